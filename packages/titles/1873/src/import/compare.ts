import type { Desk } from './desk.js'
import type { FactKind, Facts } from './facts.js'
import { factsHere, factsThere } from './facts.js'
import type { Located } from './fault.js'
import type { Entry } from './record.js'
import type { Trace, TraceRecord } from './trace.js'

/** The first thing that is not the same here and there. */
export interface Difference {
  /** The action after which it shows: its number in the file, its own id, what it was and whose. */
  readonly number: number
  readonly id: number | null
  readonly type: string
  readonly entity: string
  readonly kind: FactKind
  readonly subject: string
  readonly here: string
  readonly there: string
}

/** How the states of an import agree with a trace. */
export interface Comparison {
  /** States after actions that count. */
  readonly applied: { readonly equal: number; readonly of: number }
  /** States after actions that were taken back later, and after undo and redo. */
  readonly others: { readonly equal: number; readonly of: number }
  /** Runs whose revenue is the same. */
  readonly runs: { readonly equal: number; readonly of: number }
  readonly first: Difference | null
  /** How many facts differ, by kind. */
  readonly kinds: { readonly [kind: string]: number }
}

/** Holds each state of an import against a trace. */
export class Comparer {
  private readonly applied = { equal: 0, of: 0 }
  private readonly others = { equal: 0, of: 0 }
  private readonly runs = { equal: 0, of: 0 }
  private readonly kinds: { [kind: string]: number } = {}
  private first: Difference | null = null

  constructor(private readonly trace: Trace) {}

  /** Why the trace cannot be of this game. */
  refuse(entries: readonly Entry[]): Located | undefined {
    const { records } = this.trace
    const at = entries.findIndex(
      ({ action }, i) => records[i]?.i !== i || (records[i]?.id ?? null) !== (action.id ?? null),
    )
    if (at < 0 && records.length === entries.length) return undefined
    const number = at < 0 ? Math.min(records.length, entries.length) : at
    return {
      path: `records[${number}]`,
      fault: { kind: 'unknown', thing: 'action', id: String(records[number]?.id ?? number) },
    }
  }

  see(number: number, { action, fate }: Entry, desk: Desk): void {
    const record = this.trace.records[number] as TraceRecord
    const about = { number, id: action.id ?? null, type: action.type, entity: String(action.entity) }
    const found = differences(factsHere(desk), factsThere(desk, record.state))
    if (record.routes && fate !== 'undo' && fate !== 'redo') {
      this.runs.of++
      const here = desk.point.ran?.revenue ?? 0
      if (here === record.routes.total) this.runs.equal++
      else
        found.push({
          kind: 'revenue',
          subject: String(action.entity),
          here: String(here),
          there: String(record.routes.total),
        })
    }
    const count = fate === 'applied' ? this.applied : this.others
    count.of++
    if (found.length === 0) count.equal++
    for (const { kind } of found) this.kinds[kind] = (this.kinds[kind] ?? 0) + 1
    if (found[0]) this.first ??= { ...about, ...found[0] }
  }

  result(): Comparison {
    const { applied, others, runs, kinds, first } = this
    return { applied, others, runs, kinds, first }
  }
}

type Found = Pick<Difference, 'kind' | 'subject' | 'here' | 'there'>

/** Everything that is not the same here and there. */
export function differences(here: Facts, there: Facts): Found[] {
  const found: Found[] = []
  for (const name of new Set([...here.keys(), ...there.keys()])) {
    const [a, b] = [here.get(name), there.get(name)]
    if (a === b) continue
    const space = name.indexOf(' ')
    found.push({
      kind: name.slice(0, space) as FactKind,
      subject: name.slice(space + 1),
      here: a ?? '–',
      there: b ?? '–',
    })
  }
  return found
}
