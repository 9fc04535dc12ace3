import { describe, expect, it } from 'vitest'
import type { Size } from '../data/types.js'
import type { Description } from '../position.js'
import type { Table } from '../testing.js'
import { at } from '../testing.js'
import { bestAssignment } from './receivership.js'

const players = ['A', 'B', 'C']
const tiles = { H19: '78:1', H3: '78:3' }
/** Operates after the company in receivership and waits for C to run it. */
const GHE = { price: 70, shares: { C: 3 }, trains: [4] as const }

/** Mine 15 of C is done; what follows of its own accord happens with the pass. */
const before = (more: Partial<Description>): Table =>
  at({
    players,
    phase: '4',
    at: { round: 'operating', turn: 'mine:15', step: 'mine-purchases' },
    ...more,
    tiles: { ...tiles, ...more.tiles },
    mines: { 15: { owner: 'C', machine: 4 }, ...more.mines },
    railways: { GHE, ...more.railways },
  })
const after = (more: Partial<Description>): Table => before(more).act('pass')

const operation = (table: Table): unknown => table.state.flow.at(-1)?.['operation']
const optional = [
  'tile-laid',
  'marker-placed',
  'train-bought',
  'train-scrapped',
  'machine-bought',
  'switcher-bought',
  'switcher-scrapped',
  'mine-moved',
  'shares-issued',
  'offer',
]
/** What a company in receivership did although it need not. */
const chosen = (table: Table): string[] =>
  table.events.map((e) => e.kind).filter((kind) => optional.includes(kind))

