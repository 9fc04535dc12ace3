import { useEffect, useState } from 'preact/hooks'
import { useSay } from '../language/language.js'
import { Button } from '../ui/button.js'
import { followUpdates, takeUpdate } from './offline.js'
import { appTexts } from './texts.js'
import './update-notice.css'

/** A new version of the site is ready; the reader decides when. */
export function UpdateNotice() {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null)
  const say = useSay(appTexts)
  useEffect(() => followUpdates(setWaiting), [])
  return (
    <div class="update-notice" role="status">
      {waiting && (
        <div class="update-notice-box">
          <p>{say('updated')}</p>
          <Button look="primary" onPress={() => takeUpdate(waiting)}>
            {say('update')}
          </Button>
          <Button look="quiet" onPress={() => setWaiting(null)}>
            {say('later')}
          </Button>
        </div>
      )}
    </div>
  )
}
