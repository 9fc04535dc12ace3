import type { Piece, PrintedHex, RailwayId, Stop, TileColour } from './types.js'

/** What map and tiles are written in. */
export const stop = (circles: number, value: Stop['value'], ...homeOf: readonly RailwayId[]): Stop => ({
  circles,
  value,
  ...(homeOf.length > 0 ? { homeOf } : {}),
})

export const byColour = (
  yellow: number,
  green: number,
  brown: number,
  grey: number,
): Readonly<Record<TileColour, number>> => ({ yellow, green, brown, grey })

/** Track that belongs to railways outside the game. */
export const state = (track: readonly Piece[]): readonly Piece[] =>
  track.map((piece) => ({ ...piece, state: true }))

export const open: PrintedHex = { place: 'none', colour: 'none', stops: [], track: [] }

export const village = (name: string): PrintedHex => ({
  place: 'village',
  name,
  colour: 'none',
  stops: [stop(0, 0)],
  track: [],
})

/** Where the board has a tile, or a hex that is never built on. */
export const printed = (
  colour: PrintedHex['colour'],
  place: PrintedHex['place'],
  name: string | undefined,
  stops: readonly Stop[],
  track: readonly Piece[],
): PrintedHex => ({ place, ...(name === undefined ? {} : { name }), colour, stops, track })

/** No playing hex. */
export const implicit = (track: readonly Piece[]): PrintedHex => ({
  place: 'none',
  colour: 'grey',
  implicit: true,
  stops: [],
  track,
})
