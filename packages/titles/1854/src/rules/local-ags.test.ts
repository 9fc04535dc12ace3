import { describe, expect, it } from 'vitest'
import type { BuyTrain, LayTile } from '../actions.js'
import type { TrainId } from '../data/types.js'
import type { Description } from '../position.js'
import { at } from '../testing.js'

/** Local AG A in Steyr with a route to Wels; Anna directs it. */
const steyr: Description = {
  players: ['Anna', 'Berta', 'Carl'],
  privates: 'sold',
  phase: '6',
  cash: { Anna: 300, A: 500 },
  ags: { A: { director: 'Anna' } },
  scrapPool: ['2', '3'],
  openPool: ['4'],
  trains: { 4: 0 },
  tiles: { D18: '14:0', D16: '4:1', J32: '57:1' },
  markers: { D18: ['A'] },
  at: { round: 'operating', turn: 'A', step: 'trains' },
}

const idle: Description = { ...steyr, tiles: { D18: '14:0', J32: '57:1' } }

const three: Description = {
  ...steyr,
  phase: '7',
  ags: {
    A: { director: 'Anna', trains: ['2'] },
    B: { director: 'Berta', trains: ['2'], space: 'R5C3' },
    C: { director: 'Carl', trains: ['2', '3'], space: 'R4C3' },
  },
  scrapPool: ['2', '4', '4'],
  openPool: [],
}

