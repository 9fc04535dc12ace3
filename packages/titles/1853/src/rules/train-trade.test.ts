import { describe, expect, it } from 'vitest'
import type { BuyTrain, SellTrain } from '../actions.js'
import { buying, onOffer } from './testing-trains.js'

/** A directs the GIP, which buys; B directs the MSM, which has trains. */
const gip = (rest: Parameters<typeof buying>[2] = {}) =>
  buying('GIP', [], {
    phase: '3',
    cash: { GIP: 300, MSM: 0 },
    ...rest,
    companies: { MSM: { shares: { B: 4, A: 2 }, trains: ['2', '3'] }, ...rest.companies },
  })
const two = { from: 'MSM', train: '2' }

describe('trains of other companies', () => {
  it('1853-4.8.9-a, 1853-1.6-e: at a price that both agree on, which the selling company gets', () => {
    const table = gip().act('buyTrain', { ...two, price: 200 })
    expect(table.step).toBe('offer')
    expect(table.told('train-bought')).toEqual([])
    table.act('accept', {}, 'B')
    expect([table.cash('GIP'), table.cash('MSM'), table.cash('B')]).toEqual([100, 200, 0])
    expect(table.state.companies.GIP.trains).toEqual(['2'])
    expect(table.state.companies.MSM.trains).toEqual(['3'])
    expect(table.told('train-bought')[0]).toMatchObject({ from: 'MSM', train: '2', price: 200 })
    expect(table.step).toBe('trains')
  })

  it('1853-4.8.9-a, 1853-4.8.9-b: whole pounds from 10 on, for a train that is there', () => {
    const table = gip()
    expect(table.refusal('buyTrain', { ...two, price: 9 })).toEqual({
      rule: '1853-4.8.9-b',
      params: { price: 9, min: 10 },
    })
    expect(table.refused('buyTrain', { ...two, price: 10.5 })).toBe('engine-malformed')
    expect(table.refused('buyTrain', { from: 'MSM', train: '4', price: 100 })).toBe('1853-4.8.9-a')
    expect(table.refused('buyTrain', { from: 'GIP', train: '2', price: 100 })).toBe('1853-4.8.9-a')
    expect(table.refused('buyTrain', { from: 'nobody', train: '2', price: 100 })).toBe('1853-4.8.9-a')
    expect(table.refused('buyTrain', { ...two, price: 301 })).toBe('1853-1.6-d')
    expect(table.choices('buyTrain').find(({ range }) => range)).toMatchObject({
      action: { from: 'MSM', train: '2', price: 10 },
      range: { field: 'price', min: 10, max: 300, step: 1 },
    })
  })

  it('1853-4.8.9-a, 1853-4.8.9-b, 1853-4.8.16-b, 1853-4.8.18-b, EX-34: a 1M goes to small companies alone', () => {
    const owner = buying('MSM', [], { cash: { MSM: 500 }, doubleCards: true })
    owner.act('buyTrain', { from: 'bank', train: '1M', price: 180 })
    expect(owner.cash('MSM')).toBe(320)
    const offer = { from: 'MSM', train: '1M' }
    const companies = { MSM: { shares: { B: 4, A: 2 }, trains: ['1M'] as const } }
    const eir = buying('EIR', [], { doubleCards: true, companies })
    expect(eir.refused('buyTrain', { ...offer, price: 100 })).toBe('1853-4.8.18-b')
    const sir = buying('SIR', [], { doubleCards: true, companies })
    expect(sir.refused('buyTrain', { ...offer, price: 9 })).toBe('1853-4.8.9-b')
    sir.act('buyTrain', { ...offer, price: 10 }).act('accept', {}, 'B')
    expect(sir.state.companies.SIR.trains).toEqual(['1M'])
  })

  it('1853-4.8.15-a: a metre train comes to a large company from phase 3 on, also from another company', () => {
    const companies = { MSM: { shares: { B: 4, A: 2 }, trains: ['2M'] as const } }
    const offer = { from: 'MSM', train: '2M', price: 100 }
    expect(buying('GIP', [], { companies }).refused('buyTrain', offer)).toBe('1853-4.8.15-a')
    expect(buying('GIP', [], { companies, phase: '3' }).refused('buyTrain', offer)).toBeUndefined()
  })

  it('1853-4.8.9-b, 1853-3.4.5-a: a train on credit is not sold', () => {
    const table = gip({ companies: { MSM: { shares: { B: 1, A: 1, pool: 4 }, trains: ['3'], credit: '3' } } })
    expect(table.refused('buyTrain', { from: 'MSM', train: '3', price: 100 })).toBe('1853-3.4.5-a')
    const paid = gip({ companies: { MSM: { shares: { B: 1, A: 1, pool: 4 }, trains: ['2', '3'] } } })
    expect(paid.refused('buyTrain', { from: 'MSM', train: '3', price: 100 })).toBeUndefined()
    expect(onOffer(table).some((offer) => offer.startsWith('MSM'))).toBe(false)
  })

  it('1853-4.8.9-b, 1853-4.8.5-b: nothing is bought above the limit', () => {
    const table = buying('GIP', ['3', '3', '4'], {
      phase: '4',
      companies: { MSM: { shares: { B: 4, A: 2 }, trains: ['4'] } },
    })
    expect(table.step).not.toBe('trains')
  })

  it('1853-4.8.9-c: in one hand no acceptance is needed', () => {
    const table = gip({ companies: { MSM: { shares: { A: 4, B: 2 }, trains: ['2', '3'] } } })
    expect(table.players).toEqual(['A'])
    expect(table.refused('sellTrain', { seller: 'MSM', train: '2', price: 10 })).toBe('1853-4.8.9-c')
    table.act('buyTrain', { ...two, price: 10 })
    expect(table.state.companies.GIP.trains).toEqual(['2'])
    expect(table.cash('MSM')).toBe(10)
    const others = gip()
    expect(others.refused('sellTrain', { seller: 'MSM', train: '2', price: 10 }, 'B')).not.toBe(
      '1853-4.8.9-c',
    )
    expect(others.act('buyTrain', { ...two, price: 10 }).state.companies.GIP.trains).toEqual([])
  })
})

