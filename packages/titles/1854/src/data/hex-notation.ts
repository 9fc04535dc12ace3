import type { Piece, PrintedHex, Stop, ValueByColour } from './types.js'

/** What the maps are written in: ground with its towns and cities, printed track, and places off the map. */
export const open = (...stops: readonly Stop[]): PrintedHex => ({
  use: 'build',
  colour: 'none',
  stops,
  track: [],
})

export const mountain = (cost: number, ...stops: readonly Stop[]): PrintedHex => ({
  ...open(...stops),
  terrain: { kind: 'mountain', cost },
})

export const river = (cost: number, ...stops: readonly Stop[]): PrintedHex => ({
  ...open(...stops),
  terrain: { kind: 'river', cost },
})

export const fixed = (stops: readonly Stop[], track: readonly Piece[]): PrintedHex => ({
  use: 'fixed',
  colour: 'grey',
  stops,
  track,
})

export const far = (name: string | undefined, value: Stop['value'], track: readonly Piece[]): PrintedHex => ({
  use: 'far',
  colour: 'red',
  stops: [{ kind: 'far', ...named(name), circles: 0, value }],
  track,
})

export const town = (name?: string, value = 0): Stop => ({ kind: 'town', ...named(name), circles: 0, value })

export const city = (name: string, value: Stop['value'] = 0, homeOf?: Stop['homeOf']): Stop => ({
  kind: 'city',
  name,
  circles: 1,
  value,
  ...(homeOf === undefined ? {} : { homeOf }),
})

const named = (name: string | undefined): Pick<Stop, 'name'> => (name === undefined ? {} : { name })

export const byColour = (yellow: number, green: number, brown: number, grey: number): ValueByColour => ({
  yellow,
  green,
  brown,
  grey,
})
