import { hash } from '@stellwerk/engine'
import type { PlayerId } from '@stellwerk/engine'
import { goTo } from '../app/router.js'
import { computerName, withoutSign } from '../computers/seats.js'
import { openShelf } from '../session/browser-shelf.js'
import { shelve } from '../session/library.js'
import type { Moment, Session } from '../session/session.js'

/** Puts the game up to a moment on the shelf anew, with computers in all seats but one, and goes there. */
export async function playOn(
  session: Session,
  moments: readonly Moment[],
  at: number,
  player: PlayerId,
): Promise<void> {
  const stored = await (await openShelf()).shelf.read(session.id)
  const line = moments.slice(0, at + 1)
  const state = line.at(-1)?.state
  if (!stored || !state) return
  const { origin } = stored.shelved
  const others = state.players.filter((one) => one !== player)
  const names = state.players.map((one) => {
    const name = withoutSign(session.nameOf(one))
    return [one, one === player ? name : computerName(name)] as const
  })
  const id = await shelve({
    kind: 'hot-seat',
    title: session.game.title.id,
    origin,
    record: line
      .slice(1)
      .map((moment) => ({ entry: { type: 'action', action: moment.action, hash: hash(moment.state) } })),
    state,
    length: at,
    names: Object.fromEntries(names),
    computers: Object.fromEntries(others.map((one) => [one, 'strong' as const])),
  })
  goTo(`/play/${id}`)
}
