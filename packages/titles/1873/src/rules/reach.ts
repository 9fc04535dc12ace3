import { Recent } from '@stellwerk/engine'
import type { Edge } from '@stellwerk/hex'
import { edges, opposite } from '@stellwerk/hex'
import type { StopAt } from '@stellwerk/rails'
import type { BoardHex } from '../board.js'
import { boardHex, boardOf, numberOf } from '../board.js'
import { mines } from '../data/mines.js'
import type { HexId, MineId, RailwayId, Stop } from '../data/types.js'
import { reading } from '../readings.js'
import type { Marker, State } from '../state.js'
import type { MarkersOfHex } from './railways/track/markers.js'

/**
 * What can be reached over track without a break. A side is reached when track leads up to it from at least one of its
 * two hexes; a stop is reached when track leads into it, whether or not it can be passed.
 */
export interface Reach {
  /** For each hex, by its number, the edges whose sides are reached, as bits. */
  readonly sides: Uint8Array
  /** Names of stops, as `stopName` gives them. */
  readonly stops: ReadonlySet<string>
}

export const stopName = (hex: HexId, stop: number): string => `${hex}/${stop}`

export const markersAt = (state: State, hex: HexId, stop: number): readonly Marker[] =>
  state.markers[hex]?.[stop] ?? []

/**
 * 1873-4.4.1-p: a free circle or an own marker lets a railway pass; a circle kept as a home is free (1873-4.4.2-i).
 * In a village with two stops that is a circle on the track, or any one of the village (reading RUL-21).
 */
export function letsPass(
  state: State,
  railway: RailwayId,
  stops: readonly Stop[],
  markers: MarkersOfHex,
  stop: number,
): boolean {
  const isOpen = (at: number): boolean =>
    (markers[at]?.length ?? 0) < (stops[at]?.circles ?? 0) ||
    (markers[at] ?? []).some((marker) => marker.railway === railway)
  return (
    isOpen(stop) || (reading(state, 'doubleVillages') === 'any circle' && stops.some((_, at) => isOpen(at)))
  )
}

/** 1873-4.2.1-b, -d: whether the way of a mine goes on beyond a stop, whoever has markers there (reading RUL-14). */
export const letsMinePass = (
  state: State,
  stops: readonly Stop[],
  markers: MarkersOfHex,
  stop: number,
): boolean =>
  reading(state, 'mineConnection') === 'markers pass' ||
  (markers[stop]?.length ?? 0) < (stops[stop]?.circles ?? 0)

/** Follows the track of railways (never state track) from some stops, through every stop that may be passed. */
export function walk(
  state: State,
  starts: Iterable<StopAt>,
  passes: (hex: BoardHex, stop: number) => boolean,
): Reach {
  const board = boardOf(state.tiles)
  const sides = new Uint8Array(board.length)
  const stops = new Set<string>()
  const open: BoardHex[] = []
  const openStops: number[] = []

  const arrive = (hex: BoardHex, stop: number): void => {
    const name = hex.site.stops[stop] as string
    if (stops.has(name)) return
    stops.add(name)
    if (!passes(hex, stop)) return
    open.push(hex)
    openStops.push(stop)
  }
  const leave = (from: BoardHex, by: Edge): void => {
    let hex = from
    let edge = by
    for (;;) {
      const { at } = hex.site
      const reached = sides[at] as number
      if (reached & (1 << edge)) return
      sides[at] = reached | (1 << edge)
      const next = board[hex.site.next[edge] as number]
      if (next === undefined) return
      const entry = opposite(edge)
      sides[next.site.at] = (sides[next.site.at] as number) | (1 << entry)
      const end = next.leads[entry]
      if (end === undefined) return
      const stop = next.leadsToStop[entry] as number
      if (stop >= 0) return arrive(next, stop)
      hex = next
      edge = end as Edge
    }
  }

  for (const { hex, stop } of starts) arrive(board[numberOf(hex)] as BoardHex, stop)
  for (let hex = open.pop(); hex; hex = open.pop()) {
    const stop = openStops.pop()
    for (const edge of edges) if (hex.leadsToStop[edge] === stop) leave(hex, edge)
  }
  return { sides, stops }
}

type From = 'active markers' | 'all markers' | 'mine' | 'state track'
type Known = Readonly<Record<From, Map<RailwayId | MineId | 'state', Reach>>>

const byMarkers = new Recent<State['tiles'], Recent<State['markers'], readonly [State['readings'], Known]>>()

/** What is reached on the same track past the same markers, by the same readings, is worked out once. */
export function knownReach(
  state: State,
  from: From,
  who: RailwayId | MineId | 'state',
  make: () => Reach,
): Reach {
  const { readings, markers } = state
  const ofTiles = byMarkers.entry(state.tiles, () => new Recent(4))
  let known = ofTiles.get(markers)
  if (!known || known[0] !== readings) {
    const none = {
      'active markers': new Map(),
      'all markers': new Map(),
      mine: new Map(),
      'state track': new Map(),
    }
    ofTiles.set(markers, (known = [readings, none]))
  }
  const ofKind = known[1][from]
  let reach = ofKind.get(who)
  if (!reach) ofKind.set(who, (reach = make()))
  return reach
}

/** Sides and stops a railway can reach from its markers (1873-4.4.1-p, 1873-4.4.1-q, 1873-4.4.2-f). */
export function railwayReach(
  state: State,
  railway: RailwayId,
  from: 'active markers' | 'all markers',
): Reach {
  return knownReach(state, from, railway, () =>
    walk(state, starts(state, railway, from === 'all markers'), ({ hex, stops }, stop) =>
      letsPass(state, railway, stops, state.markers[hex] ?? [], stop),
    ),
  )
}

/** Sides and stops a mine can reach from its hex, which is always passed (1873-4.2.1-d). */
export function mineReach(state: State, mine: MineId): Reach {
  const { hex: own } = mines[mine]
  return knownReach(state, 'mine', mine, () => {
    const from = boardHex(state, own).stops.map((_, stop) => ({ hex: own, stop }))
    return walk(
      state,
      from,
      ({ hex, stops }, stop) => hex === own || letsMinePass(state, stops, state.markers[hex] ?? [], stop),
    )
  })
}

function starts(state: State, railway: RailwayId, inactiveToo: boolean): StopAt[] {
  const found: StopAt[] = []
  for (const hex of Object.keys(state.markers)) {
    const stops = state.markers[hex] ?? []
    for (let stop = 0; stop < stops.length; stop++)
      for (const m of stops[stop] ?? [])
        if (m.railway === railway && (m.active || inactiveToo)) {
          found.push({ hex, stop })
          break
        }
  }
  return found
}
