import type { Edge } from '@stellwerk/hex'
import { opposite, sideName } from '@stellwerk/hex'
import { across, boardHex, gauges, isBlocked, patternOf, stopIndex } from '../../board.js'
import type { CompanyId, End, Gauge, HexId } from '../../data/types.js'
import type { LaidTile } from '../../state.js'
import { basesOf } from '../reach.js'
import type { Ground } from './ground.js'
import { changesOnDual } from './ground.js'

/** A line as a train would travel it: the hex of the base where it begins, and every side that it crosses. */
interface Walk {
  readonly base: HexId
  readonly sides: ReadonlySet<string>
}

/** A line on its way: it takes back what it crossed when it has seen all that lies beyond. */
interface Way {
  readonly base: HexId
  readonly sides: Set<string>
}

/**
 * Every line of a company to a new tile, found one by one: a second opinion for small boards. Lines go over neither of
 * the hexes without a tile.
 */
export function walksTo(
  ground: Ground,
  company: CompanyId,
  goal: HexId,
  { tile, rotation }: LaidTile,
): readonly Walk[] {
  const { by } = patternOf({ tile, rotation })
  const found: Walk[] = []
  const leave = (gauge: Gauge, hex: HexId, edge: Edge, way: Way): void => {
    const next = across(hex, edge)
    const side = sideName(hex, edge)
    if (next === undefined || way.sides.has(side)) return
    way.sides.add(side)
    if (next !== goal) enter(gauge, next, opposite(edge), way)
    else if (by[gauge].exits.includes(opposite(edge)))
      found.push({ base: way.base, sides: new Set(way.sides) })
    way.sides.delete(side)
  }
  const goOn = (gauge: Gauge, hex: HexId, end: End, way: Way): void => {
    const stop = stopIndex(end)
    if (stop === undefined) leave(gauge, hex, end as Edge, way)
    else if (!isBlocked(ground, company, hex, stop))
      for (const exit of boardHex(ground, hex).by[gauge].stopEdges[stop] ?? []) leave(gauge, hex, exit, way)
  }
  const enter = (gauge: Gauge, hex: HexId, edge: Edge, way: Way): void => {
    const { by: ways } = boardHex(ground, hex)
    for (const end of ways[gauge].leads[edge] ?? [])
      for (const next of changesOnDual(ground) ? gauges : [gauge])
        // on dual track both gauges lead there
        if (ways[next].leads[edge]?.includes(end)) goOn(next, hex, end, way)
  }
  for (const { hex, stop } of basesOf(ground, company)) {
    if (hex === goal) found.push({ base: hex, sides: new Set() })
    for (const gauge of gauges)
      for (const exit of boardHex(ground, hex).by[gauge].stopEdges[stop] ?? [])
        leave(gauge, hex, exit, { base: hex, sides: new Set() })
  }
  return found
}

/** Whether two of these lines have neither a base nor a side in common. */
export const areSeparate = (one: readonly Walk[], other: readonly Walk[]): boolean =>
  one.some((a) => other.some((b) => a.base !== b.base && ![...a.sides].some((side) => b.sides.has(side))))
