import type { Edge } from '@stellwerk/hex'
import { gauges, isBlocked, patternOf } from '../../board.js'
import type { CompanyId, Gauge, HexId } from '../../data/types.js'
import type { LaidTile } from '../../state.js'
import { basesOf } from '../reach.js'
import type { Ground } from './ground.js'
import { Memo, entry } from './ground.js'
import type { Spot } from './network.js'
import { Network } from './network.js'

/** A new tile, and where it can take up a line. */
interface Goal {
  readonly hex: HexId
  takesUp(gauge: Gauge, edge: Edge): boolean
}

/** What a line uses up: the base where it begins, and its track. */
type Line = readonly string[]
type Used = ReadonlySet<string>

interface Arrival {
  readonly spot: Spot
  readonly line: Line
}

/**
 * The lines of a company to two new tiles (1853-4.1.7-a). No line leads over the other's tile, so both are looked for on
 * the board without them. Track that two branches share at a side is one piece for both of them.
 */
export class TwoLines {
  private readonly bases: readonly Spot[]
  private readonly networks: Readonly<Record<Gauge, Network>>
  private readonly answers = new Map<string, boolean>()

  constructor(
    private readonly ground: Ground,
    private readonly company: CompanyId,
    private readonly first: Goal,
  ) {
    this.bases = [...basesOf(ground, company)]
    this.networks = {
      standard: new Network(ground.tiles, 'standard'),
      metre: new Network(ground.tiles, 'metre'),
    }
  }

  /** Whether this can be the second tile, on this hex. */
  allows(hex: HexId, tile: LaidTile): boolean {
    const { by } = patternOf(tile)
    return gauges.some((gauge) => by[gauge].exits.some((edge) => this.allowsAt(hex, gauge, edge)))
  }

  private allowsAt(hex: HexId, gauge: Gauge, edge: Edge): boolean {
    const goal: Goal = { hex, takesUp: (g, e) => g === gauge && e === edge }
    return entry(this.answers, `${hex} ${gauge} ${edge}`, () => this.separate(goal, none, none))
  }

  /**
   * Whether two lines without anything in common lead to both tiles. Where the lines found first share something, one
   * of them has to do without it, and each way is tried; where one cannot, it is the other.
   */
  private separate(second: Goal, avoidFirst: Used, avoidSecond: Used): boolean {
    const one = this.lineTo(this.first, avoidFirst)
    const other = one && this.lineTo(second, avoidSecond)
    if (!one || !other) return false
    if (this.lineTo(second, plus(avoidSecond, one)) || this.lineTo(this.first, plus(avoidFirst, other)))
      return true
    const shared = one.filter((used) => other.includes(used))
    const firstNeeds = shared.find((used) => !this.lineTo(this.first, plus(avoidFirst, [used])))
    if (firstNeeds !== undefined) return this.separate(second, avoidFirst, plus(avoidSecond, [firstNeeds]))
    const secondNeeds = shared.find((used) => !this.lineTo(second, plus(avoidSecond, [used])))
    const used = [secondNeeds ?? (shared[0] as string)]
    if (this.separate(second, plus(avoidFirst, used), avoidSecond)) return true
    return secondNeeds === undefined && this.separate(second, avoidFirst, plus(avoidSecond, used))
  }

  /** A shortest line to the goal that does without what is to be avoided. */
  private lineTo(goal: Goal, avoid: Used): Line | undefined {
    const bases = this.bases.filter((base) => !avoid.has(startAt(base)))
    // 1853-4.1.6-d
    const own = bases.find(({ hex }) => hex === goal.hex)
    if (own) return [startAt(own)]
    for (const gauge of gauges) {
      const found = this.lineOf(gauge, bases, goal, avoid)
      if (found) return found
    }
    return undefined
  }

  private lineOf(gauge: Gauge, bases: readonly Spot[], goal: Goal, avoid: Used): Line | undefined {
    const seen = new Set(bases.map(({ name }) => name))
    const open: Arrival[] = bases.map((spot) => ({ spot, line: [startAt(spot)] }))
    for (const { spot: at, line } of open) {
      if (isBlocked(this.ground, this.company, at.hex, at.stop)) continue
      for (const { track, hex, edge, spot } of this.networks[gauge].legsFrom(at)) {
        if (avoid.has(track)) continue
        if (hex === goal.hex && edge !== undefined && goal.takesUp(gauge, edge)) return [...line, track]
        if (!spot || seen.has(spot.name)) continue
        seen.add(spot.name)
        open.push({ spot, line: [...line, track] })
      }
    }
    return undefined
  }
}

/** Sides have names like stops; a start has another. */
const startAt = ({ name }: Spot): string => `base ${name}`

const none: Used = new Set()
const plus = (used: Used, more: Line): Used => new Set([...used, ...more])

const known = new Memo<TwoLines>()

/** The lines beside the one to the first tile, which lies already. */
export const linesBeside = (ground: Ground, company: CompanyId, first: HexId): TwoLines =>
  known.get(ground, `${company} ${first}`, () => {
    const { [first]: tile, ...others } = ground.tiles
    if (!tile) throw new Error(`no tile was laid on ${first}`)
    const { by } = patternOf(tile)
    const takesUp = (gauge: Gauge, edge: Edge): boolean => by[gauge].exits.includes(edge)
    return new TwoLines({ tiles: others, bases: ground.bases }, company, { hex: first, takesUp })
  })
