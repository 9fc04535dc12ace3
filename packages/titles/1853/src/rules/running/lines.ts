import { Recent } from '@stellwerk/engine'
import type { Edge } from '@stellwerk/hex'
import type { Lines, SegmentEnd } from '@stellwerk/rails'
import { Drawing } from '@stellwerk/rails'
import { isStop } from '@stellwerk/router'
import type { TrainRun } from '../../actions.js'
import type { BoardHex } from '../../board.js'
import { basesAt, boardHex, boardOf, isBlocked, isHex, stopIndex } from '../../board.js'
import type { CompanyId, End, HexId, Stop } from '../../data/types.js'
import type { State } from '../../state.js'
import { hasBaseIn } from '../reach.js'
import type { Occupied } from '../track/ground.js'
import { isSameOn } from '../track/ground.js'

interface Known extends Pick<State, 'bases'> {
  readonly company: CompanyId
  readonly lines: Lines
}

/** The lines that were drawn last for a company, from the hexes with its bases on. */
interface Drawn extends Occupied {
  readonly homes: readonly HexId[]
  /** Every hex that was looked at, by number. */
  readonly looked: readonly number[]
  readonly lines: Lines
}

const known = new Recent<State['tiles'], Known[]>()
const last = new Map<CompanyId, Drawn>()

/** All track connected to the company's bases, as its trains see it. */
export function linesOf(state: State, company: CompanyId): Lines {
  const before = knownLines(state, company)
  if (before) return before
  const { tiles, bases } = state
  const lines = drawnNowOrBefore(state, company)
  known.entry(tiles, () => []).push({ company, bases, lines })
  return lines
}

const knownLines = ({ tiles, bases }: State, company: CompanyId): Lines | undefined =>
  known.get(tiles)?.find((entry) => entry.company === company && entry.bases === bases)?.lines

/** The track that was drawn last for some runs alone. */
let along:
  | (Pick<State, 'tiles' | 'bases'> & { company: CompanyId; runs: readonly TrainRun[]; lines: Lines })
  | undefined

/**
 * The track of the hexes that runs name. What runs without a fault earn follows from it, and that they have none; all track
 * of a company takes several times as long to draw.
 */
export function linesAlong(state: State, company: CompanyId, runs: readonly TrainRun[]): Lines {
  const { tiles, bases } = state
  const all = knownLines(state, company)
  if (all) return all
  if (along?.tiles !== tiles || along.bases !== bases || along.company !== company || along.runs !== runs) {
    const hexes = new Set(runs.flatMap(({ route }) => route).filter(isHex))
    along = { tiles, bases, company, runs, lines: new CompanyLines(state, company).drawOnly(hexes) }
  }
  return along.lines
}

/** Most tiles are laid where the company has no track, and with its lines all that was found out about them is kept. */
function drawnNowOrBefore(state: State, company: CompanyId): Lines {
  const { bases } = state
  const now = { board: boardOf(state.tiles), bases }
  const homes = Object.keys(bases).filter((hex) => hasBaseIn(state, company, hex))
  const before = last.get(company)
  const isSame = before && homes.join() === before.homes.join() && isSameOn(before.looked, before, now)
  if (isSame) return before.lines
  const looked = new Set<number>()
  const lines = new CompanyLines(state, company, looked).draw(homes)
  last.set(company, { ...now, homes, looked: [...looked], lines })
  return lines
}

/** 1853-4.5.5-b: the stations of a city are one place, two towns on a hex are two. */
export const placeOf = ({ hex, stops }: BoardHex, stop: number): string =>
  stops[stop]?.name ?? `${hex}/${stop}`

/** Which trains may use track of a gauge, as the drawing says it. */
const usableBy = { dual: {}, standard: { gauges: ['standard'] }, metre: { gauges: ['metre'] } }

class CompanyLines {
  private readonly drawing = new Drawing()

  constructor(
    private readonly state: State,
    private readonly company: CompanyId,
    /** The number of every hex that is looked at is added here. */
    private readonly looked: Set<number> = new Set(),
  ) {}

  draw(homes: readonly HexId[]): Lines {
    const at = (hex: HexId): BoardHex => {
      const here = boardHex(this.state, hex)
      this.looked.add(here.at)
      return here
    }
    for (const first of homes)
      this.drawing.spread(
        first,
        (hex) => this.hex(at(hex)),
        (hex) => (isHex(hex) ? at(hex).exits : []),
      )
    return withTrackBetweenStops(this.drawing.finish())
  }

  /** These hexes and no others. */
  drawOnly(hexes: Iterable<HexId>): Lines {
    for (const hex of hexes) this.drawing.only(hex, () => this.hex(boardHex(this.state, hex)))
    return withTrackBetweenStops(this.drawing.finish())
  }

  private hex(board: BoardHex): readonly Edge[] {
    const { hex, stops, track, exits } = board
    const points = stops.map((stop, i) => this.stop(board, stop, i))
    const end = (e: End): SegmentEnd => {
      const stop = stopIndex(e)
      return stop === undefined ? this.drawing.side(hex, e as Edge) : { point: points[stop] as number }
    }
    // 1853-4.5.3-a
    for (const { ends, gauge } of track) this.drawing.track(hex, end(ends[0]), end(ends[1]), usableBy[gauge])
    return exits
  }

  private stop(board: BoardHex, { kind, name, value }: Stop, index: number): number {
    const { hex } = board
    // 1853-4.2.5-d: no station, and passed as often as there is track
    if (kind === 'junction') return this.drawing.junction()
    return this.drawing.stop(
      {
        kind,
        name: name ?? hex,
        value,
        // 1853-4.5.2-a: in this very station
        own: basesAt(this.state, hex, index).includes(this.company),
        // 1853-4.5.6-a, -b, 1853-4.5.7-a
        pass: kind === 'town' || !isBlocked(this.state, this.company, hex, index),
        end: true,
        place: placeOf(board, index),
      },
      { hex, stop: index },
    )
  }
}

/** 1853-4.5.10-a: track that joins two stops of a hex crosses no side, so it is a thing of its own (tile 71). */
function withTrackBetweenStops(lines: Lines): Lines {
  const { network } = lines
  let { things } = network
  const segments = network.segments.map((segment) =>
    isStop(network.points[segment.from]) && isStop(network.points[segment.to])
      ? { ...segment, things: [things++] }
      : segment,
  )
  return { ...lines, network: { ...network, segments, things } }
}
