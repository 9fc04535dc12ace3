import type { CompanyId, LayTile, State } from '@stellwerk/1853'
import { hexes, india1853, reachOf } from '@stellwerk/1853'
import { apply, top } from '@stellwerk/engine'
import { progressOf } from '@stellwerk/1853'
import { placeName } from '../names.js'

/** What a tile changes, as far as it can be seen on the map. */
export interface LayEffect {
  /** With the fee of a second tile. */
  readonly cost: number
  readonly bonus: number
  /** Places that the company reaches with it and did not before. */
  readonly places: readonly string[]
  /** On how many hexes track was missing for the viewer's contract, and is then. */
  readonly contract: { readonly from: number; readonly to: number } | undefined
  readonly after: State
}

export function effectOf(state: State, action: LayTile): LayEffect | undefined {
  const outcome = apply(india1853, state, action)
  if (!outcome.ok) return undefined
  const { state: after, events } = outcome
  const company = top(state)?.['company'] as CompanyId
  const paid = events.filter((event) => event.kind === 'money' && event['from'] === company)
  const laying = paid.filter(({ reason }) => ['terrain', 'second tile', 'upgrade'].includes(reason as string))
  const stopsIn = (board: State) =>
    [...reachOf(board, company).stops()].map(({ hex, stop }) => `${hex}/${stop}`)
  const before = new Set(stopsIn(state))
  const reached = stopsIn(after)
    .filter((stop) => !before.has(stop))
    .map((stop) => placeName(stop.split('/')[0] ?? ''))
  return {
    cost: laying.reduce((sum, { amount }) => sum + (amount as number), 0),
    bonus: state.tiles[action.hex] ? 0 : (hexes[action.hex]?.bonus ?? 0),
    places: [...new Set(reached)],
    contract: contractShift(state, after, action.player),
    after,
  }
}

function contractShift(before: State, after: State, player: LayTile['player']): LayEffect['contract'] {
  const contract = before.contracts[player]
  if (!contract?.cities || contract.fulfilled) return undefined
  const [from, to] = [before, after].map((state) => progressOf(state, contract.cities ?? []).missing)
  return from === undefined || to === undefined || from === to ? undefined : { from, to }
}
