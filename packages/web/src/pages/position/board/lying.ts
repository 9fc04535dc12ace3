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
export function parseTiles(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    lines(text).map((line) => {
      const [hex = '', ...rest] = line.split(/\s+/)
      return [hex.toUpperCase(), rest.join('')]
    }),
  )
}

export const formatTiles = (tiles: Described['tiles'] = {}): string =>
  Object.entries(tiles)
    .map(([hex, tile]) => `${hex} ${tile}`)
    .join('\n')

/** Markers as they are typed, one hex in a line, stops apart by a bar: "G6 NWE | -HBE KEZ". */
export function parseMarkers(text: string): Markers {
  return Object.fromEntries(
    lines(text).map((line) => {
      const [hex = '', ...rest] = line.split(/\s+/)
      const stops = rest
        .join(' ')
        .split('|')
        .map((stop) => stop.trim().split(/\s+/).filter(Boolean))
      return [hex.toUpperCase(), stops]
    }),
  )
}

export function formatMarkers(markers: Markers = {}): string {
  return Object.entries(markers)
    .map(([hex, stops]) => {
      // a plain list is the first stop
      const plain = stops.every((stop) => typeof stop === 'string')
      const lists = plain ? [stops as readonly string[]] : stops.map((stop) => [stop].flat())
      return `${hex} ${lists.map((list) => list.join(' ')).join(' | ')}`
    })
    .join('\n')
}

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
