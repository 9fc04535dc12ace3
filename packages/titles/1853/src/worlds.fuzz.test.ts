import type { Action, PlayerId, SealedFrame } from '@stellwerk/engine'
import { Random, apply, begin, decidersOf, hash, reveals, top, view, viewOfEvents } from '@stellwerk/engine'
import { playRandomly } from '@stellwerk/engine/testing'
import { describe, expect, it } from 'vitest'
import { cities as allCities } from './data/cities.js'
import { citiesOfLargeBbci } from './data/contracts.js'
import type { CityName } from './data/types.js'
import { refuseCity } from './rules/contract-laws.js'
import { isJoined } from './rules/contracts.js'
import { citiesJoinedTo } from './rules/passengers.js'
import type { State } from './state.js'
import { at } from './testing.js'
import { india1853 } from './title.js'

/** `WORLDS_GAMES=50` plays more of them. */
const games = Number(process.env['WORLDS_GAMES'] ?? 2)
const timeout = 120_000 + games * 60_000

const everyCity = Object.keys(allCities) as CityName[]

/** The same state, but a player has a contract of other cities, or has entered another bond. */
const withCities = (state: State, player: PlayerId, cities: readonly CityName[]): State => ({
  ...state,
  contracts: { ...state.contracts, [player]: { ...state.contracts[player]!, cities } },
})
const withBond = (state: State, player: PlayerId, bond: number): State => {
  const frame = top(state) as SealedFrame
  return {
    ...state,
    flow: [...state.flow.slice(0, -1), { ...frame, entered: { ...frame.entered, [player]: bond } }],
  }
}

/** Cities that a contract could have instead of its own, the wanted ones first. */
function otherCities(
  state: State,
  player: PlayerId,
  wanted: readonly CityName[],
  random: Random,
): readonly CityName[] | undefined {
  const { count } = state.contracts[player]!
  let cities: readonly CityName[] = []
  for (const city of [...random.shuffle(wanted), ...random.shuffle(everyCity)])
    if (cities.length < count && !refuseCity(withCities(state, player, cities), player, city))
      cities = [...cities, city]
  // nobody can take it for possible that a contract is joined and was not paid
  return cities.length === count && !isJoined(state, cities) ? cities : undefined
}

/** Another state that is the same to all but one player; `after` leads to those that an action may tell apart. */
function otherWorld(state: State, after: State, player: PlayerId, random: Random): State | undefined {
  const frame = top(state)
  if (frame?.kind === 'bonds')
    return Object.hasOwn((frame as SealedFrame).entered, player)
      ? withBond(state, player, 80 + 10 * random.below(20))
      : undefined
  const contract = state.contracts[player]!
  if (contract.fulfilled || contract.count === 0) return undefined
  const grown = everyCity.filter(
    (city) => citiesJoinedTo(after, city).size > citiesJoinedTo(state, city).size,
  )
  const wanted = state.companies.BBCI.size === null ? citiesOfLargeBbci : grown
  const cities = otherCities(state, player, wanted, random)
  return cities && withCities(state, player, cities)
}

/** What everybody else sees of an action's outcome; undefined if it is refused. */
function seen(state: State, action: unknown, owner: PlayerId): string | undefined {
  const outcome = apply(india1853, state, action)
  if (!outcome.ok) return undefined
  return [...state.players, null]
    .filter((viewer) => viewer !== owner)
    .map((viewer) =>
      hash({
        view: view(india1853, outcome.state, viewer),
        events: viewOfEvents(india1853, outcome.events, viewer),
      } as never),
    )
    .join()
}

const isRevealing = (state: State, action: unknown): boolean => {
  const outcome = apply(india1853, state, action)
  return outcome.ok && reveals(india1853, state, outcome.state)
}

/** Compares an action with the same in other worlds, one for each player; whether some were told apart. */
function compareWorlds(state: State, action: Action, random: Random, place: string): ReadonlySet<string> {
  const found = new Set<string>()
  const outcome = apply(india1853, state, action)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
  for (const owner of state.players) {
    const other = otherWorld(state, outcome.state, owner, random)
    if (!other) continue
    const [here, there] = [seen(state, action, owner), seen(other, action, owner)]
    // what somebody may do depends on the own secrets, and on nobody else's
    if (action.player === owner && there === undefined) continue
    found.add(`${action.type} ${here === there ? 'same' : 'different'}`)
    if (here === there) continue
    for (const world of [state, other]) expect(isRevealing(world, action), `${place}, ${owner}`).toBe(true)
  }
  return found
}

const playersOf = (seed: number): readonly string[] => ['A', 'B', 'C', 'D', 'E', 'F'].slice(0, 3 + (seed % 4))

/** These may be told apart; of the others a few are looked at. */
const telling = ['setBond', 'pick', 'pass', 'layTile']
const others = 20

/** Plays random games and compares each action with the same in other worlds. */
function compareGames(count: number, mostActions?: number): ReadonlySet<string> {
  const found = new Set<string>()
  for (let seed = 1; seed <= count; seed++) {
    const random = new Random(seed)
    const start = begin(india1853, { players: playersOf(seed), seed, options: { bank: '10000' } })
    if (!start.ok) throw new Error(JSON.stringify(start.refusal))
    const { history } = playRandomly(india1853, start.value, seed, mostActions)
    for (let n = 1; n <= history.length; n++) {
      const { action } = history.record[history.at(n).entry] as { readonly action: Action }
      if (!telling.includes(action.type) && n % others > 0) continue
      const place = `seed ${seed}, action ${n}`
      for (const kind of compareWorlds(history.at(n - 1).state, action, random, place)) found.add(kind)
    }
  }
  return found
}

describe('worlds that differ in a secret alone', () => {
  it(
    '1853-2.5.11-n, 1853-2.5.11-k: what differs in the open tells a secret, in whole games',
    { timeout },
    () => {
      const found = compareGames(games)
      expect([...found]).toEqual(expect.arrayContaining(['layTile same', 'layTile different']))
    },
  )

  it('1853-2.5.11-n, 1853-2.5.11-k: what differs in the open tells a secret, while contracts are made', () => {
    const found = compareGames(10 * games, 40)
    expect([...found]).toEqual(expect.arrayContaining(['setBond same', 'setBond different', 'pick same']))
  })

  it('1853-2.5.11-n, 1853-2.5.11-f: what differs in the open tells a secret, at the end of the first stock round', () => {
    const found = new Set<string>()
    for (let seed = 1; seed <= 20 * games; seed++) {
      const random = new Random(seed)
      const players = playersOf(seed)
      const [first = '', second = ''] = random.shuffle(players)
      const cities: readonly CityName[] = ['Ajmer', random.pick(['Bombay', 'Delhi']), 'Nagpur', 'Mysore']
      const { state } = at({
        players,
        contracts: Object.fromEntries(players.map((player) => [player, { bond: 150, cities }])),
        companies: { BBCI: { shares: { [first]: 2 + random.below(3), [second]: 1 + random.below(2) } } },
        round: { stock: 1 },
        at: { round: 'stock', idle: players.length - 1, turn: random.pick(players) },
      })
      const action = { type: 'pass', player: decidersOf(india1853, state)[0]! }
      for (const kind of compareWorlds(state, action, random, `seed ${seed}`)) found.add(kind)
    }
    expect([...found].toSorted()).toEqual(['pass different', 'pass same'])
  })
})