describe('companies in receivership', () => {
  it('1873-6.2-a an insolvent company is in receivership, and a director cannot sell one into it', () => {
    const table = before({
      cash: { KEZ: 0 },
      railways: { KEZ: { price: 200, shares: { A: 2, B: 2 }, trains: [2], switchers: [2] } },
      at: { round: 'operating', turn: 'KEZ', step: 'railway-run' },
    })
    expect(table.state.railways['KEZ']).toMatchObject({ receivership: false, director: 'A' })
    table.act('run', table.actions('run')[0])
    expect(table.state.railways['KEZ']).toMatchObject({ receivership: true, director: null })
    const seller = before({
      railways: { KEZ: { denomination: 10, price: 200, shares: { A: 3, B: 1 }, trains: [4] } },
      at: { round: 'stock' },
    })
    expect(seller.refused('sellShares', { company: 'KEZ', count: 2 })).toBe('1873-3.2.2-m')
    seller.act('sellShares', { company: 'KEZ', count: 1 })
    expect(seller.state.railways['KEZ']).toMatchObject({ receivership: false, director: 'A' })
  })

  it('1873-6.2-b they operate at their normal place in the order, automatically', () => {
    const table = before({
      tiles: { ...tiles, B17: '78:4' },
      railways: {
        HBE: { price: 300, shares: { B: 3 }, trains: [4] },
        KEZ: { price: 200, trains: [4] },
      },
    })
    table.act('pass')
    expect([operation(table), table.told('ran')]).toEqual(['HBE', []])
    table
      .passUntil('railway-run')
      .act('run', table.actions('run')[0])
      .act('payOut', { how: 'withhold' })
      .act('pass')
    expect(table.told('ran').map((e) => e.railway)).toEqual(['KEZ'])
    expect([operation(table), table.step, table.player]).toEqual(['GHE', 'railway-run', 'C'])
  })

  it('1873-6.2-b 1873-6.2-h 1873-6.2-d a railway runs its concession route and keeps everything', () => {
    const table = after({
      cash: { KEZ: 10 },
      stacks: { 200: ['KEZ', 'GHE'] },
      railways: { KEZ: { price: 200, trains: [4] }, GHE: { ...GHE, price: 200 } },
      mines: { 14: { owner: 'A', connected: false } },
      at: { round: 'operating', turn: 'mine:15', step: 'mine-purchases' },
    })
    expect(table.told('ran')).toMatchObject([{ railway: 'KEZ', revenue: 50 + 30 + 20 * 4, maintenance: 0 }])
    expect(table.told('ran')[0]?.plan).toEqual({ trains: [{ size: 4, routes: [['G4', 'H3', 'I4']] }] })
    expect([table.cash('KEZ'), table.state.railways['KEZ']?.price]).toEqual([170, 200])
    expect(table.state.market).toEqual({ 200: ['KEZ', 'GHE'] })
    expect(table.told('paid-out')).toEqual([])
  })

  it('1873-6.2-d the profit of a public mine is withheld, the price does not fall and the marker does not move', () => {
    const table = after({
      phase: '2',
      cash: { CO: 7 },
      stacks: { 100: ['CO', 'GHE'] },
      publicMines: { CO: { price: 100, mines: [1, 2] } },
      mines: { 1: { connected: false }, 2: { connected: false } },
      railways: { GHE: { ...GHE, price: 100 } },
    })
    expect(table.told('produced')).toMatchObject([{ operation: 'CO', income: 80, maintenance: 0 }])
    expect([table.cash('CO'), table.state.publicMines['CO']?.price]).toEqual([87, 100])
    expect(table.state.market).toEqual({ 100: ['CO', 'GHE'] })
  })

  it('1873-6.2-d with a shortfall the treasury pays, and the price stays', () => {
    const table = after({ cash: { KEZ: 20 }, railways: { KEZ: { price: 200, trains: [2] } } })
    expect([table.cash('KEZ'), table.state.railways['KEZ']?.price, table.told('insolvent')]).toEqual([
      0,
      200,
      [],
    ])
    const mine = after({
      cash: { CO: 120 },
      publicMines: { CO: { price: 110, mines: [1, 2] } },
      mines: { 1: { connected: false }, 2: { connected: false } },
    })
    expect([mine.cash('CO'), mine.state.publicMines['CO']?.price, mine.told('insolvent')]).toEqual([
      0,
      110,
      [],
    ])
  })

  it('1873-6.2-e maintenance that cannot be paid brings a recapitalisation again, for a railway', () => {
    const table = after({
      cash: { KEZ: 19 },
      railways: { KEZ: { price: 200, denomination: 10, trains: [2] } },
    })
    expect(table.told('insolvent')).toEqual([{ kind: 'insolvent', company: 'KEZ', because: 'maintenance' }])
    expect(table.told('recapitalised')).toMatchObject([{ costs: 750, grant: 731, denomination: 10 }])
    expect(table.state.railways['KEZ']).toMatchObject({ receivership: true, trains: [4], price: 260 })
    expect([table.cash('KEZ'), operation(table)]).toEqual([0, 'GHE'])
  })

  it('1873-6.2-e and for a public mine', () => {
    const table = after({
      cash: { CO: 119 },
      publicMines: { CO: { price: 110, denomination: 20, mines: [1, 2] } },
      mines: { 1: { connected: false }, 2: { connected: false } },
    })
    expect(table.told('insolvent')).toMatchObject([{ company: 'CO', because: 'maintenance' }])
    expect([table.cash('CO'), table.state.publicMines['CO']?.denomination]).toEqual([119 + 550 - 500, 10])
    expect([table.state.mines[1]?.machine, operation(table)]).toEqual([4, 'GHE'])
  })

  it('1873-6.2-f outside 6.1 they buy, scrap, trade and issue nothing, however rich', () => {
    const railway = after({
      cash: { KEZ: 5000 },
      railways: { KEZ: { price: 200, trains: [2], switchers: [2] } },
    })
    expect(chosen(railway)).toEqual([])
    expect(railway.state.railways['KEZ']).toMatchObject({
      trains: [2],
      switchers: [2],
      denomination: 20,
      shares: { pool: 5 },
    })
    expect(railway.cash('KEZ')).toBe(5000 - 40)
    const mine = after({
      cash: { CO: 5000 },
      publicMines: { CO: { price: 110, mines: [1, 2] } },
      mines: { 1: { connected: false, switcher: 2 }, 2: { connected: false } },
    })
    expect(chosen(mine)).toEqual([])
    expect(mine.state.publicMines['CO']).toMatchObject({
      denomination: 50,
      mines: [1, 2],
      shares: { pool: 2 },
    })
    expect(mine.cash('CO')).toBe(5000 - 140)
  })

  it('1873-6.2-g a railway lays no track and builds no station, but its markers turn active before it runs', () => {
    const table = after({
      phase: '2',
      cash: { HBE: 5000 },
      tiles: { ...tiles, B17: '78:4', B15: '78:5' },
      markers: { B13: ['-HBE'], C16: ['HBE'], H9: ['-HBE'] },
      railways: { HBE: { price: 200, trains: [2] } },
    })
    expect(chosen(table)).toEqual([])
    expect(table.told('marker-turned').map(({ hex, active }) => [hex, active])).toEqual([
      ['B13', true],
      ['H9', true],
      // called at by no train
      ['H9', false],
    ])
    expect(table.state.markers['B13']).toEqual([[{ railway: 'HBE', active: true }]])
    expect(table.told('ran')).toMatchObject([{ revenue: 60 + 30 + 40 + 30 + 60 }])
    expect(table.cash('HBE')).toBe(5220)
  })

  it('1873-6.2-p another railway may replace an inactive marker, for 50 M into the treasury', () => {
    const table = before({
      cash: { HBE: 200, SHE: 5 },
      tiles: { ...tiles, B17: '78:4' },
      markers: { C16: ['-SHE'] },
      railways: { HBE: { price: 200, shares: { B: 3 }, trains: [4] }, SHE: { price: 100 } },
      at: { round: 'operating', turn: 'HBE', step: 'railway-station' },
    })
    expect(table.state.railways['SHE']?.receivership).toBe(true)
    table.act('buildStation', { hex: 'C16', stop: 0, replaces: 'SHE' })
    expect([table.cash('HBE'), table.cash('SHE')]).toEqual([150, 55])
    expect(table.state.markers['C16']).toEqual([[{ railway: 'HBE', active: true }]])
  })
})

