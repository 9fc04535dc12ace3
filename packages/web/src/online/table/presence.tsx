import { useSay } from '../../language/language.js'
import { useOnline } from './online.js'
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

/** The same for a player of the table; for anybody else, nothing. */
export function PresenceOf({ player }: { readonly player: string }) {
  const seat = useOnline().table.seats.find((one) => one.player === player)
  return seat ? <Presence online={seat.online} /> : null
}
