import type { BoardHex } from '@stellwerk/1854'
import { mountainRailways } from '@stellwerk/1854'
import type { Language } from '@stellwerk/texts'
import { numeral } from '@stellwerk/texts'
import { fullName, placeName } from '../names.js'
import type { Picture } from './cells.js'
import { groundOf } from './hex-ground.js'
import { hasValue } from './hex-layout.js'
import { mapTexts } from './texts.js'
import { valueIn } from './worth.js'

type Say = ReturnType<typeof mapTexts.in>

/** Big or small station, far destination, or the land. */
export function kindOf({ printed, stops }: BoardHex, say: Say): string {
  const kind = stops[0]?.kind ?? printed.terrain?.kind
  return say(kind ?? (printed.use === 'tunnels' ? 'rock' : 'open'))
}

/** The tile that lies there, or what is printed. */
export function coverOf(board: BoardHex, say: Say): string {
  const { laid } = board
  return laid
    ? say('tile', { colour: board.colour, tile: laid.tile })
    : say('printedHex', { colour: groundOf(board) })
}

/** A hex in one sentence, for those who hear the map. */
export function describeHex(language: Language, { board, markers, kept, mountain, period }: Picture): string {
  const say = mapTexts.in(language)
  const { hex, printed, stops, laid, tunnels } = board
  const stop = stops.find(hasValue)
  const place = placeName(hex)
  const parts = [
    place === hex ? hex : `${place} ${hex}`,
    kindOf(board, say),
    laid && coverOf(board, say),
    stop && say('worthNow', { value: numeral(language, valueIn(stop, period)) }),
    ...(markers ?? []).flat().map((company) => fullName(language, company)),
    ...kept.flat().map((company) => say('keptFor', { company: fullName(language, company) })),
    tunnels.length > 0 && say('tunnels', { count: tunnels.length }),
    mountain && printed.mountainRailway && mountainRailways[printed.mountainRailway].name,
  ]
  return parts.filter(Boolean).join(', ')
}
