import { describe, expect, test } from 'vitest'
import type { Action, JsonObject, PlayerId } from '@stellwerk/engine'
import { Random, legal, refuses } from '@stellwerk/engine'
import { playRandomly } from '@stellwerk/engine/testing'
import { languages } from '@stellwerk/texts'
import { inAll, speechOf } from '../../../../texts/src/testing-speech.js'
import { harzbahn } from '../index.js'
import type { State } from '../state.js'
import { harzbahnTexts as texts } from './index.js'

const created = harzbahn.create({ players: ['Anna', 'Ben', 'Chris'], seed: 1, options: {} })
if (!created.ok) throw new Error('no game')
const start = created.value

const { line, label } = speechOf(texts, start, 'Anna')
const waitingIn = (frame: JsonObject & { kind: string }, change: Partial<State> = {}): State => ({
  ...start,
  ...change,
  flow: [...start.flow, frame],
})

test('the game has its name', () => {
  expect(inAll((language) => texts.name(language))).toEqual([
    'Harzbahn 1873',
    'Harzbahn 1873',
    '1873 ハルツバーン',
  ])
})

test('amounts have the separators of the language', () => {
  expect(inAll((language) => texts.money(language, 1200))).toEqual(['1,200 M', '1.200 M', '1,200マルク'])
  expect(inAll((language) => texts.money(language, 40))).toEqual(['40 M', '40 M', '40マルク'])
})

describe('the log', () => {
  test('tells who did what for how much', () => {
    expect(line({ kind: 'item-bought', player: 'Anna', item: 'mine:12', price: 340 })).toEqual([
      'Anna buys mine 12 (Blankenburg) for 340 M',
      'Anna kauft für 340 M: Werk 12 (Blankenburg)',
      'Annaが鉱山12（Blankenburg）を340マルクで購入',
    ])
    expect(
      line({
        kind: 'tile-laid',
        operation: 'mine:12',
        hex: 'C14',
        tile: '76',
        rotation: 5,
        replaced: null,
        cost: 0,
      }),
    ).toEqual([
      'Mine 12 (Blankenburg) lays tile 76 on Heimburg (C14)',
      'Werk 12 (Blankenburg) legt Gleisplättchen 76 auf Heimburg (C14)',
      '鉱山12（Blankenburg）がHeimburg（C14）にタイル76を敷設',
    ])
    expect(line({ kind: 'train-bought', railway: 'HBE', from: 'bank', size: 'D', price: 250 })).toEqual([
      'HBE buys a diesel from the bank for 250 M',
      'HBE kauft von der Bank für 250 M: Dieseltriebwagen',
      'HBEが銀行からディーゼル列車を250マルクで購入',
    ])
  })

  test('begins a line with the name of a player as it is', () => {
    expect(texts.event('en', { kind: 'premium-bid', player: 'mira', bid: 10 }, start)).toBe(
      'mira bids a premium of 10 M',
    )
  })

  test('tells of shares and directors', () => {
    expect(
      line({
        kind: 'shares-moved',
        company: 'HBE',
        from: 'player:Anna',
        to: 'pool',
        count: 2,
        reason: 'sale',
      }),
    ).toEqual(['Anna sells 2 shares of HBE', 'Anna verkauft 2 Aktien der HBE', 'AnnaがHBEの株式2株を売却'])
    expect(line({ kind: 'director-changed', company: 'HBE', from: 'Anna', to: null })).toEqual([
      'HBE no longer has a director',
      'HBE hat keinen Direktor mehr',
      'HBEの社長は不在に',
    ])
    expect(
      line({ kind: 'shares-moved', company: 'HBE', from: 'new', to: 'issue', count: 5, reason: 'founding' }),
    ).toEqual([null, null, null])
  })

  test('tells the profit of a private mine in one line for the mine and one for its owner', () => {
    expect(line({ kind: 'produced', operation: 'mine:15', income: 120, maintenance: 50 })).toEqual([
      'Mine 15 (Thale) earns 120 M, maintenance 50 M: 35 M each for its owner and its treasury',
      'Werk 15 (Thale) nimmt 120 M ein, Wartungskosten 50 M: je 35 M für Besitzer und Betriebskapital',
      '鉱山15（Thale）の収入は120マルク、維持費50マルク。所有者と鉱山の資金に35マルクずつ',
    ])
    const profit = { kind: 'money', from: 'bank', amount: 35, reason: 'profit' }
    expect(line({ ...profit, to: 'mine:15' })).toEqual([null, null, null])
    expect(line({ ...profit, to: 'player:Anna' })).toEqual([
      'Anna receives a profit of 35 M',
      'Anna erhält 35 M Gewinn',
      'Annaが収益35マルクを受け取り',
    ])
  })

  test('tells a payment on its own where no other event does', () => {
    const station = { kind: 'money', from: 'HBE', amount: 50, reason: 'station' }
    expect(line({ ...station, to: 'bank' })).toEqual([null, null, null])
    expect(line({ ...station, to: 'GHE' })).toEqual([
      'HBE pays GHE 50 M for the replaced token',
      'HBE zahlt der GHE 50 M für den ersetzten Bahnhofsmarker',
      'HBEが交換した駅トークンの代金50マルクをGHEに支払い',
    ])
    expect(line({ kind: 'money', from: 'mine:3', to: 'bank', amount: 20, reason: 'maintenance' })).toEqual([
      'Mine 3 (Silberhütte) pays 20 M maintenance from its treasury',
      'Werk 3 (Silberhütte) zahlt 20 M Wartungskosten aus dem Betriebskapital',
      '鉱山3（Silberhütte）が資金から維持費20マルクを支払い',
    ])
  })

  test('tells of a phase and what it changes', () => {
    expect(line({ kind: 'phase-began', phase: 'D' })).toEqual([
      'Phase D begins. Grey tiles; size 3 now costs maintenance.',
      'Phase D beginnt. Graue Gleisplättchen; Größe 3 kostet jetzt Wartung.',
      'フェイズD開始。灰色タイル。サイズ3にも維持費がかかります。',
    ])
  })

  test('tells how the game ended', () => {
    const ranking = [
      { player: 'Anna', fortune: 4210, rank: 1 },
      { player: 'Ben', fortune: 3980, rank: 2 },
    ]
    expect(line({ kind: 'game-over', ranking })).toEqual([
      'The game is over: 1. Anna (4,210 M) and 2. Ben (3,980 M)',
      'Die Partie ist zu Ende: 1. Anna (4.210 M) und 2. Ben (3.980 M)',
      'ゲーム終了：1位 Anna（4,210マルク）、2位 Ben（3,980マルク）',
    ])
  })

  test('leaves out that an operation ended a step', () => {
    expect(line({ kind: 'passed', player: 'Anna', step: 'mine-purchases' })).toEqual([null, null, null])
    expect(line({ kind: 'passed', player: 'Anna', step: 'stock-round' })).toEqual([
      'Anna passes',
      'Anna passt',
      'Annaがパス',
    ])
  })
})

