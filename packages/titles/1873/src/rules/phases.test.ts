import { describe, expect, it } from 'vitest'
import type { LayTile, Run } from '../actions.js'
import { phaseOrder, phases } from '../data/phases.js'
import type { Description } from '../position.js'
import { at, mineBuysNext, newGame } from '../testing.js'
import type { Table } from '../testing.js'
import { maintenanceOf } from './phases.js'
import { publicMineResult } from './production.js'
import { railwayMaintenance } from './railways/turn.js'
import { switchersOf } from './switchers.js'

type Phase = NonNullable<Description['phase']>

/** A's HBE is to buy, and the next unit is the first of its size. */
const beforePhase = (next: '2' | '3' | '4' | '5', more: Partial<Description> = {}): Table =>
  at({
    players: ['A', 'B'],
    phase: String(Number(next) - 1) as Phase,
    units: { [Number(next) - 1]: 0 },
    railways: { HBE: { shares: { A: 2 }, trains: [1] } },
    cash: { HBE: 5000 },
    at: { round: 'operating', turn: 'HBE', step: 'railway-purchases' },
    ...more,
  })

const prices = { 2: 250, 3: 450, 4: 750, 5: 1200 }
const begin = (next: '2' | '3' | '4' | '5', more: Partial<Description> = {}): Table =>
  beforePhase(next, more).act('buyTrain', { from: 'bank', size: Number(next), price: prices[next] })

const run = (table: Table): Table => table.act('run', { plan: table.actions<Run>('run')[0]?.plan })

describe('phases', () => {
  it('1873-5-a there are six phases, and phase 1 is in force from the start', () => {
    expect(phaseOrder).toEqual(['1', '2', '3', '4', '5', 'D'])
    expect(newGame(3).state.phase).toBe('1')
    expect(newGame(5, 'S').state.phase).toBe('1')
  })

  it('1873-5-b phase n begins with the first unit of size n bought as a train', () => {
    for (const next of ['2', '3', '4', '5'] as const) {
      const table = beforePhase(next)
      expect(table.state.phase).not.toBe(next)
      table.act('buyTrain', { from: 'bank', size: Number(next), price: prices[next] })
      expect(table.state.phase).toBe(next)
      expect(table.told('phase-began')).toMatchObject([{ phase: next }])
      table.act('buyTrain', { from: 'bank', size: Number(next), price: prices[next] })
      expect(table.told('phase-began')).toEqual([])
      expect(table.state.phase).toBe(next)
    }
  })

  it('1873-5-b the unit of size 1 begins nothing', () => {
    const table = beforePhase('2', { units: { 1: 1 } }).act('buyTrain', { from: 'bank', size: 1, price: 100 })
    expect(table.told('phase-began')).toEqual([])
    expect(table.state.phase).toBe('1')
  })

  it('1873-5-b a machine counts as well', () => {
    const table = mineBuysNext('3').act('buyMachine', { mines: [4] })
    expect(table.state.phase).toBe('4')
  })

  it('1873-5-b so does a free unit of the MHE', () => {
    const table = at({
      players: ['A', 'B'],
      phase: '1',
      units: { 1: 0 },
      mines: { 15: { owner: 'B' } },
      at: { round: 'operating', turn: 'mine:15' },
    })
    expect(table.act('pass').told('phase-began')).toMatchObject([{ phase: '2' }])
    expect([table.state.phase, table.state.mhe.train]).toEqual(['2', 2])
  })

  it('1873-5-b so does a purchase in a recapitalisation', () => {
    const table = at({
      players: ['A', 'B'],
      phase: '3',
      units: { 3: 0 },
      publicMines: { CO: { mines: [1, 2], shares: { A: 2 } } },
      mines: { 15: { owner: 'B', machine: 3 } },
      mhe: { train: 5 },
      at: { round: 'operating', turn: 'mine:15', step: 'mine-purchases' },
    })
    table.act('pass')
    expect(table.told('insolvent')).toMatchObject([{ company: 'CO' }])
    expect(table.told('phase-began')).toMatchObject([{ phase: '4' }])
    expect(table.state.phase).toBe('4')
  })

  it('1873-5-c phase D begins with the first diesel', () => {
    const table = at({
      players: ['A', 'B'],
      phase: '5',
      dieselsOnSale: true,
      railways: {
        HBE: { shares: { A: 2 }, trains: [5], price: 200 },
        GHE: { shares: { A: 2 }, trains: [5], price: 150 },
      },
      tiles: { B17: '78:4', H19: '78:1' },
      cash: { HBE: 2000, GHE: 2000 },
      at: { round: 'operating', turn: 'HBE', step: 'railway-purchases' },
    })
    table.act('buyTrain', { from: 'bank', size: 5, price: 1200 })
    expect(table.state.phase).toBe('5')
    table.act('buyTrain', { from: 'bank', size: 'D', price: 250 })
    expect(table.state.phase).toBe('D')
    expect(table.told('phase-began')).toMatchObject([{ phase: 'D' }])
    table.passUntil('railway-run')
    run(table).act('payOut', { how: 'full' })
    expect(table.act('buyTrain', { from: 'bank', size: 'D', price: 250 }).told('phase-began')).toEqual([])
  })
})

