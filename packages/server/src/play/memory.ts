import type { CoreState, Title } from '@stellwerk/engine'
import type { EntryRow } from '../store/schema.js'
import type { Line } from './line.js'
import { extended } from './line.js'
import type { Step, StoredState } from './step.js'
import { storedAfter } from './step.js'

/** How much of a record an entry is: what it did, and the action. */
export const bytesOf = ({ change, action }: Pick<EntryRow, 'change' | 'action'>): number =>
  change.length + (action?.length ?? 0)

/** How many of the last steps a game in memory keeps, for those who follow it live. */
const mostRecent = 8

export interface Position {
  readonly seq: number
  readonly state: CoreState
  /** The state as it is stored: in another shape, where earlier rules made it. */
  readonly stored: StoredState
  readonly line: Line
}

/**
 * A game as a process has it in memory: the state after the newest entry it knows, which entries count, and the last
 * steps. It only moves forward along the record; the store is authoritative.
 */
export class GameInMemory {
  private steps: Step[] = []
  private present: Position

  constructor(
    readonly table: string,
    readonly title: Title,
    start: Position,
    /** The newest stored state, and the version of the rules that made it. */
    public snapshot: { readonly seq: number; readonly rules: number },
    /** The keys of all entries up to here: no request has its effect twice. */
    private readonly keys: Set<string>,
    /** How large the record is. */
    public bytes: number,
  ) {
    this.present = start
  }

  get seq(): number {
    return this.present.seq
  }

  get state(): CoreState {
    return this.present.state
  }

  /** The state as it is stored, from which the next delta starts. */
  get stored(): StoredState {
    return this.present.stored
  }

  get line(): Line {
    return this.present.line
  }

  /** Whether an entry of the record was made by a request with this key. */
  hasKey(key: string): boolean {
    return this.keys.has(key)
  }

  /** Goes on by one entry; what is already known changes nothing. */
  take(step: Step): void {
    if (step.entry.seq !== this.seq + 1) return
    this.present = {
      seq: step.entry.seq,
      state: step.after,
      stored: storedAfter(this.title, step),
      line: extended(this.line, [step.entry]),
    }
    this.steps = [...this.steps.slice(1 - mostRecent), step]
    if (step.entry.key !== null) this.keys.add(step.entry.key)
    this.bytes += bytesOf(step.entry)
  }

  /** The steps after place `from` of the record; undefined if they are no longer in memory. */
  recent(from: number): readonly Step[] | undefined {
    if (from === this.seq) return []
    const first = this.steps[0]
    return first && first.entry.seq <= from + 1 ? this.steps.slice(from + 1 - first.entry.seq) : undefined
  }

  /** The state at a place of the record, if it is in memory. */
  stateAt(seq: number): CoreState | undefined {
    if (seq === this.seq) return this.state
    return this.steps.find(({ entry }) => entry.seq === seq + 1)?.before
  }
}
