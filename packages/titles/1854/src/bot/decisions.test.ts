import { describe, expect, it } from 'vitest'
import type { Action, Choice, PlayerId } from '@stellwerk/engine'
import { legal, simulate } from '@stellwerk/engine'
import { evaluate } from '@stellwerk/ledger'
import type { Bid, BuyDirector, BuyTrain, LayTile } from '../actions.js'
import { costOfTile } from '../rules/track/cost.js'
import type { State } from '../state.js'
import type { Table } from '../testing.js'
import { at, newGame } from '../testing.js'
import { austria1854 } from '../title.js'
import { book } from './book.js'
import { candidates } from './candidates.js'
import { knowledge } from './knowledge.js'

interface Asked {
  readonly state: State
  readonly choices: readonly Choice[]
  readonly player: PlayerId
}

function asked({ state }: Table): Asked {
  const { players, choices } = legal(austria1854, state)
  const player = players[0] as PlayerId
  return { state, choices: choices.filter(({ action }) => action.player === player), player }
}

function bookAt(table: Table): Action | undefined {
  const { state, choices, player } = asked(table)
  return book(state, choices, player)
}

describe('the auction by the book', () => {
  it.each([3, 4, 5, 6])(
    '1854-auction-d: of %i players sells everything, and nobody bids all his cash',
    (players) => {
      const table = newGame(players)
      for (let moves = 0; moves < 1500 && table.state.round.stock === 0; moves++) {
        const { choices } = asked(table)
        const pass = choices.find(({ action: { type } }) => type === 'pass') ?? choices[0]
        const action = bookAt(table) ?? pass?.action
        if (!action) throw new Error('nothing to do')
        if (action.type === 'bid') expect((action as Bid).bid).toBeLessThan(400)
        const { type, ...own } = action
        table.act(type, own)
      }
      expect(table.state.round.stock).toBe(1)
      expect(table.state.round.auction).toBeLessThanOrEqual(20)
      expect(Object.values(table.state.mountains).every(({ owner }) => owner !== null)).toBe(true)
      expect(Object.values(table.state.locals).every(({ owner }) => owner !== null)).toBe(true)
    },
  )

  const owner = { owner: 'B' }
  /** What A does when this local railway heads the row and he has so much cash. */
  const does = (head: '4' | '6', cash: number, bids = {}): Action | undefined =>
    bookAt(
      at({
        players: ['A', 'B', 'C', 'D'],
        cash: { A: cash, B: 300, C: 300, D: 300 },
        mountains: { AUS: owner, MUR: owner, GKB: owner },
        locals: Object.fromEntries(
          ['1', '2', '3', '4', '5'].filter((id) => id < head).map((id) => [id, owner]),
        ),
        priority: 'A',
        round: { auction: 5 },
        at: { round: 'auction', bids },
      }),
    )

  it('1854-privates-k: bids for a certificate before it buys the last local railway and leaves that to the next player', () => {
    expect(does('6', 500)).toMatchObject({ type: 'bid', private: 'ARL', bid: 175 })
    // with less there would be nothing left to float the major with
    expect(does('6', 400)).toMatchObject({ type: 'pass' })
  })

  it('1854-auction-f: binds no money in a bid for a certificate while several local railways wait for a buyer', () => {
    expect(does('4', 500)).toMatchObject({ type: 'buyPrivate' })
  })

  it('1854-privates-k: bids for a second certificate only with the money to float both majors', () => {
    const first = { ARL: { A: 175 } }
    expect(does('6', 650, first)).not.toMatchObject({ type: 'bid' })
    expect(does('6', 950, first)).toMatchObject({ type: 'bid', private: 'SEM' })
  })
})

const running = (treasury: number, trains: ('2' | '3')[], left: Record<string, number>) =>
  at({
    players: ['A', 'B', 'C'],
    phase: '3',
    privates: 'sold',
    cash: { A: 450, KE: treasury },
    majors: { KE: { issuePrice: 77, director: 'A', certificates: { B: 1 }, trains } },
    trains: left,
    round: { stock: 3 },
    at: { round: 'stock', turn: 'A' },
  })

/** KE with A as director in an operating round of phase 2. */
const inPhase2 = (
  step: 'trains' | 'contract',
  { stock, treasury = 600, trains = ['2'], left }: Phase2,
): Table =>
  at({
    players: ['A', 'B', 'C'],
    phase: '2',
    privates: 'sold',
    cash: { A: 100, KE: treasury },
    majors: { KE: { issuePrice: 77, director: 'A', certificates: { B: 1 }, trains } },
    ...(left === undefined ? {} : { trains: { 2: left } }),
    round: { stock },
    at: { round: 'operating', turn: 'KE', step },
  })

interface Phase2 {
  readonly stock: number
  readonly treasury?: number
  readonly trains?: '2'[]
  /** 2-trains in the bank. */
  readonly left?: number
}

