import { describe, expect, test } from 'vitest'
import type { History } from '@stellwerk/engine'
import { begin, legal, top } from '@stellwerk/engine'
import { randomHistory } from '@stellwerk/engine/testing'
import { languages } from '@stellwerk/texts'
import { inAll, speechOf } from '../../../../texts/src/testing-speech.js'
import type { State } from '../state.js'
import { at, newGame } from '../testing.js'
import { austria1854 } from '../title.js'
import { austriaTexts as texts } from './index.js'

const start = newGame(3).state

const { line, label, refusal } = speechOf(texts, start, 'A')

test('amounts are in gulden, with the separators of the language', () => {
  expect(inAll((language) => texts.money(language, 1200))).toEqual(['1,200 G', '1.200 G', '1,200グルデン'])
})

describe('the log', () => {
  test('names companies by what they are, also where a player has the name of one', () => {
    expect(line({ kind: 'private-bought', player: 'A', private: '1', price: 155 })).toEqual([
      'A buys Mariazellerbahn (1) for 155 G',
      'A kauft für 155 G: Mariazellerbahn (1)',
      'AがMariazellerbahn（1）を155グルデンで購入',
    ])
    expect(line({ kind: 'director-changed', company: 'A', from: null, to: 'A' })).toEqual([
      'A becomes director of local AG A',
      'A wird Direktor der Lokalbahn AG A',
      'AがローカルAG Aの社長に就任',
    ])
    expect(line({ kind: 'money', from: 'A', to: 'player:A', amount: 5, reason: 'dividend' })[0]).toBe(
      'A receives a dividend of 5 G',
    )
  })

  test('tells the pool of certificates from the pools of trains', () => {
    const bought = { kind: 'certificates-moved', company: 'KE', to: 'player:Anna', count: 1 }
    expect(line({ ...bought, from: 'pool', reason: 'purchase' })[0]).toBe(
      'Anna buys a certificate of KE from the pool',
    )
    const train = { kind: 'train-bought', company: 'KE', train: '3', price: 200 }
    expect(line({ ...train, from: 'pool' })).toEqual([
      'KE buys a 3-train from the open pool for 200 G',
      'KE kauft aus dem Lokpool für 200 G: 3er-Lok',
      'KEが列車プールから3列車を200グルデンで購入',
    ])
    expect(line({ ...train, company: 'B', from: 'A', train: '80x' })[0]).toBe(
      'Local AG B buys an 80x train from local AG A for 200 G',
    )
  })

  test('tells a payment on its own where no other event does', () => {
    const option = { kind: 'money', amount: 82, reason: 'option' }
    expect(line({ ...option, from: 'player:Anna', to: 'bank' })).toEqual([null, null, null])
    expect(line({ ...option, from: 'bank', to: 'player:Anna' })[0]).toBe('Anna receives 82 G for the option')
    expect(line({ kind: 'money', from: 'bank', to: 'KE', amount: 90, reason: 'revenue' })[0]).toBeNull()
  })

  test('leaves out that a company ended a step', () => {
    expect(line({ kind: 'passed', player: 'Anna', step: 'trains', company: 'KE' })[0]).toBeNull()
    expect(line({ kind: 'passed', player: 'Anna', step: 'stock' })[0]).toBe('Anna passes')
    expect(line({ kind: 'passed', player: 'Anna', step: 'merger-window', company: '3' })[0]).toBe(
      'Anna passes for Ybbstalbahn (3)',
    )
  })

  test('tells the half that a local railway pays', () => {
    expect(line({ kind: 'paid-out', company: '2', how: 'half', revenue: 70 })[0]).toBe(
      'Kernhofer Bahn (2) shares its revenue: 35 G each for owner and treasury',
    )
  })
})

