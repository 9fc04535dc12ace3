import type { HexId, LayTile, MineId, RailwayId, State } from '@stellwerk/1873'
import {
  across,
  boardHex,
  harzbahn,
  hexes,
  incomeOf,
  isRailway,
  letsMinePass,
  letsPass,
  mines as mineFacts,
  stopIndex,
} from '@stellwerk/1873'
import { apply, top } from '@stellwerk/engine'
import { edges, opposite } from '@stellwerk/hex'

/** What laying a tile changes, as far as it can be seen on the map. */
export interface LayEffect {
  readonly cost: number
  /** What the bank advances for a hex of another railway's concession. */
  readonly refund: number
  /** Mines that become connected, with their income before and after. */
  readonly mines: readonly { readonly mine: MineId; readonly from: number; readonly to: number }[]
  /** Places that the builder's track leads to now and did not before. */
  readonly places: readonly HexId[]
  readonly concessions: readonly RailwayId[]
  /** The tile that is put aside for the concession route of the hex. */
  readonly reserves: string | undefined
  readonly after: State
}

export function effectOf(state: State, action: LayTile): LayEffect | undefined {
  const outcome = apply(harzbahn, state, action)
  if (!outcome.ok) return undefined
  const { state: after, events } = outcome
  const of = (kind: string) => events.filter((event) => event.kind === kind)
  const laid = of('tile-laid').find((event) => event['hex'] === action.hex)
  const refund = of('money').find((event) => event['reason'] === 'repaid')
  const connected = of('mine-connected').map((event) => event['mine'] as MineId)
  const before = placesOf(state, startsOf(state))
  return {
    cost: Number(laid?.['cost'] ?? 0),
    refund: Number(refund?.['amount'] ?? 0),
    mines: connected.map((mine) => ({
      mine,
      from: incomeOf(state, mine),
      to: incomeOf(state, mine, { connected: true }),
    })),
    // the tiles of the new state with the markers of the old one: whose turn it is then does not matter
    places: [...placesOf({ ...state, tiles: after.tiles }, startsOf(state))].filter(
      (hex) => !before.has(hex),
    ),
    concessions: of('concession-active').map((event) => event['railway'] as RailwayId),
    reserves: of('tile-reserved').find((event) => event['hex'] === action.hex)?.['tile'] as
      string | undefined,
    after,
  }
}

interface Builder {
  readonly hexes: readonly HexId[]
  /** Whose own markers stand in nobody's way; undefined for a mine. */
  readonly railway: RailwayId | undefined
}

function startsOf(state: State): Builder {
  const operation = top(state)?.['operation']
  if (typeof operation !== 'string') return { hexes: [], railway: undefined }
  if (!isRailway(operation))
    return { hexes: [mineFacts[Number(operation.slice(5)) as MineId].hex], railway: undefined }
  const own = Object.keys(state.markers).filter((hex) =>
    state.markers[hex]?.some((stop) => stop.some(({ railway }) => railway === operation)),
  )
  return { hexes: own, railway: operation }
}

/** The places that track leads to, past stops where the railway may pass. */
function placesOf(state: State, { hexes: starts, railway }: Builder): ReadonlySet<HexId> {
  const seen = new Set<string>()
  const places = new Set<HexId>(starts)
  const open = starts.flatMap((hex) =>
    edges.filter((edge) => boardHex(state, hex).leads[edge] !== undefined).map((edge) => ({ hex, edge })),
  )
  for (let step = open.pop(); step; step = open.pop()) {
    const next = across(step.hex, step.edge)
    const key = `${step.hex}/${step.edge}`
    if (next === undefined || seen.has(key)) continue
    seen.add(key)
    const { leads } = boardHex(state, next)
    const entry = opposite(step.edge)
    const lead = leads[entry]
    if (lead === undefined) continue
    const stop = stopIndex(lead)
    if (stop === undefined) {
      open.push({ hex: next, edge: lead as (typeof edges)[number] })
      continue
    }
    if (hexes[next]?.place !== 'none' || hexes[next]?.factory !== undefined) places.add(next)
    const { stops } = boardHex(state, next)
    const markers = state.markers[next] ?? []
    const passes =
      railway === undefined
        ? letsMinePass(state, stops, markers, stop)
        : letsPass(state, railway, stops, markers, stop)
    if (!passes) continue
    for (const edge of edges) if (edge !== entry && leads[edge] === lead) open.push({ hex: next, edge })
  }
  return places
}
