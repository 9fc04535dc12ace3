import type { BoardHex } from '@stellwerk/1853'
import type { Language } from '@stellwerk/texts'
import { listed, numeral } from '@stellwerk/texts'
import { companyName, placeName } from '../names.js'
import type { Picture } from './cells.js'
import { hasValue } from './hex-layout.js'
import { mapTexts } from './texts.js'

type Say = ReturnType<typeof mapTexts.in>

/** Large or small stations, and the land. */
export function kindOf({ printed, stops }: BoardHex, say: Say): string {
  const [stop, second] = stops
  const station = stop && say(stop.kind === 'town' && second ? 'towns' : stop.kind)
  const land = printed.terrain.map((terrain) => say(terrain))
  const parts = [station, ...land, printed.gangesValley && say('valley')].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : say('open')
}

/** The tile that lies there, or what is printed. */
export const coverOf = ({ laid, colour }: BoardHex, say: Say): string =>
  laid ? say('tile', { colour, tile: laid.tile }) : say('printedHex', { colour })

/** The gauges of the track on a hex, in words; nothing without track. */
export function gaugesIn({ track }: BoardHex, language: Language): string | undefined {
  const say = mapTexts.in(language)
  const gauges = [...new Set(track.map(({ gauge }) => gauge))].toSorted()
  return gauges.length === 0
    ? undefined
    : listed(
        language,
        gauges.map((gauge) => say(`gauge.${gauge}`)),
      )
}

/** A hex in one sentence, for those who hear the map. */
export function describeHex(language: Language, { board, bases, kept }: Picture): string {
  const say = mapTexts.in(language)
  const { hex, stops, laid } = board
  const stop = stops.find(hasValue)
  const place = placeName(hex)
  const parts = [
    place === hex ? hex : `${place} ${hex}`,
    kindOf(board, say),
    laid && coverOf(board, say),
    gaugesIn(board, language),
    stop && say('worthNow', { value: numeral(language, stop.value) }),
    ...(bases ?? []).flat().map(companyName),
    ...kept.flat().map((company) => say('keptFor', { company: companyName(company) })),
  ]
  return parts.filter(Boolean).join(', ')
}
