import type { Described } from '@stellwerk/table'
import { withEntry } from '../told.js'

/** What lies on the board by the words of a description: tiles by hex, station markers by hex and stop. */

export interface Laid {
  readonly tile: string
  readonly rotation: number
}

/** For each stop of a hex the markers there; inactive ones with a minus. */
export type Stops = readonly (readonly string[])[]

type Markers = Readonly<Record<string, readonly (string | readonly string[])[]>>

/** The tile that a description puts on a hex, if it can be read. */
export function tileOn({ tiles }: Described, hex: string): Laid | undefined {
  const [, tile, rotation] = /^(.+):([0-5])$/.exec(tiles?.[hex] ?? '') ?? []
  return tile === undefined ? undefined : { tile, rotation: Number(rotation) }
}

export const withTile = (position: Described, hex: string, laid: Laid | undefined): Described => ({
  ...position,
  tiles: withEntry(position.tiles, hex, laid && `${laid.tile}:${laid.rotation}`),
})

export const withMarkers = (position: Described, field: string, hex: string, stops: Stops): Described => ({
  ...position,
  [field]: withEntry(position[field] as Markers | undefined, hex, shortened(stops)),
})

/** As one would write it: nothing for no markers, a plain list for those of the first stop. */
function shortened(stops: Stops): Markers[string] | undefined {
  const last = stops.findLastIndex((stop) => stop.length > 0)
  return last < 0 ? undefined : last === 0 ? stops[0] : stops.slice(0, last + 1)
}

/** The next of the rotations in which a tile fits, or the one before. */
export function turned(rotations: readonly number[], now: number, step: 1 | -1 = 1): number {
  const at = rotations.indexOf(now)
  return rotations[(at + step + rotations.length) % rotations.length] ?? now
}

/** Tiles as they are typed, one hex in a line: "B17 78:4". */
export const parseTiles = (text: string): Readonly<Record<string, string>> =>
  parsed(text, (words) => words.join(''))

export const formatTiles = (tiles: Described['tiles'] = {}): string => formatted(tiles, (tile) => tile)

/** Markers as they are typed, one hex in a line, stops apart by a bar: "G6 NWE | -HBE KEZ". */
export const parseMarkers = (text: string): Markers =>
  parsed(text, (words) =>
    words
      .join(' ')
      .split('|')
      .map((stop) => stop.split(' ').filter(Boolean)),
  )

export const formatMarkers = (markers: Markers = {}): string =>
  formatted(markers, (stops) => {
    // a plain list is the first stop
    const plain = stops.every((stop) => typeof stop === 'string')
    const lists = plain ? [stops] : stops.map((stop) => [stop].flat())
    return lists.map((list) => list.join(' ')).join(' | ')
  })

/** A line for each hex: its name, and words for what lies there. */
function parsed<T>(text: string, read: (words: readonly string[]) => T): Readonly<Record<string, T>> {
  const lines = text.split('\n').map((line) => line.trim().split(/\s+/))
  return Object.fromEntries(
    lines.flatMap(([hex, ...words]) => (hex ? [[hex.toUpperCase(), read(words)]] : [])),
  )
}

const formatted = <T>(lying: Readonly<Record<string, T>>, write: (there: T) => string): string =>
  Object.entries(lying)
    .map(([hex, there]) => `${hex} ${write(there)}`)
    .join('\n')
