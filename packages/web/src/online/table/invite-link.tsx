import { useState } from 'preact/hooks'
import { useSay } from '../../language/language.js'
import { Button } from '../../ui/button.js'
import { onlineTexts } from './texts.js'

/** The link by which others come to the table and sit down. */
export function InviteLink({ invite }: { readonly invite: string }) {
  const say = useSay(onlineTexts)
  const [isCopied, setCopied] = useState(false)
  const address = `${location.origin}/invite/${invite}`
  return (
    <div class="invite">
      <p>{say('invite')}</p>
      <input
        readOnly
        aria-label={say('inviteLink')}
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button onPress={() => void navigator.clipboard?.writeText(address).then(() => setCopied(true))}>
        {say('copy')}
      </Button>
      <span role="status">{isCopied && say('copied')}</span>
    </div>
  )
}
