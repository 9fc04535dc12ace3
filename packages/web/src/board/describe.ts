import type { BoardMap, MapHex } from '@stellwerk/table'
import { company, msg } from '@stellwerk/table'
import type { TableWords } from '@stellwerk/texts'
import { valuedStop } from './hex-layout.js'
import type { boardTexts } from './texts.js'

type SayBoard = ReturnType<typeof boardTexts.in>

/** What the place is: its stations and the land; of a hex with nothing but track there is nothing to say. */
export function kindOf(
  { grounds }: BoardMap,
  hex: MapHex,
  words: TableWords,
  say: SayBoard,
): readonly string[] {
  const [stop, second] = hex.stops
  const station = stop && words.say(msg(`stop.${stop.kind}`))
  const land = grounds.filter(({ id }) => hex.grounds.includes(id)).map(({ label }) => words.say(label))
  if (!station) return land.length > 0 || hex.paths.length > 0 ? land : [say('open')]
  return [second ? say('times', { count: hex.stops.length, what: station }) : station, ...land]
}

/** The tile that lies there, or what is printed. */
export const coverOf = ({ tile, use, colour }: MapHex, say: SayBoard): string =>
  tile
    ? say('tile', { colour, tile: tile.ref })
    : say('printedHex', { colour: use === 'fixed' ? 'fixed' : colour })

/** The kinds of track that lie on a hex, where the title tells several apart. */
export const tracksOn = ({ tracks }: BoardMap, { paths, layers }: MapHex): BoardMap['tracks'] => {
  const all = [...paths, ...layers.flatMap((layer) => layer.paths)]
  return tracks.length < 2 ? [] : tracks.filter(({ id }) => all.some(({ track }) => track === id))
}

/** A hex in one sentence, for those who hear the map. */
export function describeHex(map: BoardMap, hex: MapHex, words: TableWords, say: SayBoard): string {
  const circles = hex.stops.flatMap((stop) => stop.circles)
  const valued = valuedStop(hex)
  const named = (ref: string): string => words.phrase(company(ref))
  const parts = [
    hex.name ? `${hex.name} ${hex.ref}` : hex.ref,
    ...kindOf(map, hex, words, say),
    hex.tile && coverOf(hex, say),
    ...tracksOn(map, hex).map(({ label }) => words.say(label)),
    valued && say('worthNow', { value: words.phrase({ kind: 'money', amount: valued.value }) }),
    ...circles.flatMap(({ marker }) =>
      marker
        ? [marker.active ? named(marker.company) : say('inactive', { company: named(marker.company) })]
        : [],
    ),
    ...circles.flatMap(({ marker, reserved = [] }) =>
      marker ? [] : reserved.map((ref) => say('keptFor', { company: named(ref) })),
    ),
    ...hex.signs.flatMap((sign) => signWords(sign, words)),
  ]
  return parts.filter(Boolean).join(', ')
}

function signWords(
  { kind, company: ref, label }: MapHex['signs'][number],
  words: TableWords,
): readonly string[] {
  if (kind === 'company') return ref === undefined ? [] : [words.phrase(company(ref))]
  const what = words.hasMessage(`sign.${kind}`) ? words.say(msg(`sign.${kind}`)) : ''
  return [[label && words.phrase(label), what].filter(Boolean).join(' ')]
}
