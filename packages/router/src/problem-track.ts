import { steps } from '@stellwerk/hex'
import type { Board, Hex } from './problem-parts.js'
import type { Ids, Points } from './problem-points.js'

/** A piece of track as it lies: where it ends, and what it is called. */
export interface Piece {
  readonly hex: number
  readonly index: number
  readonly ends: readonly [string, string]
}

/** All track of the board, and the sides of hexes that it touches. */
export interface Track {
  readonly pieces: readonly Piece[]
  /** The pieces that touch each side. */
  readonly touching: ReadonlyMap<string, readonly Piece[]>
  /** The sides that join other than one piece of each of their hexes, with the point that each has become. */
  readonly switches: ReadonlyMap<string, number>
  /** The things that sides and pieces are, where routes may not share them. */
  readonly sideThings: ReadonlyMap<string, number>
  readonly pieceThings: ReadonlyMap<Piece, number>
}

/** Reads the track; sides that become points are added to the points. */
export function trackOf(board: Board, points: Points, ids: Ids): Track {
  const { pieces, touching } = piecesOf(board, points.at)
  // each side is one thing and joins the pieces of its two hexes
  const sideThings = new Map<string, number>()
  const switches = new Map<string, number>()
  for (const [side, here] of touching) {
    if (!board.shareSides) sideThings.set(side, ids.thing())
    const first = firstHex(side)
    if (here.length === 2 && here.filter((p) => p.hex === first).length === 1) continue
    switches.set(side, points.list.length)
    points.names.push(undefined)
    const own = sideThings.get(side)
    points.list.push({
      kind: 'switch',
      things: own === undefined ? [] : [own],
      limits: own === undefined ? [ids.limit()] : [],
    })
  }
  const pieceThings = new Map<Piece, number>()
  if (!board.shareTrack)
    for (const piece of pieces)
      if (board.shareSides || piece.ends.every((end) => points.at.has(end)))
        pieceThings.set(piece, ids.thing())
  return { pieces, touching, switches, sideThings, pieceThings }
}

/** The lower of the two hexes of a side. */
export function firstHex(side: string): number {
  return Number(side.split(':')[0])
}

function piecesOf(
  { hexes, orientation }: Board,
  pointAt: ReadonlyMap<string, number>,
): Pick<Track, 'pieces' | 'touching'> {
  const at = new Map(hexes.map(({ x, y }, i) => [`${x},${y}`, i]))
  const sideOf = (h: number, edge: number): string | undefined => {
    const { x, y, walls } = hexes[h] as Hex
    const [dx, dy] = steps[orientation][edge] as readonly [number, number]
    const other = at.get(`${x + dx},${y + dy}`)
    if (other === undefined || walls.has(edge) || hexes[other]?.walls.has((edge + 3) % 6)) return undefined
    return h < other ? `${h}:${other}:${edge}` : `${other}:${h}:${(edge + 3) % 6}`
  }
  const pieces: Piece[] = []
  const touching = new Map<string, Piece[]>()
  hexes.forEach(({ track }, h) =>
    track.forEach(([a, b], index) => {
      const [one, two] = [a, b].map((end) => (end < 0 ? `${h}/s${-1 - end}` : sideOf(h, end)))
      if (one === undefined || two === undefined || one === two) return
      const piece: Piece = { hex: h, index, ends: [one, two] }
      pieces.push(piece)
      for (const end of piece.ends)
        if (!pointAt.has(end)) touching.set(end, [...(touching.get(end) ?? []), piece])
    }),
  )
  return { pieces, touching }
}
