import type { PlayerId } from '@stellwerk/engine'
import type { Fact, Secret, Value } from '@stellwerk/table'
import { count, fact, hex, hidden, list, memory, money, msg, name, none, says } from '@stellwerk/table'
import { cities as cityData } from '../data/cities.js'
import { valueOf } from '../rules/contract-laws.js'
import { progressOf } from '../rules/contract-progress.js'
import type { ContractState, State } from '../state.js'

const remember = memory()

const noFacts: readonly Fact[] = []

/** 1853-2.5.11: bond, number of cities and standing are open; the cities are there for whoever may know them. */
export function contractOf(state: State, player: PlayerId): Secret {
  const contract = state.contracts[player] as ContractState
  return remember(`${player}`, [contract, state.tiles], () => ({
    id: 'contract',
    label: msg('secret.contract'),
    inside: citiesOf(state, contract),
    outside: outsideOf(contract),
    within: withinOf(state, contract),
  }))
}

/** What is joined already, how far apart the rest is, and what of the bond is not covered. */
function withinOf(state: State, { bond, cities, fulfilled }: ContractState): readonly Fact[] {
  if (!cities || cities.length === 0) return noFacts
  const { groups, missing } = progressOf(state, cities)
  return [
    fact(
      'track',
      missing === 0 || fulfilled
        ? says('contract.joined')
        : says('contract.missing', { missing: count(missing) }),
      'card',
    ),
    fact('uncovered', money(Math.max(0, bond - valueOf(cities))), 'card'),
    ...groups.map((group, i): Fact => ({
      ...fact('group', list(group.cities.map((city) => hex(cityData[city].hex))), 'card'),
      id: `group.${i}`,
      note: group.missing > 0 ? msg('contract.alone', { missing: count(group.missing) }) : undefined,
    })),
  ]
}

/** On how many hexes track is still missing, for whoever may know the cities. */
export function contractFacts(state: State, player: PlayerId): readonly Fact[] {
  const { cities, fulfilled } = state.contracts[player] as ContractState
  if (!cities || cities.length < 2 || fulfilled) return noFacts
  return remember(`missing ${player}`, [cities, state.tiles], () => [
    fact('contractMissing', count(progressOf(state, cities).missing), 'change', 'worse'),
  ])
}

function citiesOf(state: State, { cities, count: named }: ContractState): Value {
  if (named === 0) return none
  if (cities === null) return hidden
  return says('contract.cities', {
    cities: list(progressOf(state, cities).groups.map((group) => name(group.cities.join('–')))),
    value: money(valueOf(cities)),
  })
}

function outsideOf({ bond, count: named, complete, fulfilled }: ContractState): readonly Fact[] {
  const standing = fulfilled ? 'fulfilled' : complete ? 'complete' : 'open'
  return [
    // 1853-2.5.3-a: there is none until all are known
    fact('bond', bond === 0 ? none : money(bond), 'overview'),
    {
      ...fact('contract', says(`contract.${standing}`, { cities: count(named) }), 'overview'),
      tone: fulfilled ? 'strong' : 'plain',
    },
  ]
}
