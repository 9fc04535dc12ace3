import type { Edge } from '@stellwerk/hex'
import { edges, opposite } from '@stellwerk/hex'
import { across, boardHex, sideName, stopIndex } from '../board.js'
import { mines } from '../data/mines.js'
import type { HexId, MineId, RailwayId } from '../data/types.js'
import type { Marker, State } from '../state.js'

/**
 * What can be reached over track without a break. A side is reached when track leads up to it from at least one of its
 * two hexes; a stop is reached when track leads into it, whether or not it can be passed.
 */
export interface Reach {
  /** Names of sides, as `sideName` gives them. */
  readonly sides: ReadonlySet<string>
  /** Names of stops, as `stopName` gives them. */
  readonly stops: ReadonlySet<string>
}

export interface StopAt {
  readonly hex: HexId
  readonly stop: number
}

export const stopName = (hex: HexId, stop: number): string => `${hex}/${stop}`

export const markersAt = (state: State, hex: HexId, stop: number): readonly Marker[] =>
  state.markers[hex]?.[stop] ?? []

/** 1873-4.4.1-p: a free circle or an own marker lets a railway pass. A circle kept as a home is free (1873-4.4.2-i). */
export const letsPass = (railway: RailwayId, circles: number, markers: readonly Marker[]): boolean =>
  markers.length < circles || markers.some((marker) => marker.railway === railway)

/** Follows the track of railways (never state track) from some stops, through every stop that may be passed. */
export function walk(
  state: State,
  starts: Iterable<StopAt>,
  passes: (hex: HexId, stop: number) => boolean,
): Reach {
  const sides = new Set<string>()
  const stops = new Set<string>()
  const open: StopAt[] = []

  const arrive = (hex: HexId, stop: number): void => {
    const name = stopName(hex, stop)
    if (stops.has(name)) return
    stops.add(name)
    if (passes(hex, stop)) open.push({ hex, stop })
  }
  const leave = (from: HexId, by: Edge): void => {
    let hex = from
    let edge = by
    for (;;) {
      const side = sideName(hex, edge)
      if (sides.has(side)) return
      sides.add(side)
      const next = across(hex, edge)
      if (next === undefined) return
      const entry = opposite(edge)
      const end = boardHex(state, next).leads[entry]
      if (end === undefined) return
      const stop = stopIndex(end)
      if (stop !== undefined) {
        arrive(next, stop)
        return
      }
      hex = next
      edge = end as Edge
    }
  }

  for (const { hex, stop } of starts) arrive(hex, stop)
  for (let at = open.pop(); at; at = open.pop()) {
    const { leads } = boardHex(state, at.hex)
    for (const edge of edges) if (stopIndex(leads[edge]) === at.stop) leave(at.hex, edge)
  }
  return { sides, stops }
}

const byMarkers = new WeakMap<State['tiles'], WeakMap<State['markers'], Map<string, Reach>>>()
const byTrack = new WeakMap<State['tiles'], Map<MineId, Reach>>()

/** Sides and stops a railway can reach from its markers (1873-4.4.1-p, 1873-4.4.1-q, 1873-4.4.2-f). */
export function railwayReach(
  state: State,
  railway: RailwayId,
  from: 'active markers' | 'all markers',
): Reach {
  const ofTiles = entry(byMarkers, state.tiles, () => new WeakMap<State['markers'], Map<string, Reach>>())
  const known = entry(ofTiles, state.markers, () => new Map<string, Reach>())
  return entry(known, `${railway} ${from}`, () =>
    walk(state, starts(state, railway, from === 'all markers'), (hex, stop) =>
      letsPass(railway, boardHex(state, hex).stops[stop]?.circles ?? 0, markersAt(state, hex, stop)),
    ),
  )
}

/** Sides and stops a mine can reach from its hex: markers do not interrupt it (1873-4.2.1-d). */
export function mineReach(state: State, mine: MineId): Reach {
  const known = entry(byTrack, state.tiles, () => new Map<MineId, Reach>())
  return entry(known, mine, () => {
    const { hex } = mines[mine]
    const from = boardHex(state, hex).stops.map((_, stop) => ({ hex, stop }))
    return walk(state, from, () => true)
  })
}

function* starts(state: State, railway: RailwayId, inactiveToo: boolean): Generator<StopAt> {
  for (const [hex, stops] of Object.entries(state.markers)) {
    for (const [stop, markers] of stops.entries()) {
      if (markers.some((m) => m.railway === railway && (m.active || inactiveToo))) yield { hex, stop }
    }
  }
}

interface Store<K, V> {
  get(key: K): V | undefined
  set(key: K, value: V): unknown
}

function entry<K, V>(store: Store<K, V>, key: K, make: () => V): V {
  let found = store.get(key)
  if (found === undefined) {
    found = make()
    store.set(key, found)
  }
  return found
}
