import { describe, expect, test } from 'vitest'
import type { Action, History, PlayerId } from '@stellwerk/engine'
import { begin, legal, refuses, top, view, viewOfAction, viewOfEvents } from '@stellwerk/engine'
import { playRandomly } from '@stellwerk/engine/testing'
import { languages } from '@stellwerk/texts'
import { cities } from '../data/cities.js'
import { inAll, speechOf } from '../../../../texts/src/testing-speech.js'
import type { State } from '../state.js'
import { at, newGame } from '../testing.js'
import { india1853 } from '../title.js'
import { indiaTexts as texts } from './index.js'

const start = newGame(3).state

const { line, label, refusal } = speechOf(texts, start, 'A')

test('amounts are in pounds, with the separators of the language', () => {
  expect(inAll((language) => texts.money(language, 1200))).toEqual(['£1,200', '1.200 £', '1,200ポンド'])
})

describe('the log', () => {
  test('names a city only where it is known', () => {
    const picked = { kind: 'picked', player: 'Anna', company: 'EIR', count: 2 }
    expect(line({ ...picked, city: 'Delhi' })[0]).toBe(
      'Anna names Delhi in secret and takes a share of EIR (city 2)',
    )
    expect(line({ ...picked, city: null })).toEqual([
      'Anna names a city in secret and takes a share of EIR (city 2)',
      'Anna nennt geheim eine Stadt und nimmt eine Aktie der EIR (Stadt 2)',
      'Annaが秘密に都市を指定し、EIRの株式を獲得（2都市目）',
    ])
  })

  test('tells the bonds in the seating order that they make', () => {
    expect(line({ kind: 'bonds-known', bonds: { A: 80, B: 120, C: 100 }, order: ['B', 'C', 'A'] })).toEqual([
      'Seating order by bond: B £120, C £100, and A £80',
      'Sitzreihenfolge nach Anleihen: B 120 £, C 100 £ und A 80 £',
      '保証金による席順：B 120ポンド、C 100ポンド、A 80ポンド',
    ])
  })

  test('tells players from places where shares lie, whatever their names', () => {
    expect(line({ kind: 'elephant-moved', from: 'bank', to: 'pool', price: 30 })[0]).toBe(
      'pool buys the elephant from bank for £30',
    )
    const bought = { kind: 'shares-moved', company: 'EIR', to: 'player:pool', count: 1, reason: 'purchase' }
    expect(line({ ...bought, from: 'pool' })[0]).toBe('pool buys a share of EIR from the pool')
  })

  test('tells who leaves office without a successor', () => {
    expect(line({ kind: 'director-changed', company: 'NWR', from: 'Ben', to: null })).toEqual([
      'Ben steps down: NWR no longer has a director',
      'Ben ist nicht mehr Direktor: Die NWR hat keinen mehr',
      'Benが退任し、NWRは社長不在に',
    ])
  })

  test('tells a payment on its own where no other event does', () => {
    const money = { kind: 'money', from: 'bank', to: 'EIR', amount: 90 }
    expect(line({ ...money, reason: 'revenue' })).toEqual([null, null, null])
    expect(line({ ...money, from: 'player:Anna', reason: 'gift' })[0]).toBe('Anna gives EIR £90 for a train')
    expect(
      line({ kind: 'shares-moved', company: 'EIR', from: 'offer', to: 'player:A', reason: 'contract' })[0],
    ).toBeNull()
  })
})

describe('a choice', () => {
  test('says what it costs and what follows', () => {
    const { state } = at({
      players: ['A', 'B', 'C'],
      companies: { EIR: { shares: { A: 4, B: 3 }, price: 130 }, GIP: { shares: { B: 5 }, operating: false } },
      round: { stock: 2 },
      at: { round: 'stock' },
    })
    expect(label({ type: 'sellShares', company: 'EIR', count: 2 }, state)).toEqual([
      'Sell 2 shares of EIR for £260; B becomes director',
      '2 Aktien der EIR für 260 £ verkaufen; Direktor wird B',
      'EIRの株式2株を260ポンドで売却。Bが社長に就任',
    ])
    expect(label({ type: 'buyShare', company: 'GIP', from: 'offer' }, state)[0]).toBe(
      'Buy a share of GIP from the IPO for £96 (GIP then reaches its threshold)',
    )
  })

  test('of somebody else keeps its secret', () => {
    expect(label({ type: 'pick', city: null, company: 'GIP' })[0]).toBe('Name a city and take a share of GIP')
    expect(label({ type: 'pick', city: 'Delhi', company: 'GIP' })[0]).toBe(
      'Name Delhi (£40 of the bond) and take a share of GIP',
    )
    expect(label({ type: 'setBond', bond: null })[0]).toBe('Set a bond')
  })
})

