import { describe, expect, it } from 'vitest'
import type { Choice, PlayerId } from '@stellwerk/engine'
import { legal } from '@stellwerk/engine'
import type { PayOut } from '../actions.js'
import type { State } from '../state.js'
import { at } from '../testing.js'
import { india1853 } from '../title.js'
import { book } from './book.js'
import { candidates } from './candidates.js'
import { easy } from './habits.js'

const bonds = { A: { bond: 60 }, B: { bond: 60 }, C: { bond: 60 }, D: { bond: 60 } }

/** What A is asked with so much cash, or as director of an NWR with this treasury and a 2-train that has just run. */
function asked(cash: number, treasury?: number): [State, readonly Choice[], PlayerId] {
  const own = { shares: { A: 4, B: 2 }, director: 'A', operating: true, price: 130 }
  const table = at({
    players: ['A', 'B', 'C', 'D'],
    phase: '3',
    cash: { A: cash, NWR: treasury ?? 500 },
    contracts: bonds,
    companies: { NWR: { ...own, trains: ['2'], option: 1 } },
    round: { stock: 3 },
    at:
      treasury === undefined
        ? { round: 'stock', turn: 'A' }
        : { round: 'operating', turn: 'NWR', step: 'payout', revenue: 60 },
  })
  const player = 'A' as PlayerId
  const state = table.seenBy(player)
  return [state, legal(india1853, state).choices.filter(({ action }) => action.player === player), player]
}

describe('an easy player', () => {
  it('1853-3.1.4-a: keeps money in hand that he does not need', () => {
    const bought = (look: typeof candidates, cash: number): boolean =>
      look(...asked(cash)).some(({ type }) => type === 'buyShare')
    expect([bought(candidates, 120), bought(easy.candidates, 120)]).toEqual([true, false])
    expect(bought(easy.candidates, 600)).toBe(true)
  })

  it('1853-4.6.4-a: saves for the next train though the shareholders would have more of a dividend', () => {
    const how = (choose: typeof book, treasury: number): unknown =>
      (choose(...asked(20, treasury)) as PayOut | undefined)?.how
    expect([how(book, 300), how(easy.book, 300)]).toEqual(['full', 'withhold'])
    expect(how(easy.book, 2000)).toBe('full')
  })
})
