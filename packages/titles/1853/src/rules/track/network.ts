import type { Edge } from '@stellwerk/hex'
import { opposite } from '@stellwerk/hex'
import { across, boardHex, isUsable, sideName, stopIndex, stopName } from '../../board.js'
import type { Gauge, HexId } from '../../data/types.js'
import type { State } from '../../state.js'

/**
 * Track as lines of one gauge see it (1853-4.1.6-f). Lines meet at spots: the stops of a hex, or its plain track, which
 * on every tile hangs together so that each exit leads to each other. So no line ever has to turn back, and whatever
 * hangs together can be reached by a line that uses no track twice.
 */
export interface Leg {
  /** What the leg uses up: a side between two hexes, or the track between two stops of a hex. */
  readonly track: string
  readonly hex: HexId
  /** The edge over which it comes into the hex. */
  readonly edge?: Edge
  /** Where it leads to; nowhere if no track of the gauge goes on behind the side (1853-4.1.11-a). */
  readonly spot?: Spot
}

export interface Spot {
  readonly hex: HexId
  /** 0 on plain track. */
  readonly stop: number
  readonly name: string
}

export const spotAt = (hex: HexId, stop: number): Spot => ({ hex, stop, name: stopName(hex, stop) })

export class Network {
  private readonly legs = new Map<string, readonly Leg[]>()

  constructor(
    readonly tiles: State['tiles'],
    private readonly gauge: Gauge,
  ) {}

  /** The ways on from a spot. */
  legsFrom(spot: Spot): readonly Leg[] {
    let found = this.legs.get(spot.name)
    if (!found) {
      found = [...this.overSides(spot), ...this.withinHex(spot)]
      this.legs.set(spot.name, found)
    }
    return found
  }

  private *overSides({ hex, stop }: Spot): Iterable<Leg> {
    const { exits } = boardHex(this, hex).by[this.gauge]
    for (const exit of exits) {
      const next = across(hex, exit)
      if (next === undefined || this.spotBehind(hex, exit) !== stop) continue
      const edge = opposite(exit)
      const other = this.spotBehind(next, edge)
      const track = sideName(hex, exit)
      yield { track, hex: next, edge, ...(other === undefined ? {} : { spot: spotAt(next, other) }) }
    }
  }

  /** Two towns on one line. */
  private *withinHex({ hex, stop }: Spot): Iterable<Leg> {
    for (const { ends, gauge } of boardHex(this, hex).track) {
      const [a, b] = ends.map(stopIndex)
      if (a === undefined || b === undefined || (a !== stop && b !== stop)) continue
      if (!isUsable(gauge, this.gauge)) continue
      yield { track: `${hex} within`, hex, spot: spotAt(hex, a === stop ? b : a) }
    }
  }

  private spotBehind(hex: HexId, edge: Edge): number | undefined {
    const end = boardHex(this, hex).by[this.gauge].leads[edge]?.[0]
    return end === undefined ? undefined : (stopIndex(end) ?? 0)
  }
}