describe('effects of a phase', () => {
  /** Phase 2; mine 4 of A is about to buy the first size-3 unit, others are still to act. */
  const late = (): Table =>
    at({
      players: ['A', 'B'],
      phase: '2',
      units: { 2: 0 },
      mines: {
        2: { owner: 'A', connected: true },
        4: { owner: 'A', connected: true },
        5: { owner: 'B', machine: 2 },
        9: { owner: 'B', connected: true },
      },
      publicMines: { CO: { mines: [13, 7], price: 200, shares: { B: 2 } } },
      railways: { GHE: { shares: { B: 2 }, trains: [2, 1], switchers: [2], price: 100 } },
      tiles: { D13: '956:1', H19: '78:1' },
      cash: { 'mine:4': 300, 'mine:2': 0, CO: 500 },
      at: { round: 'operating', turn: 'mine:2' },
    })

  it('1873-5-d all effects apply at once, also to operations that still act in the same round', () => {
    const table = late().act('pass')
    expect(table.state.flow.at(-1)).toMatchObject({ kind: 'mine-purchases', operation: 'mine:4' })
    expect(table.state.concessions).toMatchObject({ NWE: 'inactive', SHE: 'inactive', KEZ: 'inactive' })
    table.act('buyMachine', { mines: [4] })
    // concessions
    expect(table.state.concessions).toMatchObject({
      NWE: 'bank',
      SHE: 'bank',
      KEZ: 'bank',
      WBE: 'inactive',
      QLB: 'inactive',
    })
    expect(table.told('concession-active').map((e) => e.railway)).toEqual(['NWE', 'SHE', 'KEZ'])
    // tile colours: the yellow tile on D13 may become green
    table.act('pass')
    expect(table.state.flow.at(-1)).toMatchObject({ kind: 'mine-track', operation: 'mine:5' })
    expect(table.actions<LayTile>('layTile').some((lay) => lay.hex === 'D13')).toBe(true)
    table.act('pass').act('pass')
    // maintenance: mine 9 earns 60 and pays 50 for its size-1 machine
    expect(table.told('produced')).toMatchObject([{ operation: 'mine:9', income: 60, maintenance: 50 }])
    // switchers
    expect(table.refused('buySwitcher', { from: 'bank', size: 2, price: 50 })).toBe('1873-4.1-g')
    // hex values: Harzgerode counts 40 (EX-34), Gernrode 60, Alexisbad 10, mine 13 twice its multiplier
    table.passUntil('payout').act('payOut', { how: 'full' }).passUntil('railway-run')
    run(table)
    expect(table.told('ran')).toMatchObject([
      { railway: 'GHE', revenue: 40 + 60 + 10 + 30 * 2, maintenance: 50 },
    ])
  })

  it('1873-5-e a higher number of operating rounds applies from the next set on', () => {
    const table = beforePhase('5', {
      mines: { 15: { owner: 'B', machine: 5 } },
      mhe: { train: 5 },
      at: { round: 'operating', number: 2, turn: 'HBE', step: 'railway-purchases' },
    })
    table.act('buyTrain', { from: 'bank', size: 5, price: 1200 })
    expect(phases[table.state.phase].operatingRounds).toBe(3)
    table.act('pass')
    expect(table.told('round-started')).toMatchObject([{ round: 'auction' }])
    for (let i = 0; i < 20 && table.told('round-started').at(-1)?.round !== 'operating'; i++)
      table.act('pass')
    expect(table.told('round-started').at(-1)).toMatchObject({ number: 1, of: 3 })
  })

  it('1873-5-f no train, machine or switcher is removed by a phase change', () => {
    for (const next of ['2', '3', '4', '5'] as const) {
      const table = begin(next, {
        mines: { 4: { owner: 'B', machine: 1, switcher: 2 }, 6: { machine: 2, switcher: 2 } },
        publicMines: { CO: { mines: [6, 7], price: 100, shares: { B: 2 } } },
        railways: {
          HBE: { shares: { A: 2 }, trains: [1, 2], switchers: [2, 3], price: 200 },
          GHE: { shares: { B: 2 }, trains: [1], price: 100 },
        },
        stacks: { 100: ['CO', 'GHE'] },
      })
      expect(table.state.phase).toBe(next)
      expect(table.state.railways['HBE']).toMatchObject({
        trains: [Number(next), 2, 1].toSorted((a, b) => b - a),
        switchers: [3, 2],
      })
      expect(table.state.railways['GHE']?.trains).toEqual([1])
      expect(table.state.mhe.train).toBe(1)
      expect(table.state.mines[4]).toMatchObject({ machine: 1, switcher: 2 })
      expect(table.state.mines[6]).toMatchObject({ machine: 2, switcher: 2 })
      expect(switchersOf(table.state, 'CO')).toEqual([2])
    }
  })

  it('1873-5-g maintenance is due at the phase in force when the operation computes its income', () => {
    const table = late()
    // mine 2 produced in phase 2 and mine 4 before its own purchase: no maintenance
    expect([table.cash('A'), table.cash('mine:2')]).toEqual([20, 20])
    table.act('pass')
    expect(table.told('produced')).toMatchObject([{ operation: 'mine:4', income: 40, maintenance: 0 }])
    table.act('buyMachine', { mines: [4] })
    expect([table.cash('A'), table.cash('mine:2'), table.cash('mine:4')]).toEqual([40, 20, 20])
    table.passUntil('mine-purchases', 'mine:9')
    // base income 50 and machine 2; 60 - 50 for mine 9
    expect([table.cash('B'), table.cash('mine:9')]).toEqual([25 + 5, 5])
  })

  it('EX-62 the first size-3 unit in a set of one round: phase 3 at once, two rounds in the next set', () => {
    const table = at({
      players: ['A', 'B'],
      phase: '2',
      units: { 2: 0 },
      mines: { 4: { owner: 'A', connected: true }, 9: { owner: 'B', connected: true } },
      cash: { 'mine:4': 300 },
      mhe: { train: 5 },
      at: { round: 'operating', turn: 'mine:4', step: 'mine-purchases' },
    })
    table.act('buyMachine', { mines: [4] })
    expect(table.state.phase).toBe('3')
    table.act('pass')
    expect(table.told('produced')).toMatchObject([{ operation: 'mine:9', income: 60, maintenance: 50 }])
    table.act('pass')
    expect(table.told('round-started')).toMatchObject([{ round: 'auction' }])
    for (let i = 0; i < 20 && table.told('round-started').at(-1)?.round !== 'operating'; i++)
      table.act('pass')
    expect(table.told('round-started').at(-1)).toMatchObject({ number: 1, of: 2 })
  })
})

