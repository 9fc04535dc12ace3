import type { CoreState, PlayerId } from '@stellwerk/engine'
import { gameFileText } from '@stellwerk/engine'
import { goTo } from '../app/router.js'
import { computerName, withoutSign } from '../computers/seats.js'
import { RequestFailed } from '../online/api.js'
import { actionsTo } from '../session/actions-to.js'
import { openShelf } from '../session/browser-shelf.js'
import { shelve } from '../session/library.js'
import type { Line } from '../session/line.js'
import type { Session } from '../session/session.js'
import { readInWorker } from '../session/uploading.js'

/** A game of this browser can be played on from any moment, one of a server once it is over. */
export function canPlayOn({ kind, game, now }: Session): boolean {
  if (kind !== 'online' || now.stopped) return true
  const present = now.at(now.length)
  return present !== undefined && game.title.isOver(present.state)
}

/**
 * Puts the game up to a moment on the shelf of this browser anew, with computers in all seats but one, and goes there.
 * False if it cannot be played by the rules of today.
 */
export async function playOn(
  session: Session,
  at: number,
  state: CoreState,
  player: PlayerId,
): Promise<boolean> {
  const played = await playedIn(session)
  if (!played) return false
  const others = state.players.filter((one) => one !== player)
  const names = state.players.map((one) => {
    const name = withoutSign(session.nameOf(one))
    return [one, one === player ? name : computerName(name)] as const
  })
  const id = await shelve({
    kind: 'hot-seat',
    title: session.game.title.id,
    origin: played.origin,
    record: actionsTo(played.record, at),
    state,
    length: at,
    names: Object.fromEntries(names),
    computers: Object.fromEntries(others.map((one) => [one, 'strong' as const])),
  })
  goTo(`/play/${id}`)
  return true
}

/** What a game began with and everything that was entered, none of it hidden: a page may know less of its own line. */
async function playedIn(session: Session): Promise<Pick<Line, 'origin' | 'record'> | undefined> {
  if (session.fetchFile) {
    const file = await session.fetchFile().catch((error: unknown) => {
      // the server cannot be reached, or no longer shows the game
      if (error instanceof RequestFailed) return undefined
      throw error
    })
    const upload = file && (await readInWorker(gameFileText(file)))
    return upload?.ok ? upload.line : undefined
  }
  const stored = await (await openShelf()).shelf.read(session.id)
  return stored && { origin: stored.shelved.origin, record: stored.record }
}
