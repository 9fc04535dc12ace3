import { describe, expect, it } from 'vitest'
import type { Action, Choice, PlayerId } from '@stellwerk/engine'
import { legal, simulate } from '@stellwerk/engine'
import type { BuyTrain, SellShares, SetBond } from '../actions.js'
import { progressOf } from '../rules/contract-progress.js'
import { inStep, toAllahabad } from '../rules/running/testing-lines.js'
import type { State } from '../state.js'
import type { Table } from '../testing.js'
import { at, newGame } from '../testing.js'
import { india1853 } from '../title.js'
import { book } from './book.js'
import { candidates } from './candidates.js'
import { judge } from './judge.js'
import { ledger } from './ledger.js'
import { revenueWith } from './revenue.js'

interface Asked {
  readonly state: State
  readonly choices: readonly Choice[]
  readonly player: PlayerId
}

/** What the player who is asked sees, and may do. */
function asked(table: Table): Asked {
  const player = legal(india1853, table.state).players[0] as PlayerId
  const state = table.seenBy(player)
  const { choices } = legal(india1853, state)
  return { state, choices: choices.filter(({ action }) => action.player === player), player }
}

const passIn = (choices: readonly Choice[]): Action => {
  const found = choices.find(({ action: { type } }) => type === 'pass') ?? choices[0]
  if (!found) throw new Error('nothing to do')
  return found.action
}

const bookAt = (table: Table): Action | undefined => {
  const { state, choices, player } = asked(table)
  return book(state, choices, player)
}

/** A game after the contracts, which all players chose by the book. */
function contracted(players: number): Table {
  const table = newGame(players)
  for (let moves = 0; moves < 60 && table.state.round.stock === 0; moves++) {
    const action = bookAt(table)
    if (!action) throw new Error('the book knows no answer')
    const { type, player, ...own } = action
    table.act(type, own, player)
  }
  return table
}

describe('contracts by the book', () => {
  it.each([3, 4, 5, 6])('1853-2.5.2-c: a bond of %i players is small', (players) => {
    const { bond } = bookAt(newGame(players)) as SetBond
    expect(bond).toBeLessThanOrEqual(150)
  })

  it('1853-4.3.1-a: cities of a contract lie close together', () => {
    const { state } = contracted(4)
    expect(state.round.stock).toBe(1)
    for (const { cities } of Object.values(state.contracts))
      expect(progressOf(state, cities ?? []).missing).toBeLessThanOrEqual(10)
  })
})

describe('candidates', () => {
  it('R-53, R-71: offer neither elephant nor end', () => {
    const { state, choices, player } = asked(contracted(4))
    expect(choices.some(({ action }) => action.type === 'proposeEnd')).toBe(true)
    expect(candidates(state, choices, player).map(({ type }) => type)).not.toContain('proposeEnd')
  })
})

describe('the first stock round', () => {
  it('R-57: everybody puts a company of his own into operation', () => {
    const table = contracted(4)
    for (let moves = 0; moves < 60 && table.state.round.operating === 0; moves++) {
      const { state, choices, player } = asked(table)
      const looked = book(state, choices, player) ?? candidates(state, choices, player)[0]
      const { type, player: by, ...own } = looked?.type === 'buyShare' ? looked : passIn(choices)
      table.act(type, own, by)
    }
    const { companies } = table.state
    const directors = Object.values(companies).flatMap(({ operating, director }) =>
      operating && director ? [director] : [],
    )
    expect(new Set(directors).size).toBe(4)
  })
})

/** The NWR runs from Lahore to Delhi's north; its director has little money. */
const running = (of: { trains?: ('2' | '3')[]; treasury?: number; step?: string; phase?: '2' | '3' }) =>
  at({
    players: ['A', 'B', 'C', 'D'],
    phase: of.phase ?? '3',
    cash: { A: 20, B: 20, NWR: of.treasury ?? 0 },
    contracts: {
      A: { bond: 60, cities: ['Lahore', 'Multan', 'Karachi'] },
      B: { bond: 60, cities: ['Mysore', 'Bangalore', 'Trichinopoly'] },
      C: { bond: 60, cities: ['Ajmer', 'Ahmadabad', 'Jaipur'] },
      D: { bond: 60, cities: ['Peshawar', 'Rawalpindi', 'Lahore'] },
    },
    companies: {
      NWR: {
        shares: { A: 4, B: 2 },
        director: 'A',
        operating: true,
        price: 130,
        trains: of.trains ?? ['2'],
        option: of.step === 'option' ? null : 1,
      },
      MSM: { shares: { B: 4, A: 2 }, director: 'B', operating: true, price: 84 },
    },
    round: { stock: 3 },
    at: of.step ? { round: 'operating', turn: 'NWR', step: of.step } : { round: 'stock', turn: 'A' },
  })

