import { describe, expect, it } from 'vitest'
import { publicMines } from '../data/companies.js'
import type { Description } from '../position.js'
import type { Table } from '../testing.js'
import { at } from '../testing.js'

const players = ['A', 'B', 'C']
const company = (table: Table, id: string) => table.state.publicMines[id]

/** Each mine in the list belongs to that player. */
function owning(owners: Readonly<Record<string, readonly number[]>>, more: Partial<Description> = {}): Table {
  const mines = Object.fromEntries(
    Object.entries(owners).flatMap(([owner, numbers]) => numbers.map((mine) => [mine, { owner }])),
  )
  return at({ players, mines, ...more })
}

const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]

describe('forming a public mine', () => {
  it('1873-3.2.5-a none but HW is formed in stock round 1, all from stock round 2 on', () => {
    const refused = (trading: number) => {
      const table = owning({ A: [5, 12] }, { trading })
      return ['CO', 'MO', 'SN', 'UN', 'HW'].map((id) =>
        table.refused('formPublicMine', { company: id, mines: [12, 5] }),
      )
    }
    expect(refused(1)).toEqual([...Array<string>(4).fill('1873-3.2.5-a'), undefined])
    expect(refused(2)).toEqual(Array(5).fill(undefined))
  })

  it('1873-3.2.5-b there are five, and each is formed once', () => {
    expect(Object.fromEntries(Object.entries(publicMines).map(([id, { name }]) => [id, name]))).toEqual({
      CO: 'Concordia',
      MO: 'Montania',
      SN: 'Schachtbau Nordhausen',
      UN: 'Union',
      HW: 'Harzer Werke',
    })
    const table = owning({ A: [1, 2], B: [3, 4] }).act('formPublicMine', { company: 'CO', mines: [1, 2] })
    expect(table.refused('formPublicMine', { company: 'CO', mines: [3, 4] })).toBe('1873-3.2.5-b')
    expect(table.refused('formPublicMine', { company: 'HBE', mines: [3, 4] })).toBe('1873-3.2.5-b')
    expect(table.refused('formPublicMine', { company: 'MO', mines: [3, 4] })).toBeUndefined()
  })

  it('1873-3.2.5-c two mines of the founder merge at once', () => {
    const table = owning({ A: [1, 2] }).act('formPublicMine', { company: 'MO', mines: [1, 2] })
    expect(company(table, 'MO')).toMatchObject({
      mines: [1, 2],
      director: 'A',
      operated: false,
      receivership: false,
    })
    expect(table.told('public-mine-formed')).toMatchObject([
      { player: 'A', company: 'MO', mines: [1, 2], price: 110 },
    ])
    expect(table.events.filter(({ kind }) => kind.startsWith('offer'))).toEqual([])
    expect(table.player).toBe('B')
  })

  it('1873-3.2.5-c the mine of another player needs that player to agree', () => {
    const table = owning({ A: [1], B: [2] }).act('formPublicMine', { company: 'MO', mines: [1, 2] })
    expect(company(table, 'MO')).toBeUndefined()
    expect([table.step, table.player]).toEqual(['offer', 'B'])
    table.act('accept')
    expect(company(table, 'MO')?.mines).toEqual([1, 2])
  })

  it('1873-3.2.5-d refuses a closed mine, a mine of a public mine, a mine twice or alone, and a pair of others', () => {
    const table = owning(
      { A: [1, 2], B: [5, 6] },
      { publicMines: { CO: { mines: [3, 4], shares: { A: 2 } } } },
    )
    const form = (...pair: number[]) => table.refused('formPublicMine', { company: 'MO', mines: pair })
    expect(form(1, 7)).toBe('1873-3.2.5-d')
    expect(form(7, 1)).toBe('1873-3.2.5-d')
    expect(form(1, 3)).toBe('1873-3.2.5-d')
    expect(form(1, 1)).toBe('1873-3.2.5-d')
    expect(form(1)).toBe('1873-3.2.5-d')
    expect(form(1, 16)).toBe('1873-3.2.5-d')
    expect(form(5, 6)).toBe('1873-3.2.5-c')
    expect(form(1, 2, 5)).toBe('engine-malformed')
    expect(form(1, 5)).toBeUndefined()
  })

  it('1873-3.2.5-d offers every pair that begins with a mine of the founder, for each company not yet formed', () => {
    const table = owning({ A: [1, 2], B: [7] }, { publicMines: { CO: { mines: [3, 4], shares: { C: 2 } } } })
    const offered = table.actions('formPublicMine').map((a) => {
      const { company: id, mines } = a as unknown as { company: string; mines: number[] }
      return `${id} ${mines.join('+')}`
    })
    const pairs = ['1+2', '1+7', '2+1', '2+7']
    expect(offered).toEqual(['MO', 'SN', 'UN'].flatMap((id) => pairs.map((pair) => `${id} ${pair}`)))
    expect(owning({ B: [7, 8] }).choices('formPublicMine')).toEqual([])
  })

  it('1873-3.2.5-e CO, MO, SN and UN accept any open private mines, Vor-Harzer mines too', () => {
    const table = owning({ A: all })
    for (const id of ['CO', 'MO', 'SN', 'UN'])
      for (const pair of [
        [1, 4],
        [2, 3],
        [12, 15],
        [13, 14],
      ])
        expect(table.refused('formPublicMine', { company: id, mines: pair })).toBeUndefined()
  })

  it('1873-3.2.5-f EX-18 the start price is the highest ladder value not above the average face value', () => {
    const price = (...pair: number[]) =>
      company(owning({ A: pair }).act('formPublicMine', { company: 'CO', mines: pair }), 'CO')?.price
    expect(price(15, 7)).toBe(220)
    expect(price(13, 2)).toBe(190)
    expect(price(1, 2)).toBe(110)
    expect(price(14, 15)).toBe(280)
    expect(price(12, 14)).toBe(260)
    expect(price(1, 4)).toBe(120)
  })

  it('1873-3.2.5-g the price marker goes to the bottom of the stack in its box', () => {
    const table = owning(
      { A: [1, 2] },
      { railways: { HBE: { price: 110, shares: { B: 3 } }, GHE: { price: 110, shares: { C: 3 } } } },
    )
    table.act('formPublicMine', { company: 'CO', mines: [1, 2] })
    expect(table.state.market).toEqual({ 110: ['HBE', 'GHE', 'CO'] })
  })

  it('1873-3.2.5-h treasuries, switchers and machines come with the mines', () => {
    const table = at({
      players,
      phase: '2',
      mines: { 14: { owner: 'A', switcher: 2, machine: 2 }, 1: { owner: 'B' } },
      cash: { A: 5, B: 6, 'mine:14': 30, 'mine:1': 45 },
    })
    table.act('formPublicMine', { company: 'CO', mines: [14, 1] }).act('accept')
    expect(['CO', 'mine:14', 'mine:1', 'A', 'B'].map((purse) => table.cash(purse))).toEqual([75, 0, 0, 5, 6])
    expect(table.events).toContainEqual({
      kind: 'money',
      from: 'mine:14',
      to: 'CO',
      amount: 30,
      reason: 'merger',
    })
    expect(table.state.mines[14]).toMatchObject({ owner: 'CO', open: true, machine: 2, switcher: 2 })
    expect(table.state.mines[1]).toMatchObject({ owner: 'CO', open: true, machine: 1, switcher: null })
    table.act('pass').act('pass').act('pass')
    expect(table.step).toBe('switchers')
    table.act('assignSwitchers', { sizes: [0, 2] })
    expect(table.state.mines[14]).toMatchObject({ machine: 2, switcher: null })
    expect(table.state.mines[1]).toMatchObject({ machine: 1, switcher: 2 })
  })

  it('1873-3.2.5-i each former owner receives one 50% share for a mine, without payment', () => {
    const partners = owning({ A: [1], C: [2] }, { cash: { A: 7, C: 8 } })
    partners.act('formPublicMine', { company: 'CO', mines: [1, 2] }).act('accept')
    expect(company(partners, 'CO')).toMatchObject({
      denomination: 50,
      shares: { 'player:A': 1, 'player:C': 1 },
    })
    expect([partners.cash('A'), partners.cash('C')]).toEqual([7, 8])
    expect(partners.told('shares-moved')).toMatchObject([
      { company: 'CO', from: 'new', to: 'player:A', count: 1, reason: 'founding' },
      { company: 'CO', from: 'new', to: 'player:C', count: 1, reason: 'founding' },
    ])
    const alone = owning({ A: [1, 2] }).act('formPublicMine', { company: 'CO', mines: [1, 2] })
    expect(company(alone, 'CO')?.shares).toEqual({ 'player:A': 2 })
  })

  it('1873-3.2.5-j the founder becomes director, also when both hold 50%, whoever comes first in the order', () => {
    const table = owning({ B: [1], A: [2] }, { at: { round: 'stock', turn: 'B' } })
    table.act('formPublicMine', { company: 'CO', mines: [1, 2] }).act('accept')
    expect(company(table, 'CO')?.director).toBe('B')
    expect(table.told('director-changed')).toEqual([])
    expect(table.player).toBe('C')
  })

  it('1873-3.2.5-k the mine of the founder enters first; two of the founder enter in the order named', () => {
    const own = (pair: number[]) =>
      company(owning({ A: [1, 2] }).act('formPublicMine', { company: 'CO', mines: pair }), 'CO')?.mines
    expect(own([1, 2])).toEqual([1, 2])
    expect(own([2, 1])).toEqual([2, 1])
    const table = owning({ A: [9], B: [2] })
    expect(table.refused('formPublicMine', { company: 'CO', mines: [2, 9] })).toBe('1873-3.2.5-c')
    table.act('formPublicMine', { company: 'CO', mines: [9, 2] }).act('accept')
    expect(company(table, 'CO')?.mines).toEqual([9, 2])
  })

  it('1873-3.2.5-l the company operates in the next operating round, and its mines no longer by themselves', () => {
    const table = owning({ A: [1, 2, 15] }).act('formPublicMine', { company: 'CO', mines: [1, 2] })
    table.act('pass').act('pass').act('pass')
    expect(table.told('produced')).toMatchObject([{ operation: 'mine:15' }])
    table.act('pass')
    expect(table.told('produced')).toMatchObject([{ operation: 'CO', income: 80, maintenance: 0 }])
    expect([table.step, table.player]).toEqual(['payout', 'A'])
  })
})

