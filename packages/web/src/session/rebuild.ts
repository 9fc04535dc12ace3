import type { CoreState, Entry, Refusal, Result } from '@stellwerk/engine'
import { History, begin, beginAnew, engineRules, isOlder, refusal } from '@stellwerk/engine'
import type { PlayedGame } from '@stellwerk/titles'
import type { Kept, Origin } from './shelf.js'

export type Rebuilt<S extends CoreState> =
  | { readonly ok: true; readonly history: History<S> }
  /** The record does not fit the rules; `good` entries before do. */
  | { readonly ok: false; readonly refusal: Refusal; readonly good: number }

/** Games that were kept before the version of their rules was are of the first one. */
export const withRules = (origin: Origin): Origin => ({ ...origin, rules: origin.rules ?? 1 })

/** What a game is rebuilt by. */
export type Rebuildable<S extends CoreState> = Pick<PlayedGame<S>, 'title' | 'whole'>

/** The state a game begins with; only a position needs the whole title. */
async function beginning<S extends CoreState>(game: Rebuildable<S>, origin: Origin): Promise<Result<S>> {
  const start = withRules(origin)
  return start.position === undefined ? beginAnew(game.title, start) : begin(await game.whole(), start)
}

const slice = 40

/** Plays a record again by the rules, in slices of time between which the page can breathe. */
export async function rebuild<S extends CoreState>(
  game: Rebuildable<S>,
  origin: Origin,
  record: readonly Kept[],
): Promise<Rebuilt<S>> {
  const { title } = game
  const start = await beginning(game, origin)
  if (!start.ok) return { ok: false, refusal: start.refusal, good: 0 }
  const history = new History(title, start.value)
  const compares = !isOlder(title, withRules(origin))
  let since = performance.now()
  for (const [good, { entry }] of record.entries()) {
    const no = enter(history, entry, compares)
    if (no) return { ok: false, refusal: no, good }
    if (performance.now() - since < slice) continue
    await new Promise((resolve) => setTimeout(resolve))
    since = performance.now()
  }
  return { ok: true, history }
}

function enter<S extends CoreState>(
  history: History<S>,
  entry: Entry,
  compares: boolean,
): Refusal | undefined {
  switch (entry.type) {
    case 'undo':
      return history.undo(entry.to)
    case 'redo':
      return history.redo(entry.to)
    case 'action': {
      const no = history.act(entry.action)
      if (no) return no
      const made = history.record.at(-1)
      if (!compares || made?.type !== 'action' || made.hash === entry.hash) return undefined
      return refusal(engineRules.hash, {
        path: `actions[${history.record.length - 1}]`,
        stored: entry.hash,
        computed: made.hash,
      })
    }
  }
}
