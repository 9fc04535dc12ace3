import { describe, expect, it } from 'vitest'
import type { CompanyId, TrainId } from '../data/types.js'
import type { DescribedCompany } from '../position.js'
import { buying, onOffer } from './testing-trains.js'

const by = (trains: readonly TrainId[], player = 'B'): DescribedCompany => ({
  shares: { [player]: 6 },
  trains,
})
/** The last 3 is gone, and the GIP buys the first 4. */
const firstFour = (
  own: readonly TrainId[],
  companies: Partial<Record<CompanyId, DescribedCompany>> = {},
  rest = {},
) =>
  buying('GIP', own, { phase: '3', trains: { 3: 0 }, companies, ...rest }).act('buyTrain', {
    from: 'bank',
    train: '4',
    price: 620,
  })
const firstFive = (
  own: readonly TrainId[],
  companies: Partial<Record<CompanyId, DescribedCompany>> = {},
  rest = {},
) =>
  buying('GIP', own, { phase: '4', trains: { 4: 0 }, companies, ...rest }).act('buyTrain', {
    from: 'bank',
    train: '5',
    price: 830,
  })

describe('phases', () => {
  it('1853-4.10.2-a, 1853-4.10.3-a, 1853-4.10.1-a: the first 3 starts phase 3, and 2Ms are for sale at once', () => {
    const table = buying('GIP', [], { trains: { 2: 0 } })
    expect(table.state.phase).toBe('2')
    table.act('buyTrain', { from: 'bank', train: '3', price: 440 })
    expect(table.told('phase-began')).toEqual([{ kind: 'phase-began', phase: '3' }])
    expect(onOffer(table)).toEqual(['bank 3 440', 'bank 2M 250'])
    // the second one starts nothing
    expect(table.act('buyTrain', { from: 'bank', train: '3', price: 440 }).told('phase-began')).toEqual([])
  })

  it('1853-4.10.4-a, 1853-4.8.18-c, 1853-4.8.4-a: the first 4 scraps 2s and 1Ms, for nothing', () => {
    const table = firstFour(['2'], { MSM: by(['1M', '2', '2M']), EIR: by(['3']) }, { doubleCards: true })
    expect(table.state.phase).toBe('4')
    expect(table.state.companies.GIP.trains).toEqual(['4'])
    expect(table.state.companies.MSM.trains).toEqual(['2M'])
    expect(table.state.companies.EIR.trains).toEqual(['3'])
    expect(table.cash('MSM')).toBe(0)
    expect(table.told('trains-scrapped')).toEqual([
      { kind: 'trains-scrapped', train: '2', companies: ['GIP', 'MSM'], fromBank: 0 },
      { kind: 'trains-scrapped', train: '1M', companies: ['MSM'], fromBank: 0 },
    ])
  })

  it('1853-4.10.5-a, 1853-4.10.5-c: the first 5 scraps 3s and 2Ms, in the bank too', () => {
    const table = firstFive(['3'], { MSM: by(['2M', '3M']) }, { returned: ['3'], trains: { 4: 0, '2M': 1 } })
    expect(table.state.phase).toBe('5')
    expect(table.state.companies.GIP.trains).toEqual(['5'])
    expect(table.state.companies.MSM.trains).toEqual(['3M'])
    expect(table.state.returned).toEqual([])
    expect(table.state.trains['2M']).toBe(0)
    expect(table.told('trains-scrapped')).toEqual([
      { kind: 'trains-scrapped', train: '3', companies: ['GIP'], fromBank: 1 },
      { kind: 'trains-scrapped', train: '2M', companies: ['MSM'], fromBank: 1 },
    ])
  })

  it('1853-4.10.5-b: the first 6 starts no phase', () => {
    const table = buying('GIP', [], { phase: '5' }).act('buyTrain', { from: 'bank', train: '6', price: 1050 })
    expect(table.state.phase).toBe('5')
    expect(table.told('phase-began')).toEqual([])
  })

  it('1853-4.10.1-b, 1853-4.0-e, 1853-4.10.5-d: limits hold at once, in the middle of a turn', () => {
    const table = firstFour(['3', '3'])
    expect(table.state.companies.GIP.trains).toEqual(['3', '3', '4'])
    // three are the limit of phase 4
    expect(table.step).not.toBe('trains')
  })

  it('1853-4.10.1-c: the set under way keeps its number of operating rounds; the next one has the new number', () => {
    const table = buying('GIP', [], { trains: { 2: 0 } })
    table.act('buyTrain', { from: 'bank', train: '3', price: 440 }).act('pass')
    expect(table.step).toBe('extra-round')
    table.act('extraRound', { wanted: false }).passUntil('track', 'GIP')
    expect(table.state.round).toMatchObject({ set: 3, operating: 1 })
    table.passUntil('trains').act('pass')
    expect(table.state.round).toMatchObject({ set: 3, operating: 2 })
  })
})

describe('trains above the limit', () => {
  it('1853-4.8.6-a, 1853-4.8.6-b, 1853-4.10.4-a, EX-32: scrapping comes first, then each gives back what is too much', () => {
    const table = firstFour(['2', '2', '3'], { MSM: by(['3', '3', '3', '3']) }, { trains: { 3: 0 } })
    expect(table.state.companies.GIP.trains).toEqual(['3', '4'])
    // all of them are the same: there is nothing to choose
    expect(table.state.companies.MSM.trains).toEqual(['3', '3', '3'])
    expect(table.told('train-given-back')).toEqual([
      { kind: 'train-given-back', company: 'MSM', train: '3', because: 'limit' },
    ])
    expect(table.step).toBe('trains')
    expect(onOffer(table)).toContain('returned 3 440')
  })

  it('1853-4.8.6-a, 1853-R-41: the buyer first, then the others by number; each chooses, also the new train', () => {
    const table = firstFive(
      ['4', '4'],
      { EIR: by(['4', '3M', '3M']), MSM: by(['4', '3M', '3M'], 'C') },
      { doubleCards: true },
    )
    expect([table.step, table.player]).toEqual(['give-back', 'A'])
    expect(
      table.choices('giveBackTrain').map(({ action }) => (action as never as { train: string }).train),
    ).toEqual(['4', '5'])
    expect(table.refused('giveBackTrain', { train: '6' })).toBe('1853-4.8.6-a')
    table.act('giveBackTrain', { train: '5' })
    expect(table.state.companies.GIP.trains).toEqual(['4', '4'])
    expect([table.step, table.player]).toEqual(['give-back', 'B'])
    table.act('giveBackTrain', { train: '3M' })
    expect(table.player).toBe('C')
    table.act('giveBackTrain', { train: '4' })
    expect(table.state.returned).toEqual(['3M', '4', '5'])
    expect(table.state.phase).toBe('5')
    expect(table.cash('EIR')).toBe(0)
  })

  it('1853-4.8.14-a: metre trains count', () => {
    const table = firstFive(['4'], { MSM: by(['3M', '3M', '3M']) })
    expect(table.state.companies.MSM.trains).toEqual(['3M', '3M'])
  })

  it('1853-R-23: with the card the debt is gone', () => {
    const owing: DescribedCompany = { shares: { B: 1, C: 1, pool: 4 }, trains: ['2'], credit: '2' }
    const table = firstFour([], { MSM: owing })
    expect(table.state.companies.MSM).toMatchObject({ trains: [], credit: null })
  })
})