describe('sales', () => {
  it('1853-3.4.2-a: leave the own company alone, which would pay nothing without a director', () => {
    const { state, choices, player } = asked(running({}))
    const sales = (actions: readonly Action[]): readonly string[] =>
      actions.flatMap((action) => (action.type === 'sellShares' ? [(action as SellShares).company] : []))
    expect(sales(choices.map(({ action }) => action))).toContain('NWR')
    expect(sales(candidates(state, choices, player))).toEqual(['MSM'])
  })
})

describe('trains', () => {
  /** The EIR has a 3-train and this treasury; the 4s are on sale, and the bank began with so much. */
  const offered = (treasury: number, bank: number): readonly string[] => {
    const table = inStep('trains', 'EIR', ['3'], {
      phase: '3',
      tiles: toAllahabad,
      trains: { '2': 0, '3': 0 },
      bank,
      cash: { A: 500, EIR: treasury },
    })
    const { state, choices, player } = asked(table)
    return candidates(state, choices, player).map((action) =>
      action.type === 'buyTrain' ? (action as BuyTrain).train : 'nothing',
    )
  }

  it('1853-4.10.4-a: a treasury that pays for a 4 begins phase 4, or the money of all would lie idle', () => {
    expect(offered(600, 1500)).toContain('nothing')
    expect(offered(640, 1500)).toEqual(['4'])
  })

  it('1853-4.10.4-a: that is left to everybody as long as the bank holds more than half of its money', () => {
    expect(offered(640, 15_000)).toContain('nothing')
  })
})

describe('track', () => {
  it('1853-4.5.4-d: of a small company leads to a town first, since a 1M calls at no second city', () => {
    const table = at({
      players: ['A', 'B', 'C', 'D'],
      phase: '2',
      doubleCards: true,
      cash: { MSM: 500 },
      contracts: { A: { bond: 60 }, B: { bond: 60 }, C: { bond: 60 }, D: { bond: 60 } },
      companies: { MSM: { shares: { A: 5 }, director: 'A', operating: true, trains: ['1M'] } },
      round: { stock: 2 },
      at: { round: 'operating', turn: 'MSM', step: 'track' },
    })
    for (let turn = 0; turn < 3; turn++) {
      const { state, choices, player } = asked(table)
      const [best] = candidates(state, choices, player)
        .map((action) => ({ action, after: simulate(india1853, state, action) }))
        .map(({ action, after }) => ({ after, worth: judge(action, state, after, player) ?? 0 }))
        .toSorted((a, b) => b.worth - a.worth)
      if (!best) throw new Error('nothing to lay')
      // the next turn comes at once
      table.state = { ...table.state, tiles: best.after.tiles, supply: best.after.supply }
    }
    expect(revenueWith(table.state, 'MSM', ['1M'])).toBeGreaterThan(0)
  })
})

describe('the second tile', () => {
  it('1853-4.1.3-c: is worth a small fee', () => {
    const table = running({ step: 'option' })
    expect(bookAt(table)).toMatchObject({ type: 'chooseOption', option: 2 })
  })
})

describe('the ledger', () => {
  it('1853-2.5.11-b: supposes nothing of contracts that the viewer does not know', () => {
    const table = contracted(4)
    const { state, player } = asked(table)
    const worth = ledger(table.state, state).players.map(
      ({ ref, others }) => [ref, others['contract']] as const,
    )
    for (const [ref, contract] of worth)
      if (ref === player) expect(contract).toBeGreaterThan(0)
      else expect(contract).toBe(0)
  })
})
