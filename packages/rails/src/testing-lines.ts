import type { Edge } from '@stellwerk/hex'
import type { HexId, Lines } from './drawing.js'
import { Drawing } from './drawing.js'

/** What is on a hex: a stop or a junction with track to these edges, or track from edge to edge. */
export type Ground =
  | { readonly kind: 'city' | 'town' | 'junction'; readonly edges: readonly Edge[] }
  | { readonly kind: 'track'; readonly pieces: readonly (readonly [Edge, Edge])[]; readonly gauge?: string }

const exitsOf = (ground: Ground | undefined): readonly Edge[] =>
  !ground ? [] : ground.kind === 'track' ? ground.pieces.flat() : ground.edges

/** The lines connected to a hex. */
export function drawn(board: Readonly<Record<HexId, Ground>>, from: HexId): Lines {
  const drawing = new Drawing()
  const draw = (hex: HexId): readonly Edge[] => {
    const ground = board[hex] as Ground
    if (ground.kind === 'track') {
      const how = ground.gauge === undefined ? {} : { gauges: [ground.gauge] }
      for (const [a, b] of ground.pieces) drawing.track(hex, drawing.side(hex, a), drawing.side(hex, b), how)
    } else {
      const { kind } = ground
      const point =
        kind === 'junction'
          ? drawing.junction()
          : drawing.stop(
              { kind, name: hex, value: 10, own: hex === from, pass: true, end: true, place: hex },
              { hex, stop: 0 },
            )
      for (const edge of ground.edges) drawing.track(hex, { point }, drawing.side(hex, edge))
    }
    return exitsOf(ground)
  }
  drawing.spread(from, draw, (hex) => exitsOf(board[hex]))
  return drawing.finish()
}

/** The number of the only stop on a hex. */
export const stopOn = ({ stops }: Lines, hex: HexId): number => stops.findIndex((stop) => stop?.hex === hex)
