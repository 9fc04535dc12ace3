import { describe, expect, it } from 'vitest'
import type { CompanyId } from '../../data/types.js'
import type { Description } from '../../position.js'
import type { Table } from '../../testing.js'
import { costOfTile, refuseCost } from './cost.js'
import { building, tile } from './testing-building.js'

const { state } = building('NWR')
const cost = (hex: string, id: string, company: CompanyId = 'NWR', at = state): number =>
  costOfTile(at, company, hex, id)
const bbci = (size: 'large' | 'small', d: Partial<Description> = {}): Table =>
  building('BBCI', { ...d, companies: { BBCI: { size } } })

/** A company under a manager with a 2 on credit. */
const owing = (option: 1 | 2): Pick<Description, 'companies'> => ({
  companies: { NWR: { option, shares: { B: 1, pool: 5 }, trains: ['2'], credit: '2' } },
})

describe('building costs', () => {
  it('1853-4.1.13-b, 1853-1.1-c: by terrain and gauge', () => {
    const hexes = ['H26', 'F4', 'C13', 'M11', 'B12', 'C9'] // rivers, hill, mountains, open ground
    expect(hexes.map((hex) => [cost(hex, '9'), cost(hex, '79')])).toEqual([
      [40, 30],
      [60, 40],
      [80, 50],
      [140, 70],
      [240, 100],
      [0, 0],
    ])
  })

  it('1853-4.1.12-b: several rivers are one terrain', () => {
    expect([cost('H22', '6'), cost('H22', '76')]).toEqual([60, 40])
  })

  it('1853-4.1.12-d, 1853-R-28, EX-21: hill with river costs 120 in standard gauge and 80 in metre', () => {
    const table = bbci('large', { tiles: { H10: '6:2' } })
    expect(table.act('layTile', tile('L10 4:0')).cash('BBCI')).toBe(1000 - 120)
    const metre = bbci('large', { tiles: { H10: '6:2' } })
    expect(metre.act('layTile', tile('L10 74:0')).cash('BBCI')).toBe(1000 - 80)
  })

  it('1853-4.1.13-a, 1853-2.6.2-c, EX-21: Ajmer costs a large BBCI 70, others and a small one 140 in standard gauge', () => {
    // the GIP comes to Ajmer from a base in Jaipur
    const gip = building('GIP', { tiles: { G13: '6:4', H12: '8:1' }, bases: { G13: ['GIP'] } })
    expect(gip.act('layTile', tile('H10 6:2')).cash('GIP')).toBe(1000 - 140)
    expect(bbci('large').act('layTile', tile('H10 6:2')).cash('BBCI')).toBe(1000 - 70)
    expect(bbci('small').act('layTile', tile('H10 6:2')).cash('BBCI')).toBe(1000 - 140)
  })

  it('1853-4.1.13-a, EX-21: Ajmer costs anyone 70 in metre gauge', () => {
    expect([cost('H10', '76'), cost('H10', '76', 'BBCI', bbci('large').state)]).toEqual([70, 70])
    expect(bbci('small').act('layTile', tile('H10 76:2')).cash('BBCI')).toBe(1000 - 70)
    // another mountain is no cheaper for the large BBCI
    expect(cost('I9', '4', 'BBCI', bbci('large').state)).toBe(140)
  })

  it('1853-4.1.12-a, 1853-4.1.12-c, 1853-1.6-d: are paid to the bank by the company, which must have them', () => {
    const table = building('NWR', { tiles: { C11: '6:2' }, cash: { NWR: 79, A: 500 } })
    expect(table.refusal('layTile', tile('C13 9:1'))).toMatchObject({
      rule: '1853-4.1.12-a',
      params: { cost: 80, cash: 79 },
    })
    const rich = building('NWR', { tiles: { C11: '6:2' }, cash: { NWR: 80, A: 500 } })
    rich.act('layTile', tile('C13 9:1'))
    expect([rich.cash('NWR'), rich.cash('A')]).toEqual([0, 500])
    expect(rich.events[0]).toMatchObject({
      kind: 'money',
      from: 'NWR',
      to: 'bank',
      amount: 80,
      reason: 'terrain',
    })
  })

  it('1853-3.4.6-a: while a debt is open nothing is built that costs money, and what is free is', () => {
    const table = building('NWR', { phase: '3', tiles: { C11: '14:1' }, cash: { NWR: 290 }, ...owing(1) })
    expect(table.refusal('layTile', tile('C13 9:1'))).toMatchObject({
      rule: '1853-3.4.6-a',
      params: { cost: 80, train: '2' },
    })
    expect(table.refused('layTile', tile('D12 9:2'))).toBeUndefined()
  })

  it('1853-3.4.6-a: nor a second tile for a fee, while a free one is possible', () => {
    const table = (option: 1 | 2) =>
      building('NWR', { phase: '3', tiles: { C11: '14:1' }, cash: { NWR: 290 }, ...owing(option) })
    const free = { hex: 'E13', tile: '4', rotation: 2 }
    expect(refuseCost(table(2).state, 'NWR', free, [])).toBeUndefined()
    expect(refuseCost(table(2).state, 'NWR', free, ['D12'])).toMatchObject({
      rule: '1853-3.4.6-a',
      params: { cost: 20 },
    })
    expect(table(1).act('layTile', tile('D12 9:2')).refused('layTile', free)).toBeUndefined()
  })
})

