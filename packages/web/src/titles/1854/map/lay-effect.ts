import type { CompanyId, State } from '@stellwerk/1854'
import { austria1854, reachOf } from '@stellwerk/1854'
import { apply, top } from '@stellwerk/engine'
import { placeName } from '../names.js'
import type { LayAction } from './lays.js'

/** What a tile or a tunnel changes, as far as it can be seen on the map. */
export interface LayEffect {
  readonly cost: number
  /** Places that the company reaches with it and did not before. */
  readonly places: readonly string[]
  readonly after: State
}

export function effectOf(state: State, action: LayAction): LayEffect | undefined {
  const outcome = apply(austria1854, state, action)
  if (!outcome.ok) return undefined
  const { state: after, events } = outcome
  const told = events.find(({ kind }) => kind === 'tile-laid' || kind === 'tunnel-built')
  const company = top(state)?.['company'] as CompanyId
  const before = reachOf(state, company).stops
  // the track of the new state with the markers of the old one: whose turn it is then does not matter
  const now = reachOf({ ...state, tiles: after.tiles, tunnels: after.tunnels }, company).stops
  const reached = [...now]
    .filter((stop) => !before.has(stop))
    .map((stop) => placeName(stop.split('/')[0] ?? ''))
  return { cost: Number(told?.['cost'] ?? 0), places: [...new Set(reached)], after }
}
