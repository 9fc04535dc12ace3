import type { Line } from './contract.js'
import type { Network } from './network.js'
import { isStop } from './network.js'
import type { StopModel } from './stop-model.js'
import type { Uses } from './uses.js'

/** A line of track in one of its two directions. */
export interface Move {
  /** Where it begins and where it leads; of a switch, also over which face a route leaves it. */
  readonly out: string
  readonly into: string
  readonly from: number
  readonly to: number
  readonly uses: readonly number[]
  readonly things: readonly number[]
  readonly marks: number
  readonly segments: readonly number[]
  readonly points: readonly number[]
}

/** Each line in both directions; `marks` are the bonuses of the track that have a bit. */
export function movesOf(
  network: Network,
  lines: readonly Line[],
  uses: Uses,
  marks: readonly number[],
): Move[] {
  const faced = (p: number, face: number): string =>
    network.points[p]?.kind === 'switch' ? `${p}/${face}` : `${p}`
  const moves: Move[] = []
  for (const line of lines)
    for (const forward of [true, false]) {
      const [from, to] = forward ? [line.from, line.to] : [line.to, line.from]
      const [outFace, inFace] = forward ? [line.fromFace, line.toFace] : [line.toFace, line.fromFace]
      moves.push({
        out: faced(from, outFace),
        into: faced(to, 1 - inFace),
        from,
        to,
        uses: uses.ofTrack(line.things, line.limits).concat(uses.ofPoint(to)),
        things: line.things.concat(network.points[to]?.things ?? []),
        marks: marks.reduce((bits, b, i) => (line.bonuses.includes(b) ? bits | (1 << i) : bits), 0),
        segments: forward ? line.segments : line.segments.toReversed(),
        points: (forward ? line.points : line.points.toReversed()).concat(to),
      })
    }
  return moves
}

/** The moves by where they begin. */
export function departures(moves: readonly Move[]): Map<string, number[]> {
  const from = new Map<string, number[]>()
  moves.forEach((move, m) => from.set(move.out, [...(from.get(move.out) ?? []), m]))
  return from
}

/** The moves that can follow each move, those to the most valuable stops first. */
export function followers(
  network: Network,
  stops: readonly StopModel[],
  moves: readonly Move[],
  from: ReadonlyMap<string, readonly number[]>,
): (readonly number[])[] {
  const conflict = (a: Move, b: Move): boolean =>
    (a.from === b.to && isStop(network.points[a.from])) || b.uses.some((id) => a.uses.includes(id))
  const gainOf = (m: number): number => stops[(moves[m] as Move).to]?.gain ?? 0
  return moves.map((move) =>
    isStop(network.points[move.to]) && !stops[move.to]?.pass
      ? []
      : (from.get(move.into) ?? [])
          .filter((m) => !conflict(move, moves[m] as Move))
          .toSorted((a, b) => gainOf(b) - gainOf(a) || a - b),
  )
}
