import { legal } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import { bankHolds } from '../state.js'
import { at, newGame } from '../testing.js'
import { india1853 } from '../title.js'

const refusedBonds = (players: number, ...bonds: unknown[]) =>
  bonds.map((bond) => newGame(players).refused('setBond', { bond }))
const anyPound = { bonds: 'any pound' }

describe('bonds', () => {
  it('1853-2.5.2-a: all are asked at the same time, in any order, and no city is named', () => {
    const table = newGame(4)
    expect([table.step, table.players]).toEqual(['bonds', ['A', 'B', 'C', 'D']])
    expect(table.choices().map(({ action }) => action.type)).toEqual(Array(4).fill('setBond'))
    table.act('setBond', { bond: 60 }, 'C').act('setBond', { bond: 70 }, 'A')
    expect(table.players).toEqual(['B', 'D'])
    expect(table.refused('pick', { city: 'Delhi', company: 'EIR' }, 'B')).toBe('engine-step')
  })

  it('1853-2.5.2-c, 1853-2.5.2-d, EX-02: from the least amount to the starting capital', () => {
    const bounds = ['1853-2.5.2-c', undefined, undefined, '1853-2.5.2-d']
    expect(refusedBonds(3, 70, 80, 730, 740)).toEqual(bounds)
    expect(refusedBonds(4, 50, 60, 570, 580)).toEqual(bounds)
    expect(refusedBonds(5, 50, 60, 570, 580)).toEqual(bounds)
    expect(refusedBonds(6, 50, 60, 510, 520)).toEqual(bounds)
    // what is out of bounds is refused for that, whatever the unit
    expect(refusedBonds(3, 79, 731)).toEqual(['1853-2.5.2-c', '1853-2.5.2-d'])
  })

  it('1853-2.5.2-b, 1853-R-01, EX-02: in tens', () => {
    expect(refusedBonds(3, 80, 81, 85, 89, 90, 105)).toEqual([
      undefined,
      '1853-2.5.2-b',
      '1853-2.5.2-b',
      '1853-2.5.2-b',
      undefined,
      '1853-2.5.2-b',
    ])
    expect(newGame(6).choices()[0]?.range).toEqual({ field: 'bond', min: 60, max: 510, step: 10 })
    expect(refusedBonds(3, 80.5)).toEqual(['engine-malformed'])
    expect([85, 79, 731].map((bond) => newGame(3).refusal('setBond', { bond })?.params)).toEqual([
      { bond: 85 },
      { bond: 79, min: 80 },
      { bond: 731, max: 730 },
    ])
  })

  it('1853-2.5.2-b, 1853-R-01, EX-02: or in any whole number of pounds, if the table plays so', () => {
    const table = newGame(3, anyPound)
    expect([79, 80, 81, 729, 730, 731].map((bond) => table.refused('setBond', { bond }))).toEqual([
      '1853-2.5.2-c',
      undefined,
      undefined,
      undefined,
      undefined,
      '1853-2.5.2-d',
    ])
    expect(table.refused('setBond', { bond: 80.5 })).toBe('engine-malformed')
    expect(table.choices()[0]?.range).toEqual({ field: 'bond', min: 80, max: 730, step: 1 })
    expect(newGame(3, { bonds: 'tens' }).state).not.toHaveProperty('readings')
  })

  it('1853-2.5.2-e: fractions, negative numbers, text and a second entry are refused', () => {
    expect(refusedBonds(3, 99.9, -100, '100', null, undefined)).toEqual([
      'engine-malformed',
      '1853-2.5.2-c',
      'engine-malformed',
      'engine-malformed',
      'engine-malformed',
    ])
    const table = newGame(3).act('setBond', { bond: 100 }, 'A')
    expect(table.refused('setBond', { bond: 120 }, 'A')).toBe('engine-turn')
    expect(table.refused('setBond', { bond: 120 }, 'B')).toBeUndefined()
  })

  it('1853-2.5.2-f, 1853-2.5.11-a, EX-04: who has entered is open, the amount is not', () => {
    const table = newGame(3).act('setBond', { bond: 90 }, 'A')
    expect(table.events).toEqual([{ kind: 'sealed', player: 'A' }])
    const entered = (viewer: string | null) => table.seenBy(viewer).flow.at(-1)?.['entered']
    expect([entered('A'), entered('B'), entered(null)]).toEqual([{ A: 90 }, { A: null }, { A: null }])
    expect(JSON.stringify(table.seenBy('B'))).not.toMatch(/\b90\b/)
    // the offer to the others is the same whatever was entered
    const other = newGame(3).act('setBond', { bond: 730 }, 'A')
    expect(legal(india1853, table.seenBy('B'))).toEqual(legal(india1853, other.seenBy('B')))
    table.act('setBond', { bond: 100 }, 'B').act('setBond', { bond: 110 }, 'C')
    expect(table.told('bonds-known')[0]?.bonds).toEqual({ A: 90, B: 100, C: 110 })
    const known = table.seenBy(null).contracts
    expect(Object.values(known).map(({ bond }) => bond)).toEqual([90, 100, 110])
  })

  it('1853-2.5.2-g, 1853-2.5.3-a, 1853-2.5.3-b, EX-01: 100, 90 and 130 give the order 130, 100, 90', () => {
    const table = newGame(3).act('setBond', { bond: 100 }, 'A').act('setBond', { bond: 90 }, 'B')
    expect(table.told('bonds-known')).toEqual([])
    expect(table.state.elephant).toBeNull()
    table.act('setBond', { bond: 130 }, 'C')
    expect(table.told('bonds-known')).toEqual([
      { kind: 'bonds-known', bonds: { A: 100, B: 90, C: 130 }, order: ['C', 'A', 'B'] },
    ])
    expect(table.state.order).toEqual(['C', 'A', 'B'])
    expect(['C', 'A', 'B'].map((player) => table.cash(player))).toEqual([600, 630, 640])
    expect(table.state.elephant).toBe('C')
  })

  it('1853-2.5.3-f: Helmut 100, Bernd 90, Ulrich 130: Ulrich, Helmut, Bernd, and the elephant is Ulrich’s', () => {
    const { state } = at({
      players: ['Helmut', 'Bernd', 'Ulrich'],
      cash: { Helmut: 730, Bernd: 730, Ulrich: 730 },
      at: { round: 'bonds', entered: { Helmut: 100, Bernd: 90, Ulrich: 130 } },
    })
    expect([state.order, state.elephant]).toEqual([['Ulrich', 'Helmut', 'Bernd'], 'Ulrich'])
  })

  it('1853-2.5.3-c, 1853-2.5.3-d: equal bonds are ordered by lot, the highest for the elephant', () => {
    const seats = (seed: number) => {
      const made = india1853.create({ players: ['A', 'B', 'C', 'D'], seed, options: {} })
      if (!made.ok) throw new Error('no game')
      const table = newGame(4)
      table.state = made.value
      table.bonds(100, 200, 100, 200)
      return {
        order: table.state.order.join(''),
        elephant: table.state.elephant,
        lots: table.told('lots-drawn'),
      }
    }
    const games = Array.from({ length: 40 }, (_, seed) => seats(seed))
    expect(new Set(games.map(({ order }) => order))).toEqual(new Set(['BDAC', 'BDCA', 'DBAC', 'DBCA']))
    for (const { order, elephant, lots } of games) {
      expect(elephant).toBe(order[0])
      expect(lots.map(({ order: drawn }) => drawn.join(''))).toEqual([order.slice(0, 2), order.slice(2)])
    }
    // recorded: the same game draws the same
    expect(seats(7)).toEqual(seats(7))
  })

  it('1853-2.5.3-e: the bond lies apart, neither in the bank nor in the cash', () => {
    const table = newGame(3)
    const before = bankHolds(table.state)
    table.bonds(100, 90, 130)
    expect(['A', 'B', 'C'].map((player) => table.cash(`bond:${player}`))).toEqual([100, 90, 130])
    expect(bankHolds(table.state)).toBe(before)
    expect(table.cash('A')).toBe(630)
  })
})
