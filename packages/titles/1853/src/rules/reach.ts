import type { Edge } from '@stellwerk/hex'
import { edges } from '@stellwerk/hex'
import type { StopAt } from '@stellwerk/rails'
import { stopsWith } from '@stellwerk/rails'
import type { BoardHex } from '../board.js'
import { boardHex, boardOf, gauges, hexIds, isBlocked, numberOf } from '../board.js'
import type { CompanyId, Gauge, HexId } from '../data/types.js'
import type { State } from '../state.js'
import type { Ground } from './track/ground.js'
import { refuseTrack } from './track/fit.js'
import { Memo, changesOnDual } from './track/ground.js'
import {
  Network,
  hexCount,
  hexOfSpot,
  mostSpots,
  none,
  numberOfHex,
  numberOfHexAt,
  otherThan,
  spotAt,
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
   * For each hex, as bits: the edges to which lines of each gauge lead from outside, and the stops to which they lead. A
   * plain list, since after every tile there is a new reach, and a typed array takes longer to make.
   */
  private readonly bits: number[]
  private readonly starts: readonly StopAt[]
  private readonly board: readonly BoardHex[]
  /** The numbers of the hexes to which lines lead or where they begin, in the order of the map. */
  private readonly numbers: readonly number[]
  /** The same hexes. */
  readonly touched: readonly HexId[]

  /** `before` is the reach on a ground from which this one differs by a tile on one hex alone, which keeps all ways there. */
  constructor(
    private readonly ground: Ground,
    private readonly company: CompanyId,
    before?: { readonly reach: Reach; readonly hex: number },
  ) {
    this.board = boardOf(ground.tiles)
    this.starts = before?.reach.starts ?? basesOf(ground, company)
    this.bits = (before?.reach.bits ?? nowhere).slice()
    this.spread(before?.hex)
    const numbers: number[] = []
    for (let at = 0; at < hexCount; at++) if (this.bits[at] !== 0) numbers.push(at)
    this.numbers = numbers
    this.touched = numbers.map((at) => hexIds[at] as HexId)
  }

  /** The reach on another ground, from what is known here; undefined if it has to be found anew. */
  on(now: Ground): Reach | undefined {
    const { ground, company, board, numbers } = this
    if (now.readings !== ground.readings || !this.startsAsOn(now)) return undefined
    const after = boardOf(now.tiles)
    const changed = numbers.filter((at) => board[at] !== after[at])
    const [hex] = changed
    if (hex === undefined) return this
    if (changed.length > 1 || !keepsWays(board[hex] as BoardHex, after[hex] as BoardHex, now))
      return undefined
    return new Reach(now, company, { reach: this, hex })
  }

  /** Whether the company has the same bases there, and those of others are the same where its lines lead. */
  private startsAsOn(now: Ground): boolean {
    const { ground, company, starts, numbers } = this
    if (now.bases === ground.bases) return true
    // states share what an action did not touch
    const isSame = numbers.every((at) => {
      const hex = hexIds[at] as HexId
      return ground.bases[hex] === now.bases[hex]
    })
    return isSame && basesOf(now, company).length === starts.length
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
    for (const at of this.numbers) {
      const { hex, stops } = this.board[at] as BoardHex
      for (let stop = 0; stop < stops.length; stop++) if (this.isAt(at, stop)) yield { hex, stop }
    }
  }

  private isAt(hex: number, stop: number): boolean {
    const bits = this.bits[hex] as number
    return (((bits >> firstStopBit.standard) | (bits >> firstStopBit.metre)) & (1 << stop)) !== 0
  }

  /** From the bases, or only from where a tile is new. */
  private spread(hex: number | undefined): void {
    const changes = changesOnDual(this.ground)
    const { bits } = this
    const { tiles } = this.ground
    const lines = { standard: new Network(tiles, 'standard'), metre: new Network(tiles, 'metre') }
    const open: number[] = []
    const openGauges: Gauge[] = []
    const arrive = (spot: number, gauge: Gauge): void => {
      const at = numberOfHex(spot)
      const bit = 1 << (firstStopBit[gauge] + stopOfSpot(spot))
      if (((bits[at] as number) & bit) !== 0) return
      bits[at] = (bits[at] as number) | bit
      open.push(spot)
      openGauges.push(gauge)
    }
    const goOn = (to: number, gauge: Gauge, dual: boolean): void => {
      if (to === none) return
      arrive(to, gauge)
      if (dual && changes) arrive(to, otherThan(gauge))
    }
    if (hex === undefined) {
      // 1853-4.1.6-c
      for (const start of this.starts)
        for (const gauge of gauges) arrive(spotAt(start.hex, start.stop), gauge)
    } else {
      // the lines that lead to its edges go on anew
      const led = (bits[hex] as number) & edgeBits
      bits[hex] = led
      for (const gauge of gauges)
        for (const edge of edges) {
          if (!(led & (1 << (firstBit[gauge] + edge)))) continue
          const [to, other] = [gauge, otherThan(gauge)].map((of) =>
            lines[gauge].spotBehind(hex * edges.length + edge, of),
          ) as [number, number]
          goOn(to, gauge, to === other)
        }
    }
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
        goOn(to, gauge, dual)
      })
    }
  }
}

const nowhere: readonly number[] = Array.from({ length: hexCount }, () => 0)
/** Where the bits of the edges begin, and those of the stops. */
const firstBit: Readonly<Record<Gauge, number>> = { standard: 0, metre: edges.length }
const edgeBits = (1 << (2 * edges.length)) - 1
const firstStopBit: Readonly<Record<Gauge, number>> = {
  standard: 2 * edges.length,
  metre: 2 * edges.length + mostSpots,
}

/** Whether whatever was joined on a hex still is (1853-4.2.4-a, 1853-4.2.6-a), with no base that may block it. */
const keepsWays = (before: BoardHex, { laid, hex }: BoardHex, { bases }: Ground): boolean =>
  laid !== undefined && !bases[hex] && !refuseTrack(before, laid)

const known = new Memo<Reach>()
/** What was found last for each company: most tiles are laid where only others have track, and others add to it. */
const last = new Map<CompanyId, Reach>()

/** What a company reaches now. */
export const reachOf = (ground: Ground, company: CompanyId): Reach =>
  known.get(ground, company, () => {
    const reach = last.get(company)?.on(ground) ?? new Reach(ground, company)
    last.set(company, reach)
    return reach
  })
