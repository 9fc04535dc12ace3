import type { CoreState, Entry, Refusal, Title } from '@stellwerk/engine'
import { History, begin, engineRules, isOlder, refusal } from '@stellwerk/engine'
import type { Kept, Origin } from './shelf.js'

export type Rebuilt<S extends CoreState> =
  | { readonly ok: true; readonly history: History<S> }
  /** The record does not fit the rules; `good` entries before do. */
  | { readonly ok: false; readonly refusal: Refusal; readonly good: number }

/** Games that were kept before the version of their rules was are of the first one. */
const withRules = (origin: Origin): Origin => ({ ...origin, rules: origin.rules ?? 1 })

const slice = 40

/** Plays a record again by the rules, in slices of time between which the page can breathe. */
export async function rebuild<S extends CoreState>(
  title: Title<S>,
  origin: Origin,
  record: readonly Kept[],
): Promise<Rebuilt<S>> {
  const start = begin(title, withRules(origin))
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