describe('the phase table', () => {
  it('1873-T2-a operating rounds, tiles and switchers', () => {
    const table = phaseOrder.map((phase) => {
      const { operatingRounds, tiles, switcher } = phases[phase]
      return [phase, operatingRounds, tiles.join(' '), switcher]
    })
    expect(table).toEqual([
      ['1', 1, 'yellow', null],
      ['2', 1, 'yellow', 2],
      ['3', 2, 'yellow green', 3],
      ['4', 2, 'yellow green', 4],
      ['5', 3, 'yellow green brown', 5],
      ['D', 3, 'yellow green brown grey', 5],
    ])
  })

  it('1873-T2-a operating rounds of a set', () => {
    const rounds = (phase: Phase) => {
      const table = at({ players: ['A', 'B'], phase, mines: { 15: { owner: 'A', machine: 5 } } })
      table.act('pass').act('pass')
      return table.told('round-started')[0]
    }
    expect(phaseOrder.map((phase) => rounds(phase)?.of)).toEqual([1, 1, 2, 2, 3, 3])
  })

  it('1873-T2-a concessions', () => {
    const active = (table: Table) =>
      Object.keys(table.state.concessions).filter((id) => table.state.concessions[id] !== 'inactive')
    expect(active(newGame(3))).toEqual(['HBE', 'GHE'])
    expect(active(begin('2'))).toEqual(['HBE', 'GHE'])
    expect(active(begin('2', { builtEarly: ['NWE', 'KEZ', 'WBE'] }))).toEqual(['HBE', 'GHE', 'NWE', 'KEZ'])
    expect(active(begin('2', { builtEarly: ['SHE'] }))).toEqual(['HBE', 'GHE', 'SHE'])
    expect(active(begin('3'))).toEqual(['HBE', 'GHE', 'NWE', 'SHE', 'KEZ'])
    expect(active(begin('3', { builtEarly: ['WBE'] }))).toEqual(['HBE', 'GHE', 'NWE', 'SHE', 'KEZ', 'WBE'])
    expect(active(begin('4'))).toEqual(['HBE', 'GHE', 'NWE', 'SHE', 'KEZ', 'WBE', 'QLB'])
  })

  it('1873-T2-a public mines: HW from stock round 1, the others from stock round 2', () => {
    const table = (trading: number) =>
      at({
        players: ['A', 'B'],
        trading,
        mines: { 12: { owner: 'A' }, 5: { owner: 'A' } },
        at: { round: 'stock' },
      })
    expect(table(1).refused('formPublicMine', { company: 'HW', mines: [12, 5] })).toBeUndefined()
    expect(table(1).refused('formPublicMine', { company: 'CO', mines: [12, 5] })).toBe('1873-3.2.5-a')
    expect(table(2).refused('formPublicMine', { company: 'CO', mines: [12, 5] })).toBeUndefined()
  })

  it('1873-T2-b maintenance per piece', () => {
    const table = phaseOrder.map((phase) => {
      const { state } = at({ players: ['A', 'B'], phase })
      const of = (piece: 'machine' | 'train' | 'switcher', sizes: readonly (1 | 2 | 3)[]) =>
        sizes.map((size) => maintenanceOf(state, piece, size))
      return [phase, ...of('machine', [1, 2, 3]), ...of('train', [1, 2, 3]), ...of('switcher', [2, 3])]
    })
    expect(table).toEqual([
      ['1', 0, 0, 0, 0, 0, 0, 0, 0],
      ['2', 0, 0, 0, 0, 0, 0, 0, 0],
      ['3', 50, 0, 0, 50, 0, 0, 0, 0],
      ['4', 100, 50, 0, 100, 100, 0, 20, 0],
      ['5', 100, 50, 0, 100, 100, 0, 20, 0],
      ['D', 150, 100, 50, 150, 150, 150, 50, 30],
    ])
  })

  it('1873-T2-c sizes 4 and 5 and diesels never cost maintenance', () => {
    for (const phase of phaseOrder) {
      const { state } = at({ players: ['A', 'B'], phase })
      for (const piece of ['machine', 'train', 'switcher'] as const)
        expect([maintenanceOf(state, piece, 4), maintenanceOf(state, piece, 5)]).toEqual([0, 0])
    }
    const table = at({
      players: ['A', 'B'],
      phase: 'D',
      railways: { HBE: { shares: { A: 2 }, trains: [4, 5], diesel: true, switchers: [4, 5] } },
      tiles: { B17: '78:4' },
      at: { round: 'operating', turn: 'HBE', step: 'railway-run' },
    })
    expect(run(table).told('ran')).toMatchObject([{ maintenance: 0 }])
    expect(table.step).toBe('payout')
  })

  it('1873-T2-d what costs maintenance in the current phase is obsolete, and nothing else', () => {
    // phase 4: 120 - 100 - 100 - 20, and the treasury is empty
    const table = at({
      players: ['A', 'B'],
      phase: '4',
      publicMines: { CO: { mines: [1, 2, 3], denomination: 20, price: 300, shares: { A: 5 } } },
      mines: { 1: { switcher: 2 }, 2: { switcher: 3 }, 3: { machine: 3 }, 15: { owner: 'B', machine: 5 } },
      mhe: { train: 5 },
      at: { round: 'operating', turn: 'mine:15', step: 'mine-purchases' },
    })
    table.act('pass').act('assignSwitchers', { sizes: [2, 3, 0] })
    expect(table.told('insolvent')).toMatchObject([{ company: 'CO', because: 'maintenance' }])
    expect([1, 2, 3].map((mine) => table.state.mines[mine]?.machine)).toEqual([4, 4, 3])
    expect(switchersOf(table.state, 'CO')).toEqual([3])
  })

  it('EX-38 maintenance of a railway and of a public mine', () => {
    const { state } = at({
      players: ['A', 'B'],
      phase: '3',
      railways: { HBE: { shares: { A: 2 }, trains: [1, 2, 3], switchers: [2, 3], diesel: true } },
      publicMines: { CO: { mines: [1, 2, 3, 4], denomination: 20, shares: { A: 5 } } },
      mines: { 1: { machine: 1 }, 2: { machine: 2 }, 3: { machine: 2 }, 4: { machine: 3 } },
    })
    const railway = (phase: Phase) => railwayMaintenance({ ...state, phase }, 'HBE')
    expect((['3', '4', '5', 'D'] as const).map(railway)).toEqual([50, 220, 220, 530])
    const company = (phase: Phase) => publicMineResult({ ...state, phase }, 'CO').maintenance
    expect((['3', '4', '5', 'D'] as const).map(company)).toEqual([50, 200, 200, 400])
  })
})
