import type { MapHex, Path, Sign, Stop } from '@stellwerk/table'
import type { Curve } from './curve.js'
import { between, pointOn } from './curve.js'
import type { Point } from './geometry.js'
import { edgeMiddle, mix } from './geometry.js'
import type { Label } from './label-layout.js'
import { bands, placeLabels, rim } from './label-layout.js'
import type { TrackLayout } from './track-layout.js'
import { layoutTrack } from './track-layout.js'

interface NameLayout {
  readonly at: Point
  readonly lines: readonly string[]
  readonly size: number
}

/** Where everything on a hex goes. What the hex does not have, or has no room for, is absent. */
export interface HexLayout {
  readonly track: TrackLayout
  readonly names: readonly NameLayout[]
  readonly value: Point | undefined
  /** What a far destination pays now and later. */
  readonly far: Point | undefined
  readonly cost: Point | undefined
  readonly number: Point | undefined
  readonly mark: Point | undefined
  readonly coordinates: Point | undefined
  /** In the order of the signs. */
  readonly signs: readonly (Point | undefined)[]
  /** In the order of the paths. */
  readonly tolls: readonly (Point | undefined)[]
}

const known = new WeakMap<MapHex, HexLayout>()

/** Hexes stay the same objects as long as nothing on them changes. */
export function layoutHex(hex: MapHex): HexLayout {
  let found = known.get(hex)
  if (!found) {
    found = build(hex)
    known.set(hex, found)
  }
  return found
}

export const isFar = ({ use }: MapHex): boolean => use === 'far'

/** What a call there earns is written once for all stops. */
export const valuedStop = ({ stops }: Pick<MapHex, 'stops'>): Stop | undefined =>
  stops.find(({ value }) => value !== 0)

/** What the first tile costs; what only some pay, or only later, stands in the card. */
export const printedCosts = ({ tile, colour, costs }: MapHex): readonly number[] =>
  tile ? [] : costs.filter(({ when }) => !when || colour === 'none').map(({ amount }) => amount)

/** The curves of what lies over or under the tile. */
const layerCurves = ({ layers }: MapHex): readonly Curve[] =>
  layers.flatMap(({ paths }) => paths.flatMap(curveAcross))

export const curveAcross = ({ from, to }: Path): readonly Curve[] =>
  typeof from === 'number' && typeof to === 'number' ? [between(from, to)] : []

/** A stop without circles to which track leads is the works itself. */
const isWorks = ({ stops, paths }: MapHex): boolean => stops[0]?.kind === 'works' && paths.length > 0

const lineHeight = 1.08
/** As a share of the size; names of cities are bold. */
const letterWidth = { plain: 0.56, bold: 0.64 }
const high = bands.filter(({ y }) => y < 0)
const low = bands.filter(({ y }) => y > 0)

const middle: Point = { x: 0, y: 0 }
const square = (id: string, width: number, height = width): Label => ({ id, width, height, wishes: rim })

