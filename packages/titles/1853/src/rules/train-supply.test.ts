import { describe, expect, it } from 'vitest'
import { trainCards } from '../data/trains.js'
import type { TrainCardId } from '../data/types.js'
import { buying, onOffer } from './testing-trains.js'

const none = Object.fromEntries(Object.keys(trainCards.usual).map((card) => [card, 0])) as Record<
  TrainCardId,
  number
>

describe('standard trains of the bank', () => {
  it('1853-4.8.2-a, 1853-4.8.19-e: at the price of the table, several in one turn', () => {
    const table = buying('GIP', [])
    expect(onOffer(table)).toEqual(['bank 2 300'])
    expect(table.refusal('buyTrain', { from: 'bank', train: '2', price: 299 })).toEqual({
      rule: '1853-4.8.2-a',
      params: { train: '2', price: 299, face: 300 },
    })
    const bank = table.cash('bank')
    table.act('buyTrain', { from: 'bank', train: '2', price: 300 })
    expect(table.told('train-bought')).toEqual([
      { kind: 'train-bought', company: 'GIP', from: 'bank', train: '2', price: 300, gift: 0, credit: false },
    ])
    table.act('buyTrain', { from: 'bank', train: '2', price: 300 })
    expect(table.state.companies.GIP.trains).toEqual(['2', '2'])
    expect(table.cash('GIP')).toBe(2400)
    expect(table.cash('bank')).toBe(bank + 600)
    expect(table.state.trains[2]).toBe(4)
  })

  it('1853-4.8.3-a: all of a type are sold before the next is for sale', () => {
    const table = buying('GIP', [], { trains: { 2: 1 } })
    expect(table.refused('buyTrain', { from: 'bank', train: '3', price: 440 })).toBe('1853-4.8.3-a')
    table.act('buyTrain', { from: 'bank', train: '2', price: 300 })
    expect(onOffer(table)).toEqual(['bank 3 440'])
    expect(table.refused('buyTrain', { from: 'bank', train: '2', price: 300 })).toBe('1853-4.8.3-a')
  })

  it('1853-4.8.3-a: a train that came back does not hold up the next type', () => {
    const table = buying('GIP', [], { trains: { 2: 0 }, returned: ['2'] })
    expect(onOffer(table)).toEqual(['bank 3 440', 'returned 2 300'])
  })

  it('1853-4.8.3-b: the 6s are for sale beside the 5s once a 5 is sold', () => {
    const first = buying('GIP', [], { phase: '4', trains: { 4: 0 } })
    expect(onOffer(first)).toContain('bank 5 830')
    expect(first.refused('buyTrain', { from: 'bank', train: '6', price: 1050 })).toBe('1853-4.8.3-b')
    expect(buying('GIP', []).refused('buyTrain', { from: 'bank', train: '5', price: 830 })).toBe(
      '1853-4.8.3-a',
    )
    first.act('buyTrain', { from: 'bank', train: '5', price: 830 })
    expect(onOffer(first)).toEqual(['bank 5 830', 'bank 6 1050', 'bank 3M 430', 'bank 4M 590'])
    const last = buying('GIP', [], { phase: '5', trains: { ...none, 6: 1 } })
    expect(onOffer(last)).toEqual(['bank 6 1050'])
  })

  it('1853-4.8.6-b: a train that came back is sold at full price, and it is the buyer who chooses it or a new one', () => {
    const table = buying('GIP', [], { phase: '4', returned: ['4'] })
    expect(onOffer(table)).toEqual(expect.arrayContaining(['bank 4 620', 'returned 4 620']))
    expect(table.refused('buyTrain', { from: 'returned', train: '4', price: 600 })).toBe('1853-4.8.2-a')
    expect(table.refused('buyTrain', { from: 'returned', train: '3', price: 440 })).toBe('1853-4.8.6-b')
    const left = table.state.trains[4]
    table.act('buyTrain', { from: 'returned', train: '4', price: 620 })
    expect(table.state.returned).toEqual([])
    expect(table.state.trains[4]).toBe(left)
  })
})

