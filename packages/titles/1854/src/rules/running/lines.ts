import { Recent } from '@stellwerk/engine'
import type { Edge } from '@stellwerk/hex'
import type { Lines, SegmentEnd, StopFacts } from '@stellwerk/rails'
import { Drawing } from '@stellwerk/rails'
import type { BoardHex } from '../../board.js'
import { boardHex, isBlocked, isHex, markersAt, stopIndex } from '../../board.js'
import { hexes } from '../../data/maps.js'
import { phases } from '../../data/phases.js'
import { mountainRailways } from '../../data/privates.js'
import type { CompanyId, End, HexId, Piece, Stop } from '../../data/types.js'
import type { State } from '../../state.js'
import { lookedAt } from '../looked.js'
import { mountainFor } from '../mountains.js'
import { hasMarkerIn } from '../track/markers.js'
import type { Subject } from './recent-lines.js'
import { recentLines, rememberLines } from './recent-lines.js'

/** 1854-run-k: this train alone has the gauge of the track to Paris and Konstantinopel. */
export const express = '80x'
const graz = mountainRailways.GKB.power

/** What the network of a company depends on besides the tiles. */
interface Known extends Pick<State, 'tunnels' | 'markers' | 'phase'> {
  readonly company: CompanyId
  readonly bonus: boolean
  readonly lines: Lines
}

const known = new Recent<State['tiles'], Known[]>()

/** All track connected to the company's markers, as its trains see it. */
export function linesOf(state: State, company: CompanyId): Lines {
  const { tiles, tunnels, markers, phase } = state
  // 1854-privates-j
  const bonus = mountainFor(state, company, 'GKB')
  const ofTiles = known.entry(tiles, () => [])
  const before = ofTiles.find(
    (entry) =>
      entry.company === company &&
      entry.tunnels === tunnels &&
      entry.markers === markers &&
      entry.phase === phase &&
      entry.bonus === bonus,
  )
  if (before) return before.lines
  const lines = drawnNowOrBefore(state, company, bonus)
  ofTiles.push({ company, tunnels, markers, phase, bonus, lines })
  return lines
}

function drawnNowOrBefore(state: State, company: CompanyId, bonus: boolean): Lines {
  const stations = Object.keys(state.markers).filter((hex) => hasMarkerIn(state, company, hex))
  const subject: Subject = { company, value: phases[state.phase].value, bonus, stations }
  const before = recentLines(state, subject)
  if (before) return before
  const looked = new Set<HexId>()
  const lines = new CompanyLines(state, subject, looked).draw()
  rememberLines({ subject, lines, ...lookedAt(state, looked) })
  return lines
}

/** Stops that a route may use only once between them have one name (1854-run-i). */
const placeOf = (hex: HexId, stop: number): string => hexes[hex]?.onePlace ?? `${hex}/${stop}`

/** The sides at which track or a tunnel comes out. */
const edgesOf = ({ exits, mouths }: BoardHex): readonly Edge[] => [...exits, ...mouths]

class CompanyLines {
  private readonly drawing = new Drawing()
  private readonly graz: number[] = []

  constructor(
    private readonly state: State,
    private readonly subject: Subject,
    /** Every hex that was looked at is added here. */
    private readonly looked: Set<HexId>,
  ) {}

  draw(): Lines {
    const at = (hex: HexId): BoardHex => {
      this.looked.add(hex)
      return boardHex(this.state, hex)
    }
    for (const first of this.subject.stations)
      this.drawing.spread(
        first,
        (hex) => this.hex(at(hex)),
        (hex) => (isHex(hex) ? edgesOf(at(hex)) : []),
      )
    // 1854-revenue-d
    if (this.graz.length > 0 && graz.kind === 'bonus' && this.subject.bonus)
      this.drawing.bonus({ amount: graz.amount, calls: [this.graz] })
    return this.drawing.finish()
  }

  private hex(board: BoardHex): readonly Edge[] {
    const { hex, stops, track, tunnels } = board
    const at = stops.map((stop, i) => this.stop(board, stop, i))
    const onward = stops.flatMap((stop, i) => this.transit(board, stop, i))
    const end = (e: End): SegmentEnd => {
      const stop = stopIndex(e)
      return stop === undefined ? this.drawing.side(hex, e as Edge) : { point: at[stop] as number }
    }
    for (const piece of track) {
      if (onward.includes(piece)) continue
      const { only, customs, ends } = piece
      this.drawing.track(hex, end(ends[0]), end(ends[1]), {
        ...(only ? { gauges: [only] } : {}),
        // 1854-revenue-c
        ...(customs === undefined ? {} : { bonus: this.drawing.bonus({ amount: -customs, calls: [] }) }),
      })
    }
    for (const [from, to] of tunnels) this.drawing.track(hex, end(from), end(to))
    return edgesOf(board)
  }

  /** A stop where trains call; far destinations are ends (1854-run-j), blocked cities too (1854-run-d). */
  private stop({ hex }: BoardHex, stop: Stop, index: number): number {
    const { company } = this.subject
    const own = markersAt(this.state, hex, index).includes(company)
    const pass = stop.kind === 'town' || (stop.kind === 'city' && !isBlocked(this.state, company, hex, index))
    const point = this.drawing.stop(
      { ...this.call(hex, stop, index), own, pass, end: true },
      { hex, stop: index },
    )
    if (graz.kind === 'bonus' && graz.hex === hex) this.graz.push(point)
    return point
  }

  /** What a call at a stop earns, and what counts as the same place. */
  private call(
    hex: HexId,
    { kind, name, value }: Stop,
    index: number,
  ): Pick<StopFacts, 'kind' | 'name' | 'value' | 'place'> {
    return {
      kind: kind === 'far' ? 'offboard' : kind,
      name: name ?? hex,
      // 1854-revenue-b, -g
      value: typeof value === 'number' ? value : value[this.subject.value],
      place: placeOf(hex, index),
    }
  }

  /**
   * an 80x bound for Paris or Konstantinopel goes on from the far destination before it. A switch keeps all other
   * ways through that destination closed. Returns the pieces that are drawn so.
   */
  private transit({ hex, track }: BoardHex, stop: Stop, index: number): readonly Piece[] {
    const pieces = track.filter(({ ends }) => ends.some((end) => stopIndex(end) === index))
    const onward = pieces.filter(({ only }) => only)
    const usual = pieces.filter(({ only }) => !only)
    if (stop.kind !== 'far' || onward.length === 0 || usual.length === 0) return []
    const { drawing } = this
    const facts = { ...this.call(hex, stop, index), own: false, pass: true, end: false, only: [express] }
    const passing = { point: drawing.stop(facts, { hex, stop: index }) }
    const before = drawing.switch()
    const gauges = { gauges: [express] }
    const side = ({ ends }: Piece): SegmentEnd =>
      drawing.side(hex, ends.find((end) => typeof end === 'number') as Edge)
    for (const piece of usual) drawing.track(hex, side(piece), { point: before, face: 0 }, gauges)
    drawing.track(hex, { point: before, face: 1 }, passing, gauges)
    for (const piece of onward) drawing.track(hex, passing, side(piece), gauges)
    return onward
  }
}
