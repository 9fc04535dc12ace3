import type { Segment } from './network.js'
import type { Hex } from './problem-parts.js'
import type { Ids, Points } from './problem-points.js'
import type { Piece, Track } from './problem-track.js'
import { firstHex } from './problem-track.js'

/** Pieces of track one behind the other, from point to point. */
interface Line {
  readonly pieces: readonly Piece[]
  readonly begin: string
  readonly end: string
  /** The sides between the pieces. */
  readonly inside: readonly string[]
}

/** The segments of a network, and which pieces of track each of them is. */
export interface Segments {
  readonly list: Segment[]
  readonly track: (readonly [string, number])[][]
}

/** Joins the pieces to segments; `passBonus` is the bonus of each hex that has one. */
export function segmentsOf(
  hexes: readonly Hex[],
  points: Points,
  track: Track,
  passBonus: ReadonlyMap<number, number>,
  ids: Ids,
): Segments {
  const { switches, sideThings, pieceThings } = track
  const pointOf = (end: string): number | undefined => points.at.get(end) ?? switches.get(end)
  const face = (end: string, piece: Piece): number =>
    !switches.has(end) || piece.hex === firstHex(end) ? 0 : 1
  const segments: Segments = { list: [], track: [] }
  for (const { pieces, begin, end, inside } of linesOf(track, pointOf)) {
    const crossed = pieces.filter((p) => p.ends.every((e) => !points.at.has(e))).map((p) => p.hex)
    const limits = crossed.filter((h) => hexes[h]?.oncePerRoute).map((h) => ids.limitOfHex(h))
    if (new Set(limits).size < limits.length) continue
    segments.list.push({
      from: pointOf(begin) as number,
      to: pointOf(end) as number,
      fromFace: face(begin, pieces[0] as Piece),
      toFace: face(end, pieces.at(-1) as Piece),
      things: inside
        .flatMap((side) => sideThings.get(side) ?? [])
        .concat(pieces.flatMap((p) => pieceThings.get(p) ?? [])),
      limits,
      bonuses: [...new Set(pieces.flatMap((p) => passBonus.get(p.hex) ?? []))],
    })
    segments.track.push(pieces.map((p) => [hexes[p.hex]?.name as string, p.index]))
  }
  return segments
}

/** All lines between two points; one that ends in nothing leads nowhere. */
function linesOf({ pieces, touching }: Track, pointOf: (end: string) => number | undefined): Line[] {
  const lines: Line[] = []
  const done = new Set<Piece>()
  for (const start of pieces) {
    const begin = start.ends.find((end) => pointOf(end) !== undefined)
    if (begin === undefined || done.has(start)) continue
    const line: Piece[] = []
    const inside: string[] = []
    let end = begin
    let piece: Piece | undefined = start
    while (piece) {
      line.push(piece)
      done.add(piece)
      end = piece.ends[0] === end ? piece.ends[1] : piece.ends[0]
      if (pointOf(end) !== undefined) break
      inside.push(end)
      const last: Piece = piece
      piece = touching.get(end)?.find((p) => p.hex !== last.hex)
    }
    if (piece) lines.push({ pieces: line, begin, end, inside })
  }
  return lines
}
