import { describe, expect, it } from 'vitest'
import type { MajorState, State } from '../state.js'
import { at } from '../testing.js'
import { audit } from './audit.js'

/** A table with something of everything. */
const { state } = at({
  players: ['A', 'B', 'C'],
  phase: '5',
  privates: 'sold',
  cash: { A: 100, KE: 50, 4: 30 },
  locals: { 4: { owner: 'A', trains: ['3+'] } },
  majors: {
    KE: { director: 'A', certificates: { B: 1 }, trains: ['5'], mail: 'small' },
    KT: { director: 'B', split: true, space: 'R2C7', certificates: { A: 1 } },
    NT: { director: 'C', certificates: { A: 1 } },
  },
  ags: { A: { director: 'C', other: 'B', trains: ['2'] } },
  options: { A: { company: 'NT' } },
  tiles: { C21: '1:1', D18: '14:0', C17: '57:0' },
  tunnels: { F12: ['straight:1'] },
  markers: { D18: ['A'] },
  openPool: ['4'],
  scrapPool: ['2'],
})

const cash = (change: Record<string, number>, bank = 0): Partial<State> => ({
  cash: { ...state.cash, ...change, bank: (state.cash['bank'] ?? 0) - bank },
})
const major = (id: 'KE' | 'KT' | 'NT' | 'VB', change: Partial<MajorState>): Partial<State> => ({
  majors: { ...state.majors, [id]: { ...state.majors[id], ...change } },
})
const B = 'B' as never