describe('Harzer Werke', () => {
  it('1873-3.2.5.1-a 1873-3.2.5.1-c EX-20 the owner of mine 12 forms HW in stock round 1 with mine 12 and a Vor-Harzer mine', () => {
    const table = owning({ A: [5, 12, 13] }, { trading: 1 })
    expect(table.refused('formPublicMine', { company: 'HW', mines: [12, 13] })).toBe('1873-3.2.5.1-c')
    expect(table.refusal('formPublicMine', { company: 'HW', mines: [12, 13] })?.params).toEqual({ mine: 13 })
    expect(table.refused('formPublicMine', { company: 'HW', mines: [5, 12] })).toBeUndefined()
    table.act('formPublicMine', { company: 'HW', mines: [12, 5] })
    expect(company(table, 'HW')).toMatchObject({ price: 190, director: 'A', mines: [12, 5] })
  })

  it('1873-3.2.5.1-a in stock round 1 HW needs mine 12, and its owner as founder', () => {
    const table = owning({ A: [4, 5, 12], B: [1, 6] }, { trading: 1 })
    expect(table.refused('formPublicMine', { company: 'HW', mines: [4, 5] })).toBe('1873-3.2.5.1-a')
    table.act('pass')
    expect(table.refused('formPublicMine', { company: 'HW', mines: [1, 12] })).toBe('1873-3.2.5.1-a')
    expect(table.refused('formPublicMine', { company: 'HW', mines: [1, 6] })).toBe('1873-3.2.5.1-a')
  })

  it('1873-3.2.5.1-b the second mine may belong to another player who agrees', () => {
    const table = owning({ A: [12], B: [14] }, { trading: 1 })
    table.act('formPublicMine', { company: 'HW', mines: [12, 14] }).act('accept')
    expect(company(table, 'HW')).toMatchObject({
      price: 260,
      director: 'A',
      shares: { 'player:A': 1, 'player:B': 1 },
    })
  })

  it('1873-3.2.5.1-c only Vor-Harzer mines: 1, 4, 5, 6, 10, 11, 12, 14', () => {
    const table = owning({ A: all })
    const accepts = (mine: number, other: number) =>
      table.refused('formPublicMine', { company: 'HW', mines: [mine, other] }) === undefined
    expect(all.filter((mine) => mine !== 4 && accepts(4, mine))).toEqual([1, 5, 6, 10, 11, 12, 14])
    expect(all.filter((mine) => mine !== 4 && accepts(mine, 4))).toEqual([1, 5, 6, 10, 11, 12, 14])
    expect(table.refused('formPublicMine', { company: 'HW', mines: [2, 4] })).toBe('1873-3.2.5.1-c')
  })

  it('1873-3.2.5.1-d from stock round 2 on any player forms HW, with or without mine 12', () => {
    const table = owning({ A: [12], B: [1, 6] }, { trading: 2, at: { round: 'stock', turn: 'B' } })
    expect(table.refused('formPublicMine', { company: 'HW', mines: [1, 6] })).toBeUndefined()
    table.act('formPublicMine', { company: 'HW', mines: [1, 12] }).act('accept')
    expect(company(table, 'HW')).toMatchObject({ director: 'B', mines: [1, 12] })
  })

  it('1873-3.2.5.1-d the same holds if mine 12 was never sold', () => {
    const table = owning({ B: [1, 6] }, { trading: 2, at: { round: 'stock', turn: 'B' } })
    expect(table.refused('formPublicMine', { company: 'HW', mines: [1, 12] })).toBe('1873-3.2.5-d')
    table.act('formPublicMine', { company: 'HW', mines: [6, 1] })
    expect(company(table, 'HW')).toMatchObject({ director: 'B', price: 130 })
  })
})
