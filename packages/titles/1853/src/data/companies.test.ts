import { describe, expect, it } from 'vitest'
import { firstUpgradeOfCalcutta, secondTileFee } from './building.js'
import { cities } from './cities.js'
import { companies, companyOrder, furtherBaseCosts } from './companies.js'
import { homeAreaBorders, homeAreas } from './home-areas.js'
import { hexes } from './map.js'
import { prices } from './market.js'
import { bankMoney } from './money.js'
import { capitalShares, certificates, firstRoundDiscount, playerLimits } from './shares.js'
import { exits, waysTo } from './testing-track.js'
import type { CityName, CompanyId, Home, PlayerCount } from './types.js'

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
const all = companyOrder.map((id) => companies[id])
const players: readonly PlayerCount[] = [3, 4, 5, 6]
const cityAt = ({ hex, stop }: Home): string => hexes[hex]?.stops[stop]?.name ?? 'none'

describe('companies', () => {
  it('Table 1 the eight companies in their order, and their home bases (1853-1.8-f)', () => {
    const table = companyOrder.map((id) => {
      const { number, name, homes, secondHomeIfLarge } = companies[id]
      const second = secondHomeIfLarge === undefined ? '' : ` (+${cityAt(secondHomeIfLarge)})`
      return `${number} ${id} ${name}: ${homes.map(cityAt).toSorted().join(', ')}${second}`
    })
    expect(table).toEqual([
      '1 EIR East Indian Railway: Calcutta, Patna',
      '2 GIP Great Indian Peninsula Railway: Allahabad, Bombay',
      '3 NWR North Western Railway: Delhi, Lahore',
      '4 BNR Bengal Nagpur Railway: Calcutta, Nagpur',
      '5 BBCI Bombay, Baroda and Central India Railway: Ajmer (+Bombay)',
      '6 MSM Madras and South Mahratta Railway: Madras',
      '7 SIR South Indian Railway: Trichinopoly',
      '8 ECR East Coast Railway: Waltair',
    ])
    expect(companyOrder.toSorted()).toEqual(Object.keys(companies).toSorted())
  })

  it('large companies have two home bases, small ones one (1.8-b to -d)', () => {
    expect(all.map(({ size }) => size)).toEqual([
      'large',
      'large',
      'large',
      'large',
      'settledAfterSR1',
      'small',
      'small',
      'small',
    ])
    for (const { name, size, homes, secondHomeIfLarge } of all) {
      expect([name, homes.length]).toEqual([name, size === 'large' ? 2 : 1])
      expect([name, secondHomeIfLarge !== undefined]).toEqual([name, size === 'settledAfterSR1'])
    }
  })

  it('no two companies share a home station, nor has one two bases on a hex (4.4.5-b)', () => {
    const taken = all.flatMap(({ homes, secondHomeIfLarge }) =>
      secondHomeIfLarge === undefined ? homes : [...homes, secondHomeIfLarge],
    )
    expect(new Set(taken.map(({ hex, stop }) => `${hex}/${stop}`)).size).toBe(taken.length)
    for (const { homes } of all) expect(new Set(homes.map(({ hex }) => hex)).size).toBe(homes.length)
  })

  it('M-08 the way out of each home in a city with several stations', () => {
    const ways = companyOrder.flatMap((id) => {
      const { homes, secondHomeIfLarge } = companies[id]
      return [...homes, ...(secondHomeIfLarge === undefined ? [] : [secondHomeIfLarge])].flatMap((home) => {
        const { stops = [], track = [] } = hexes[home.hex] ?? {}
        return stops.length > 1 ? [[id, cityAt(home), ...exits(waysTo(track, home.stop))]] : []
      })
    })
    expect(ways).toEqual([
      ['EIR', 'Calcutta', 2],
      ['GIP', 'Bombay', 5],
      ['NWR', 'Delhi', 2],
      ['BNR', 'Calcutta', 0],
      ['BBCI', 'Bombay', 3],
      ['MSM', 'Madras', 2],
    ])
  })

  it('M-01 par falls in the order of the companies, and stands on the market (1853-1.2-b, 2.7.3-d)', () => {
    const pars = all.map(({ par }) => par)
    expect(pars).toEqual([100, 96, 92, 88, 84, 80, 75, 70])
    expect(pars.filter((par) => !prices.includes(par))).toEqual([])
    // one space lower each, as 18xx/PC has it
    const spaces = pars.map((par) => prices.indexOf(par))
    expect(spaces.map((space) => (spaces[0] ?? 0) - space)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })

  it('M-05 three to five base markers, each with its cost: 240 for those of the BNR (1.5-a, example 26)', () => {
    expect(all.map(({ markers }) => markers)).toEqual([5, 5, 5, 5, 4, 4, 4, 3])
    const further = all.map(({ markers, homes }) => markers - homes.length)
    expect(Math.max(...further)).toBe(furtherBaseCosts.length)
    expect(sum(furtherBaseCosts.slice(0, further[companyOrder.indexOf('BNR')]))).toBe(240)
    expect(furtherBaseCosts).toEqual([40, 100, 100])
  })

  it('4.1.3-c every company that can be large has a fee for the second tile, no other', () => {
    expect(secondTileFee).toEqual({ EIR: 50, GIP: 20, NWR: 20, BNR: 20, BBCI: 20 })
    const canBeLarge = companyOrder.filter((id) => companies[id].size !== 'small')
    expect(Object.keys(secondTileFee)).toEqual(canBeLarge)
  })

  it('every company can be read on its own colour, and no two look alike', () => {
    const light = (colour: string): number => {
      const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
        const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    for (const { name, colour, ink } of all) {
      const [dark = 0, bright = 0] = [light(colour), light(ink)].toSorted((a, b) => a - b)
      expect([name, (bright + 0.05) / (dark + 0.05) >= 4.5]).toEqual([name, true])
    }
    expect(new Set(all.map(({ colour }) => colour)).size).toBe(8)
  })
})

describe('home areas', () => {
  const rowOf = (name: string): string => name.slice(0, 1)
  const columnOf = (name: string): number => Number(name.slice(1))
  const within = (id: CompanyId): string[] =>
    Object.keys(hexes).filter((hex) => {
      const [first, last] = homeAreas[id][rowOf(hex)] ?? [1, 0]
      return first <= columnOf(hex) && columnOf(hex) <= last
    })

  it('R-30 they are the borders of Table 2, drawn along the row or column of the named city', () => {
    for (const id of companyOrder) {
      const { northOf, southOf, westOf, eastOf } = homeAreaBorders[id]
      const at = (city: CityName): string => cities[city].hex
      const read = Object.keys(hexes).filter(
        (hex) =>
          (northOf === undefined || rowOf(hex) <= rowOf(at(northOf))) &&
          (southOf === undefined || rowOf(hex) >= rowOf(at(southOf))) &&
          (westOf === undefined || columnOf(hex) <= columnOf(at(westOf))) &&
          (eastOf === undefined || columnOf(hex) >= columnOf(at(eastOf))),
      )
      expect([id, within(id)]).toEqual([id, read])
    }
    expect(companyOrder.map((id) => within(id).length)).toEqual([37, 60, 47, 53, 56, 34, 15, 31])
  })

  it('each begins and ends on hexes of the map', () => {
    for (const id of companyOrder)
      for (const [row, columns] of Object.entries(homeAreas[id]))
        for (const column of columns)
          expect([id, row, column, `${row}${column}` in hexes]).toEqual([id, row, column, true])
  })

  it('every home base lies in the area of its company', () => {
    for (const id of companyOrder) {
      const { homes, secondHomeIfLarge } = companies[id]
      for (const { hex } of secondHomeIfLarge === undefined ? homes : [...homes, secondHomeIfLarge])
        expect([id, hex, within(id).includes(hex)]).toEqual([id, hex, true])
    }
  })

  it('M-02 a city gives shares only of companies that have it in their area; Delhi and Calcutta, of all', () => {
    for (const [name, { hex, shares }] of Object.entries(cities)) {
      const around = companyOrder.filter((id) => within(id).includes(hex))
      expect([name, shares.filter((id) => !around.includes(id))]).toEqual([name, []])
      if (name === 'Delhi' || name === 'Calcutta') expect([name, shares]).toEqual([name, around])
    }
  })
})

describe('shares and money', () => {
  it('1853-1.2-a nine certificates of ten shares, the director’s one of two', () => {
    expect(certificates.map(({ percent }) => percent)).toEqual([20, 10, 10, 10, 10, 10, 10, 10, 10])
    expect(sum(certificates.map(({ percent }) => percent))).toBe(100)
    expect(certificates.map(({ director }) => director ?? false).indexOf(true)).toBe(0)
    expect(certificates.filter(({ director }) => director)).toHaveLength(1)
  })

  it('Table 3 starting capital, limits and thresholds (1853-2.7.6-b, 2.3-a)', () => {
    const row = (key: keyof (typeof playerLimits)[3]): number[] => players.map((n) => playerLimits[n][key])
    expect(row('startCash')).toEqual([730, 570, 570, 510])
    expect(row('sharesOfOneCompany')).toEqual([6, 6, 5, 4])
    expect(row('papers')).toEqual([21, 16, 13, 11])
    expect(row('threshold')).toEqual([6, 5, 5, 4])
  })

  it('R-08 the eight singles reach every threshold, even in one hand within the limit of shares', () => {
    const singles = certificates.filter(({ director }) => director !== true).length
    for (const n of players) {
      expect(playerLimits[n].threshold).toBeLessThanOrEqual(singles)
      expect(playerLimits[n].threshold).toBeLessThanOrEqual(playerLimits[n].sharesOfOneCompany)
    }
  })

  it('1853-1.6-a the bank is the box less 5 × 500, 200 and 3 × 20, and pays the starting capital (R-50)', () => {
    expect(bankMoney).toBe(17_760 - 5 * 500 - 200 - 3 * 20)
    expect(players.map((n) => bankMoney - n * playerLimits[n].startCash)).toEqual([
      12_810, 12_720, 12_150, 11_940,
    ])
  })

  it('the GIP starts with 960, and its shares sell for 91 in the first stock round (examples 13, 16)', () => {
    expect(capitalShares * companies.GIP.par).toBe(960)
    expect(companies.GIP.par - firstRoundDiscount).toBe(91)
    expect(companies.MSM.par - firstRoundDiscount).toBe(75)
  })

  it('the first upgrade of Calcutta is on a hex of both its companies', () => {
    for (const id of ['EIR', 'BNR'] as const)
      expect(companies[id].homes[0]?.hex).toBe(firstUpgradeOfCalcutta.hex)
  })
})