describe('switchers of a public mine in receivership', () => {
  const mines = (more: Partial<Description>, ids: readonly number[]): Table =>
    before({ phase: '2', publicMines: { CO: { price: 110, denomination: 20, mines: ids } }, ...more })

  it('1873-6.2-c they are placed for the highest income', () => {
    const table = mines(
      { mines: { 14: { connected: true }, 1: { connected: false, switcher: 2 } } },
      [14, 1],
    ).act('pass')
    expect(table.told('produced')).toMatchObject([{ operation: 'CO', income: 90 + 70 + 40 }])
    expect([table.state.mines[14]?.switcher, table.state.mines[1]?.switcher]).toEqual([2, null])
    expect(table.cash('CO')).toBe(200)
  })

  it('1873-6.2-c the larger one goes where it earns', () => {
    const table = mines(
      { mines: { 1: { connected: false, switcher: 3 }, 14: { connected: true, switcher: 2 } } },
      [1, 14],
    )
    expect(bestAssignment(table.state, 'CO')).toEqual([2, 3])
  })

  it('1873-6.2-c between equals the lowest mine number has the larger switcher', () => {
    const at23 = (a: number, b: number): Partial<Description> => ({
      mines: { 3: { connected: true, switcher: a as Size }, 2: { connected: true, switcher: b as Size } },
    })
    expect(bestAssignment(mines(at23(3, 2), [3, 2]).state, 'CO')).toEqual([2, 3])
    expect(bestAssignment(mines(at23(2, 3), [3, 2]).state, 'CO')).toEqual([2, 3])
    const three = {
      mines: {
        4: { connected: false },
        1: { connected: false, switcher: 2 as Size },
        2: { connected: false, switcher: 3 as Size },
      },
    }
    expect(bestAssignment(mines({ ...three }, [4, 2, 1]).state, 'CO')).toEqual([0, 2, 3])
  })

  it('1873-6.2-c HW has its 50 M too', () => {
    const table = after({
      phase: '2',
      publicMines: { HW: { price: 110, mines: [12, 14] } },
      mines: { 12: { connected: false }, 14: { connected: false } },
    })
    expect([table.told('produced')[0]?.income, table.cash('HW')]).toEqual([210, 210])
  })
})

describe('a railway in receivership runs', () => {
  /** From Blankenburg two routes add 70 M and one adds 40 M. */
  const branches = (seed: number): Table =>
    after({
      seed,
      phase: '5',
      cash: { HBE: 1 },
      tiles: {
        ...tiles,
        B17: '78:4',
        D15: '986:5',
        E14: '78:1',
        E12: '78:2',
        D11: '75:5',
        D13: '76:4',
        E16: '76:2',
      },
      markers: { E16: ['HBE'] },
      stacks: { 200: ['HBE', 'GHE'] },
      mines: { 4: { owner: 'A' }, 5: { owner: 'A' } },
      railways: { HBE: { price: 200, trains: [3] }, GHE: { ...GHE, price: 200 } },
    })

  it('EX-61 1873-6.2-h 1873-6.2-i 1873-6.2-k the concession route, then one of two routes of 70 M by lot, then the other; all is kept', () => {
    const concession = 'B19-B17-C16-D15'
    const [west, east] = ['D15-E14-E12-D11', 'D15-E16-E18']
    const orders = new Set<string>()
    for (let seed = 1; seed <= 12; seed++) {
      const table = branches(seed)
      const routes = table
        .told('ran')[0]
        ?.plan.trains[0]?.routes.map((route) => (route[0] === 'D15' ? route : route.toReversed()).join('-'))
      expect(routes?.[0]).toBe(concession.split('-').toReversed().join('-'))
      orders.add((routes ?? []).slice(1).join(' '))
      expect(table.told('lot-drawn')).toMatchObject([{ of: 2 }])
      expect(table.told('ran')).toMatchObject([{ revenue: 60 + 10 + 80 + 70 + 70, maintenance: 0 }])
      expect([table.cash('HBE'), table.state.railways['HBE']?.price]).toEqual([291, 200])
      expect(table.state.market).toEqual({ 200: ['HBE', 'GHE'] })
    }
    expect(orders).toEqual(new Set([`${west} ${east}`, `${east} ${west}`]))
  })
})
