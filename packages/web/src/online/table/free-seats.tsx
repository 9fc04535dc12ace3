import { useSay } from '../../language/language.js'
import { Button } from '../../ui/button.js'
import { Entrance } from '../account/entrance.js'
import { useMe } from '../account/me.js'
import { InviteLink } from './invite-link.js'
import { useOnline } from './online.js'
import { onlineTexts } from './texts.js'

interface SitDownProps {
  /** The seat, counted from 1. */
  readonly seat: number
  guarded(work: Promise<unknown>): void
}

/** Taking a seat of a running game that nobody has: for its host, and for those who came by the invitation. */
export function SitDown({ seat, guarded }: SitDownProps) {
  const say = useSay(onlineTexts)
  const me = useMe()
  const { table, invite, change } = useOnline()
  const { player, host } = table.you
  const isAsking = table.seatRequests.some(({ person }) => person.id === me?.id)
  if (!me || player !== null || isAsking || !(host || invite !== undefined)) return null
  const body = { seat, ...(invite === undefined ? {} : { invite }) }
  return <Button onPress={() => guarded(change('join', body))}>{say('join')}</Button>
}

/**
 * While a seat of a running game is free: the link for whoever may take it, and the way in for those who have it. The host
 * of a game that is watched by link has it all the time.
 */
export function FreeSeats() {
  const me = useMe()
  const { table, invite } = useOnline()
  if (table.state !== 'running') return null
  if (table.seats.every(({ person }) => person !== null))
    return table.you.host && table.watching === 'link' && table.invite !== null ? (
      <InviteLink invite={table.invite} to="watch" />
    ) : null
  return (
    <>
      {me === null && invite !== undefined && <Entrance invite={invite} />}
      {table.invite !== null && <InviteLink invite={table.invite} to="sit" />}
    </>
  )
}