describe('metre trains of the bank', () => {
  it('1853-4.8.11-a, 1853-4.8.12-a: they are for sale beside the standard trains, old types too', () => {
    expect(onOffer(buying('GIP', [], { phase: '3' }))).toEqual(['bank 3 440', 'bank 2M 250'])
    expect(onOffer(buying('GIP', [], { phase: '4' }))).toEqual(['bank 4 620', 'bank 2M 250', 'bank 3M 430'])
    // the 2M is scrapped
    expect(onOffer(buying('GIP', [], { phase: '5' }))).toEqual([
      'bank 5 830',
      'bank 6 1050',
      'bank 3M 430',
      'bank 4M 590',
    ])
  })

  it('1853-4.8.11-a: they never change the phase', () => {
    const table = buying('GIP', [], { phase: '4' }).act('buyTrain', { from: 'bank', train: '3M', price: 430 })
    expect(table.state.phase).toBe('4')
    expect(table.told('phase-began')).toEqual([])
  })

  it('1853-4.8.13-a: when a type is sold out the next one waits for its phase', () => {
    const table = buying('GIP', [], { phase: '3', trains: { '2M': 0 } })
    expect(onOffer(table)).toEqual(['bank 3 440'])
    expect(table.refused('buyTrain', { from: 'bank', train: '3M', price: 430 })).toBe('1853-4.8.13-a')
    expect(table.refused('buyTrain', { from: 'bank', train: '4', price: 620 })).toBe('1853-4.8.3-a')
    expect(table.refused('buyTrain', { from: 'bank', train: '2M', price: 250 })).toBe('1853-4.8.13-a')
  })

  it('1853-4.8.15-a, 1853-4.8.15-b: before phase 3 they are for small companies', () => {
    const rest = { doubleCards: true, returned: ['2M'] as const }
    const large = buying('GIP', [], rest)
    expect(onOffer(large)).toEqual(['bank 2 300'])
    expect(large.refused('buyTrain', { from: 'returned', train: '2M', price: 250 })).toBe('1853-4.8.15-a')
    expect(onOffer(buying('MSM', [], rest))).toEqual(['bank 2 300', 'bank 1M 180', 'returned 2M 250'])
  })
})

describe('2/1M cards', () => {
  const cards = { doubleCards: true }

  it('1853-4.8.16-a, 1853-4.8.16-b, 1853-1.3-a: seven cards, sold as a 2 to anybody or as a 1M to a small company', () => {
    const table = buying('MSM', [], cards)
    expect(table.state.trains).toMatchObject({ 2: 0, '2/1M': 7, '2M': 3, '3M': 4 })
    table.act('buyTrain', { from: 'bank', train: '1M', price: 180 })
    table.act('buyTrain', { from: 'bank', train: '2', price: 300 })
    expect(table.state.companies.MSM.trains).toEqual(['1M', '2'])
    expect(table.state.trains['2/1M']).toBe(5)
    expect(onOffer(buying('GIP', [], cards))).toEqual(['bank 2 300'])
  })

  it('1853-4.8.16-c: all seven are sold before a 3 can be bought', () => {
    const table = buying('MSM', [], { ...cards, trains: { '2/1M': 1 } })
    expect(table.refused('buyTrain', { from: 'bank', train: '3', price: 440 })).toBe('1853-4.8.16-c')
    expect(table.refused('buyTrain', { from: 'bank', train: '4', price: 620 })).toBe('1853-4.8.3-a')
    table.act('buyTrain', { from: 'bank', train: '1M', price: 180 })
    expect(onOffer(table)).toContain('bank 3 440')
  })

  it('1853-4.8.17-a, 1853-4.8.17-b: in the very first operating round there are more of them, until a 3 is bought', () => {
    const first = buying('MSM', [], { ...cards, operatingRounds: 1, trains: { '2/1M': 0 } })
    expect(onOffer(first)).toEqual(['bank 2 300', 'bank 1M 180', 'bank 3 440'])
    first.act('buyTrain', { from: 'bank', train: '1M', price: 180 })
    expect(first.state.trains['2/1M']).toBe(0)
    expect(onOffer(first)).toContain('bank 1M 180')
    first.act('buyTrain', { from: 'bank', train: '3', price: 440 })
    expect(onOffer(first)).toEqual(['bank 3 440', 'bank 2M 250'])
  })

  it('1853-4.8.17-b, 1853-R-62: and never after that round', () => {
    const second = buying('MSM', [], { ...cards, operatingRounds: 2, trains: { '2/1M': 0 } })
    expect(onOffer(second).filter((offer) => !offer.includes('token'))).toEqual(['bank 3 440'])
    // without small companies after SR1 there are none at all
    expect(onOffer(buying('GIP', [], { operatingRounds: 1, trains: { 2: 0 } }))).toEqual(['bank 3 440'])
  })

  it('1853-4.8.18-a, 1853-4.8.18-b: a 1M is for small companies, a small BBCI among them', () => {
    const table = buying('GIP', [], cards)
    expect(table.refused('buyTrain', { from: 'bank', train: '1M', price: 180 })).toBe('1853-4.8.18-b')
    const bbci = (size: 'large' | 'small') =>
      onOffer(buying('BBCI', [], { ...cards, companies: { BBCI: { size } } }))
    expect(bbci('small')).toContain('bank 1M 180')
    expect(bbci('large')).not.toContain('bank 1M 180')
  })

  it('1853-2.8.4-c, 1853-R-40: without them there are no 1Ms', () => {
    const table = buying('MSM', [])
    expect(table.refused('buyTrain', { from: 'bank', train: '1M', price: 180 })).toBe('1853-2.8.4-c')
    expect(table.refused('buyTrain', { from: 'bank', train: '3', price: 440 })).toBe('1853-4.8.3-a')
  })

  it('1853-R-39, 1853-R-60: a card that came back is sold as either again', () => {
    const table = buying('MSM', [], { ...cards, phase: '3', trains: { '2/1M': 0 }, returned: ['2/1M'] })
    expect(onOffer(table)).toEqual(['bank 3 440', 'bank 2M 250', 'returned 2 300', 'returned 1M 180'])
    table.act('buyTrain', { from: 'returned', train: '1M', price: 180 })
    expect(table.state.returned).toEqual([])
  })
})

