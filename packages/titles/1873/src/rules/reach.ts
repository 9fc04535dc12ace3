import type { Edge } from '@stellwerk/hex'
import { edges, opposite } from '@stellwerk/hex'
import { across, boardHex, sideName, stopIndex } from '../board.js'
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

/** What is reached on the same track past the same markers, by the same readings, is worked out once. */
export function knownReach(state: State, what: string, make: () => Reach): Reach {
  const ofTiles = entry(byMarkers, state.tiles, () => new WeakMap<State['markers'], Map<string, Reach>>())
  const known = entry(ofTiles, state.markers, () => new Map<string, Reach>())
  const how = `${reading(state, 'mineConnection')}, ${reading(state, 'doubleVillages')}`
  return entry(known, `${what}, ${how}`, make)
}

/** Sides and stops a railway can reach from its markers (1873-4.4.1-p, 1873-4.4.1-q, 1873-4.4.2-f). */
export function railwayReach(
  state: State,
  railway: RailwayId,
  from: 'active markers' | 'all markers',
): Reach {
  return knownReach(state, `${railway} ${from}`, () =>
    walk(state, starts(state, railway, from === 'all markers'), (hex, stop) =>
      letsPass(state, railway, boardHex(state, hex).stops, state.markers[hex] ?? [], stop),
    ),
  )
}

/** Sides and stops a mine can reach from its hex, which is always passed (1873-4.2.1-d). */
export function mineReach(state: State, mine: MineId): Reach {
  const { hex: own } = mines[mine]
  return knownReach(state, `mine ${mine}`, () => {
    const from = boardHex(state, own).stops.map((_, stop) => ({ hex: own, stop }))
    return walk(
      state,
      from,
      (hex, stop) =>
        hex === own || letsMinePass(state, boardHex(state, hex).stops, state.markers[hex] ?? [], stop),
    )
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
