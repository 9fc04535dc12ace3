import type { State } from '@stellwerk/1854'
import {
  austria1854,
  cashOf,
  countedCertificates,
  directorOf,
  holderOf,
  limitOf,
  optionOf,
  percentOf,
  privatesOf,
  shareCompanyIds,
} from '@stellwerk/1854'
import type { PlayerId } from '@stellwerk/engine'
import { purseOf } from '@stellwerk/engine'
import { numeral } from '@stellwerk/texts'
import type { Look, Section } from '../face.js'
import { say } from './texts.js'
import { list, word } from '../words.js'

export function playerSection(state: State, look: Look): Section {
  const { language } = look
  const fortunes = new Map(austria1854.ranking(state).map(({ player, fortune }) => [player, fortune]))
  const number = (n: number): string => numeral(language, n)
  return {
    heading: word(look, 'players'),
    table: {
      columns: [
        { heading: word(look, 'player') },
        { heading: word(look, 'cash'), align: 'right' },
        { heading: word(look, 'shares'), flexible: true },
        { heading: say(language, 'privates'), flexible: true },
        { heading: say(language, 'certificates'), align: 'right' },
        { heading: word(look, 'fortune'), align: 'right' },
      ],
      rows: state.order.map((player) => [
        player,
        number(cashOf(state, purseOf(player))),
        list([...holdings(state, player), ...option(state, player, look)]),
        list(privatesOf(state, player)),
        say(language, 'held', { held: countedCertificates(state, player), limit: limitOf(state) }),
        number(fortunes.get(player) ?? 0),
      ]),
    },
  }
}

/** "KE 40 %*": what a player holds; a star for the director. */
function holdings(state: State, player: PlayerId): string[] {
  return shareCompanyIds(state).flatMap((id) => {
    const percent = percentOf(state, id, holderOf(player))
    if (percent === 0) return []
    return [`${id}\u00a0${percent}%${directorOf(state, id) === player ? '*' : ''}`]
  })
}

function option(state: State, player: PlayerId, { language }: Look): string[] {
  const open = optionOf(state, player)
  if (!open) return []
  const { company, price } = open
  return [say(language, 'option', { company, price }).replaceAll(' ', '\u00a0')]
}
