import type { Shape } from '@stellwerk/engine'
import {
  either,
  engineRules,
  fields,
  flag,
  isObject,
  listOf,
  oneOf,
  recordOf,
  refusal,
  text,
  whole,
} from '@stellwerk/engine'
import type { Located } from './fault.js'

/** The state of the site's own engine, as a trace tells it after every action. */
export interface TraceState {
  readonly round: {
    readonly type: string
    readonly turn: number
    readonly num: number
    readonly step: string | null
    readonly finished: boolean
  }
  readonly phase: string
  readonly current: string | number | null
  readonly acting: readonly (string | number)[]
  readonly premium?: number | null
  readonly order: readonly (string | number)[]
  readonly players: Readonly<
    Record<
      string,
      {
        readonly cash: number
        readonly value?: number
        readonly shares?: Readonly<Record<string, number>>
        readonly companies?: readonly string[]
      }
    >
  >
  readonly minors: Readonly<
    Record<
      string,
      {
        readonly owner: string | number | null
        readonly cash: number
        readonly trains: readonly string[]
        readonly open?: boolean
        readonly connected?: boolean
      }
    >
  >
  readonly corps: Readonly<Record<string, TraceCompany>>
  readonly market_cells: Readonly<Record<string, readonly string[]>>
  readonly tiles: Readonly<Record<string, string>>
  readonly tokens: Readonly<Record<string, readonly (readonly (string | null)[])[]>>
  readonly reserved_tiles?: Readonly<Record<string, readonly string[]>>
  readonly depot: Readonly<Record<string, number>>
}

interface TraceCompany {
  readonly owner: string | number | null
  readonly cash: number
  readonly price: number | null
  readonly total_shares: number
  readonly treasury: number
  readonly market: number
  readonly trains: readonly string[]
  readonly floated?: boolean
  readonly operated?: boolean
  readonly receivership?: boolean
  readonly tokens_left?: number
  readonly mines?: readonly string[]
  readonly slots?: number
  readonly concession_pending?: boolean
}

export interface TraceRecord {
  readonly i: number
  readonly id?: number | null
  readonly status: 'applied' | 'undone' | 'undo' | 'redo'
  readonly state: TraceState
  readonly routes?: { readonly total: number }
}

export interface Trace {
  readonly records: readonly TraceRecord[]
}

const anything: Shape = () => undefined
const nothing = oneOf(null)
const id = either(whole, text)
const idOrNone = either(nothing, id)
const names = listOf(text, 50)

/** An object of which only these fields matter here. */
const atLeast =
  (required: { readonly [name: string]: Shape }, extra: { readonly [name: string]: Shape } = {}): Shape =>
  (value, path) => {
    if (!isObject(value)) return { path, expected: 'an object' }
    const others = Object.keys(value).filter(
      (name) => !Object.hasOwn(required, name) && !Object.hasOwn(extra, name),
    )
    return fields(required, { ...extra, ...Object.fromEntries(others.map((name) => [name, anything])) })(
      value,
      path,
    )
  }

const company = atLeast(
  {
    owner: idOrNone,
    cash: whole,
    price: either(nothing, whole),
    total_shares: whole,
    treasury: whole,
    market: whole,
    trains: names,
  },
  {
    floated: flag,
    operated: flag,
    receivership: flag,
    tokens_left: whole,
    mines: names,
    slots: whole,
    concession_pending: flag,
  },
)

const state = atLeast(
  {
    round: atLeast({ type: text, turn: whole, num: whole, step: either(nothing, text), finished: flag }),
    phase: text,
    current: idOrNone,
    acting: listOf(id, 10),
    order: listOf(id, 10),
    players: recordOf(atLeast({ cash: whole }, { value: whole, shares: recordOf(whole), companies: names })),
    minors: recordOf(
      atLeast({ owner: idOrNone, cash: whole, trains: names }, { open: flag, connected: flag }),
    ),
    corps: recordOf(company),
    market_cells: recordOf(names),
    tiles: recordOf(text),
    tokens: recordOf(listOf(listOf(either(nothing, text), 10), 10)),
    depot: recordOf(whole),
  },
  { premium: either(nothing, whole), reserved_tiles: recordOf(names) },
)

const trace = atLeast({
  records: listOf(
    atLeast(
      { i: whole, status: oneOf('applied', 'undone', 'undo', 'redo'), state },
      { id: either(nothing, whole), routes: atLeast({ total: whole }) },
    ),
    100_000,
  ),
})

/** Reads a trace, or says where its form is wrong. */
export function parseTrace(value: unknown): Trace | Located {
  const fault = trace(value, '')
  return fault
    ? { path: fault.path, fault: { kind: 'refused', refusal: refusal(engineRules.malformed, { ...fault }) } }
    : (value as Trace)
}
