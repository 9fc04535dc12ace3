import type { Edge } from '@stellwerk/hex'
import { edges, opposite } from '@stellwerk/hex'
import { across, boardHex, stopIndex } from '../board.js'
import { mountainRailways } from '../data/privates.js'
import type { HexId, LocalId } from '../data/types.js'
import { mountainFor } from '../rules/mountains.js'
import { stationsOf } from '../rules/reach.js'
import { costOfTile } from '../rules/track/cost.js'
import type { State } from '../state.js'

/** A way on from a hex over an edge, with the tiles that it takes and what they cost. */
interface Exit {
  readonly hex: HexId
  readonly edge: Edge
  readonly tiles: number
  readonly cost: number
}

/**
 * How many tiles a local railway still has to lay, for no more than this money, until its first train has a route; nothing if
 * there is no such way. That train calls at one big station (1854-run-f), so the way leads to a small one past no other city.
 */
export function tilesToFirstRoute(state: State, local: LocalId, money: number): number | undefined {
  const most = money + (mountainFor(state, local, 'AUS') ? cheaper : 0)
  const known = new Map<string, Exit>()
  const open = stationsOf(state, local).flatMap(({ hex, stop }) => homeExits(state, local, hex, stop))
  let best: number | undefined
  for (let exit = open.shift(); exit; exit = open.shift()) {
    const at = `${exit.hex} ${exit.edge}`
    const before = known.get(at)
    if (exit.cost > most || (before && before.tiles <= exit.tiles && before.cost <= exit.cost)) continue
    known.set(at, exit)
    const next = across(exit.hex, exit.edge)
    if (next === undefined) continue
    const entered = enter(state, local, exit, next)
    if (entered.isTown && entered.cost <= most) best = Math.min(best ?? Infinity, entered.tiles)
    open.push(...entered.exits)
  }
  return best
}

const { power } = mountainRailways.AUS
/** 1854-privates-h: for one tile on a mountain, which all dear ones of the small map are. */
const cheaper = power.kind === 'cheaperMountain' ? power.amount : 0

/** Whether a tile is still to be laid on a hex; what there is of track does not change before there are green tiles. */
const isEmpty = (state: State, hex: HexId): boolean => {
  const { printed, laid } = boardHex(state, hex)
  return printed.use === 'build' && !laid && printed.track.length === 0
}

function homeExits(state: State, local: LocalId, hex: HexId, stop: number): readonly Exit[] {
  if (isEmpty(state, hex))
    return edges.map((edge) => ({ hex, edge, tiles: 1, cost: costOfTile(state, local, hex) }))
  return (boardHex(state, hex).stopEdges[stop] ?? []).map((edge) => ({ hex, edge, tiles: 0, cost: 0 }))
}

/** What a way finds in the next hex: a small station, or where it goes on. */
function enter(
  state: State,
  local: LocalId,
  { edge, tiles, cost }: Exit,
  hex: HexId,
): Pick<Exit, 'tiles' | 'cost'> & { readonly isTown: boolean; readonly exits: readonly Exit[] } {
  const { leads, stops } = boardHex(state, hex)
  const into = opposite(edge)
  if (isEmpty(state, hex)) {
    const laid = { tiles: tiles + 1, cost: cost + costOfTile(state, local, hex) }
    const isTown = stops[0]?.kind === 'town'
    const exits = stops.length > 0 ? [] : edges.filter((out) => out !== into)
    return { ...laid, isTown, exits: exits.map((out) => ({ hex, edge: out, ...laid })) }
  }
  const ends = leads[into] ?? []
  const isTown = ends.some((end) => stops[stopIndex(end) ?? -1]?.kind === 'town')
  const exits = ends.filter((end): end is Edge => stopIndex(end) === undefined)
  return { tiles, cost, isTown, exits: exits.map((out) => ({ hex, edge: out, tiles, cost })) }
}
