import type { Edge } from '@stellwerk/hex'
import { edgeBetween, edges, opposite } from '@stellwerk/hex'
import { across, hexWith, stopIndex } from '../../../board.js'
import { hexes } from '../../../data/map.js'
import type { End, HexId, MineId, Stop } from '../../../data/types.js'
import type { State } from '../../../state.js'

/**
 * The board as trains see it: stops, and between them segments of plain track. Every side of a hex carries one piece
 * of track at most, so two routes share track exactly if they share a segment.
 */
export interface Network {
  readonly nodes: readonly Node[]
  readonly segments: readonly Segment[]
  /** The way out of a stop by its hex and the next one, as `B19>B17`. */
  readonly exits: ReadonlyMap<string, Exit>
  /** The nodes of a hex by stop, as `F5/1`. */
  readonly nodeAt: ReadonlyMap<string, number>
  /** How many hexes have stops; `Node.place` counts them. */
  readonly places: number
  /** The hexes between stops through which track runs more than once. */
  readonly crossed: ReadonlySet<HexId>
}

/** A group of connected circles, or the quarry without a place. */
export interface Node {
  readonly hex: HexId
  readonly stop: number
  /** The number of the hex: two stops of a hex are one place (1873-M-h). */
  readonly place: number
  readonly kind: 'town' | 'village' | 'none'
  readonly circles: number
  readonly value: Stop['value']
  readonly mine: MineId | undefined
  readonly factory: string | undefined
  readonly exits: readonly Exit[]
}

export interface Segment {
  readonly from: number
  readonly to: number
  /** The hexes from one stop to the other, both included. */
  readonly hexes: readonly HexId[]
}

export interface Exit {
  readonly segment: number
  readonly from: number
  readonly to: number
  /** The segment's hexes, read from here. */
  readonly hexes: readonly HexId[]
}

const stopNames: readonly End[] = ['s0', 's1']
const known = new WeakMap<State['tiles'], Network>()

export function networkOf(state: Pick<State, 'tiles'>): Network {
  let network = known.get(state.tiles)
  if (!network) {
    network = build(state.tiles)
    known.set(state.tiles, network)
  }
  return network
}

function build(tiles: State['tiles']): Network {
  const nodes: (Node & { readonly exits: Exit[] })[] = []
  const nodeAt = new Map<string, number>()
  let places = 0
  for (const hex of Object.keys(hexes)) {
    const board = hexWith(hex, tiles[hex])
    let found = false
    board.stops.forEach((stop, index) => {
      // a village without track is a dot: no route gets there
      if (!board.leads.includes(stopNames[index])) return
      found = true
      nodeAt.set(`${hex}/${index}`, nodes.length)
      const { place, mine, factory } = board.printed
      const { circles, value } = stop
      nodes.push({ hex, stop: index, place: places, kind: place, circles, value, mine, factory, exits: [] })
    })
    if (found) places++
  }
  const segments: Segment[] = []
  const exits = new Map<string, Exit>()
  nodes.forEach((node, from) => {
    const { leads } = hexWith(node.hex, tiles[node.hex])
    for (const edge of edges) {
      if (leads[edge] !== stopNames[node.stop]) continue
      const line = follow(tiles, node.hex, edge)
      const to = line && nodeAt.get(line.stop)
      // each segment is met from both of its ends and kept from the first
      if (!line || to === undefined || exits.has(`${node.hex}>${line.hexes[1]}`)) continue
      const segment = segments.length
      segments.push({ from, to, hexes: line.hexes })
      const out = { segment, from, to, hexes: line.hexes }
      const back = { segment, from: to, to: from, hexes: line.hexes.toReversed() }
      node.exits.push(out)
      nodes[to]?.exits.push(back)
      exits.set(`${node.hex}>${line.hexes[1]}`, out)
      exits.set(`${back.hexes[0]}>${back.hexes[1]}`, back)
    }
  })
  const between = segments.flatMap((segment) => segment.hexes.slice(1, -1))
  const crossed = new Set(between.filter((hex, i) => between.indexOf(hex) !== i))
  return { nodes, segments, exits, nodeAt, places, crossed }
}

/** Follows the track from a stop over an edge to the next stop; undefined where it leads nowhere. */
function follow(
  tiles: State['tiles'],
  start: HexId,
  edge: Edge,
): { readonly hexes: readonly HexId[]; readonly stop: string } | undefined {
  const line = [start]
  let hex = start
  let out = edge
  for (;;) {
    const next = across(hex, out)
    if (next === undefined) return undefined
    const end = hexWith(next, tiles[next]).leads[opposite(out)]
    if (end === undefined) return undefined
    line.push(next)
    const stop = stopIndex(end)
    if (stop !== undefined) return { hexes: line, stop: `${next}/${stop}` }
    hex = next
    out = end as Edge
  }
}

/** Whether only state track lies between two hexes (1873-M-c). */
export function isStateTrack(state: Pick<State, 'tiles'>, from: HexId, to: HexId): boolean {
  const edge = edgeBetween(from, to)
  if (edge === undefined) return false
  return (
    hexWith(from, state.tiles[from]).stateLeads[edge] !== undefined ||
    hexWith(to, state.tiles[to]).stateLeads[opposite(edge)] !== undefined
  )
}
