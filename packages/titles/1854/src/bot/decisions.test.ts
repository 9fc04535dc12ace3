import { describe, expect, it } from 'vitest'
import type { Action, Choice, PlayerId } from '@stellwerk/engine'
import { legal, simulate } from '@stellwerk/engine'
import { evaluate } from '@stellwerk/ledger'
import type { Bid, BuyDirector } from '../actions.js'
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
  it('1854-auction-d: sells everything in the end, and nobody bids all his cash', () => {
    const table = newGame(4)
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
    expect(Object.values(table.state.mountains).every(({ owner }) => owner !== null)).toBe(true)
    expect(Object.values(table.state.locals).every(({ owner }) => owner !== null)).toBe(true)
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

describe('candidates', () => {
  it('1854-float-a: found no major that its director could not float', () => {
    const table = running(500, ['3'], {})
    const { state, choices, player } = asked(table)
    const prices = candidates(state, choices, player).flatMap((action) =>
      action.type === 'buyDirector' ? [(action as BuyDirector).price] : [],
    )
    const offered = choices.flatMap(({ action }) =>
      action.type === 'buyDirector' ? [(action as BuyDirector).price] : [],
    )
    // with 450 in hand four units of 93 can be paid, but six of 72 at most
    expect(Math.max(...offered)).toBe(93)
    expect(Math.max(...prices)).toBe(72)
  })
})

describe('idle money', () => {
  const yellow = (stock: number, treasury: number) =>
    at({
      players: ['A', 'B', 'C'],
      phase: '2',
      privates: 'sold',
      cash: { A: 100, KE: treasury },
      majors: { KE: { issuePrice: 77, director: 'A', certificates: { B: 1 }, trains: ['2'] } },
      round: { stock },
      at: { round: 'operating', turn: 'KE', step: 'trains' },
    })
  const lookedAt = (table: Table): readonly string[] => {
    const { state, choices, player } = asked(table)
    return candidates(state, choices, player).map(({ type }) => type)
  }

  it('1854-phase-c: buys trains that bring the next phase once it has waited long enough', () => {
    expect(lookedAt(yellow(7, 600))).toEqual(['buyTrain'])
    expect(lookedAt(yellow(2, 600))).toContain('pass')
    // what the next train costs is kept
    expect(lookedAt(yellow(7, 400))).toContain('pass')
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
    expect(burden(1000)).toBeCloseTo(0)
  })
})