describe('bargaining', () => {
  it('1853-R-42: what was declined is asked again only at a higher price', () => {
    const table = gip()
      .act('buyTrain', { ...two, price: 150 })
      .act('decline', {}, 'B')
    expect(table.refusal('buyTrain', { ...two, price: 150 })).toEqual({
      rule: '1853-R-42',
      params: { price: 150, min: 151 },
    })
    expect(table.refused('buyTrain', { from: 'MSM', train: '3', price: 150 })).toBeUndefined()
    const again = table
      .choices('buyTrain')
      .find(({ action, range }) => (action as BuyTrain).train === '2' && range)
    expect(again).toMatchObject({ action: { price: 151 }, range: { min: 151, max: 300 } })
    table.act('buyTrain', { ...two, price: 151 }).act('accept', {}, 'B')
    expect(table.cash('MSM')).toBe(151)
  })

  it('1853-R-42: the buyer may withdraw and go on', () => {
    const table = gip()
      .act('buyTrain', { ...two, price: 150 })
      .act('withdraw', {}, 'A')
    expect(table.step).toBe('trains')
    table.act('pass', {}, 'A')
    expect(table.step).not.toBe('trains')
  })

  it('1853-R-42: the seller may offer, in the step of the buyer, and again only at a lower price', () => {
    const table = gip()
    expect(table.players).toEqual(['A', 'B'])
    const [offer] = table.choices('sellTrain')
    expect(offer).toMatchObject({
      action: { player: 'B', seller: 'MSM', train: '2', price: 10 },
      range: { max: 300 },
    })
    const sell = (price: number) => ({ seller: 'MSM', train: '2', price })
    expect(table.refused('sellTrain', sell(301), 'B')).toBe('1853-1.6-d')
    expect(table.refused('sellTrain', sell(9), 'B')).toBe('1853-4.8.9-b')
    expect(table.refused('pass', {}, 'B')).toBe('1853-4.0-b')
    expect(table.refused('buyTrain', { ...two, price: 10 }, 'B')).toBe('1853-4.0-b')
    table.act('sellTrain', sell(200), 'B')
    expect(table.players).toEqual(['A', 'B'])
    table.act('decline', {}, 'A')
    expect(table.refusal('sellTrain', sell(200), 'B')).toEqual({
      rule: '1853-R-42',
      params: { price: 200, max: 199 },
    })
    // the buyer's own offers are not held back by it
    expect(table.refused('buyTrain', { ...two, price: 100 })).toBeUndefined()
    table.act('sellTrain', sell(199), 'B').act('accept', {}, 'A')
    expect([table.cash('GIP'), table.cash('MSM')]).toEqual([101, 199])
  })

  it('1853-R-42: after ten declined offers a seller makes no more, but the buyer may', () => {
    const table = gip()
    for (let price = 200; price > 190; price--)
      table.act('sellTrain', { seller: 'MSM', train: '2', price }, 'B').act('decline', {}, 'A')
    expect(table.players).toEqual(['A'])
    expect(table.choices('sellTrain')).toEqual([])
    expect(table.refused('buyTrain', { ...two, price: 100 })).toBeUndefined()
  })

  it('1853-R-42: the buyer is never held up by a seller', () => {
    const table = gip()
      .act('sellTrain', { seller: 'MSM', train: '2', price: 10 }, 'B')
      .act('decline', {}, 'A')
    // nothing below 10 is left
    expect(table.actions<SellTrain>('sellTrain').map(({ train }) => train)).toEqual(['3'])
    table.act('pass', {}, 'A')
    expect(table.step).not.toBe('trains')
  })

  it('1853-4.0-b: nobody offers the trains of another’s company', () => {
    const table = gip({ companies: { SIR: { shares: { C: 4, A: 2 }, trains: ['2'] } } })
    expect(table.players).toEqual(['A', 'B', 'C'])
    expect(table.refused('sellTrain', { seller: 'MSM', train: '2', price: 50 }, 'C')).toBe('1853-4.0-b')
  })
})