describe('building bonuses', () => {
  const nwr = (cash: number, option: 1 | 2 = 1): Table =>
    building('NWR', { tiles: { C11: '6:2' }, cash: { NWR: cash }, companies: { NWR: { option } } })

  it('1853-4.1.14-a, 1853-1.1-d, 1853-R-29: come from the bank for the first tile on the hex', () => {
    const table = nwr(1000)
    table.act('layTile', tile('B10 6:5'))
    expect(table.told('bonus-paid')).toEqual([{ kind: 'bonus-paid', company: 'NWR', hex: 'B10', amount: 40 }])
    expect(table.events.at(-1)?.kind === 'tile-laid').toBe(false)
    const again = building('NWR', { tiles: { C11: '6:2', B10: '6:5' }, phase: '3' })
    again.act('layTile', tile('B10 12:5'))
    expect(again.told('bonus-paid')).toEqual([])
  })

  it('1853-4.1.12-a, 1853-4.1.14-b, EX-22: cannot pay for the tile that brings them', () => {
    expect(nwr(120).refused('layTile', tile('B10 6:5'))).toBe('1853-4.1.12-a')
    const table = nwr(140).act('layTile', tile('B10 6:5'))
    expect(table.cash('NWR')).toBe(40)
    const money = table.events.filter(({ kind }) => kind === 'money')
    expect(money).toMatchObject([
      { amount: 140, reason: 'terrain' },
      { amount: 40, reason: 'bonus' },
    ])
  })

  it('1853-4.1.14-b: come after the second tile', () => {
    const table = nwr(200, 2).act('layTile', tile('B10 6:5'))
    expect([table.cash('NWR'), table.told('bonus-paid')]).toEqual([60, []])
    table.act('layTile', tile('E13 4:2'))
    expect([table.cash('NWR'), table.told('bonus-paid').length]).toEqual([60 - 20 + 40, 1])
    // 10 are left: not enough for the fee, and the bonus does not help
    const poor = nwr(150, 2).act('layTile', tile('B10 6:5'))
    expect([poor.step === 'track', poor.cash('NWR')]).toEqual([false, 50])
    expect(nwr(200, 2).act('layTile', tile('B10 6:5')).act('pass').cash('NWR')).toBe(100)
  })

  it('1853-3.4.6-b: may pay off a debt', () => {
    // from a base in Multan to the border in the west, which is free of charge
    const table = building('NWR', {
      tiles: { E7: '6:1', E5: '9:1', E3: '8:2' },
      bases: { E7: ['NWR'] },
      cash: { NWR: 290 },
      ...owing(1),
    })
    table.act('layTile', tile('D2 3:4'))
    expect([table.cash('NWR'), table.state.companies.NWR.credit]).toEqual([290 + 200 - 300, null])
  })
})
