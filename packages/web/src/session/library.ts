import type { CoreState } from '@stellwerk/engine'
import { roundCode } from '@stellwerk/table'
import type { Computers } from '../computers/seats.js'
import { complete } from '../titles/complete.js'
import { openGame, openNewGame } from '../titles/open-game.js'
import { whenIdle } from '../ui/idle.js'
import { onScreen } from '../ui/on-screen.js'
import type { Variation } from '../variations/variation.js'
import { openShelf } from './browser-shelf.js'
import type { Line } from './line.js'
import { LocalSession } from './local.js'
import { searchInWorker } from './search.js'
import type { Kept, Label, Shelved } from './shelf.js'

/** Pages of this browser tell each other which game has changed. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('stellwerk.games')

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => (byte % 36).toString(36)).join('')

export interface NewGame extends Line {
  readonly kind: Label['kind']
  readonly title: string
  readonly name?: string
  readonly names?: Shelved['names']
  readonly variations?: readonly Variation[]
  readonly computers?: Computers
}

/** Puts a game on the shelf and returns its id. */
export async function shelve(newGame: NewGame): Promise<string> {
  const { kind, title, name = '', names = {}, computers, origin, record, state, length } = newGame
  const [{ shelf }, game] = await Promise.all([openShelf(), openGame(title)])
  if (!game) throw new Error(`no title ${title}`)
  const id = newId()
  const now = Date.now()
  const label: Label = {
    id,
    kind,
    name,
    title,
    players: state.players.map((player) => names[player] ?? player),
    round: roundCode(game.face.round(state)),
    over: game.title.isOver(state),
    length,
    created: now,
    changed: now,
  }
  await shelf.add({ label, origin, names, ...(computers ? { computers } : {}) }, record)
  await shelf.keep(id, state).catch(() => undefined)
  await shelveVariations(id, newGame.variations ?? [])
  return id
}

async function shelveVariations(id: string, variations: readonly Variation[]): Promise<void> {
  if (variations.length === 0) return
  const store = await (await import('../variations/store.js')).openVariations()
  for (const variation of variations) await store.keep(id, variation)
}

export type Opened =
  | {
      readonly kind: 'open'
      readonly session: LocalSession<CoreState>
      readonly lasting: boolean
      /** What is found when the game has been played again behind its board. */
      readonly later: Promise<Broken | undefined>
    }
  | { readonly kind: 'missing' }
  | Broken

/** The record does not fit the rules of today. */
interface Broken {
  readonly kind: 'broken'
  readonly shelved: Shelved
  readonly record: readonly Kept[]
  readonly good: number
}

/** When the board is on the screen and nobody waits for anything. */
const rest = async (): Promise<void> => {
  await onScreen()
  await whenIdle()
}

const whileLater = 2_000

const lull = async (): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, whileLater))
  await rest()
}

/** Opens a game of this browser. */
export async function openLocal(id: string): Promise<Opened> {
  const { shelf, lasting } = await openShelf()
  const stored = await shelf.read(id)
  if (!stored) return { kind: 'missing' }
  const { shelved, record, state } = stored
  const { title } = shelved.label
  const isNew = record.length === 0 && shelved.origin.position === undefined
  const game = await (isNew ? openNewGame(title) : openGame(title))
  if (!game) return { kind: 'missing' }
  const announce = (changed: string): void => channel?.postMessage(changed)
  const session = await LocalSession.open(
    { game, shelf, search: searchInWorker, announce, complete: () => complete(title), rest, lull },
    shelved,
    record,
    // computers look at what was before as soon as they play
    shelved.computers ? undefined : state,
  )
  const broken = ({ good }: { readonly good: number }): Broken => ({ kind: 'broken', shelved, record, good })
  if ('ok' in session) return broken(session)
  return { kind: 'open', session, lasting, later: session.whole.then((failed) => failed && broken(failed)) }
}

/** Keeps a session in step with other pages of this browser; returns how to stop that. */
export function followElsewhere(session: LocalSession<CoreState>): () => void {
  const listener = ({ data }: MessageEvent<unknown>): void => {
    if (data === session.id) void session.refresh()
  }
  channel?.addEventListener('message', listener)
  return () => channel?.removeEventListener('message', listener)
}
