import { describe, expect, it } from 'vitest'
import type { PlaceBase } from '../actions.js'
import type { CompanyId } from '../data/types.js'
import type { Description } from '../position.js'
import type { Table } from '../testing.js'
import { baseCost, basesLeft } from './bases.js'
import { stepOf } from './track/testing-building.js'

// Lahore – D12 – E11 – E9 – Multan, all of it in the area of the NWR
const line = { C11: '6:3', D12: '8:0', E11: '8:1', E9: '9:1', E7: '6:2' }
const multan = { hex: 'E7', stop: 0 }

const nwr = (d: Partial<Description> = {}): Table => stepOf('NWR', 'base', { tiles: line, ...d })
const others = (...companies: CompanyId[]): NonNullable<Description['companies']> =>
  Object.fromEntries(companies.map((company) => [company, { shares: { B: 6 } }]))

describe('bases', () => {
  it('1853-4.4.1-a, 1853-4.4.4-a, 1853-4.0-d: may be placed in the home area, the first for £40', () => {
    const table = nwr()
    expect(table.actions<PlaceBase>('placeBase')).toEqual([{ type: 'placeBase', player: 'A', ...multan }])
    expect(table.refused('pass')).toBeUndefined()
    table.act('placeBase', multan)
    expect([table.cash('NWR'), table.state.bases['E7']]).toEqual([960, [['NWR']]])
    expect(table.told('base-placed')).toEqual([
      { kind: 'base-placed', company: 'NWR', ...multan, cost: 40, home: false },
    ])
    expect(table.events).toContainEqual(expect.objectContaining({ to: 'bank', amount: 40, reason: 'base' }))
    expect(table.state.companies.NWR.furtherBases).toBe(1)
  })

  it('1853-4.4.6-b, 1853-R-35: one in a turn', () => {
    expect(nwr().act('placeBase', multan).step).not.toBe('base')
  })

  it('1853-4.4.6-b, 1853-R-35: or as many as can be paid and placed, if the table plays so', () => {
    // a large station in E9 on the way to Multan
    const tiles = { ...line, E9: '14:1' }
    const any = (d: Partial<Description> = {}): Table =>
      nwr({ tiles, phase: '3', readings: { bases: 'any number' }, ...d })
    const table = any().act('placeBase', multan)
    expect(table.step).toBe('base')
    table.act('placeBase', { hex: 'E9', stop: 0 })
    // 40 and 100; nothing else is in reach, so the step is over
    expect([table.cash('NWR'), table.state.companies.NWR.furtherBases]).toEqual([860, 2])
    expect(table.step).not.toBe('base')
    expect(any().act('placeBase', multan).act('pass').step).not.toBe('base')
    expect(any({ cash: { NWR: 139 } }).act('placeBase', multan).step).not.toBe('base')
    // with one base in a turn both are in reach, and the step ends all the same
    expect(nwr({ tiles, phase: '3' }).act('placeBase', multan).step).not.toBe('base')
  })

  it('1853-4.4.1-a, 1853-4.4.6-a: refusals name the place', () => {
    const near = { ...line, E13: '14:1' }
    const refusal = (at: object, d: Partial<Description> = {}) =>
      nwr({ tiles: near, phase: '3', ...d }).refusal('placeBase', at)
    expect(refusal({ hex: 'G19', stop: 0 }, { tiles: { ...near, G19: '6:0' } })).toEqual({
      rule: '1853-4.4.1-a',
      params: { company: 'NWR', hex: 'G19', phase: '3' },
    })
    expect(refusal(multan, { tiles: { ...near, E9: '9:0' } })).toEqual({
      rule: '1853-4.4.6-a',
      params: { company: 'NWR', hex: 'E7', stop: 0 },
    })
  })

  it('1853-4.0-c: come after the tiles and before the runs', () => {
    const table = nwr()
    const [lay] = stepOf('NWR', 'track', { tiles: line }).choices('layTile')
    expect(table.refused('layTile', lay?.action)).toBe('1853-4.0-c')
    // what the step of tiles itself has against it is said first
    expect(table.refused('layTile', { hex: 'C13', tile: '9', rotation: 1 })).toBe('1853-4.1.6-a')
    for (const [type, own] of [
      ['run', { runs: [] }],
      ['payOut', {}],
      ['buyTrain', {}],
    ] as const)
      expect([type, table.refused(type, own)]).toEqual([type, '1853-4.0-c'])
  })

  it('1853-4.4.1-a, 1853-1.8-e: not outside the home area', () => {
    // Trichinopoly – S17 – Bangalore – Q17 – P18, whose row is no part of the area
    const tiles = { T16: '6:3', S17: '58:0', R16: '6:3', Q17: '9:0', P18: '15:0' }
    const table = stepOf('SIR', 'base', { phase: '4', tiles })
    expect(table.refused('placeBase', { hex: 'P18', stop: 0 })).toBe('1853-4.4.1-a')
    expect(table.actions<PlaceBase>('placeBase').map(({ hex }) => hex)).toEqual(['R16'])
  })

  it('1853-4.4.4-a, 1853-1.5-a, EX-26: the BNR pays 40, 100 and 100, and then has no marker left', () => {
    const bnr = (...hexes: string[]): Table =>
      stepOf('BNR', 'base', {
        tiles: { K17: '6:1', L18: '14:0', J20: '14:0', O15: '6:0', H22: '6:0' },
        bases: Object.fromEntries(hexes.map((hex) => [hex, ['BNR']])),
        phase: '3',
      })
    const facts = [bnr(), bnr('L18'), bnr('L18', 'J20'), bnr('L18', 'J20', 'O15')].map(({ state }) => [
      basesLeft(state, 'BNR'),
      baseCost(state, 'BNR'),
    ])
    expect(facts).toEqual([
      [3, 40],
      [2, 100],
      [1, 100],
      [0, 0],
    ])
    expect(facts.reduce((sum, [, cost]) => sum + (cost ?? 0), 0)).toBe(240)
  })

  it('1853-4.4.6-c: not without a marker', () => {
    const tiles = { ...line, G13: '6:0', I3: '6:2', B8: '69:5' }
    const all = nwr({ tiles, bases: { G13: ['NWR'], I3: ['NWR'], B8: ['NWR'] } })
    expect(all.step).not.toBe('base')
    expect(basesLeft(all.state, 'NWR')).toBe(0)
    const two = nwr({ tiles, bases: { G13: ['NWR'], I3: ['NWR'] } })
    expect(two.act('placeBase', multan).cash('NWR')).toBe(900)
  })

  it('1853-4.4.4-a, 1853-1.6-d: not without the money', () => {
    expect(nwr({ cash: { NWR: 39, A: 500 } }).step).not.toBe('base')
    expect(
      nwr({ cash: { NWR: 40 } })
        .act('placeBase', multan)
        .cash('NWR'),
    ).toBe(0)
  })

  it('1853-3.4.6-a: not while a debt is open', () => {
    const owing = { NWR: { shares: { B: 1, pool: 5 }, trains: ['2' as const], credit: '2' as const } }
    expect(nwr({ cash: { NWR: 290 }, companies: owing }).step).not.toBe('base')
    expect(nwr({ cash: { NWR: 290 } }).refused('placeBase', multan)).toBeUndefined()
  })

  it('1853-4.4.5-a: only on an empty circle of a large station', () => {
    const town = nwr({ tiles: { ...line, E9: '9:1', E13: '4:2' } })
    expect(town.refusal('placeBase', { hex: 'E13', stop: 0 })).toMatchObject({
      rule: '1853-4.4.5-a',
      params: { because: 'no circle' },
    })
    expect(town.refused('placeBase', { hex: 'E9', stop: 0 })).toBe('1853-4.4.5-a')
    expect(town.refused('placeBase', { hex: 'E7', stop: 1 })).toBe('1853-4.4.5-a')
    expect(town.refused('placeBase', { hex: 'Z9', stop: 0 })).toBe('engine-malformed')
    const full = stepOf('NWR', 'base', {
      tiles: { ...line, E13: '14:1' },
      phase: '3',
      bases: { E7: ['GIP'] },
      companies: others('GIP'),
    })
    expect(full.refusal('placeBase', multan)).toMatchObject({
      rule: '1853-4.4.5-a',
      params: { because: 'occupied', companies: ['GIP'] },
    })
    // a town that became a large station
    expect(full.refused('placeBase', { hex: 'E13', stop: 0 })).toBeUndefined()
  })

  it('1853-4.4.5-b: one on a hex', () => {
    const delhi = nwr()
    expect(delhi.refused('placeBase', multan)).toBeUndefined()
    expect([0, 1, 2].map((stop) => delhi.refused('placeBase', { hex: 'F14', stop }))).toEqual(
      Array.from({ length: 3 }, () => '1853-4.4.5-b'),
    )
    expect(
      nwr({ tiles: { ...line, C11: '14:1' }, phase: '3' }).refused('placeBase', { hex: 'C11', stop: 0 }),
    ).toBe('1853-4.4.5-b')
  })

  it('1853-4.4.6-a: connected by a line without a change of gauge', () => {
    // with the base in Jaipur the step waits for a decision, whatever leads to Multan
    const near = { E13: '14:1' }
    const refused = (tiles: Description['tiles'], d: Partial<Description> = {}) =>
      nwr({ tiles: { ...line, ...near, ...tiles }, phase: '3', ...d }).refused('placeBase', multan)
    expect(refused({})).toBeUndefined()
    expect(refused({ E9: '79:1' })).toBe('1853-4.4.6-a')
    expect(refused({ E9: '233:1' })).toBeUndefined()
    expect(refused({ E9: '233:1', E7: '76:2' })).toBe('1853-4.4.6-a')
    expect(refused({ E9: '9:0' })).toBe('1853-4.4.6-a')
  })

  it('1853-4.4.6-a, 1853-R-69: or with one on dual track, if the table plays so', () => {
    const tiles = { ...line, E13: '14:1', E9: '233:1', E7: '76:2' }
    const refused = (readings: NonNullable<Description['readings']>) =>
      nwr({ tiles, phase: '3', readings }).refused('placeBase', multan)
    expect(refused({})).toBe('1853-4.4.6-a')
    expect(refused({ gauge: 'changes on dual track' })).toBeUndefined()
  })

  it('1853-4.4.6-a: not behind a blocked station, but in one with a free circle', () => {
    // Multan – F6, a town that became a large station
    const tiles = { ...line, E7: '6:4', F6: '12:3', E13: '14:1' }
    const behind = { hex: 'F6', stop: 0 }
    const refused = (d: Partial<Description>) => nwr({ tiles, phase: '3', ...d }).refused('placeBase', behind)
    expect(refused({})).toBeUndefined()
    expect(refused({ bases: { E7: ['GIP'] }, companies: others('GIP') })).toBe('1853-4.4.6-a')
  })

  it('1853-4.4.6-a: asked of the very station of a city', () => {
    // the EIR comes to Delhi from the east
    const tiles = { G17: '6:2', F16: '56:5' }
    const table = stepOf('EIR', 'base', { tiles, bases: { G17: ['EIR'] } })
    expect(table.refused('placeBase', { hex: 'F14', stop: 1 })).toBeUndefined()
    expect(table.refused('placeBase', { hex: 'F14', stop: 2 })).toBe('1853-4.4.6-a')
  })

  it('1853-4.4.7-a, 1853-R-63: not on the last free circle of a home that is kept', () => {
    // EIR: Patna – Benares – Allahabad, the home of the GIP
    const eir = (allahabad: string, d: Partial<Description> = {}) =>
      stepOf('EIR', 'base', { tiles: { H24: '6:5', H22: '14:1', H20: allahabad }, phase: '3', ...d })
    const at = { hex: 'H20', stop: 0 }
    expect(eir('6:2').refusal('placeBase', at)).toMatchObject({
      rule: '1853-4.4.7-a',
      params: { companies: ['GIP'] },
    })
    expect(eir('14:1').refused('placeBase', at)).toBeUndefined()
    const taken = eir('14:1', { bases: { H20: ['NWR'] }, companies: others('NWR') })
    expect(taken.refused('placeBase', at)).toBe('1853-4.4.7-a')
    expect(eir('14:1', { companies: others('GIP') }).refused('placeBase', at)).toBeUndefined()
  })

  it('1853-4.4.3-a: are where new track may begin', () => {
    const before = stepOf('NWR', 'track', { tiles: { ...line, E9: '9:0' } })
    const lay = { hex: 'D6', tile: '4', rotation: 2 }
    expect(before.refused('layTile', lay)).toBe('1853-4.1.6-a')
    const after = stepOf('NWR', 'track', { tiles: { ...line, E9: '9:0' }, bases: { E7: ['NWR'] } })
    expect(after.refused('layTile', lay)).toBeUndefined()
  })
})