describe('trains of local AGs', () => {
  it('1854-local-ags-k: repaired trains cost 30 G more than printed', () => {
    const table = at({ ...steyr, phase: '7', openPool: [], scrapPool: ['2', '3', '4'] })
    expect(table.actions<BuyTrain>('buyTrain')).toMatchObject([
      { from: 'scrap', train: '2', price: 130 },
      { from: 'scrap', train: '3', price: 230 },
      { from: 'scrap', train: '4', price: 350 },
    ])
    expect(table.refusal('buyTrain', { from: 'scrap', train: '3', price: 200 })).toEqual({
      rule: '1854-local-ags-k',
      params: { train: '3', price: 200, face: 230 },
    })
    table.act('buyTrain', { from: 'scrap', train: '3', price: 230 })
    expect(table.cash('A')).toBe(270)
    expect(table.state.ags.A?.trains).toEqual(['3'])
    expect(table.state.scrapPool).toEqual(['2', '4'])
    expect(table.state.phase).toBe('7')
  })

  it('1854-local-ags-j: no other train, neither new ones nor those of the open pool', () => {
    const table = at(steyr)
    expect(table.refused('buyTrain', { from: 'bank', train: '6', price: 670 })).toBe('1854-local-ags-j')
    expect(table.refused('buyTrain', { from: 'bank', train: '3+', price: 160 })).toBe('1854-local-ags-j')
    expect(table.refused('buyTrain', { from: 'pool', train: '4', price: 320 })).toBe('1854-local-ags-j')
    // not scrapped before phase 7
    expect(table.refused('buyTrain', { from: 'scrap', train: '4', price: 350 })).toBe('1854-local-ags-k')
  })

  it('1854-phase-i: a repaired train starts no phase', () => {
    const table = at(steyr).act('buyTrain', { from: 'scrap', train: '3', price: 230 })
    expect(table.told('phase-began')).toEqual([])
  })

  it('1854-local-ags-i: three trains at most', () => {
    const table = at({ ...steyr, cash: { A: 900 }, scrapPool: ['2', '2', '3', '3'] })
    table.act('buyTrain', { from: 'scrap', train: '2', price: 130 })
    table.act('buyTrain', { from: 'scrap', train: '3', price: 230 })
    expect(table.step).toBe('trains')
    table.act('buyTrain', { from: 'scrap', train: '3', price: 230 })
    expect(table.step).not.toBe('trains')
    expect(table.state.ags.A?.trains).toEqual(['2', '3', '3'])
  })

  it('1854-local-ags-i: two trains at most by the other reading', () => {
    const table = at({ ...steyr, readings: { localAgTrains: '2' } })
    table.act('buyTrain', { from: 'scrap', train: '2', price: 130 })
    expect(table.step).toBe('trains')
    table.act('buyTrain', { from: 'scrap', train: '3', price: 230 })
    expect(table.step).not.toBe('trains')
    expect(table.state.ags.A?.trains).toEqual(['2', '3'])
  })

  it('1854-local-ags-i, 1854-local-ags-k, 1854-local-ags-l, EX-45: the first repaired 4-train ends the 2-trains', () => {
    const table = at(three).act('buyTrain', { from: 'scrap', train: '4', price: 350 })
    expect(table.state.ags.A?.trains).toEqual(['4'])
    expect(table.state.ags.B?.trains).toEqual([])
    expect(table.state.ags.C?.trains).toEqual(['3'])
    expect(table.state.scrapPool).toEqual(['4'])
    expect(table.told('trains-gone')).toEqual([
      { kind: 'trains-gone', train: '2', count: 4, because: 'repaired train' },
    ])
  })

  it('1854-local-ags-l: other repaired trains end nothing', () => {
    const table = at({ ...three, scrapPool: ['2', '3', '4'] })
    table.act('buyTrain', { from: 'scrap', train: '3', price: 230 })
    expect(table.state.ags.B?.trains).toEqual(['2'])
    expect(table.state.scrapPool).toEqual(['2', '4'])
  })

  it.each<[limit: string, trains: TrainId[]]>([
    ['3', ['2', '3', '3']],
    ['2', ['2', '3']],
  ])(
    '1854-local-ags-m, EX-45: refused at the limit of %s, even if the purchase would remove its own 2-train',
    (limit, trains) => {
      const table = at({
        ...three,
        readings: { localAgTrains: limit },
        cash: { C: 500 },
        ags: { ...three.ags, C: { ...three.ags?.['C'], trains } },
        at: { round: 'operating', turn: 'C', step: 'trains' },
      })
      // nothing can be bought, so the next step has come
      expect([table.company, table.step]).toEqual(['C', 'contract'])
      expect(table.refusal('buyTrain', { from: 'scrap', train: '4', price: 350 })).toEqual({
        rule: '1854-local-ags-m',
        params: { company: 'C', limit: Number(limit) },
      })
    },
  )

  it('1854-local-ags-k, 1854-trade-d: they trade trains among themselves', () => {
    const table = at({ ...three, at: { round: 'operating', turn: 'A', step: 'trains' } })
    table.act('buyTrain', { from: 'B', train: '2', price: 1 }).act('accept', {}, 'Berta')
    expect(table.state.ags.A?.trains).toEqual(['2', '2'])
    expect(table.cash('B')).toBe(1)
    expect(table.state.ags.A?.space).toBe('R5C2')
    expect(table.state.ags.B?.space).toBe('R6C4')
  })

  it('1854-trade-d: and with no other company', () => {
    const mixed: Description = {
      ...steyr,
      cash: { A: 500, KR: 500, '3': 100 },
      ags: { A: { director: 'Anna', trains: ['2'] } },
      majors: { KR: { director: 'Anna', certificates: { Anna: 1 }, trains: ['5'] } },
      openPool: [],
    }
    const ag = at(mixed)
    expect(ag.refusal('buyTrain', { from: 'KR', train: '5', price: 10 })).toEqual({
      rule: '1854-trade-d',
      params: { company: 'A', from: 'KR' },
    })
    const major = at({ ...mixed, at: { round: 'operating', turn: 'KR', step: 'trains' }, openPool: ['4'] })
    expect(major.refused('buyTrain', { from: 'A', train: '2', price: 10 })).toBe('1854-trade-d')
    expect(major.actions<BuyTrain>('buyTrain').map(({ from }) => from)).not.toContain('A')
  })

  it('1854-local-ags-n: with a route it must own one, of its own choice', () => {
    const table = at(steyr)
    expect(table.refusal('pass')).toEqual({
      rule: '1854-local-ags-n',
      params: { company: 'A', train: '2', price: 130 },
    })
    table.act('buyTrain', { from: 'scrap', train: '3', price: 230 })
    expect(table.refused('pass')).toBeUndefined()
    expect(at(idle).refused('pass')).toBeUndefined()
  })

  it('1854-local-ags-n: with money of the director it must be the lowest type', () => {
    const table = at({ ...steyr, cash: { Anna: 300, A: 100 } })
    expect(table.refusal('buyTrain', { from: 'scrap', train: '3', price: 230 })).toEqual({
      rule: '1854-local-ags-n',
      params: { company: 'A', train: '3', lowest: '2' },
    })
    table.act('buyTrain', { from: 'scrap', train: '2', price: 130 })
    expect(table.cash('A')).toBe(0)
    expect(table.cash('Anna')).toBe(270)
  })

  it('1854-local-ags-o: the duty rests while the scrap pool is empty', () => {
    const table = at({
      ...steyr,
      scrapPool: [],
      ags: { A: { director: 'Anna' }, B: { director: 'Berta', trains: ['2'], space: 'R5C3' } },
    })
    expect(table.refused('pass')).toBeUndefined()
  })
})

describe('the turn of a local AG', () => {
  it('1854-local-ags-d: it acts among the majors by price, and on the Austria map', () => {
    const table = at({
      ...steyr,
      majors: {
        KR: { director: 'Berta', certificates: { Berta: 1 }, space: 'R3C3' },
        NT: { director: 'Carl', certificates: { Carl: 1 }, space: 'R7C3' },
      },
      tiles: { ...steyr.tiles, C17: '57:1', F8: '57:1' },
      at: { round: 'operating', turn: 'KR' },
    })
    const acting = [1, 2, 3].map(() => {
      const { company } = table.passUntil('track')
      table.act('pass')
      return company
    })
    expect(acting).toEqual(['KR', 'A', 'NT'])
    const built = at({ ...steyr, at: { round: 'operating', turn: 'A', step: 'track' } })
    const hexes = built.actions<LayTile>('layTile').map(({ hex }) => hex)
    expect(hexes).toContain('E17')
    expect(hexes.filter((hex) => hex >= 'I')).toEqual([])
  })
})
