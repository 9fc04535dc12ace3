import { Recent } from '@stellwerk/engine'
import type { Edge } from '@stellwerk/hex'
import { edges, opposite } from '@stellwerk/hex'
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
  const board = boardOf(state.tiles)
  const sides = new Set<string>()
  const stops = new Set<string>()
  const open: BoardHex[] = []
  const openStops: number[] = []

  const arrive = (hex: BoardHex, stop: number): void => {
    const name = hex.site.stops[stop] as string
    if (stops.has(name)) return
    stops.add(name)
    if (!passes(hex.hex, stop)) return
    open.push(hex)
    openStops.push(stop)
  }
  const leave = (from: BoardHex, by: Edge): void => {
    let hex = from
    let edge = by
    for (;;) {
      const side = hex.site.sides[edge] as string
      if (sides.has(side)) return
      sides.add(side)
      const next = board[hex.site.next[edge] as number]
      if (next === undefined) return
      const entry = opposite(edge)
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

const byMarkers = new Recent<State['tiles'], Recent<State['markers'], Map<string, Reach>>>()

/** What is reached on the same track past the same markers, by the same readings, is worked out once. */
export function knownReach(state: State, what: string, make: () => Reach): Reach {
  const ofTiles = entry(byMarkers, state.tiles, () => new Recent<State['markers'], Map<string, Reach>>(4))
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
