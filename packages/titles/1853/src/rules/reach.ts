import type { Edge } from '@stellwerk/hex'
import { boardHex, gauges, isBlocked, numberOf } from '../board.js'
import type { CompanyId, Gauge, HexId } from '../data/types.js'
import type { State } from '../state.js'
import type { Ground } from './track/ground.js'
import { Memo, changesOnDual } from './track/ground.js'
import {
  Network,
  edgeAt,
  edgeCount,
  hexCount,
  hexOfSpot,
  none,
  numberOfHexAt,
  otherThan,
  spotAt,
  spotCount,
  stopOfSpot,
} from './track/network.js'

export interface StopAt {
  readonly hex: HexId
  readonly stop: number
}

/** The stations with a base of the company. */
export function basesOf({ bases }: Pick<State, 'bases'>, company: CompanyId): readonly StopAt[] {
  const found: StopAt[] = []
  for (const hex of Object.keys(bases))
    bases[hex]?.forEach((at, stop) => {
      if (at.includes(company)) found.push({ hex, stop })
    })
  return found
}

export const hasBaseIn = (state: Pick<State, 'bases'>, company: CompanyId, hex: HexId): boolean =>
  state.bases[hex]?.some((stop) => stop.includes(company)) === true

/**
 * Where the lines of a company lead (1853-4.1.6). A line goes over from one gauge to the other at a base (1853-4.1.6-c), or
 * on dual track where the table plays so.
 */
export class Reach {
  private readonly edges: Readonly<Record<Gauge, Uint8Array>> = {
    standard: new Uint8Array(edgeCount),
    metre: new Uint8Array(edgeCount),
  }
  private readonly spots = new Uint8Array(spotCount)
  private readonly hexes = new Uint8Array(hexCount)

  constructor(
    private readonly ground: Ground,
    private readonly company: CompanyId,
  ) {
    for (const { hex } of basesOf(ground, company)) this.hexes[numberOf(hex)] = 1
    this.spread()
  }

  /** Whether any line leads to the hex or begins there. */
  touches(hex: HexId): boolean {
    return this.hexes[numberOf(hex)] === 1
  }

  /** Whether a line of the gauge leads to one of these edges of the hex from outside, whether or not track goes on there. */
  leadsToAny(hex: HexId, gauge: Gauge, exits: readonly Edge[]): boolean {
    const first = edgeAt(hex, 0)
    for (const edge of exits) if (this.edges[gauge][first + edge] === 1) return true
    return false
  }

  /** Whether a line leads to the stop or begins there, also if it cannot pass it. */
  hasStop({ hex, stop }: StopAt): boolean {
    return this.spots[spotAt(hex, stop)] === 1 && boardHex(this.ground, hex).stops[stop] !== undefined
  }

  /** The stops that lines lead to. */
  *stops(): Generator<StopAt> {
    for (let spot = 0; spot < spotCount; spot++) {
      if (this.spots[spot] !== 1) continue
      const at = { hex: hexOfSpot(spot), stop: stopOfSpot(spot) }
      if (this.hasStop(at)) yield at
    }
  }

  private spread(): void {
    const changes = changesOnDual(this.ground)
    const lines = { standard: this.linesOf('standard'), metre: this.linesOf('metre') }
    const open: { readonly spot: number; readonly gauge: Gauge }[] = []
    const arrive = (spot: number, gauge: Gauge): void => {
      const { seen } = lines[gauge]
      if (seen[spot] === 1) return
      seen[spot] = 1
      this.spots[spot] = 1
      open.push({ spot, gauge })
    }
    // 1853-4.1.6-c
    for (const { hex, stop } of basesOf(this.ground, this.company))
      for (const gauge of gauges) arrive(spotAt(hex, stop), gauge)
    for (let at = open.pop(); at; at = open.pop()) {
      const { spot, gauge } = at
      // 1853-4.1.6-f: it may end in a blocked station but not go on
      if (isBlocked(this.ground, this.company, hexOfSpot(spot), stopOfSpot(spot))) continue
      lines[gauge].network.eachWayFrom(spot, (_track, edge, to, dual) => {
        if (edge !== none) {
          this.edges[gauge][edge] = 1
          this.hexes[numberOfHexAt(edge)] = 1
        }
        if (to === none) return
        arrive(to, gauge)
        if (dual && changes) arrive(to, otherThan(gauge))
      })
    }
  }

  private linesOf(gauge: Gauge): { readonly network: Network; readonly seen: Uint8Array } {
    return { network: new Network(this.ground.tiles, gauge), seen: new Uint8Array(spotCount) }
  }
}

const known = new Memo<Reach>()

/** What a company reaches now. */
export const reachOf = (ground: Ground, company: CompanyId): Reach =>
  known.get(ground, company, () => new Reach(ground, company))
