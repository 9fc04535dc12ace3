import type { Refusal } from '@stellwerk/engine'
import { refusal } from '@stellwerk/engine'
import { edges } from '@stellwerk/hex'
import type { BoardHex } from '../../../board.js'
import { boardHex, hexWith, stopIndex } from '../../../board.js'
import { railways } from '../../../data/companies.js'
import { concessionHexes, concessionRoutes } from '../../../data/concessions.js'
import { hexes } from '../../../data/map.js'
import type { Edge, End, HexId, RailwayId } from '../../../data/types.js'
import type { LaidTile, State } from '../../../state.js'
import type { Lay } from './builder.js'
import type { Upgrade } from './fit.js'
import { joins, upgradesOf } from './fit.js'
import type { MarkersOfHex } from './markers.js'
import { carriedOver } from './markers.js'
import { leftFor } from './supply.js'

/**
 * Concession routes stay possible until they are built: a hex that was built on otherwise keeps the one tile that adds
 * the missing track, and a place of the route keeps a circle for its railway.
 */

/** Whether the hex needs track for a concession route that is not there. */
export function lacksRoute(hex: BoardHex): boolean {
  const concession = concessionHexes[hex.hex]
  return concession !== undefined && !joins(hex, concession.join)
}

const fitting = new WeakMap<BoardHex, Upgrade | null>()

/** 1873-4.4.1-x: the tile that has the track of the hex and exactly the missing concession track. */
function completing(hex: BoardHex): Upgrade | null {
  let found = fitting.get(hex)
  if (found === undefined) {
    found = upgradesOf(hex).find(({ after }) => !lacksRoute(after) && addsOnlyRoute(hex, after)) ?? null
    fitting.set(hex, found)
  }
  return found
}

function addsOnlyRoute(before: BoardHex, after: BoardHex): boolean {
  const join: readonly End[] = concessionHexes[before.hex]?.join ?? []
  return edges.every(
    (edge) => after.leads[edge] === undefined || before.leads[edge] !== undefined || join.includes(edge),
  )
}

/** The tile to be reserved for a hex as it is now; undefined if there is none left, null if none is needed. */
export function reservationFor(state: State, hex: BoardHex): LaidTile | null | undefined {
  if (!lacksRoute(hex)) return null
  const found = completing(hex)
  if (!found || leftFor(state, hex.hex, found.tile) < 1) return undefined
  return { tile: found.tile, rotation: found.rotation }
}

/** The tile that completes the route on a hex: just its track where nothing was built, else the reserved tile. */
export function routeTile(state: State, hex: BoardHex): LaidTile | null | undefined {
  return hex.laid || !lacksRoute(hex) ? reservationFor(state, hex) : concessionHexes[hex.hex]?.first
}

/** The places of concession routes other than the railway's own homes, by hex, with an edge of the route there. */
const routePlaces: ReadonlyMap<HexId, readonly { readonly railway: RailwayId; readonly edge: Edge }[]> =
  new Map(
    Object.keys(hexes)
      .filter((hex) => hexes[hex]?.place !== 'none')
      .map((hex) => [
        hex,
        (Object.keys(railways) as RailwayId[])
          .filter((railway) => !railways[railway].homes.some((home) => home.hex === hex))
          .flatMap((railway) =>
            concessionRoutes[railway]
              .flat()
              .filter((step) => step.hex === hex)
              .map((step) => ({ railway, edge: step.join.find((end) => typeof end === 'number') as Edge })),
          ),
      ]),
  )

/** 1873-4.4.2-h: the railway that would find no circle on its route in its first operating round, if there is one. */
export function crowdedOut(
  state: State,
  hex: BoardHex,
  markers: MarkersOfHex,
  builder: RailwayId | undefined,
): RailwayId | undefined {
  const places = routePlaces.get(hex.hex) ?? []
  if (places.length === 0 || markers.every((group) => group.length === 0)) return undefined
  const completed = routeTile(state, hex)
  const after = completed ? hexWith(hex.hex, completed) : hex
  const then = carriedOver(markers, hex, after)
  return places.find(({ railway, edge }) => {
    if (railway === builder || state.railways[railway]?.operated) return false
    const stop = stopIndex(after.leads[edge]) ?? 0
    return (then[stop]?.length ?? 0) >= (after.stops[stop]?.circles ?? 0)
  })?.railway
}

/** 1873-4.4.1-w, 1873-4.4.1-x: why a tile would make another railway's concession route impossible. */
export function refuseProtected(state: State, lay: Lay, builder: RailwayId | undefined): Refusal | undefined {
  const before = boardHex(state, lay.hex)
  const after = hexWith(lay.hex, lay)
  const about = { hex: lay.hex, tile: lay.tile, rotation: lay.rotation }
  if (reservationFor(state, after) === undefined) {
    const railway = concessionHexes[lay.hex]?.railway ?? null
    return refusal('1873-4.4.1-x', { ...about, railway })
  }
  const markers = carriedOver(state.markers[lay.hex] ?? [], before, after)
  const railway = crowdedOut(state, after, markers, builder)
  return railway && refusal('1873-4.4.1-w', { ...about, railway })
}
