import type { GameEvent } from '@stellwerk/engine'
import { boardHex, stopIndex } from '../board.js'
import type { HexId, RailwayId } from '../data/types.js'
import type { State } from '../state.js'

/**
 * In which circle of a stop each marker lies. Our rules need no order among the circles; the site counts them, and an
 * action names the one that is used.
 */
export type Slots = Readonly<Record<string, readonly (RailwayId | null)[]>>

const nameOf = (hex: HexId, stop: number): string => `${hex}/${stop}`

/** The circles of a stop, as the site counts them. */
export function slotsAt(slots: Slots, state: State, hex: HexId, stop: number): readonly (RailwayId | null)[] {
  const circles = boardHex(state, hex).stops[stop]?.circles ?? 0
  const known = slots[nameOf(hex, stop)] ?? []
  return Array.from({ length: circles }, (_, i) => known[i] ?? null)
}

/** The circle that is kept for a railway, else the first free one that is kept for nobody. */
function slotFor(
  circles: readonly (RailwayId | null)[],
  homes: readonly RailwayId[],
  railway: RailwayId,
): number {
  const home = homes.indexOf(railway)
  if (home >= 0 && home < circles.length) return home
  const free = circles.findIndex(
    (marker, i) => marker === null && (homes[i] === undefined || homes[i] === railway),
  )
  return free >= 0 ? free : circles.indexOf(null)
}

const homesAt = (state: State, hex: HexId, stop: number): readonly RailwayId[] =>
  boardHex(state, hex).printed.stops[stop]?.homeOf ?? []

/** The circles after something happened. A marker goes into the first free one, whichever the action names. */
export function slotsAfter(slots: Slots, events: readonly GameEvent[], before: State, state: State): Slots {
  let now = slots
  for (const event of events) {
    const { kind } = event
    if (kind !== 'tile-laid' && kind !== 'marker-placed' && kind !== 'marker-removed') continue
    const hex = event['hex'] as HexId
    if (kind === 'tile-laid') {
      now = afterTile(now, hex, before, state)
      continue
    }
    const stop = Number(event['stop'])
    const railway = event['railway'] as RailwayId
    const circles = [...slotsAt(now, state, hex, stop)]
    if (kind === 'marker-removed') circles[circles.indexOf(railway)] = null
    else circles[slotFor(circles, homesAt(state, hex, stop), railway)] = railway
    now = { ...now, [nameOf(hex, stop)]: circles }
  }
  return now
}

/** A new tile: each marker stays with its track, and goes into the first circle there. */
function afterTile(slots: Slots, hex: HexId, before: State, state: State): Slots {
  const [old, next] = [boardHex(before, hex), boardHex(state, hex)]
  const moved: Record<string, (RailwayId | null)[]> = {}
  for (const [stop, { circles }] of next.stops.entries())
    moved[nameOf(hex, stop)] = Array<RailwayId | null>(circles).fill(null)
  for (const stop of old.stops.keys()) {
    const edge = old.leads.findIndex((end) => stopIndex(end) === stop)
    const to = stopIndex(next.leads[edge]) ?? 0
    for (const railway of slots[nameOf(hex, stop)] ?? []) {
      const circles = moved[nameOf(hex, to)]
      if (railway === null || !circles) continue
      circles[slotFor(circles, homesAt(state, hex, to), railway)] = railway
    }
  }
  const kept = Object.entries(slots).filter(([name]) => !name.startsWith(`${hex}/`))
  return { ...Object.fromEntries(kept), ...moved }
}
