import type { Edge } from '@stellwerk/hex'
import { gauges, isBlocked, patternOf } from '../../board.js'
import type { CompanyId, Gauge, HexId } from '../../data/types.js'
import type { LaidTile } from '../../state.js'
import { basesOf } from '../reach.js'
import type { Ground } from './ground.js'
import { Memo, changesOnDual, entry } from './ground.js'
import { Network, edgeAt, hexOfSpot, none, spotAt, spotCount, stopOfSpot } from './network.js'

/** A new tile, and where it can take up a line. */
interface Goal {
  readonly hex: HexId
  takesUp(gauge: Gauge, edge: number): boolean
}

/** What a line uses up, in numbers: the base where it begins, and its track. */
type Line = readonly number[]
type Used = ReadonlySet<number>

interface Arrival {
  readonly spot: number
  readonly gauge: Gauge
  /** The track over which it came here, or the base where it begins. */
  readonly track: number
  readonly from: Arrival | undefined
}

/**
 * The lines of a company to two new tiles (1853-4.1.7-a). No line leads over the other's tile, so both are looked for on
 * the board without them. Track that two branches share at a side is one piece for both of them.
 */
class TwoLines {
  private readonly bases: readonly number[]
  private readonly networks: Readonly<Record<Gauge, Network>>
  private readonly changes: boolean
  /** A shortest line to the first tile. */
  private readonly shortest: Line | undefined
  private readonly answers = new Map<string, boolean>()

  constructor(
    private readonly ground: Ground,
    private readonly company: CompanyId,
    private readonly first: Goal,
  ) {
    this.bases = [...basesOf(ground, company)].map(({ hex, stop }) => spotAt(hex, stop))
    this.networks = {
      standard: new Network(ground.tiles, 'standard'),
      metre: new Network(ground.tiles, 'metre'),
    }
    this.changes = changesOnDual(ground)
    this.shortest = this.lineTo(first, nothing)
  }

  /** Whether this can be the second tile, on this hex. */
  allows(hex: HexId, tile: LaidTile): boolean {
    const { by } = patternOf(tile)
    return gauges.some((gauge) => by[gauge].exits.some((edge) => this.allowsAt(hex, gauge, edge)))
  }

  private allowsAt(hex: HexId, gauge: Gauge, edge: Edge): boolean {
    const at = edgeAt(hex, edge)
    const goal: Goal = { hex, takesUp: (g, e) => g === gauge && e === at }
    return entry(this.answers, `${gauge} ${at}`, () => this.separate(goal, nothing, nothing))
  }

  /**
   * Whether two lines without anything in common lead to both tiles. Where the lines found first share something, one
   * of them has to do without it, and each way is tried; where one cannot, it is the other.
   */
  private separate(second: Goal, avoidFirst: Used, avoidSecond: Used): boolean {
    const one = avoidFirst === nothing ? this.shortest : this.lineTo(this.first, avoidFirst)
    if (!one) return false
    if (this.lineTo(second, plus(avoidSecond, one))) return true
    const other = this.lineTo(second, avoidSecond)
    if (!other) return false
    if (this.lineTo(this.first, plus(avoidFirst, other))) return true
    const shared = one.filter((used) => other.includes(used))
    const firstNeeds = shared.find((used) => !this.lineTo(this.first, plus(avoidFirst, [used])))
    if (firstNeeds !== undefined) return this.separate(second, avoidFirst, plus(avoidSecond, [firstNeeds]))
    const secondNeeds = shared.find((used) => !this.lineTo(second, plus(avoidSecond, [used])))
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- lines share at least one
    const used = [secondNeeds ?? (shared[0] as number)]
    if (this.separate(second, plus(avoidFirst, used), avoidSecond)) return true
    return secondNeeds === undefined && this.separate(second, avoidFirst, plus(avoidSecond, used))
  }

  /** A shortest line to the goal that does without what is to be avoided. */
  private lineTo(goal: Goal, avoid: Used): Line | undefined {
    const bases = this.bases.filter((base) => !avoid.has(startAt(base)))
    // 1853-4.1.6-d
    const own = bases.find((base) => hexOfSpot(base) === goal.hex)
    if (own !== undefined) return [startAt(own)]
    return this.lineOver(bases, goal, avoid)
  }

  private lineOver(bases: readonly number[], goal: Goal, avoid: Used): Line | undefined {
    for (const gauge of gauges) seen[gauge].fill(0)
    const open: Arrival[] = []
    const arrive = (spot: number, gauge: Gauge, track: number, from: Arrival | undefined): void => {
      if (seen[gauge][spot] === 1) return
      seen[gauge][spot] = 1
      open.push({ spot, gauge, track, from })
    }
    for (const spot of bases) for (const gauge of gauges) arrive(spot, gauge, startAt(spot), undefined)
    let found: Line | undefined
    for (const from of open) {
      const { spot, gauge } = from
      if (isBlocked(this.ground, this.company, hexOfSpot(spot), stopOfSpot(spot))) continue
      this.networks[gauge].eachWayFrom(spot, (track, edge, to, dual) => {
        if (found || avoid.has(track)) return
        if (goal.takesUp(gauge, edge)) found = [...lineUpTo(from), track]
        if (to === none) return
        if (!dual || !this.changes) arrive(to, gauge, track, from)
        else for (const next of gauges) arrive(to, next, track, from)
      })
      if (found) return found
    }
    return undefined
  }
}

/** What a line uses up on its way to an arrival, in order. */
function lineUpTo(arrival: Arrival): Line {
  const line: number[] = []
  for (let at: Arrival | undefined = arrival; at; at = at.from) line.push(at.track)
  return line.toReversed()
}

/** The spots that lines of each gauge have come to, while one is looked for. */
const seen: Readonly<Record<Gauge, Uint8Array>> = {
  standard: new Uint8Array(spotCount),
  metre: new Uint8Array(spotCount),
}

/** The start at a base, told apart from all track. */
const startAt = (base: number): number => none - 1 - base

const nothing: Used = new Set()
const plus = (used: Used, more: Line): Used => new Set([...used, ...more])

const known = new Memo<TwoLines>()

/** The lines beside the one to the first tile, which lies already. */
export const linesBeside = (ground: Ground, company: CompanyId, first: HexId): TwoLines =>
  known.get(ground, `${company} ${first}`, () => {
    const { [first]: tile, ...others } = ground.tiles
    if (!tile) throw new Error(`no tile was laid on ${first}`)
    const { by } = patternOf(tile)
    const entries = (gauge: Gauge): readonly number[] => by[gauge].exits.map((edge) => edgeAt(first, edge))
    const taken = { standard: entries('standard'), metre: entries('metre') }
    const takesUp = (gauge: Gauge, edge: number): boolean => taken[gauge].includes(edge)
    const { bases, readings } = ground
    const without = { tiles: others, bases, ...(readings && { readings }) }
    return new TwoLines(without, company, { hex: first, takesUp })
  })
