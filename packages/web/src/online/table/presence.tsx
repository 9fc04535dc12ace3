import { useSay } from '../../language/language.js'
import { onlineTexts } from './texts.js'

/** Whether somebody has the table open at the moment: a dot to see, a word to hear. */
export function Presence({ online }: { readonly online: boolean }) {
  const say = useSay(onlineTexts)
  const word = say(online ? 'here' : 'away')
  return (
    <span class={online ? 'presence presence-here' : 'presence'} title={word}>
      <span class="visually-hidden">{word}</span>
    </span>
  )
}
