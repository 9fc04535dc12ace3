import { describe, expect, it } from 'vitest'
import type { Action, PlayerId } from '@stellwerk/engine'
import { legal } from '@stellwerk/engine'
import type { BuyMine } from '../actions.js'
import { mines } from '../data/mines.js'
import { at } from '../testing.js'
import type { Table } from '../testing.js'
import { harzbahn } from '../title.js'
import { candidates } from './candidates.js'
import { couldRenew, lossesAhead, neededToRenew, paysTooMuch } from './renewal.js'

const candidatesAt = ({ state }: Table): readonly Action[] => {
  const { choices, players } = legal(harzbahn, state)
  return candidates(state, choices, players[0] as PlayerId)
}

describe('old machines of a public mine', () => {
  const company = (cash: number, connected = false) =>
    at({
      players: ['A', 'B'],
      phase: '3',
      mines: connected ? { 1: { connected, machine: 2 }, 2: { connected, machine: 2 } } : {},
      publicMines: { CO: { mines: [1, 2], denomination: 50, price: 110, shares: { A: 2 } } },
      cash: { CO: cash },
      trading: 4,
      at: { round: 'operating', turn: 'CO', step: 'public-mine-purchases' },
    })

  it('1873-T2-b: are renewed before the phase in which they cost more than they earn', () => {
    const kinds = (cash: number) => candidatesAt(company(cash)).map(({ type }) => type)
    // a machine of size 3 costs 300 and serves both mines
    expect(new Set(kinds(310))).toEqual(new Set(['buyMachine']))
    expect(kinds(290)).toEqual(['pass'])
  })

  it('no more is paid out than leaves the money for the new one', () => {
    const { state } = company(0)
    expect(neededToRenew(state, 'CO')).toBe(300)
    const payouts = (profit: number) =>
      (['withhold', 'half', 'full'] as const).filter((how) => !paysTooMuch(state, 'CO', profit, how))
    expect(payouts(310)).toEqual(['withhold'])
    expect(payouts(700)).toEqual(['withhold', 'half'])
    expect(payouts(120)).toEqual(['withhold'])
    // what takes too long is not saved for
    expect(payouts(90)).toEqual(['withhold', 'half', 'full'])
    const late = { ...state, phase: 'D' as const }
    expect(neededToRenew(late, 'CO')).toBeUndefined()
    // connected it will still earn 10
    expect(neededToRenew(company(0, true).state, 'CO')).toBeUndefined()
  })
})

describe('the losses of a public mine', () => {
  const company = (phase: '4' | '5') => {
    const { state } = at({
      players: ['A', 'B'],
      phase,
      mines: { 1: { connected: true, machine: 2 }, 2: { connected: true, machine: 2 } },
      publicMines: { CO: { mines: [1, 2], denomination: 20, price: 110, shares: { A: 5 } } },
      trading: 8,
      at: { round: 'stock', turn: 'A' },
    })
    return state
  }

  it('1873-T2-b: are saved for from phase 5 on', () => {
    const losses = lossesAhead(company('5'), 'CO')
    // 10 are earned until the first diesel, and 90 lost from then on
    expect(losses).toBeGreaterThan(0)
    expect(losses % 90).toBe(0)
    const payouts = (phase: '4' | '5', treasury: number, profit: number) =>
      (['withhold', 'half', 'full'] as const).filter(
        (how) => !paysTooMuch({ ...company(phase), cash: { CO: treasury } }, 'CO', profit, how),
      )
    expect(payouts('5', losses - 30, 100)).toEqual(['withhold', 'half'])
    expect(payouts('5', losses - 80, 100)).toEqual(['withhold'])
    expect(payouts('5', losses, 100)).toEqual(['withhold', 'half', 'full'])
    expect(payouts('4', losses - 80, 100)).toEqual(['withhold', 'half', 'full'])
  })
})

describe('one more mine for a public mine', () => {
  const prices = (cash: number, machine: 2 | 3) =>
    candidatesAt(
      at({
        players: ['A', 'B'],
        phase: '3',
        mines: { 1: { machine }, 2: { machine }, 3: { owner: 'A' } },
        publicMines: { CO: { mines: [1, 2], denomination: 20, price: 110, shares: { A: 5 } } },
        cash: { CO: cash },
        trading: 4,
        at: { round: 'operating', turn: 'CO', step: 'mine-purchase' },
      }),
    ).flatMap((action) => (action.type === 'buyMine' ? [(action as BuyMine).price] : []))

  it('1873-T2-b: is not bought with the money for the machine that it needs', () => {
    const { faceValue } = mines[3]
    // a machine of size 3 costs 300
    expect(prices(300 + faceValue, 2)).toContain(faceValue)
    expect(prices(290 + faceValue, 2)).not.toContain(faceValue)
    // with newer ones the company earns enough
    expect(prices(faceValue, 3)).toContain(faceValue)
  })
})

describe('two mines that could form a company', () => {
  const paysForMachine = (phase: '2' | '3', treasury: number): boolean => {
    const { state } = at({
      players: ['A', 'B'],
      phase,
      mines: { 9: { owner: 'A' }, 11: { owner: 'A', connected: true } },
      cash: { 'mine:9': treasury },
      at: { round: 'stock', turn: 'A' },
    })
    const units = phase === '2' ? state.units : { ...state.units, 2: 0, 3: 4 }
    return couldRenew({ ...state, units }, [9, 11])
  }

  it('save for a machine while units sell slowly, and need the money for a dearer one once they sell fast', () => {
    expect(paysForMachine('2', 0)).toBe(true)
    expect(paysForMachine('3', 300)).toBe(false)
    expect(paysForMachine('3', 500)).toBe(true)
  })
})
