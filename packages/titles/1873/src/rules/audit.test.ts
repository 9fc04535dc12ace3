import { describe, expect, it } from 'vitest'
import { concessionHexes } from '../data/concessions.js'
import { hexes } from '../data/map.js'
import type { State } from '../state.js'
import { at } from '../testing.js'
import { audit } from './audit.js'

/** A table with something of everything. */
const { state } = at({
  players: ['A', 'B'],
  phase: '3',
  cash: { A: 100, HBE: 50, 'mine:4': 30 },
  mines: { 4: { owner: 'A' } },
  railways: { HBE: { price: 150, shares: { A: 3, B: 2 }, trains: [2] } },
  publicMines: { CO: { price: 100, denomination: 20, shares: { B: 3 }, mines: [1, 2, 3] } },
  tiles: { B17: '78:4' },
  reserved: { D7: '962:0' },
})
const hbe = state.railways['HBE'] as NonNullable<State['railways'][string]>
const co = state.publicMines['CO'] as NonNullable<State['publicMines'][string]>
const mine = (id: number, change: object): State['mines'] => ({
  ...state.mines,
  [id]: { ...state.mines[id], ...change },
})

/** All ten 956 lie where no concession route runs, and more of them on these hexes. */
const beyondTheBox = (more: readonly string[]): Partial<State> => {
  const elsewhere = Object.keys(hexes).filter((hex) => !concessionHexes[hex] && !state.markers[hex])
  const laid = [...elsewhere.filter((hex) => !more.includes(hex)).slice(0, 10), ...more]
  return {
    tiles: { ...state.tiles, ...Object.fromEntries(laid.map((hex) => [hex, { tile: '956', rotation: 0 }])) },
    supply: { ...state.supply, 956: -more.length },
  }
}

describe('the audit', () => {
  it('finds nothing in a sound state', () => {
    expect(audit(state)).toEqual([])
  })

  it('RUL-54: concession routes may have tiles that the box lacks', () => {
    expect(audit({ ...state, ...beyondTheBox(['D7', 'F3']) })).toEqual([])
  })

  const broken: [string, Partial<State>, string[]][] = [
    ['money from nowhere', { cash: { ...state.cash, 'player:A': 101 } }, ['money: the purses add up to 1']],
    [
      'a debt',
      { cash: { ...state.cash, 'player:A': -5, bank: (state.cash['bank'] ?? 0) + 105 } },
      ['money: player:A has -5'],
    ],
    [
      'half a Mark',
      { cash: { ...state.cash, 'player:A': 100.5, bank: (state.cash['bank'] ?? 0) - 0.5 } },
      ['money: bank has -180.5', 'money: player:A has 100.5'],
    ],
    [
      'a treasury in a mine of a public mine',
      { cash: { ...state.cash, 'mine:1': 10, bank: (state.cash['bank'] ?? 0) - 10 } },
      ['money: mine 1 has a treasury'],
    ],
    [
      'a treasury in a closed mine',
      { cash: { ...state.cash, 'mine:9': 10, bank: (state.cash['bank'] ?? 0) - 10 } },
      ['money: mine 9 has a treasury'],
    ],
    [
      'a share too many',
      { railways: { HBE: { ...hbe, shares: { 'player:A': 3, 'player:B': 3 } } } },
      ['certificates: HBE has 6 shares, not 5'],
    ],
    [
      'an empty holding',
      { railways: { HBE: { ...hbe, shares: { 'player:A': 3, 'player:B': 2, pool: 0 } } } },
      ['certificates: HBE has an empty holding'],
    ],
    [
      'an MHE share lost',
      { mhe: { ...state.mhe, shares: { pool: 9 } } },
      ['certificates: MHE has 9 shares, not 10'],
    ],
    [
      'a director who is not the largest holder',
      { railways: { HBE: { ...hbe, director: 'B' as never } } },
      ['director: B holds 40 of HBE, somebody 60'],
    ],
    [
      'a director with too little',
      { publicMines: { CO: { ...co, denomination: 10, shares: { 'player:B': 1, pool: 9 } } } },
      ['director: B holds 10 of CO, somebody 10'],
    ],
    [
      'a receivership with a director and shareholders',
      { railways: { HBE: { ...hbe, receivership: true } } },
      ['director: HBE has A', 'receivership: players hold HBE'],
    ],
    [
      'a marker in the wrong box',
      { market: { 140: ['HBE'], 100: ['CO'] } },
      ['market: HBE at 150 lies on 140'],
    ],
    [
      'a marker twice',
      { market: { 150: ['HBE'], 140: ['HBE'], 100: ['CO'] } },
      ['market: HBE at 150 lies on 140,150', 'market: 3 markers for 2 companies'],
    ],
    ['a tile lost', { supply: { ...state.supply, 78: 8 } }, ['tiles: 8 of 78 left, 1 used']],
    ['a tile too many', beyondTheBox(['D13', 'E16']), ['tiles: -2 of 956 left, 12 used']],
    [
      'more tiles than concession routes explain',
      beyondTheBox(['D7', 'D13']),
      ['tiles: -2 of 956 left, 12 used'],
    ],
    ['a reserved tile lost', { supply: { ...state.supply, 962: 6 } }, ['tiles: 6 of 962 left, 1 used']],
    [
      'two markers in one circle',
      {
        markers: {
          ...state.markers,
          C16: [
            [
              { railway: 'HBE', active: true },
              { railway: 'GHE', active: true },
            ],
          ],
        },
      },
      ['markers: 2 in 1 circles of C16', 'markers: GHE has 1 of 6 on the map'],
    ],
    [
      'a railway twice in a hex',
      {
        markers: {
          ...state.markers,
          E18: [
            [
              { railway: 'HBE', active: true },
              { railway: 'HBE', active: false },
            ],
          ],
        },
      },
      ['markers: HBE twice in E18'],
    ],
    [
      'more markers than the railway has',
      {
        markers: Object.fromEntries(
          ['B19', 'D15', 'C16', 'E18', 'H17', 'H9', 'C4', 'B13', 'B9'].map((hex) => [
            hex,
            [[{ railway: 'HBE' as const, active: true }]],
          ]),
        ),
      },
      ['markers: HBE has 9 of 8 on the map'],
    ],
    [
      'a closed mine with a machine',
      { mines: mine(9, { machine: 2 }) },
      ['mines: 9 is closed and has something'],
    ],
    [
      'a closed mine with a switcher',
      { mines: mine(9, { switcher: 2 }) },
      ['mines: 9 is closed and has something'],
    ],
    [
      'a mine that two own',
      { mines: mine(1, { owner: 'player:A' }) },
      ['mines: 1 and player:A disagree', 'mines: 1 is not of CO'],
    ],
    ['a mine of a stranger', { mines: mine(4, { owner: 'player:X' }) }, ['mines: 4 belongs to player:X']],
    [
      'more mines than places',
      { publicMines: { CO: { ...co, denomination: 50, shares: { 'player:B': 2 } } } },
      ['mines: CO has 3 of 2'],
    ],
    ['more units than there are', { units: { ...state.units, 3: 8 } }, ['units: 8 of size 3']],
    ['a unit sold too early', { units: { ...state.units, 4: 2 } }, ['units: size 4 was sold before size 3']],
    ['a diesel lost', { diesels: { left: 6, onSale: false } }, ['units: 6 diesels left, 0 owned']],
  ]

  it.each(broken)('finds %s', (_what, change, faults) => {
    expect(audit({ ...state, ...change })).toEqual(faults)
  })
})
