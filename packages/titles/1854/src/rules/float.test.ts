import { describe, expect, it } from 'vitest'
import { at } from '../testing.js'
import { percentWithPlayers } from './shares.js'

const players = ['A', 'B', 'C', 'D']
const cash = { A: 1000, B: 1000, C: 1000, D: 1000 }

describe('floating a major', () => {
  it('1854-float-a a major goes into operation with 50 % in players’ hands', () => {
    const table = at({ players, cash }).act('buyDirector', { company: 'KT', price: 82 })
    expect(percentWithPlayers(table.state, 'KT')).toBe(40)
    expect([table.state.majors.KT.space, table.cash('KT')]).toEqual([null, 0])
    table.act('buyShare', { company: 'KT', from: 'tableau' })
    expect(table.told('floated')).toMatchObject([{ company: 'KT', treasury: 820 }])
    expect(table.state.majors.KT.space).toBe('R3C3')
  })

  it('1854-float-b the director’s certificate and one option are enough', () => {
    const table = at({ players, cash }).act('buyDirector', { company: 'KT', price: 82 })
    table.act('buyOption', { company: 'KT', from: 'tableau' })
    expect(percentWithPlayers(table.state, 'KT')).toBe(50)
    expect(table.told('floated')).toMatchObject([{ company: 'KT', treasury: 820 }])
  })

  it('1854-float-c, 1854-float-d: ten times the issue price, and the marker on its space below others', () => {
    for (const [price, treasury, space] of [
      [67, 670, 'R6C3'],
      [72, 720, 'R5C3'],
      [77, 770, 'R4C3'],
      [82, 820, 'R3C3'],
      [87, 870, 'R2C3'],
      [93, 930, 'R1C3'],
    ] as const) {
      const table = at({
        players,
        cash,
        majors: { SB: { director: 'D', certificates: { D: 1 }, space } },
      })
      table.act('buyDirector', { company: 'KT', price }).act('buyShare', { company: 'KT', from: 'tableau' })
      expect(table.cash('KT')).toBe(treasury)
      expect(table.state.market[space]).toEqual(['SB', 'KT'])
      expect(table.events.findLast(({ kind }) => kind === 'money')).toMatchObject({
        from: 'bank',
        to: 'KT',
        amount: treasury,
        reason: 'float',
      })
    }
  })

  it('1854-float-e it stays in operation when less than half is in players’ hands, and is not paid twice', () => {
    const table = at({
      players,
      cash,
      majors: { KT: { director: 'A', issuePrice: 67, certificates: { B: 1 }, space: 'R6C3' } },
      at: { round: 'stock', turn: 'B' },
    })
    table.act('sellShares', { company: 'KT', count: 1 })
    expect(percentWithPlayers(table.state, 'KT')).toBe(40)
    expect(table.state.majors.KT.space).toBe('R7C3')
    table.act('pass').act('buyShare', { company: 'KT', from: 'pool' })
    expect([table.told('floated'), table.cash('KT')]).toEqual([[], 0])
    expect(table.state.majors.KT.space).toBe('R7C3')
  })

  it('1854-float-e it acts in the operating round that follows', () => {
    const table = at({ players, cash, privates: 'sold', phase: '2' })
    table.act('buyDirector', { company: 'KT', price: 67 }).act('buyShare', { company: 'KT', from: 'tableau' })
    table.passUntil('track', 'KT')
    expect(table.player).toBe('A')
  })

  it('1854-float-f, 1854-privates-k, 1854-sell-h, EX-08: the VB floats with its director’s certificate', () => {
    const table = at({ players, cash, mountains: { ARL: { owner: 'D' } }, at: { round: 'stock', turn: 'D' } })
    expect(table.refused('sellShares', { company: 'VB', count: 1 })).toBe('1854-sell-h')
    table.act('pass').act('buyDirector', { company: 'VB', price: 67 })
    expect(table.cash('A')).toBe(1000 - 268)
    expect(percentWithPlayers(table.state, 'VB')).toBe(60)
    expect([table.cash('VB'), table.state.majors.VB.space]).toEqual([670, 'R6C3'])
  })

  it('1854-float-f without the certificate of the private it waits like any other', () => {
    const table = at({ players, cash }).act('buyDirector', { company: 'VB', price: 67 })
    expect(table.state.majors.VB.space).toBeNull()
  })
})
