import type { CityName, ContractState, State } from '@stellwerk/1853'
import { citiesJoinedTo, valueOf } from '@stellwerk/1853'
import type { PlayerId } from '@stellwerk/engine'
import { numeral } from '@stellwerk/texts'
import type { Look, Section } from '../face.js'
import { word } from '../words.js'
import { say } from './texts.js'

/** The contracts, as far as whoever looks may know them: of those of others the state has no cities. */
export function contractSection(state: State, look: Look): Section {
  const { language } = look
  return {
    heading: say(language, 'contracts'),
    table: {
      columns: [
        { heading: word(look, 'player') },
        { heading: say(language, 'bond'), align: 'right' },
        { heading: say(language, 'cityCount'), align: 'right' },
        { heading: say(language, 'standing') },
        { heading: say(language, 'cities'), flexible: true },
      ],
      rows: state.order.map((player) => row(state, look, player)),
    },
  }
}

function row(state: State, { language }: Look, player: PlayerId): string[] {
  const contract = state.contracts[player] as ContractState
  const { bond, cities, count, complete, fulfilled } = contract
  const known = cities?.length ? joinedGroups(state, cities).join(' · ') : ''
  const covered = cities?.length ? ` ${say(language, 'covered', { value: valueOf(cities) })}` : ''
  return [
    player,
    bond === 0 ? '–' : numeral(language, bond),
    String(count),
    say(language, fulfilled ? 'fulfilled' : complete ? 'complete' : 'open'),
    count === 0 ? '–' : cities === null ? say(language, 'secret') : `${known}${covered}`,
  ]
}

/** The cities of a contract; those that passengers can already travel between are joined by a line. */
function joinedGroups(state: State, cities: readonly CityName[]): string[] {
  const left = [...cities]
  const groups: string[] = []
  for (let first = left.shift(); first; first = left.shift()) {
    const reachable = citiesJoinedTo(state, first)
    const group = [first, ...left.filter((city) => reachable.has(city))]
    for (const city of group.slice(1)) left.splice(left.indexOf(city), 1)
    groups.push(group.join('–'))
  }
  return groups
}
