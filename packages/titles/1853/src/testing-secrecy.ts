import type { History, PlayerId } from '@stellwerk/engine'
import { legal, refuses, view, viewOfAction, viewOfEvents } from '@stellwerk/engine'
import { cities } from './data/cities.js'
import { indiaFace } from './face/index.js'
import type { State } from './state.js'
import { india1853 } from './title.js'

/** Everything that somebody at the table, or nobody in particular, is sent with one action. */
export interface Received {
  readonly view: State
  readonly events: readonly unknown[]
  readonly action: unknown
  /** What the rules say about the viewer's own view. */
  readonly offered: unknown
  /** What lies on the table and what is asked, as it is described to him. */
  readonly described: unknown
  /** What he hears when he tries something himself. */
  readonly refusals: readonly unknown[]
}

/** Things that a curious player tries, in or out of turn. */
const attempts = [
  { type: 'pass' },
  { type: 'setBond', bond: 100 },
  { type: 'pick', city: 'Delhi', company: 'EIR' },
  { type: 'pick', city: 'Patna', company: 'EIR' },
  { type: 'pick', city: 'Karachi', company: 'NWR' },
]

/** The offers of tiles and runs take long and know nothing of contracts: they are looked at now and then. */
const offerEvery = 40

export function received(history: History<State>, n: number, viewer: PlayerId | null): Received {
  const { state, events, entry } = history.at(n)
  const record = history.record[entry]
  const seen = view(india1853, state, viewer)
  const table = indiaFace.table(seen, viewer)
  const secretStep = ['bonds', 'cities'].includes(state.flow.at(-1)?.kind ?? '')
  const decision = secretStep || n % offerEvery === 0 ? legal(india1853, seen) : null
  return {
    view: seen,
    events: viewOfEvents(india1853, events, viewer),
    action: record?.type === 'action' ? viewOfAction(india1853, record.action, viewer) : null,
    offered: decision,
    described: { table, step: decision && indiaFace.step(seen, decision, viewer) },
    refusals:
      viewer === null
        ? []
        : attempts.map((attempt) => refuses(india1853, state, { ...attempt, player: viewer }) ?? 'possible'),
  }
}

const named = new WeakMap<object, boolean>()

/** Whether a value names a city at all; states share most of their parts, which are looked through once. */
function namesCity(value: unknown): boolean {
  if (typeof value === 'string') return Object.hasOwn(cities, value)
  if (typeof value !== 'object' || value === null) return false
  const before = named.get(value)
  if (before !== undefined) return before
  const found = Object.values(value).some(namesCity)
  named.set(value, found)
  return found
}

/** The places in which something that was sent names a city that is not for this viewer. */
export function leaks(sent: Received, state: State, viewer: PlayerId | null): readonly string[] {
  const open = new Set(
    state.over
      ? state.players
      : state.players.filter((player) => player === viewer || state.contracts[player]?.fulfilled),
  )
  const found: string[] = []
  /** `of`: the player that the value is about, as far as the objects around it tell. */
  const look = (value: unknown, path: string, of: string | undefined): void => {
    if (typeof value === 'string') {
      if (Object.hasOwn(cities, value) && !(of !== undefined && open.has(of as PlayerId))) found.push(path)
    } else if (typeof value !== 'object' || value === null || !namesCity(value)) return
    else if (Array.isArray(value)) for (const [i, item] of value.entries()) look(item, `${path}[${i}]`, of)
    else {
      const { player } = value as { player?: unknown }
      const about = typeof player === 'string' ? player : of
      for (const [name, item] of Object.entries(value))
        look(item, `${path}.${name}`, state.players.includes(name as PlayerId) ? name : about)
    }
  }
  look(sent.view, 'view', undefined)
  look(sent.events, 'events', undefined)
  look(sent.action, 'action', undefined)
  look(sent.offered, 'offered', undefined)
  // a refusal is an answer to him
  look(sent.refusals, 'refusals', viewer ?? undefined)
  return found
}
