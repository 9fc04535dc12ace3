import { turn } from '@stellwerk/hex'
import type { Edge } from '@stellwerk/hex'
import type { End, Piece, Stop, TileColour, TrackGauge } from './types.js'

export const rotations: readonly number[] = [0, 1, 2, 3, 4, 5]
export const colours: readonly TileColour[] = ['yellow', 'green', 'brown', 'grey']

export const kinds = (stops: readonly Stop[]): string => stops.map(({ kind }) => kind).join()

/** The piece in a turned tile, its ends in a fixed order. */
export const endsOf = ({ ends }: Piece, rotation = 0): string =>
  ends
    .map((end) => String(typeof end === 'number' ? turn(end, rotation) : end))
    .toSorted()
    .join('-')

export const exits = (track: readonly Piece[], rotation = 0): Edge[] => [
  ...new Set(
    track.flatMap(({ ends }) =>
      ends.flatMap((end) => (typeof end === 'number' ? [turn(end, rotation)] : [])),
    ),
  ),
]

export const waysTo = (track: readonly Piece[], stop: number): Piece[] =>
  track.filter(({ ends }) => ends.includes(`s${stop}` as End))

/** 1853-4.2.6-a: each old track keeps its gauge or becomes dual. */
export const serves = (now: TrackGauge, before: TrackGauge): boolean => now === before || now === 'dual'
