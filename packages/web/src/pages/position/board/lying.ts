import { describedStops, mapEntries } from '@stellwerk/engine'
import type { Described } from '@stellwerk/table'
import { telling } from '../told.js'

/** What lies on the board by the words of a description: tiles by hex, station markers by hex and stop. */

export interface Laid {
  readonly tile: string
  readonly rotation: number
}

/** For each stop of a hex the markers there; inactive ones with a minus. */
export type Stops = readonly (readonly string[])[]

export type Markers = Readonly<Record<string, readonly (string | readonly string[])[]>>

/** The tile that a description puts on a hex, if it can be read. */
export function tileOn({ tiles }: Described, hex: string): Laid | undefined {
  const [, tile, rotation] = /^(.+):([0-5])$/.exec(tiles?.[hex] ?? '') ?? []
  return tile === undefined ? undefined : { tile, rotation: Number(rotation) }
}

/** What was laid last comes last. */
export const withTile = (position: Described, hex: string, laid: Laid | undefined): Described =>
  telling(
    telling(position, ['tiles', hex], undefined),
    ['tiles', hex],
    laid && `${laid.tile}:${laid.rotation}`,
  )

export const withMarkers = (position: Described, field: string, hex: string, stops: Stops): Described =>
  telling(position, [field, hex], shortened(stops))

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

/** What lies on hexes as it is typed, one hex in a line: "B17 78:4". */
export const parseLines = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .flatMap(([hex, ...words]) => (hex ? [[hex.toUpperCase(), words.join(' ')]] : [])),
  )

export const formatLines = (lying: Readonly<Record<string, string>> = {}): string =>
  Object.entries(lying)
    .map(([hex, there]) => `${hex} ${there}`)
    .join('\n')

/** Markers of a hex as they are typed, stops apart by a bar: "NWE | -HBE KEZ". */
export const parseMarkers = (text: string): Markers =>
  mapEntries(parseLines(text), (line) => line.split('|').map((stop) => stop.split(' ').filter(Boolean)))

export const formatMarkers = (markers: Markers = {}): string =>
  formatLines(
    mapEntries(markers, (stops) =>
      describedStops(stops)
        .map((list) => list.join(' '))
        .join(' | '),
    ),
  )
