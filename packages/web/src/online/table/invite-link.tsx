import { useState } from 'preact/hooks'
import { useLanguage, useSay } from '../../language/language.js'
import { Button } from '../../ui/button.js'
import { failureText } from '../failure.js'
import { Failure } from '../form.js'
import { useOnline } from './online.js'
import { onlineTexts } from './texts.js'

interface InviteLinkProps {
  readonly invite: string
  /** What others do who have the link. */
  readonly to: 'sit' | 'watch'
}

/** The link by which others come to the table. Its host can make another one. */
export function InviteLink({ invite, to }: InviteLinkProps) {
  const say = useSay(onlineTexts)
  const language = useLanguage()
  const { table, change } = useOnline()
  const [failure, setFailure] = useState('')
  const [isCopied, setCopied] = useState(false)
  const renew = (): void => {
    setCopied(false)
    setFailure('')
    change('invite', {}).catch((error: unknown) => setFailure(failureText(language, error)))
  }
  const address = `${location.origin}/invite/${invite}`
  return (
    <div class="invite">
      <p>{say(to === 'sit' ? 'invite' : 'watchLink')}</p>
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
      {table.you.host && (
        <details>
          <summary>{say('newLink')}</summary>
          <p class="field-help">{say('newLinkHelp')}</p>
          <Button onPress={renew}>{say('newLink')}</Button>
        </details>
      )}
      <Failure words={failure} />
    </div>
  )
}
