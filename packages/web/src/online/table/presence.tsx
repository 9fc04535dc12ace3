import { useSay } from '../../language/language.js'
import { Clock } from '../clock/clock.js'
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

/** The same for a player of the table, with their clock; for anybody else, nothing. */
export function MarkOf({ player }: { readonly player: string }) {
  const { table } = useOnline()
  const seat = table.seats.find((one) => one.player === player)
  if (!seat) return null
  return (
    <>
      <Presence online={seat.online} /> <Clock table={table} player={player} brief />
    </>
  )
}