describe('the choices', () => {
  test('tell what is bought for how much', () => {
    expect(label({ type: 'buyItem', item: 'concession:HBE', price: 220 })).toEqual([
      'Buy the concession of HBE for 220 M',
      'Konzession der HBE für 220 M kaufen',
      'HBEの許可証を220マルクで購入',
    ])
    expect(label({ type: 'buyShare', company: 'MHE', from: 'pool' })).toEqual([
      'Buy a share of MHE from the pool for 150 M',
      'Aktie der MHE aus dem Bankpool für 150 M kaufen',
      'バンクプールからMHEの株式を150マルクで購入',
    ])
  })

  test('tell how far a free amount goes', () => {
    const action = { type: 'bid', player: 'Anna' as PlayerId, bid: 110 } as Action
    const range = { field: 'bid', min: 110, max: 1050, step: 10 }
    expect(inAll((language) => texts.choice(language, action, start, range))).toEqual([
      'Bid 110 M (up to 1,050 M)',
      '110 M bieten (bis 1.050 M)',
      '110マルクを入札（最大1,050マルク）',
    ])
    expect(texts.choice('en', action, start, { ...range, max: 110 })).toBe('Bid 110 M')
  })

  test('tell what passing means', () => {
    const passing = (frame: JsonObject & { kind: string }, change: Partial<State> = {}) =>
      texts.choice('en', { type: 'pass', player: 'Anna' as PlayerId }, waitingIn(frame, change))
    expect(passing({ kind: 'sale' })).toBe('Pass')
    expect(passing({ kind: 'stock-round', soldNow: [] })).toBe('Pass')
    expect(passing({ kind: 'stock-round', soldNow: ['HBE'] })).toBe('End the turn')
    expect(passing({ kind: 'railway-track', operation: 'HBE' })).toBe('Lay no track')
    expect(passing({ kind: 'railway-track', operation: 'HBE', laid: [{}] })).toBe('Lay no more track')
    expect(passing({ kind: 'railway-purchases', operation: 'HBE' })).toBe('End purchases')
    const concessions = { ...start.concessions, HBE: 'player:Anna' as const }
    expect(passing({ kind: 'railway-purchases', operation: 'HBE' }, { concessions })).toBe(
      'Buy no train: HBE becomes insolvent',
    )
  })

  test('tell what becomes of a profit', () => {
    const state = waitingIn({ kind: 'payout', operation: 'HBE', profit: 120 })
    expect(label({ type: 'payOut', how: 'half' }, state)).toEqual([
      'Pay out half: 60 M',
      'Die Hälfte ausschütten: 60 M',
      '半配：60マルク',
    ])
  })

  test('tell what is agreed on', () => {
    const deal = { type: 'buyMine', company: 'CO', mine: 3, price: 200 }
    const state = waitingIn({ kind: 'offer', from: 'Ben', to: 'Anna', deal })
    expect(label({ type: 'accept' }, state)).toEqual([
      'Accept: CO buys mine 3 (Silberhütte) for 200 M',
      'Annehmen: CO kauft Werk 3 (Silberhütte) für 200 M',
      '承諾する：COが鉱山3（Silberhütte）を200マルクで購入',
    ])
  })
})