describe('the audit', () => {
  it('finds nothing in a sound state', () => {
    expect(audit(state)).toEqual([])
  })

  const broken: [string, Partial<State>, string[]][] = [
    ['money from nowhere', cash({ 'player:A': 101 }), ['money: the purses add up to 1']],
    ['a debt', cash({ 'player:A': -5 }, -105), ['money: player:A has -5']],
    [
      'half a gulden',
      cash({ 'player:A': 100.5 }, 0.5),
      ['money: bank has -180.5', 'money: player:A has 100.5'],
    ],
    ['a treasury of a merged local railway', cash({ 1: 10 }, 10), ['money: 1 has a treasury']],
    ['a treasury of a local AG to come', cash({ B: 10 }, 10), ['money: B has a treasury']],
    ['a treasury before the float', cash({ VB: 10 }, 10), ['money: VB has a treasury']],
    ['a debt of the bank', cash({ 'player:A': 20_000 }, 19_900), ['money: the bank owes and is not broken']],
    [
      'a certificate too many',
      major('KE', { certificates: { 'player:B': 2, tableau: 2 } }),
      ['certificates: KE has 4, not 3'],
    ],
    [
      'an empty holding',
      major('KE', { certificates: { 'player:B': 1, tableau: 2, pool: 0 } }),
      ['certificates: KE has an empty holding'],
    ],
    [
      'a split field before the split',
      major('KE', { certificates: { 'player:B': 1, tableau: 1, split: 1 } }),
      ['certificates: KE has a split field'],
    ],
    [
      'a certificate of a local AG lost',
      { ags: { A: { ...(state.ags.A as NonNullable<State['ags']['A']>), certificates: {} } } },
      ['certificates: A has 0, not 1'],
    ],
    [
      'a director who is not the largest holder',
      major('KE', { director: B, certificates: { 'player:A': 3 } }),
      ['director: B holds 40 of KE, somebody 60'],
    ],
    [
      'a director without an issue price',
      major('KE', { issuePrice: null }),
      ['director: KE is sold in part'],
    ],
    [
      'a company in operation without a director',
      major('KE', { director: null, issuePrice: null, certificates: { 'player:B': 1, tableau: 2 } }),
      ['director: KE operates without one'],
    ],
    [
      'a float forgotten',
      { ...major('NT', { space: null }), market: { R6C3: ['KE', 'A'], R2C7: ['KT'] } },
      ['float: NT is not in operation'],
    ],
    [
      'an option without a certificate',
      { options: { B: { company: 'NT', price: 67, round: 2 } } },
      ['options: B has no certificate of NT for a marker'],
    ],
    [
      'an option after the split',
      { options: { A: { company: 'KT', price: 67, round: 2 } } },
      ['options: A has no certificate of KT for a marker'],
    ],
    [
      'a price marker astray',
      { market: { R6C3: ['KE', 'NT', 'A'], R2C6: ['KT'] } },
      ['market: KT at R2C7 lies on R2C6'],
    ],
    [
      'a price marker twice',
      { market: { R6C3: ['KE', 'NT', 'A'], R2C7: ['KT', 'KT'] } },
      ['market: 5 markers for 4 companies'],
    ],
    [
      'a local railway lost',
      {
        locals: {
          3: state.locals['3'] as never,
          4: state.locals['4'] as never,
          5: state.locals['5'] as never,
        },
      },
      ['privates: 3 local railways and 1 local AGs', 'markers: 6 has 1 on the map'],
    ],
    [
      'a mountain railway open in phase 5',
      { mountains: { ...state.mountains, GKB: { ...state.mountains.GKB, open: true } } },
      ['privates: GKB open in phase 5'],
    ],
    ['a 5-train too many', { trains: { ...state.trains, 5: 3 } }, ['trains: 3 of 5 left, 1 in use']],
    ['trains over the limit', major('KE', { trains: ['3', '4', '5'] }), ['trains: KE has 3,4,5']],
    ['a scrapped train of a major', major('KE', { trains: ['2', '5'] }), ['trains: KE may not own 2']],
    [
      'a train that no phase has scrapped of a local AG',
      { ags: { A: { ...(state.ags.A as NonNullable<State['ags']['A']>), trains: ['4'] } } },
      ['trains: A may not own 4'],
    ],
    ['a scrapped train in the open pool', { openPool: ['2', '4'] }, ['trains: open pool of 2,4']],
    ['a plus train in the scrap pool', { scrapPool: ['1+'] }, ['trains: scrap pool of 1+']],
    ['a mail contract lost', { contracts: { small: 4, large: 6 } }, ['mail: 4 small contracts left, 1 sold']],
    ['a tile too many', { supply: { ...state.supply, 57: 9 } }, ['tiles: 9 of 57 left, 1 used']],
    [
      'a tile on a dark grey hex',
      {
        tiles: {
          C21: state.tiles['C21'] as never,
          D18: state.tiles['D18'] as never,
          F14: state.tiles['C17'] as never,
        },
      },
      ['tiles: one on F14'],
    ],
    [
      'no track to Wien',
      { tiles: { ...state.tiles, C21: { tile: '1', rotation: 2 } } },
      ['tiles: C21 has no track to Wien'],
    ],
    [
      'a tunnel that comes out under track',
      { tunnels: { C21: state.tunnels['F12'] as never } },
      ['tunnels: one comes out under the track of C21'],
    ],
    ['a tunnel lost', { tunnelSupply: { straight: 3, curve: 5 } }, ['tunnels: 3 of straight left, 1 used']],
    [
      'too many markers in a city',
      { markers: { ...state.markers, D18: [['A', 'KE', 'KT']] } },
      ['markers: 3 in 2 circles of D18'],
    ],
    [
      'a local railway on the Austria map',
      { markers: { ...state.markers, D18: [['A', '4']] } },
      ['markers: 4 on D18'],
    ],
    [
      'a company twice in Wien',
      { markers: { ...state.markers, C23: [['KE'], ['KE'], []] } },
      ['markers: KE twice in C23'],
    ],
    [
      'a marker of nobody',
      { markers: { ...state.markers, D18: [['A', 'B']] } },
      ['markers: B has 1 on the map'],
    ],
  ]
  it.each(broken)('1854-general-c, 1854-general-d: finds %s', (_name, change, faults) => {
    expect(audit({ ...state, ...change })).toEqual(faults)
  })

  it('1854-phase-j: while trains are given up, limits and closings wait', () => {
    const changing: State = {
      ...state,
      ...major('KE', { trains: ['3', '4', '5'] }),
      mountains: { ...state.mountains, GKB: { ...state.mountains.GKB, open: true } },
      flow: [{ kind: 'give-up', todo: ['KE'] }],
    }
    expect(audit(changing)).toEqual([])
  })
})