describe('the train token', () => {
  const soldOut = { trains: { 2: 0 } }
  const token = { from: 'bank', train: '2M', price: 250, token: true }

  it('1853-4.8.19-a, 1853-4.8.19-b: a small company buys a metre train of the next phase, once in the game', () => {
    const table = buying('MSM', [], soldOut)
    expect(onOffer(table)).toEqual(['bank 3 440', 'bank 2M 250 token'])
    expect(table.refused('buyTrain', { ...token, token: false })).toBe('1853-4.8.13-a')
    table.act('buyTrain', token)
    expect(table.state.companies.MSM).toMatchObject({ trains: ['2M'], token: false })
    expect(table.told('token-used')).toEqual([{ kind: 'token-used', company: 'MSM' }])
    expect(table.state.phase).toBe('2')
    expect(table.state.trains['2M']).toBe(1)
    expect(table.refused('buyTrain', token)).toBe('1853-4.8.19-a')
  })

  it('1853-4.8.19-a: not in the first operating round, and not for a large company', () => {
    expect(buying('MSM', [], { ...soldOut, operatingRounds: 1 }).refused('buyTrain', token)).toBe(
      '1853-4.8.19-a',
    )
    expect(
      buying('GIP', [], { ...soldOut, phase: '3' }).refused('buyTrain', {
        ...token,
        train: '3M',
        price: 430,
      }),
    ).toBe('1853-4.8.19-a')
    const bbci = buying('BBCI', [], { ...soldOut, companies: { BBCI: { size: 'small' } } })
    expect(bbci.refused('buyTrain', token)).toBeUndefined()
  })

  it('1853-4.8.19-b, 1853-R-44: only if the bank has no metre train for it; a 2/1M card is one', () => {
    expect(buying('MSM', [], { doubleCards: true }).refused('buyTrain', token)).toBe('1853-4.8.19-b')
    expect(buying('MSM', [], { ...soldOut, returned: ['2M'] }).refused('buyTrain', token)).toBe(
      '1853-4.8.19-b',
    )
    expect(buying('MSM', [], { trains: { 2: 0, '2M': 0 } }).refused('buyTrain', token)).toBe('1853-4.8.19-b')
  })

  it('1853-4.8.19-b, 1853-R-44: a 2M in phase 2, a 3M in phase 3, a 4M in phase 4, and never two phases ahead', () => {
    const three = buying('MSM', [], { phase: '3', trains: { '2M': 0 } })
    expect(onOffer(three)).toEqual(['bank 3 440', 'bank 3M 430 token'])
    const four = buying('MSM', [], { phase: '4', trains: { '2M': 0, '3M': 0 } })
    expect(onOffer(four)).toEqual(['bank 4 620', 'bank 4M 590 token'])
    expect(three.refused('buyTrain', { from: 'bank', train: '4M', price: 590, token: true })).toBe(
      '1853-4.8.19-b',
    )
  })

  it('1853-4.8.19-d: in phase 5 it is of no use', () => {
    const table = buying('MSM', [], { phase: '5', trains: { '3M': 0, '4M': 0 } })
    expect(buying('MSM', [], soldOut).refused('buyTrain', token)).toBeUndefined()
    expect(table.refused('buyTrain', { from: 'bank', train: '4M', price: 590, token: true })).toBe(
      '1853-4.8.19-d',
    )
  })

  it('1853-4.8.19-c: it is not for trains of other companies, and need not be used', () => {
    const table = buying('MSM', [], {
      ...soldOut,
      companies: { SIR: { shares: { B: 4, A: 2 }, trains: ['2M'] } },
    })
    expect(table.refused('buyTrain', { from: 'SIR', train: '2M', price: 100, token: true })).toBe(
      '1853-4.8.19-b',
    )
    table.act('pass')
    expect(table.state.companies.MSM.token).toBe(true)
  })
})
