import type { Edge } from '@stellwerk/hex'
import type { Circle, MapHex, Path, PathEnd, Stop, TilePicture } from './map.js'
import type { TileColour } from './supply.js'
import type { CompanyRef, Count, HexRef, Money, PhaseRef, TileRef, Value } from './values.js'
import { msg } from './values.js'

/** Where printed track ends: at an edge, or at a stop by its number, as `s0`. */
type PrintedEnd = Edge | `s${number}`

/** A stop is worth the same throughout, or depends on the colour of the phase. */
type PrintedValue = Money | { readonly [colour in TileColour]?: Money }

/** A tile as the data of a title has it. */
interface PrintedTile<P> {
  readonly colour: TileColour
  readonly mark?: string | undefined
  readonly track: readonly P[]
  readonly stops: readonly {
    readonly kind: Stop['kind']
    readonly value: PrintedValue
    readonly circles: Count
  }[]
}

/** A hex as the data of a title has it, with the tile that lies on it. */
interface PrintedHex {
  readonly name?: string | undefined
  readonly mark?: string | undefined
  readonly laid?: { readonly tile: TileRef; readonly rotation: number } | undefined
}

/** The end of a piece of track, as the data of a title has it. */
const pathEnd = (end: PrintedEnd): PathEnd => (typeof end === 'number' ? end : { stop: Number(end.slice(1)) })

/** The ends of a piece of track, for its path. */
export const pathEnds = ([from, to]: readonly [PrintedEnd, PrintedEnd]): Pick<Path, 'from' | 'to'> => ({
  from: pathEnd(from),
  to: pathEnd(to),
})

/** The picture of a tile, from the data of a title. */
export const pictureOf = <P>(
  { colour, mark, track, stops }: PrintedTile<P>,
  pathOf: (piece: P) => Path,
): TilePicture => ({
  colour,
  letter: mark,
  paths: track.map((piece) => pathOf(piece)),
  stops: stops.map(({ kind, value, circles }) => ({
    kind,
    value: typeof value === 'number' ? value : (value.yellow ?? 0),
    circles,
  })),
})

/** A hex with only its name, its letters and its tile; the title adds the rest. */
export const hexWith = (ref: HexRef, { name, mark, laid }: PrintedHex = {}): MapHex => ({
  ref,
  use: 'build',
  colour: 'none',
  name,
  letter: mark,
  tile: laid && { ref: laid.tile, rotation: laid.rotation },
  grounds: [],
  costs: [],
  barriers: [],
  paths: [],
  stops: [],
  layers: [],
  signs: [],
  facts: [],
})

/** The facts on a hex's card, labelled `fact.<name>`; undefined ones are left out. */
export const hexFacts = (facts: { readonly [name: string]: Value | undefined }): MapHex['facts'] =>
  Object.entries(facts).flatMap(([id, value]) => (value ? [{ label: msg(`fact.${id}`), value }] : []))

/** The circles of a stop: markers fill them from the first one on, reserved homes from the last one back. */
export const circlesOf = (
  length: Count,
  markers: readonly { readonly company: CompanyRef; readonly active: boolean }[],
  homes: readonly CompanyRef[],
): readonly Circle[] =>
  Array.from({ length }, (_, at): Circle => {
    const [marker, home] = [markers[at], homes[length - 1 - at]]
    return marker ? { marker } : home ? { reserved: [home] } : {}
  })

/** What a stop is worth now, and from each later phase in which that changes. */
export function valuesFrom<P extends PhaseRef>(
  value: PrintedValue,
  now: P,
  order: readonly P[],
  colourOf: (phase: P) => TileColour,
): Pick<Stop, 'value' | 'later' | 'period'> {
  if (typeof value === 'number') return { value, later: [] }
  const worth = order.slice(order.indexOf(now)).map((from) => {
    const colour = colourOf(from)
    return { from, value: value[colour] ?? 0, colour }
  })
  return {
    value: worth[0]?.value ?? 0,
    period: colourOf(now),
    later: worth.filter((one, i) => i > 0 && one.value !== worth[i - 1]?.value),
  }
}
