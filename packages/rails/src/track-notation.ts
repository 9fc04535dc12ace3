import type { Edge } from '@stellwerk/hex'

/** Where a piece of track ends: at an edge of the hex, or at one of its stops. */
export type End = Edge | 's0' | 's1' | 's2' | 's3' | 's4'

/** A piece of track in the notation of tile and map data: `0-s0` joins an edge and a stop, `0-3` two edges. */
export type PieceWord = `${End}-${End}`

interface Ends {
  readonly ends: readonly [End, End]
}

const endOf = (word: string): End => (word.startsWith('s') ? word : Number(word)) as End

export const pieces = (...words: readonly PieceWord[]): readonly Ends[] =>
  words.map((word) => {
    const [from = '', to = ''] = word.split('-')
    return { ends: [endOf(from), endOf(to)] }
  })

/** Track from each of these edges to the only stop. */
export const spokes = (...edges: readonly Edge[]): readonly Ends[] =>
  edges.map((edge) => ({ ends: [edge, 's0'] }))
