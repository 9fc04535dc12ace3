import type { Edge } from '@stellwerk/hex'
import { edges } from '@stellwerk/hex'
import type { StopAt } from '@stellwerk/rails'
import { stopsWith } from '@stellwerk/rails'
import type { BoardHex } from '../board.js'
import { boardHex, boardOf, gauges, hexIds, isBlocked, numberOf } from '../board.js'
import type { CompanyId, Gauge, HexId } from '../data/types.js'
import type { State } from '../state.js'
import type { Ground } from './track/ground.js'
import { Memo, changesOnDual, isSameOn } from './track/ground.js'
import {
  Network,
  hexCount,
  hexOfSpot,
  none,
  numberOfHex,
  numberOfHexAt,
  otherThan,
  spotAt,
  spotCount,
  stopOfSpot,
} from './track/network.js'

/** The stations with a base of the company. */
export const basesOf = ({ bases }: Pick<State, 'bases'>, company: CompanyId): readonly StopAt[] =>
  stopsWith(bases, company)

export const hasBaseIn = (state: Pick<State, 'bases'>, company: CompanyId, hex: HexId): boolean =>
  state.bases[hex]?.some((stop) => stop.includes(company)) === true

/**
 * Where the lines of a company lead (1853-4.1.6). A line goes over from one gauge to the other at a base (1853-4.1.6-c), or
 * on dual track where the table plays so.
 */
export class Reach {
  /**
   * For each hex, as bits: the edges to which lines of each gauge lead from outside, and the stops to which lines lead. A
   * plain list, since after every tile there is a new reach, and a typed array takes longer to make.
   */
  private readonly bits: number[] = nowhere.slice()
  private readonly starts: readonly StopAt[]
  private readonly board: readonly BoardHex[]
  /** The numbers of the hexes to which lines lead or where they begin, in the order of the map. */
  private readonly numbers: readonly number[]
  /** The same hexes. */
  readonly touched: readonly HexId[]

  constructor(
    private readonly ground: Ground,
    private readonly company: CompanyId,
  ) {
    this.board = boardOf(ground.tiles)
    this.starts = basesOf(ground, company)
    this.spread()
    const numbers: number[] = []
    for (let at = 0; at < hexCount; at++) if (this.bits[at] !== 0) numbers.push(at)
    this.numbers = numbers
    this.touched = numbers.map((at) => hexIds[at] as HexId)
  }

  /** Whether it is the same on another ground: the company has no other bases, and nothing has changed where lines lead. */
  holdsOn(now: Ground): boolean {
    const { ground, company, starts, board, numbers } = this
    if (now.readings !== ground.readings) return false
    const { bases } = now
    if (!isSameOn(numbers, { board, bases: ground.bases }, { board: boardOf(now.tiles), bases })) return false
    return bases === ground.bases || basesOf(now, company).length === starts.length
  }

  /** Whether a line of the gauge leads to one of these edges of the hex from outside, whether or not track goes on there. */
  leadsToAny(hex: HexId, gauge: Gauge, exits: readonly Edge[]): boolean {
    const reached = (this.bits[numberOf(hex)] as number) >> firstBit[gauge]
    for (const edge of exits) if (reached & (1 << edge)) return true
    return false
  }

  /** Whether a line leads to the stop or begins there, also if it cannot pass it. */
  hasStop({ hex, stop }: StopAt): boolean {
    return this.isAt(numberOf(hex), stop) && boardHex(this.ground, hex).stops[stop] !== undefined
  }

  /** The stops that lines lead to. */
  *stops(): Generator<StopAt> {
    for (let at = 0; at < hexCount; at++)
      for (let stop = 0; (this.bits[at] as number) >> (firstStopBit + stop) > 0; stop++) {
        const place = { hex: hexIds[at] as HexId, stop }
        if (this.hasStop(place)) yield place
      }
  }

  private isAt(hex: number, stop: number): boolean {
    return ((this.bits[hex] as number) & (1 << (firstStopBit + stop))) !== 0
  }

  private spread(): void {
    const changes = changesOnDual(this.ground)
    const { bits } = this
    const { tiles } = this.ground
    const lines = { standard: new Network(tiles, 'standard'), metre: new Network(tiles, 'metre') }
    for (const gauge of gauges) seen[gauge].fill(0)
    const open: number[] = []
    const openGauges: Gauge[] = []
    const arrive = (spot: number, gauge: Gauge): void => {
      if (seen[gauge][spot] === 1) return
      seen[gauge][spot] = 1
      const at = numberOfHex(spot)
      bits[at] = (bits[at] as number) | (1 << (firstStopBit + stopOfSpot(spot)))
      open.push(spot)
      openGauges.push(gauge)
    }
    // 1853-4.1.6-c
    for (const { hex, stop } of this.starts) for (const gauge of gauges) arrive(spotAt(hex, stop), gauge)
    for (let spot = open.pop(); spot !== undefined; spot = open.pop()) {
      const gauge = openGauges.pop() as Gauge
      // 1853-4.1.6-f: it may end in a blocked station but not go on
      if (isBlocked(this.ground, this.company, hexOfSpot(spot), stopOfSpot(spot))) continue
      const first = firstBit[gauge]
      lines[gauge].eachWayFrom(spot, (_track, edge, to, dual) => {
        if (edge !== none) {
          const at = numberOfHexAt(edge)
          bits[at] = (bits[at] as number) | (1 << (first + (edge % edges.length)))
        }
        if (to === none) return
        arrive(to, gauge)
        if (dual && changes) arrive(to, otherThan(gauge))
      })
    }
  }
}

const nowhere: readonly number[] = Array.from({ length: hexCount }, () => 0)
/** Where the bits of the edges begin, and those of the stops. */
const firstBit: Readonly<Record<Gauge, number>> = { standard: 0, metre: edges.length }
const firstStopBit = 2 * edges.length

/** The spots that lines of each gauge have come to, while they spread. */
const seen: Readonly<Record<Gauge, Uint8Array>> = {
  standard: new Uint8Array(spotCount),
  metre: new Uint8Array(spotCount),
}

const known = new Memo<Reach>()
/** What was found last for each company: most tiles are laid where only others have track. */
const last = new Map<CompanyId, Reach>()

/** What a company reaches now. */
export const reachOf = (ground: Ground, company: CompanyId): Reach =>
  known.get(ground, company, () => {
    const before = last.get(company)
    if (before?.holdsOn(ground)) return before
    const reach = new Reach(ground, company)
    last.set(company, reach)
    return reach
  })
