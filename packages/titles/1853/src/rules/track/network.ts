import type { Edge } from '@stellwerk/hex'
import { edges, opposite } from '@stellwerk/hex'
import type { BoardHex } from '../../board.js'
import { across, boardOf, hexIds, isUsable, numberOf, stopIndex } from '../../board.js'
import type { Gauge, HexId } from '../../data/types.js'
import type { State } from '../../state.js'

/**
 * Track as lines of one gauge see it (1853-4.1.6-f). Lines meet at spots: the stops of a hex, or its plain track, which
 * on every tile is connected so that each exit leads to every other. So no line ever has to turn back, and whatever
 * is connected can be reached by a line that uses no track twice.
 *
 * Since this is asked for after every tile, spots and the edges of hexes are numbers.
 */
export const hexCount = hexIds.length

/** In one hex. */
export const mostSpots = 5
export const spotCount = hexCount * mostSpots
export const edgeCount = hexCount * edges.length

/** The number of a stop, or of plain track with the stop 0. */
export const spotIn = (hex: number, stop: number): number => hex * mostSpots + stop
export const spotAt = (hex: HexId, stop: number): number => spotIn(numberOf(hex), stop)
export const numberOfHex = (spot: number): number => Math.floor(spot / mostSpots)
export const hexOfSpot = (spot: number): HexId => hexIds[numberOfHex(spot)] as HexId
export const stopOfSpot = (spot: number): number => spot % mostSpots

/** The number of an edge, seen from its own hex. */
export const edgeAt = (hex: HexId, edge: Edge): number => numberOf(hex) * edges.length + edge
export const numberOfHexAt = (edge: number): number => Math.floor(edge / edges.length)

/** The number of the same side, seen from the other hex; -1 at the border of the map. */
const overSide = hexIds.flatMap((hex) =>
  edges.map((edge) => {
    const other = across(hex, edge)
    return other === undefined ? -1 : edgeAt(other, opposite(edge))
  }),
)

export const none = -1

/**
 * A way on from a spot. `track` is what it uses up: a side between two hexes, or the track between two stops of one.
 * `edge` is the one over which it comes into the next hex, if it leaves its own, and `to` the spot to which it leads, if
 * track of the gauge goes on behind the side (1853-4.1.11-a). `dual` says whether the track by which it comes there is.
 */
type Visit = (track: number, edge: number, to: number, dual: boolean) => void

export const otherThan = (gauge: Gauge): Gauge => (gauge === 'standard' ? 'metre' : 'standard')

export class Network {
  private readonly board: readonly BoardHex[]

  constructor(
    tiles: State['tiles'],
    private readonly gauge: Gauge,
  ) {
    this.board = boardOf(tiles)
  }

  eachWayFrom(spot: number, visit: Visit): void {
    const stop = stopOfSpot(spot)
    const board = this.board[numberOfHex(spot)] as BoardHex
    const { exits, stopBehind } = board.by[this.gauge]
    for (const exit of exits) {
      if (stopBehind[exit] !== stop) continue
      const edge = numberOfHex(spot) * edges.length + exit
      const over = overSide[edge] as number
      if (over === none) continue
      const to = this.spotBehind(over, this.gauge)
      visit(Math.min(edge, over), over, to, to === this.spotBehind(over, otherThan(this.gauge)))
    }
    if (board.stops.length > 1) this.eachWayWithin(board, stop, visit)
  }

  /** Two towns on one line. */
  private eachWayWithin({ hex, track }: BoardHex, stop: number, visit: Visit): void {
    for (const { ends, gauge } of track) {
      const [a, b] = ends.map(stopIndex)
      if (a === undefined || b === undefined || (a !== stop && b !== stop)) continue
      if (isUsable(gauge, this.gauge))
        visit(edgeCount + numberOf(hex), none, spotAt(hex, a === stop ? b : a), gauge === 'dual')
    }
  }

  /** Where track of a gauge leads to from an edge of a hex into it. */
  spotBehind(edge: number, gauge: Gauge): number {
    const hex = numberOfHexAt(edge)
    const stop = (this.board[hex] as BoardHex).by[gauge].stopBehind[edge % edges.length]
    return stop === undefined ? none : hex * mostSpots + stop
  }
}
