import type { BoardHex, State } from '@stellwerk/1873'
import { factories, isPublicMine, playerOf } from '@stellwerk/1873'
import type { PlayerId } from '@stellwerk/engine'
import type { Language } from '@stellwerk/texts'
import { numeral } from '@stellwerk/texts'
import type { FurnitureProps } from './hex-furniture.js'
import { hasValue } from './hex-layout.js'
import { mapTexts } from './texts.js'
import { valueIn } from './worth.js'

/** Who owns a mine, in words. */
export function ownerName(owner: string, nameOf: (player: PlayerId) => string, bank: string): string {
  const player = playerOf(owner)
  return player !== undefined ? nameOf(player) : isPublicMine(owner) ? owner : bank
}

/** A hex in one sentence, for those who hear the map. */
export function describeHex(
  language: Language,
  { board, mine, markers }: FurnitureProps,
  phase: State['phase'],
  nameOf: (player: PlayerId) => string,
): string {
  const say = mapTexts.in(language)
  const { hex, printed, stops, laid } = board
  const stop = stops.find(hasValue)
  const parts = [
    printed.name ? `${printed.name} ${hex}` : hex,
    kindOf(board, say),
    laid && say('tile', { colour: board.colour, tile: laid.tile }),
    stop && say('worthNow', { value: numeral(language, valueIn(stop, phase)) }),
    ...(markers ?? []).flat().map(({ railway, active }) => (active ? railway : say('inactive', { railway }))),
    printed.mine !== undefined && say('mine', { mine: printed.mine }),
    mine &&
      (mine.open ? say('ownedBy', { owner: ownerName(mine.owner, nameOf, say('bank')) }) : say('closed')),
    mine?.open && say(mine.connected ? 'connected' : 'apart'),
    printed.factory && factories[printed.factory]?.name,
  ]
  return parts.filter(Boolean).join(', ')
}

type Say = ReturnType<typeof mapTexts.in>

/** Town, village, or the land. */
export const kindOf = ({ printed }: BoardHex, say: Say): string =>
  say(printed.place === 'none' ? (printed.terrain ?? 'open') : printed.place)
