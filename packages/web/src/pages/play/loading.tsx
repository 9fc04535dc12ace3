import { useSay } from '../../language/language.js'
import { playTexts } from './texts.js'

/** Says that a board is on its way. */
export function Loading() {
  const say = useSay(playTexts)
  return (
    <div class="play-loading" role="status">
      {say('loading')}
    </div>
  )
}