describe('a choice', () => {
  test('says what it costs and what follows', () => {
    expect(label({ type: 'buyPrivate' })[0]).toBe('Buy Außerfernbahn for 20 G')
    const { state } = at({
      players: ['A', 'B', 'C'],
      privates: 'sold',
      majors: { KE: { issuePrice: 82, space: 'R3C4', director: 'A', certificates: { A: 1, B: 2 } } },
      round: { stock: 2 },
      at: { round: 'stock' },
    })
    expect(label({ type: 'sellShares', company: 'KE', count: 3 }, state)).toEqual([
      'Sell 3 certificates of KE for 510 G (price then 70 G); B becomes director',
      '3 Aktien der KE für 510 G verkaufen (Kurs dann 70 G); Direktor wird B',
      'KEの株券3枚を510グルデンで売却（株価は70グルデンに）。Bが社長に就任',
    ])
    expect(label({ type: 'buyDirector', company: 'VB', price: 67 }, state)[0]).toBe(
      'Buy the director’s certificate of VB at 67 G: pay 268 G',
    )
  })

  test('tells the option certificate that goes with the others', () => {
    const { state } = at({
      players: ['A', 'B', 'C'],
      majors: { SB: { director: 'B', certificates: { A: 2 }, price: 82 } },
      options: { A: { company: 'SB', round: 1 } },
    })
    expect(label({ type: 'sellShares', company: 'SB', count: 1, option: true }, state)).toEqual([
      'Sell 1 certificate and the option certificate of SB for 246 G (price then 72 G)',
      '1 Aktie und die Aktie mit Option der SB für 246 G verkaufen (Kurs dann 72 G)',
      'SBの株券1枚とオプション株券を246グルデンで売却（株価は72グルデンに）',
    ])
  })
})

describe('a refusal', () => {
  test('shows the better run', () => {
    const runs = [{ train: '80x', route: ['C23', 'C21', 'C19'], passes: [1] }]
    expect(refusal('1854-run-q', { company: 'KE', total: 40, best: 90, runs })[0]).toBe(
      'This run earns 40 G, but KE must earn 90 G: 80x train C23-(C21)-C19.',
    )
  })

  test('of a kind of action that is not possible now names those that are', () => {
    expect(refusal('1854-or-turn-a', { type: 'run', step: 'track', possible: ['layTile', 'pass'] })[0]).toBe(
      'The steps of a turn have a fixed order, and it is not time for that one. Possible here: lay a tile or pass.',
    )
  })

  test('of the engine is said too', () => {
    const turn = { player: 'A', players: ['B'] }
    for (const text of refusal('engine-turn', turn)) expect(text).not.toBe('')
  })
})

/** A value that was missing, an argument that was not filled in. */
const hole = /(^|[\s（(])–([\s.,;:）)]|$)|[{}]|undefined|NaN|\[object/

describe('in random games', () => {
  const players = ['A', 'B', 'C', 'D']
  /** How many actions of a game are looked at. */
  const looked = 300
  const games: History<State>[] = [3, 11].map((seed) => {
    const setup = { players: players as never, seed, options: {} }
    const begun = begin(austria1854, { ...setup, position: austria1854.randomPlay.late(setup) })
    if (!begun.ok) throw new Error(begun.refusal.rule)
    return randomHistory(austria1854, begun.value, seed, looked)
  })
  const auction = (): History<State> => {
    const begun = begin(austria1854, { players, seed: 5, options: {} })
    if (!begun.ok) throw new Error(begun.refusal.rule)
    return randomHistory(austria1854, begun.value, 5, 120)
  }

  test.each([
    ['late', () => games[0] as History<State>],
    ['another late', () => games[1] as History<State>],
    ['an opening', auction],
  ])('everything that happens is said in full: %s', (_, history) => {
    const played = history()
    const last = Math.min(played.length, looked)
    const said: (string | null)[] = []
    for (const language of languages) {
      for (let n = 1; n <= last; n++)
        said.push(...played.at(n).events.map((event) => texts.event(language, event, played.at(n).state)))
      for (let n = 0; n < last; n += 7) {
        const { state } = played.at(n)
        const frame = top(state)
        if (frame) said.push(texts.step(language, frame, state))
        for (const { action, range } of legal(austria1854, state).choices.slice(0, 40))
          said.push(texts.choice(language, action, state, range))
      }
    }
    expect(said.length).toBeGreaterThan(last)
    expect(said.filter((text) => text !== null && (text === '' || hole.test(text)))).toEqual([])
  })
})