test('a step says who acts for what', () => {
  const step = (frame: JsonObject & { kind: string }): unknown[] =>
    inAll((language) => texts.step(language, frame, start))
  expect(step({ kind: 'railway-track', operation: 'HBE' })).toEqual([
    'HBE · lay track',
    'HBE · Gleisbau',
    'HBE · 線路の敷設',
  ])
  expect(step({ kind: 'mine-purchases', operation: 'mine:12' })).toEqual([
    'Mine 12 (Blankenburg) · machines and switchers',
    'Werk 12 (Blankenburg) · Maschinen und Werkloks',
    '鉱山12（Blankenburg） · 機械と入換機',
  ])
})

describe('a refusal', () => {
  test('says what, why and what would be possible', () => {
    const refusal = { rule: '1873-3.1-f', params: { bid: 1130, min: 1190, step: 10 } }
    expect(inAll((language) => texts.refusal(language, refusal))).toEqual([
      'You cannot bid 1,130 M. The next bid is 1,190 M or more, in steps of 10 M.',
      'Ein Gebot von 1.130 M ist nicht möglich. Das nächste Gebot beträgt 1.190 M oder mehr, in Schritten von 10 M.',
      '1,130マルクは入札できません。次の入札は1,190マルク以上、10マルク単位です。',
    ])
  })

  test('names routes by their ends', () => {
    const refusal = { rule: '1873-4.4.3-l', params: { route: 'B9-C8-D7-E6-F5-G6' } }
    expect(texts.refusal('en', refusal)).toBe(
      'The concession route must be run by a standard train: Wernigerode – Benneckenstein (B9-C8-D7-E6-F5-G6).',
    )
  })

  test('names kinds of action in words where the engine refuses', () => {
    const refusal = {
      rule: 'engine-step',
      params: { type: 'run', step: 'railway-track', possible: ['layTile', 'pass'] },
    }
    expect(inAll((language) => texts.refusal(language, refusal))).toEqual([
      'It is not time to run trains. Possible here: lay a tile or pass.',
      'Das geht jetzt nicht: Strecken befahren. Möglich ist hier: Gleisplättchen legen oder passen.',
      '今は「列車の運行」を行えません。ここでできること：線路の敷設またはパス。',
    ])
    expect(texts.refusal('en', { rule: 'engine-step', params: { type: 'fly', possible: [] } })).toBe(
      'It is not time to fly. There is nothing to decide here.',
    )
  })

  test('only names the rule where there are no words for it', () => {
    expect(texts.refusal('en', { rule: '1873-9-z', params: {} })).toBe('Not allowed by rule 1873-9-z.')
  })
})

describe('in random games', () => {
  const rough = /[{}–]|undefined|null|NaN|\[object|player:|mine:/

  test.each([
    [3, 'R'],
    [2, 'S'],
  ])(
    'everything that happens is said in every language (seed %i, edition %s)',
    (seed, edition) => {
      const game = harzbahn.create({ players: ['Anna', 'Ben'], seed, options: { edition } })
      if (!game.ok) throw new Error('no game')
      const { history } = playRandomly(harzbahn, game.value, seed, 600)
      const random = new Random(seed)
      const tried: Action[] = []
      const said = new Set<string>()
      for (let n = 0; n < history.length; n++) {
        const { state } = history.at(n)
        const { step, choices, players } = legal(harzbahn, state)
        const after = history.at(n + 1)
        const some = random.shuffle(choices).slice(0, 30)
        tried.push(...choices.map(({ action }) => action))
        const refusal = refuses(harzbahn, state, { ...random.pick(tried), player: players[0] })
        for (const language of languages) {
          if (step) said.add(texts.step(language, step, state))
          for (const { action, range } of some) said.add(texts.choice(language, action, state, range))
          for (const event of after.events) said.add(texts.event(language, event, after.state) ?? '')
          // routes are named with a dash
          if (refusal) said.add(texts.refusal(language, refusal).replaceAll(' – ', ' '))
        }
      }
      expect(said.size).toBeGreaterThan(500)
      expect([...said].filter((text) => rough.test(text))).toEqual([])
    },
    60_000,
  )
})
