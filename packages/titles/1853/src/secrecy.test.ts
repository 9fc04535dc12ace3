import { History, Random, begin, hash } from '@stellwerk/engine'
import { playRandomly } from '@stellwerk/engine/testing'
import type { PlayerId } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import type { CityName } from './data/types.js'
import type { State } from './state.js'
import { leaks, received } from './testing-secrecy.js'
import { india1853 } from './title.js'

/** `SECRECY_GAMES=100` plays more of them. */
const games = Number(process.env['SECRECY_GAMES'] ?? 1)
const timeout = 120_000 + games * 60_000

const names = ['A', 'B', 'C', 'D', 'E', 'F']

const played = new Map<number, { readonly start: State; readonly history: History<State> }>()

/** A whole random game with a small bank; each is played once. */
function game(seed: number): { readonly start: State; readonly history: History<State> } {
  const before = played.get(seed)
  if (before) return before
  const players = names.slice(0, 3 + (seed % 4))
  const start = begin(india1853, { players, seed, options: { bank: '10000' } })
  if (!start.ok) throw new Error(JSON.stringify(start.refusal))
  const { history, violation } = playRandomly(india1853, start.value, seed)
  expect(violation).toBeUndefined()
  const result = { start: start.value, history }
  // more than a few would not fit into memory
  if (seed <= 2) played.set(seed, result)
  return result
}

const viewersOf = (state: State): readonly (PlayerId | null)[] => [...state.players, null]

/** Who looks after so many actions: all of them at every seventh, between them one after the other. */
function lookingAt(n: number, viewers: readonly (PlayerId | null)[]): readonly (PlayerId | null)[] {
  return n % 7 === 0 ? viewers : [viewers[n % viewers.length] as PlayerId | null]
}

/** Cities that are worth the same, give a share of the same company and stand in the same group. */
const alike: readonly (readonly CityName[])[] = [
  ['Karachi', 'Lahore', 'Multan', 'Peshawar', 'Rawalpindi'],
  ['Benares', 'Lucknow', 'Patna'],
  ['Allahabad', 'Cawnpore'],
  ['Bangalore', 'Hyderabad'],
  ['Mysore', 'Trichinopoly'],
]
const twinOf = (city: CityName): CityName => {
  const group = alike.find((cities) => cities.includes(city)) ?? [city]
  return group[(group.indexOf(city) + 1) % group.length] as CityName
}

/** The same game, but this player has named other cities. */
function twin(start: State, history: History<State>, player: PlayerId): History<State> {
  const other = new History(india1853, start)
  for (const entry of history.record) {
    if (entry.type !== 'action') continue
    const action = entry.action as { type: string; player: PlayerId; city: CityName }
    const changed = action.type === 'pick' && action.player === player
    if (other.act(changed ? { ...action, city: twinOf(action.city) } : action)) break
  }
  return other
}

describe('secrecy', () => {
  it(
    '1853-2.5.11-b, 1853-2.5.11-j, 1853-2.5.11-l: whole games, and nothing that anybody was sent names a city too early',
    { timeout },
    () => {
      let looked = 0
      for (let seed = 1; seed <= games; seed++) {
        const { history } = game(seed)
        for (let n = 0; n <= history.length; n++) {
          const { state } = history.at(n)
          for (const viewer of lookingAt(n, viewersOf(state))) {
            const found = leaks(received(history, n, viewer), state, viewer)
            if (found.length > 0) expect.fail(`seed ${seed}, action ${n}, ${viewer}: ${found.join()}`)
            looked++
          }
        }
      }
      expect(looked).toBeGreaterThan(1000)
    },
  )

  it('the search finds a leak where there is one', () => {
    const { history } = game(1)
    const n = history.record.findIndex(
      (entry) => entry.type === 'action' && (entry.action as { type: string }).type === 'pick',
    )
    const { state, events } = history.at(n + 1)
    const { player } = (history.record[n] as { action: { player: PlayerId } }).action
    const viewer = state.players.find((other) => other !== player) as PlayerId
    const sent = received(history, n + 1, viewer)
    expect(leaks({ ...sent, view: state }, state, viewer).length).toBeGreaterThan(0)
    expect(leaks({ ...sent, events }, state, viewer)).toEqual(['events[0].city'])
    expect(leaks({ ...sent, action: history.record[n] }, state, viewer)).toEqual(['action.action.city'])
    expect(leaks(sent, state, viewer)).toEqual([])
  })

  it(
    '1853-2.5.11-d, 1853-2.5.11-e, 1853-2.5.11-k: two games that differ in one contract alone look the same to all others',
    { timeout },
    () => {
      let same = 0
      for (let seed = 1; seed <= games; seed++) {
        const { start, history } = game(seed)
        const player = start.players[seed % start.players.length] as PlayerId
        const other = twin(start, history, player)
        // once the contract is known or has paid, the games part
        const parted = (n: number): boolean =>
          [history, other].some(
            (one) => n > one.length || one.at(n).state.over || one.at(n).state.contracts[player]?.fulfilled,
          )
        const others = viewersOf(start).filter((viewer) => viewer !== player)
        for (let n = 0; !parted(n); n++)
          for (const viewer of lookingAt(n, others)) {
            const [one, two] = [history, other].map((each) => hash({ ...received(each, n, viewer) }))
            if (one !== two) expect.fail(`seed ${seed}, action ${n}, ${player} seen by ${viewer}`)
            same++
          }
      }
      expect(same).toBeGreaterThan(1000)
    },
  )

  it('1853-2.5.2-f, 1853-2.5.11-a: no amount leaves before all are in', () => {
    const random = new Random(7)
    for (let seed = 0; seed < 20; seed++) {
      const players = names.slice(0, 3 + (seed % 4)) as PlayerId[]
      const start = begin(india1853, { players, seed, options: { bonds: 'any pound' } })
      if (!start.ok) throw new Error('no game')
      const history = new History(india1853, start.value)
      // numbers that nothing else has
      const amounts = random.shuffle(Array.from({ length: 100 }, (_, i) => 301 + 2 * i))
      const bonds = new Map(players.map((player, i) => [player, amounts[i]]))
      for (const player of random.shuffle(players).slice(1)) {
        expect(history.act({ type: 'setBond', player, bond: bonds.get(player) })).toBeUndefined()
        for (const viewer of viewersOf(history.state)) {
          const sent = JSON.stringify(received(history, history.length, viewer))
          for (const [other, bond] of bonds)
            if (other !== viewer) expect(sent).not.toMatch(new RegExp(String.raw`\b${bond}\b`))
        }
      }
    }
  })
})