function build(hex: MapHex): HexLayout {
  const track = layoutTrack({
    stops: hex.stops.map(({ kind, circles }) => ({ kind, circles: circles.length })),
    paths: hex.paths,
  })
  // what runs under the ground is to be seen too
  const lines = { ...track, pieces: [...track.pieces, ...layerCurves(hex)] }
  const names = namesOf(hex, track)
  const fixed = hex.signs.map((sign) => fixedPlace(hex, sign))
  const valued = valuedStop(hex)
  const costs = printedCosts(hex)
  const at = placeLabels(
    lines,
    [
      ...hex.paths.flatMap(({ toll }, i): readonly Label[] => {
        const curve = track.pieces[i]
        const wishes = curve ? [pointOn(curve, 0.5)] : []
        return toll === undefined ? [] : [{ id: `toll${i}`, width: 17, height: 17, wishes }]
      }),
      ...signLabels(hex, fixed, ({ kind }) => kind === 'company' || kind === 'works'),
      ...names.map(({ lines: words, size, width, wishes }, i): Label => ({
        id: `name${i}`,
        width,
        height: words.length * size * lineHeight,
        wishes,
      })),
      ...(isFar(hex) && valued
        ? [{ id: 'far', width: 16 * (1 + valued.later.length), height: 13, wishes: bands }]
        : valued
          ? [square('value', valued.period ? 21 : 17, 14)]
          : []),
      ...(costs.length > 0 ? [square('cost', costs.length > 1 ? 34 : 20, 10)] : []),
      ...signLabels(hex, fixed, ({ kind }) => kind === 'bonus' || kind === 'reservation'),
      ...(hex.tile ? [{ ...square('number', Math.max(17, 6.5 * hex.tile.ref.length), 9), spare: true }] : []),
      ...(hex.letter ? [{ ...square('mark', 8 * hex.letter.length, 9), spare: hex.tile !== undefined }] : []),
      ...(hex.use === 'rim' ? [] : [square('coordinates', 18, 9)]),
    ],
    hex.signs.flatMap(({ side }, i) => (side === undefined ? [] : (fixed[i] ?? []))),
  )
  return {
    track,
    names: names.flatMap(({ lines: words, size }, i) => {
      const place = at.get(`name${i}`)
      return place ? [{ at: place, lines: words, size }] : []
    }),
    value: at.get('value'),
    far: at.get('far'),
    cost: at.get('cost'),
    number: at.get('number'),
    mark: at.get('mark'),
    coordinates: at.get('coordinates'),
    signs: hex.signs.map((_, i) => fixed[i] ?? at.get(`sign${i}`)),
    tolls: hex.paths.map((_, i) => at.get(`toll${i}`)),
  }
}

/** Towards its side, or in the middle of a works. */
function fixedPlace(hex: MapHex, { kind, side }: Sign): Point | undefined {
  if (side !== undefined) return mix(middle, edgeMiddle(side), 0.56)
  return kind === 'works' && isWorks(hex) ? middle : undefined
}

function signLabels(
  { signs }: MapHex,
  fixed: readonly (Point | undefined)[],
  wanted: (sign: Sign) => boolean,
): readonly Label[] {
  return signs.flatMap((sign, i) => {
    if (fixed[i] || !wanted(sign)) return []
    return [sign.kind === 'bonus' ? square(`sign${i}`, 26, 12) : square(`sign${i}`, 21, signHeight(sign))]
  })
}

const signHeight = ({ kind }: Sign): number => (kind === 'reservation' ? 10 : 21)

interface Name {
  readonly lines: readonly string[]
  readonly size: number
  readonly width: number
  readonly wishes: readonly Point[]
}

export const isBold = ({ stops }: Pick<MapHex, 'stops'>): boolean =>
  stops.some(({ kind }) => kind === 'city' || kind === 'far')

/** One name for a place of several stations, two where two small stations share a hex: the upper one's above. */
function namesOf(hex: MapHex, { stops }: TrackLayout): readonly Name[] {
  const names = hex.name?.split('/') ?? []
  const bold = isBold(hex)
  if (names.length < 2)
    return names.map((name) => ({ ...sized(broken(name), bold ? 12 : 11, bold), wishes: bands }))
  const [first, second] = stops.map((stop) => stop.middle.y)
  const firstIsUp = (first ?? 0) <= (second ?? 0)
  return names.map((name, i) => ({
    ...sized([name], 10, bold),
    wishes: (i === 0) === firstIsUp ? high : low,
  }))
}

function sized(lines: readonly string[], most: number, bold: boolean): Omit<Name, 'wishes'> {
  const longest = Math.max(...lines.map((line) => line.length))
  const letter = bold ? letterWidth.bold : letterWidth.plain
  const size = Math.min(most, 92 / (longest * letter))
  return { lines, size, width: longest * size * letter }
}

/** Names of several words stand on two lines, the first as long as it can be. */
function broken(name: string): readonly string[] {
  const space = name.lastIndexOf(' ')
  return space < 0 ? [name] : [name.slice(0, space), name.slice(space + 1)]
}