describe('bases beyond the home area', () => {
  // Trichinopoly – S17 – Bangalore – Q17 – P18, whose row is no part of the area of the SIR
  const tiles = { T16: '14:0', S17: '58:0', R16: '6:3', Q17: '9:0', P18: '15:0', U15: '15:0', V14: '12:2' }
  const target = { hex: 'P18', stop: 0 }
  const sir = (d: Partial<Description>, owed: { readonly mustRunOver?: string } = {}): Table =>
    stepOf('SIR', 'base', { phase: '5', tiles, companies: { SIR: { trains: ['5'] } }, ...d }, owed)

  it('1853-4.4.2-a: from phase 5 on with a 5 or 6, where a train can run from a home base', () => {
    expect(sir({}).refused('placeBase', target)).toBeUndefined()
    expect(sir({ companies: { SIR: { trains: ['4M'] } } }).refused('placeBase', target)).toBe('1853-4.4.1-a')
    expect(sir({ phase: '4', companies: { SIR: { trains: ['4'] } } }).refused('placeBase', target)).toBe(
      '1853-4.4.1-a',
    )
    // a base beside it, but no way from Trichinopoly
    const apart = sir({ tiles: { ...tiles, Q17: '8:0', O17: '9:2', N16: '14:1' }, bases: { N16: ['SIR'] } })
    expect(apart.refusal('placeBase', target)).toEqual({
      rule: '1853-4.4.2-a',
      params: { company: 'SIR', ...target },
    })
  })

  it('1853-4.4.2-b: then a train must call there in this turn', () => {
    const table = sir({}).act('placeBase', target)
    expect(table.state.flow.find(({ kind }) => kind === 'turn')).toMatchObject({ mustCallAt: 'P18' })
    const inside = sir({}).act('placeBase', { hex: 'R16', stop: 0 })
    expect(inside.state.flow.find(({ kind }) => kind === 'turn')).not.toHaveProperty('mustCallAt')
  })

  it('1853-4.4.2-b, 1853-R-31: both duties must be met by one set of runs', () => {
    // from V14 to P18 there are five large stations, and six if S17 is one as well
    expect(sir({}, { mustRunOver: 'V14' }).refused('placeBase', target)).toBeUndefined()
    const six = { tiles: { ...tiles, S17: '12:0' } }
    expect(sir(six, { mustRunOver: 'V14' }).refusal('placeBase', target)).toMatchObject({
      rule: '1853-4.4.2-b',
      params: { mustRunOver: 'V14' },
    })
    expect(sir(six).refused('placeBase', target)).toBeUndefined()
    const two = { ...six, companies: { SIR: { trains: ['5' as const, '5' as const] } } }
    expect(sir(two, { mustRunOver: 'V14' }).refused('placeBase', target)).toBeUndefined()
  })

  it('1853-4.4.2-b, 1853-4.4.6-b, 1853-R-35: several beyond the home area must all be called at', () => {
    // on from P18 to N16, so that from Trichinopoly there are four large stations
    const farther = { ...tiles, O17: '9:2', N16: '14:1' }
    const any = (owed = {}): Table =>
      sir({ tiles: farther, readings: { bases: 'any number' } }, owed).act('placeBase', target)
    const table = any().act('placeBase', { hex: 'N16', stop: 0 })
    expect(table.state.flow.find(({ kind }) => kind === 'turn')).toMatchObject({ mustCallAt: ['P18', 'N16'] })
    table.act('pass')
    const route = ['T16', 'S17', 'R16', 'Q17', 'P18', 'O17', 'N16']
    expect(table.refusal('run', { runs: [{ train: '5', route: route.slice(0, 5) }] })).toEqual({
      rule: '1853-4.4.2-b',
      params: { company: 'SIR', hex: 'N16' },
    })
    expect(table.refused('run', { runs: [{ train: '5', route }] })).toBeUndefined()
    // from V14 there are six
    expect(any({ mustRunOver: 'V14' }).refusal('placeBase', { hex: 'N16', stop: 0 })).toMatchObject({
      rule: '1853-4.4.2-b',
      params: { mustRunOver: ['V14', 'P18'] },
    })
  })
})