describe('candidates', () => {
  it('1854-buy-f: found a major at any price at which they float it alone', () => {
    const pricesOf = (actions: readonly Action[]): ReadonlySet<number> =>
      new Set(
        actions.flatMap((action) => (action.type === 'buyDirector' ? [(action as BuyDirector).price] : [])),
      )
    const { state, choices, player } = asked(running(500, ['3'], {}))
    expect(pricesOf(choices.map(({ action }) => action))).toEqual(new Set([67, 72, 77, 82, 87, 93]))
    // 450 are not enough for one at 93
    expect(pricesOf(candidates(state, choices, player))).toEqual(new Set([67, 72, 77, 82, 87]))
  })

  it('1854-float-a: found none for which somebody else would have to buy a share, however rich he is', () => {
    const { state, choices, player } = asked(
      at({
        players: ['A', 'B', 'C'],
        phase: '2',
        privates: 'sold',
        cash: { A: 330, B: 900 },
        round: { stock: 1 },
        at: { round: 'stock', turn: 'A' },
      }),
    )
    const founding = (actions: readonly Action[]): number =>
      actions.filter(({ type }) => type === 'buyDirector').length
    expect(founding(choices.map(({ action }) => action))).toBeGreaterThan(0)
    expect(founding(candidates(state, choices, player))).toBe(0)
  })
})

describe('floating a major', () => {
  it('1854-float-b: by an option on the next certificate, if that is all one can pay', () => {
    const { state, choices, player } = asked(
      at({
        players: ['A', 'B', 'C'],
        phase: '2',
        privates: 'sold',
        cash: { A: 70 },
        majors: { KE: { issuePrice: 67, director: 'A' } },
        round: { stock: 2 },
        at: { round: 'stock', turn: 'A' },
      }),
    )
    expect(candidates(state, choices, player)).toEqual([
      { type: 'buyOption', player, company: 'KE', from: 'tableau' },
    ])
  })
})

describe('a local railway', () => {
  const locals = ['1', '2', '3', '4', '5', '6'] as const
  const building = (id: (typeof locals)[number], trains: ('1+' | '2+')[]) =>
    at({
      players: ['A', 'B', 'C'],
      phase: '2',
      privates: 'sold',
      cash: { A: 100, [id]: 150 },
      locals: { [id]: { owner: 'A', trains } },
      round: { stock: 2 },
      at: { round: 'operating', turn: id, step: 'track' },
    })
  /** The dearest tile of any of them that is looked at. */
  const dearest = (trains: ('1+' | '2+')[]): number =>
    Math.max(
      ...locals.flatMap((id) => {
        const { state, choices, player } = asked(building(id, trains))
        return candidates(state, choices, player).flatMap((action) =>
          action.type === 'layTile' ? [costOfTile(state, id, (action as LayTile).hex)] : [],
        )
      }),
    )

  it('1854-locals-h: keeps the money for its first train', () => {
    expect(dearest(['1+'])).toBeGreaterThan(50)
    expect(dearest([])).toBeLessThanOrEqual(50)
  })
})

