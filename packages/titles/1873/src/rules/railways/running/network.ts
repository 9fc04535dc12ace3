import { Recent } from '@stellwerk/engine'
import type { Edge } from '@stellwerk/hex'
import { edgeBetween, edges, opposite } from '@stellwerk/hex'
import type { BoardHex } from '../../../board.js'
import { boardOf, hexWith, numberOf } from '../../../board.js'
import type { HexId, MineId, Stop } from '../../../data/types.js'
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

interface Segment {
  readonly from: number
  readonly to: number
  /** The hexes from one stop to the other, both included. */
  readonly hexes: readonly HexId[]
}

interface Exit {
  readonly segment: number
  readonly from: number
  readonly to: number
  /** The segment's hexes, read from here. */
  readonly hexes: readonly HexId[]
}

const known = new Recent<State['tiles'], Network>()

export function networkOf({ tiles }: Pick<State, 'tiles'>): Network {
  let network = known.get(tiles)
  if (!network) {
    const board = boardOf(tiles)
    network = build(board, board)
    known.set(tiles, network)
  }
  return network
}

/** What the network has at these hexes: their stops, and the track from there to the next ones. Lines along them are the same. */
export function networkAt({ tiles }: Pick<State, 'tiles'>, hexes: Iterable<HexId>): Network {
  const board = boardOf(tiles)
  const some: BoardHex[] = []
  for (const hex of new Set(hexes)) {
    const known = board[numberOf(hex)]
    if (known) some.push(known)
  }
  return build(board, some)
}

/** The stops of some hexes, and the track that leads out of them. */
function build(board: readonly BoardHex[], some: readonly BoardHex[]): Network {
  const nodes: (Node & { readonly exits: Exit[] })[] = []
  const nodeAt = new Map<string, number>()
  /** The hex of each node, and the nodes of each hex. */
  const sites: BoardHex[] = []
  const numbers = new Int16Array(board.length * 2).fill(-1)
  let places = 0
  const addStops = (hex: BoardHex): void => {
    let found = false
    for (let index = 0; index < hex.stops.length; index++) {
      // a village without track is a dot: no route gets there
      if (!hex.leadsToStop.includes(index)) continue
      found = true
      numbers[hex.site.at * 2 + index] = nodes.length
      nodeAt.set(hex.site.stops[index] as string, nodes.length)
      const { place, mine, factory } = hex.printed
      const { circles, value } = hex.stops[index] as Stop
      sites.push(hex)
      nodes.push({
        hex: hex.hex,
        stop: index,
        place: places,
        kind: place,
        circles,
        value,
        mine,
        factory,
        exits: [],
      })
    }
    if (found) places++
  }
  const numberAt = (hex: BoardHex, entry: Edge): number =>
    numbers[hex.site.at * 2 + (hex.leadsToStop[entry] as number)] as number
  for (const hex of some) addStops(hex)
  const { length: begun } = nodes
  const segments: Segment[] = []
  const exits = new Map<string, Exit>()
  /** The sides by which segments that are known come to a stop. */
  const met = new Uint8Array(board.length * 6)
  for (let from = 0; from < begun; from++) {
    const node = nodes[from] as (typeof nodes)[number]
    const start = sites[from] as BoardHex
    for (const edge of edges) {
      // each segment is met from both of its ends and kept from the first
      if (start.leadsToStop[edge] !== node.stop || met[start.site.at * 6 + edge]) continue
      const line = follow(board, start, edge)
      if (!line) continue
      const { hexes, end, entry } = line
      if (numberAt(end, entry) < 0) addStops(end)
      const to = numberAt(end, entry)
      const segment = segments.length
      segments.push({ from, to, hexes })
      const out = { segment, from, to, hexes }
      const back = { segment, from: to, to: from, hexes: hexes.toReversed() }
      node.exits.push(out)
      nodes[to]?.exits.push(back)
      exits.set(start.site.exits[edge] as string, out)
      exits.set(end.site.exits[entry] as string, back)
      met[end.site.at * 6 + entry] = 1
    }
  }
  return { nodes, segments, exits, nodeAt, places, crossed: crossedBy(segments) }
}

function crossedBy(segments: readonly Segment[]): ReadonlySet<HexId> {
  const entered = new Set<HexId>()
  const crossed = new Set<HexId>()
  for (const { hexes } of segments)
    for (let i = 1; i < hexes.length - 1; i++) {
      const hex = hexes[i] as HexId
      if (entered.has(hex)) crossed.add(hex)
      else entered.add(hex)
    }
  return crossed
}

interface Line {
  /** From one stop to the other, both included. */
  readonly hexes: readonly HexId[]
  readonly end: BoardHex
  /** The edge by which the last hex is entered. */
  readonly entry: Edge
}

/** Follows the track from a stop over an edge to the next stop; undefined where it leads nowhere. */
function follow(board: readonly BoardHex[], start: BoardHex, edge: Edge): Line | undefined {
  const hexes = [start.hex]
  let hex = start
  let out = edge
  for (;;) {
    const next = board[hex.site.next[out] as number]
    const entry = opposite(out)
    const leads = next?.leads[entry]
    if (next === undefined || leads === undefined) return undefined
    hexes.push(next.hex)
    if (next.leadsToStop[entry] !== -1) return { hexes, end: next, entry }
    hex = next
    out = leads as Edge
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
