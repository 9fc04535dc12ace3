import { describe, expect, it } from 'vitest'
import type { PlayerId } from '@stellwerk/engine'
import type { Description } from '../position.js'
import type { Table } from '../testing.js'
import { at } from '../testing.js'
import { countedCertificates, limitOf } from './cert-limit.js'

const five = ['A', 'B', 'C', 'D', 'E']
/** With a private more than the limit allows. */
const overByMountain = (described: Description): Description => ({
  ...described,
  mountains: { AUS: { owner: 'A' } },
})
const counted = (table: Table, player: string) => countedCertificates(table.state, player as PlayerId)

/** EX-41: two of SB, three of KT, a local and a mountain railway. */
const holdings = (space: string, more: object = {}) => ({
  players: five,
  cash: { A: 500 },
  locals: { '1': { owner: 'A' } },
  mountains: { AUS: { owner: 'A' } },
  majors: {
    SB: { director: 'B', certificates: { A: 2 }, space },
    KT: { director: 'A', certificates: { A: 2 }, price: 77 },
  },
  ...more,
})

describe('the certificate limit', () => {
  it('1854-certlimit-a, 1854-privates-c, 1854-locals-a: every certificate counts one', () => {
    const table = at({
      players: five,
      locals: { '3': { owner: 'A' } },
      mountains: { AUS: { owner: 'A' }, MUR: { owner: 'A' }, GKB: { owner: 'A', open: false } },
      majors: {
        KT: { director: 'A', certificates: { A: 1 }, price: 77 },
        SB: { director: 'B', certificates: { A: 1 }, price: 77 },
        NT: { director: 'A' },
      },
      options: { A: { company: 'SB' } },
      ags: { C: { director: 'A', other: 'A' } },
    })
    // local 3; AUS and MUR; the director's and an ordinary one of KT; the option; the director's of NT; two of AG C
    expect(counted(table, 'A')).toBe(1 + 2 + 2 + 1 + 1 + 2)
    expect(counted(table, 'B')).toBe(1)
    expect(counted(table, 'C')).toBe(0)
  })

  it('1854-certlimit-b by number of players and of split majors', () => {
    const all = ['KE', 'FJ', 'SD', 'KR', 'KT', 'SB', 'NT', 'VB']
    const limits = (players: readonly string[]) =>
      [0, 1, 2, 3, 4, 5, 6, 7, 8].map((splits) =>
        limitOf(
          at({
            players,
            majors: Object.fromEntries(
              all.slice(0, splits).map((id) => [id, { director: 'A', split: true, certificates: { B: 1 } }]),
            ),
          }).state,
        ),
      )
    expect(limits(['A', 'B', 'C'])).toEqual([10, 12, 14, 15, 17, 19, 20, 22, 24])
    expect(limits(['A', 'B', 'C', 'D'])).toEqual([8, 9, 10, 11, 13, 14, 15, 16, 18])
    expect(limits(five)).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14])
    expect(limits([...five, 'F'])).toEqual([5, 6, 7, 7, 8, 9, 10, 11, 12])
  })

  it('1854-certlimit-c, 1854-certlimit-a, EX-41: what stands on an orange space does not count', () => {
    const table = at(holdings('R7C2'))
    expect([limitOf(table.state), counted(table, 'A')]).toEqual([6, 5])
    table.act('buyShare', { company: 'KT', from: 'tableau' })
    expect(counted(table, 'A')).toBe(6)
    const full = at(holdings('R7C2', { majors: fullHouse('R7C2') }))
    expect(counted(full, 'A')).toBe(6)
    expect(full.refused('buyShare', { company: 'NT', from: 'tableau' })).toBe('1854-buy-i')
    expect(full.refused('buyShare', { company: 'SB', from: 'tableau' })).toBeUndefined()
  })

  /** As after the purchase of EX-41, with a further company to buy of. */
  const fullHouse = (space: string) => ({
    SB: { director: 'B', certificates: { A: 2 }, space },
    KT: { director: 'A', certificates: { A: 3 }, price: 77 },
    NT: { director: 'C', certificates: { C: 1 }, price: 67 },
  })

  it('1854-certlimit-d, 1854-certlimit-e, 1854-stock-g, EX-41: off orange they count again, and two must be sold', () => {
    const table = at(holdings('R7C3', { majors: fullHouse('R7C3') }))
    expect(counted(table, 'A')).toBe(8)
    expect(table.refusal('pass')).toEqual({ rule: '1854-stock-g', params: { held: 8, limit: 6 } })
    table.act('sellShares', { company: 'KT', count: 1 })
    expect(table.refused('pass')).toBe('1854-stock-g')
    expect(table.refused('buyShare', { company: 'NT', from: 'tableau' })).toBe('1854-stock-g')
    table.act('sellShares', { company: 'KT', count: 1 })
    expect(counted(table, 'A')).toBe(6)
    expect(table.refused('pass')).toBeUndefined()
  })

  it('1854-certlimit-d a sale that moves the price to an orange space frees what is left of that company', () => {
    const table = at(holdings('R7C3', { majors: fullHouse('R7C3') }))
    table.act('sellShares', { company: 'SB', count: 1 })
    expect(table.state.majors.SB.space).toBe('R8C3')
    expect(counted(table, 'A')).toBe(6)
    expect(table.refused('pass')).toBeUndefined()
  })

  it('1854-certlimit-e after the sale he may still buy within the limit', () => {
    const table = at(holdings('R7C3', { majors: fullHouse('R7C3') }))
    table.act('sellShares', { company: 'KT', count: 2 })
    expect(table.refused('buyShare', { company: 'NT', from: 'tableau' })).toBe('1854-buy-i')
    table.act('sellShares', { company: 'KT', count: 1 })
    expect(counted(table, 'A')).toBe(5)
    table.act('buyShare', { company: 'NT', from: 'tableau' })
    expect(table.player).toBe('B')
  })

  it('1854-certlimit-e the limit binds only on his own turn', () => {
    const table = at(holdings('R7C3', { majors: fullHouse('R7C3'), at: { round: 'stock', turn: 'E' } }))
    expect(table.refused('pass')).toBeUndefined()
  })

  it('1854-certlimit-f who can sell nothing passes, and buys nothing that counts', () => {
    const table = at({
      players: five,
      cash: { A: 500 },
      locals: Object.fromEntries([1, 2, 3, 4, 5, 6].map((id) => [id, { owner: 'A' }])),
      mountains: { AUS: { owner: 'A' } },
      majors: {
        SB: { director: 'B', certificates: { B: 1 }, space: 'R7C2' },
        KT: { director: 'B', certificates: { B: 1 }, price: 77 },
      },
    })
    expect(counted(table, 'A')).toBe(7)
    expect(table.refused('pass')).toBeUndefined()
    expect(table.refused('buyShare', { company: 'KT', from: 'tableau' })).toBe('1854-buy-i')
    expect(table.refused('buyShare', { company: 'SB', from: 'tableau' })).toBeUndefined()
  })

  it('1854-certlimit-f in the first stock round, where nobody sells, nobody has to', () => {
    const table = at(holdings('R7C3', { majors: fullHouse('R7C3'), round: { stock: 1 } }))
    expect(counted(table, 'A')).toBe(8)
    expect(table.refused('pass')).toBeUndefined()
  })

  it('1854-certlimit-f what does not count need not be sold', () => {
    const table = at({
      players: five,
      locals: Object.fromEntries([1, 2, 3, 4, 5, 6].map((id) => [id, { owner: 'A' }])),
      mountains: { AUS: { owner: 'A' } },
      majors: { SB: { director: 'B', certificates: { A: 1 }, space: 'R7C2' } },
    })
    expect(table.refused('sellShares', { company: 'SB', count: 1 })).toBeUndefined()
    expect(table.refused('pass')).toBeUndefined()
  })

  it('1854-certlimit-f an option certificate that counts and may be sold must go too', () => {
    const described = (round: number, space = 'R4C3') => ({
      players: five,
      cash: { A: 500 },
      locals: Object.fromEntries([1, 2, 3, 4, 5, 6].map((id) => [id, { owner: 'A' }])),
      majors: { SB: { director: 'B', certificates: { A: 1 }, space } },
      options: { A: { company: 'SB', round } },
      round: { stock: 3 },
    })
    expect(at(described(2)).refused('pass')).toBe('1854-stock-g')
    expect(at(described(2)).refused('completeOption')).toBe('1854-stock-g')
    expect(at(overByMountain(described(2, 'R7C2'))).refused('pass')).toBeUndefined()
    expect(at(overByMountain(described(2, 'R7C2'))).refused('completeOption')).toBeUndefined()
    expect(at(described(3)).refused('pass')).toBeUndefined()
  })

  it('1854-certlimit-g the limit is checked before an exchange, which may take the old director over it', () => {
    const table = at({
      players: five,
      cash: { A: 500 },
      locals: Object.fromEntries([1, 2, 3, 4].map((id) => [id, { owner: 'B' }])),
      mountains: { AUS: { owner: 'B' } },
      majors: { KT: { director: 'B', certificates: { A: 2 }, price: 77 } },
    })
    expect(counted(table, 'B')).toBe(6)
    table.act('buyShare', { company: 'KT', from: 'tableau' })
    // three certificates of 20 % have become the director's and one of 20 %
    expect([counted(table, 'A'), counted(table, 'B')]).toEqual([2, 7])
    expect([table.player, table.refused('pass')]).toEqual(['B', '1854-stock-g'])

    const atLimit = at({
      players: five,
      cash: { A: 500 },
      locals: Object.fromEntries([1, 2, 3, 4].map((id) => [id, { owner: 'A' }])),
      majors: { KT: { director: 'B', certificates: { A: 2 }, price: 77 } },
    })
    expect(atLimit.refused('buyShare', { company: 'KT', from: 'tableau' })).toBe('1854-buy-i')
  })
})
