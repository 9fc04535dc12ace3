import type { State } from '@stellwerk/1853'
import {
  bondPurse,
  cashOf,
  companiesOf,
  heldBy,
  india1853,
  limitsOf,
  managerOf,
  papersHeld,
  stakeOf,
} from '@stellwerk/1853'
import type { PlayerId } from '@stellwerk/engine'
import { purseOf } from '@stellwerk/engine'
import { numeral } from '@stellwerk/texts'
import type { Look, Section } from '../face.js'
import { list, word } from '../words.js'
import { say } from './texts.js'

export function playerSection(state: State, look: Look): Section {
  const { language } = look
  const fortunes = new Map(india1853.ranking(state).map(({ player, fortune }) => [player, fortune]))
  const number = (n: number): string => numeral(language, n)
  const { papers } = limitsOf(state)
  return {
    heading: word(look, 'players'),
    table: {
      columns: [
        { heading: word(look, 'player') },
        { heading: word(look, 'cash'), align: 'right' },
        { heading: say(language, 'bond'), align: 'right' },
        { heading: word(look, 'shares'), flexible: true },
        { heading: say(language, 'papers'), align: 'right' },
        { heading: word(look, 'fortune'), align: 'right' },
      ],
      rows: state.order.map((player) => [
        player,
        number(cashOf(state, purseOf(player))),
        number(cashOf(state, bondPurse(player))),
        list(holdings(state, player, look)),
        say(language, 'held', { held: papersHeld(state, player), limit: papers }),
        number(fortunes.get(player) ?? 0),
      ]),
    },
  }
}

/** "EIR 3*": the shares of a player; a star for the director, an m for the manager, and what is not paid in brackets. */
function holdings(state: State, player: PlayerId, { language }: Look): string[] {
  return companiesOf(state, player).map((company) => {
    const { unredeemed } = stakeOf(state, company, player)
    const office =
      state.companies[company].director === player ? '*' : managerOf(state, company) === player ? 'm' : ''
    const unpaid = unredeemed === 0 ? '' : ` ${say(language, 'unpaid', { count: unredeemed })}`
    return `${company} ${heldBy(state, company, player)}${office}${unpaid}`.replaceAll(' ', '\u00a0')
  })
}