describe('idle money', () => {
  const yellow = (stock: number, treasury: number): Table => inPhase2('trains', { stock, treasury })
  const lookedAt = (table: Table): readonly string[] => {
    const { state, choices, player } = asked(table)
    return candidates(state, choices, player).map(({ type }) => type)
  }

  it('1854-phase-c: buys trains that bring the next phase once it has waited long enough', () => {
    expect(lookedAt(yellow(7, 600))).toEqual(['buyTrain'])
    expect(lookedAt(yellow(1, 600))).toContain('pass')
    // what the next train costs is kept
    expect(lookedAt(yellow(7, 250))).toContain('pass')
    // but not when it is high time
    expect(lookedAt(yellow(8, 250))).toEqual(['buyTrain'])
  })

  it('1854-phase-d: begins phase 3 not before its time', () => {
    const trains = (stock: number): readonly string[] => {
      const { state, choices, player } = asked(inPhase2('trains', { stock, left: 0 }))
      expect(choices.some(({ action }) => (action as BuyTrain).train === '3')).toBe(true)
      return candidates(state, choices, player).flatMap((action) =>
        action.type === 'buyTrain' ? [(action as BuyTrain).train] : [],
      )
    }
    expect(trains(3)).not.toContain('3')
    expect(trains(7)).toContain('3')
  })

  it('1854-trains-b: leaves the last 2-trains to majors that must have one', () => {
    const bought = (left: number, trains: '2'[]): boolean => {
      const { state, choices, player } = asked(inPhase2('trains', { stock: 2, trains, left }))
      return candidates(state, choices, player).some(
        (action) => action.type === 'buyTrain' && (action as BuyTrain).train === '2',
      )
    }
    expect([bought(4, ['2']), bought(3, ['2']), bought(3, [])]).toEqual([true, false, true])
  })

  it('1854-end-b: begins no phase once the bank is broken', () => {
    const bought = (bankBreak?: 'operating round'): boolean => {
      const { state, choices, player } = asked(
        at({
          players: ['A', 'B', 'C'],
          phase: '5',
          privates: 'sold',
          cash: { A: 100, KE: 700 },
          majors: { KE: { issuePrice: 77, director: 'A', certificates: { B: 1 }, trains: ['5'] } },
          trains: { 5: 0 },
          ...(bankBreak === undefined ? {} : { bankBreak }),
          at: { round: 'operating', turn: 'KE', step: 'trains' },
        }),
      )
      return candidates(state, choices, player).some(
        (action) => action.type === 'buyTrain' && (action as BuyTrain).train === '6',
      )
    }
    expect([bought(), bought('operating round')]).toEqual([true, false])
  })

  it('1854-trains-b: sell no train to the company of somebody else', () => {
    const table = at({
      players: ['A', 'B', 'C'],
      phase: '3',
      privates: 'sold',
      cash: { A: 100, KE: 0, SB: 200 },
      majors: {
        KE: { director: 'A', certificates: { B: 1 }, price: 82, trains: ['2'] },
        SB: { director: 'B', certificates: { C: 1 }, price: 72 },
      },
      at: { round: 'operating', turn: 'SB', step: 'trains' },
    }).act('buyTrain', { from: 'KE', train: '2', price: 2 }, 'B')
    const { state, choices, player } = asked(table)
    expect([player, ...choices.map(({ action }) => action.type)]).toEqual(['A', 'accept', 'decline'])
    expect(candidates(state, choices, player).map(({ type }) => type)).toEqual(['decline'])
  })

  it('1854-emergency-g: no track is worth the bankruptcy of its director', () => {
    const { state, choices, player } = asked(
      at({
        players: ['A', 'B', 'C'],
        phase: '3',
        privates: 'sold',
        cash: { A: 0, KE: 200 },
        majors: { KE: { director: 'A', certificates: { B: 1 }, price: 82 } },
        at: { round: 'operating', turn: 'KE', step: 'track' },
      }),
    )
    const lay = choices.find(({ action }) => action.type === 'layTile')?.action as LayTile
    const after = simulate(austria1854, state, lay)
    const worth = (over: boolean) => knowledge.judge?.(lay, state, { ...after, over }, player) ?? NaN
    const pass: Action = { type: 'pass', player }
    const ofPass = knowledge.judge?.(pass, state, simulate(austria1854, state, pass), player) ?? NaN
    expect([worth(true) < ofPass, worth(false) < ofPass]).toEqual([true, false])
  })

  it('1854-end-b: a treasury without a use is better spent on track, as long as the bank pays it out again', () => {
    const worthOf = (treasury: number, stock: number, bankBreak: State['bankBreak'] = null): number => {
      const { state, choices, player } = asked(
        at({
          players: ['A', 'B', 'C'],
          phase: '5',
          privates: 'sold',
          cash: { KE: treasury },
          majors: { KE: { director: 'A', certificates: { B: 1 }, price: 82, trains: ['5'] } },
          round: { stock },
          at: { round: 'operating', turn: 'KE', step: 'track' },
        }),
      )
      const before = { ...state, bankBreak }
      const lay = choices.find(({ action }) => action.type === 'layTile')?.action as LayTile
      return knowledge.judge?.(lay, before, simulate(austria1854, before, lay), player) ?? NaN
    }
    const isSpent = (...when: [number, State['bankBreak']?]): boolean =>
      worthOf(200, ...when) > worthOf(300, ...when)
    expect([isSpent(8), isSpent(7), isSpent(8, 'operating round')]).toEqual([true, false, false])
  })

  it('1854-buy-i: a sale is worth what can be bought for it', () => {
    const { state, choices, player } = asked(
      at({
        players: ['A', 'B', 'C'],
        phase: '3',
        privates: 'sold',
        cash: { A: 450, KE: 500 },
        majors: { KE: { issuePrice: 77, director: 'A', certificates: { A: 1, B: 1 }, trains: ['3'] } },
        round: { stock: 3 },
        at: { round: 'stock', turn: 'A' },
      }),
    )
    const sale = choices.find(({ action }) => action.type === 'sellShares')?.action
    if (!sale) throw new Error('nothing to sell')
    const after = simulate(austria1854, state, sale)
    const alone = evaluate(knowledge.ledger(after, state), player, knowledge.weights).total
    expect(knowledge.judge?.(sale, state, after, player)).toBeGreaterThan(alone)
    const pass: Action = { type: 'pass', player }
    expect(knowledge.judge?.(pass, state, simulate(austria1854, state, pass), player)).toBeUndefined()
  })
})

describe('the ledger', () => {
  it('1854-emergency-d: a director fears for a company whose trains will be scrapped and that has no money', () => {
    const burden = (treasury: number): number => {
      const { state, player } = asked(running(treasury, ['2'], { 2: 0, 3: 1 }))
      return evaluate(knowledge.ledger(state), player, knowledge.weights).terms['burden'] ?? 0
    }
    expect(burden(0)).toBeLessThan(burden(200))
    expect(burden(200)).toBeLessThan(burden(1000))
  })
})