describe('a refusal', () => {
  test('of a kind of action that is not possible now names those that are', () => {
    expect(refusal('1853-4.0-c', { type: 'run', step: 'track', possible: ['layTile', 'pass'] })[0]).toBe(
      'The steps of a turn have a fixed order, and it is not time for that one. Possible here: lay a tile or pass.',
    )
  })

  test('of the engine is said too', () => {
    for (const text of refusal('engine-turn', { player: 'A', players: ['B'] })) expect(text).not.toBe('')
  })
})

/** A value that was missing, an argument that was not filled in. */
const hole = /(^|[\s（(])–([\s.,;:）)]|$)|[{}]|undefined|NaN|null|\[object/

const players = ['A', 'B', 'C', 'D']

function played(seed: number, late: boolean, actions?: number): History<State> {
  const setup = { players, seed, options: {} }
  const position = late ? { position: india1853.randomPlay.late(setup) } : {}
  const begun = begin(india1853, { ...setup, ...position })
  if (!begun.ok) throw new Error(begun.refusal.rule)
  return playRandomly(india1853, begun.value, seed, actions).history
}

describe('in random games', () => {
  test.each([
    ['late', () => played(3, true, 150)],
    ['an opening', () => played(5, false, 150)],
  ])('everything that happens is said in full, to whoever sees it: %s', (_, history) => {
    const game = history()
    const said: (string | null)[] = []
    for (const language of languages)
      for (const viewer of ['A', null] as (PlayerId | null)[]) {
        for (let n = 1; n <= game.length; n++) {
          const { state, events } = game.at(n)
          const seen = view(india1853, state, viewer)
          for (const event of viewOfEvents(india1853, events, viewer))
            said.push(texts.event(language, event, seen))
        }
        for (let n = 0; n < game.length; n += 5) {
          const seen = view(india1853, game.at(n).state, viewer)
          const frame = top(seen)
          if (frame) said.push(texts.step(language, frame, seen))
          for (const { action, range } of legal(india1853, seen).choices.slice(0, 30))
            said.push(texts.choice(language, action, seen, range))
        }
      }
    expect(said.length).toBeGreaterThan(game.length)
    expect(said.filter((text) => text !== null && (text === '' || hole.test(text)))).toEqual([])
  })

  test('no text for a spectator names a city before it is open', () => {
    const game = played(5, false, 60)
    let picks = 0
    for (let n = 1; n <= game.length; n++) {
      const { events, entry } = game.at(n)
      const made = game.record[entry]
      const action = made?.type === 'action' ? (made.action as Action) : undefined
      if (action?.type !== 'pick') continue
      picks += 1
      const before = view(india1853, game.at(n - 1).state, null)
      const shown = viewOfAction(india1853, action, null) as Action
      for (const language of languages) {
        const lines = viewOfEvents(india1853, events, null).map((event) =>
          texts.event(language, event, before),
        )
        const said = [...lines, texts.choice(language, shown, before)].join('\n')
        expect(Object.keys(cities).filter((city) => said.includes(city))).toEqual([])
      }
    }
    expect(picks).toBeGreaterThan(10)
  })

  test('whatever is refused is refused with a full sentence', () => {
    const rules = new Set<string>()
    for (const game of [played(5, false, 150), played(3, true, 120)]) {
      const actions = game.record.flatMap((entry) =>
        entry.type === 'action' ? [entry.action as Action] : [],
      )
      for (let n = 0; n < game.length; n += 3) {
        const { state } = game.at(n)
        for (const player of legal(india1853, state).players)
          for (const action of actions) {
            const no = refuses(india1853, state, { ...action, player })
            if (!no || rules.has(no.rule)) continue
            rules.add(no.rule)
            for (const language of languages) expect(texts.refusal(language, no)).not.toMatch(hole)
          }
      }
    }
    expect(rules.size).toBeGreaterThan(25)
  })
})
