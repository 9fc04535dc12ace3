import { describe, expect, it } from 'vitest'
import type { State } from '@stellwerk/1853'
import { hexes, india1853 } from '@stellwerk/1853'
import type { PlayerId } from '@stellwerk/engine'
import { view } from '@stellwerk/engine'
import { coloured } from '../../paint.js'
import { width } from '../../width.js'
import {
  cellIn,
  expectMilestones,
  expectNarrow,
  linesOf,
  look,
  positionsOf,
  sectionIn,
} from '../testing-face.js'
import { face } from './face.js'
import { drawMap } from './map.js'

const at = positionsOf(india1853, ['Anna', 'Ben', 'Cleo'])

const late = at({
  phase: '3',
  cash: { Anna: 1234, EIR: 777, MSM: 20, ECR: 0 },
  elephant: 'Ben',
  contracts: {
    Anna: { bond: 150, cities: ['Calcutta', 'Patna', 'Delhi', 'Jaipur'] },
    Ben: { bond: 120, cities: ['Bombay', 'Ajmer', 'Ahmadabad', 'Karachi'], fulfilled: true },
  },
  companies: {
    EIR: { shares: { Anna: 4, Ben: 2, pool: 1 }, price: 182, trains: ['3', '3'], option: 2 },
    MSM: { shares: { Cleo: 4, Ben: 2 }, unredeemed: { Ben: 1 }, price: 75 },
    ECR: { shares: { Anna: 1, Ben: 1, Cleo: 1, pool: 3 }, trains: ['2M'], credit: '2M' },
  },
  doubleCards: true,
  // Patna in metre gauge, Allahabad and Benares in standard gauge
  tiles: { H24: '76:2', H20: '6:4', H22: '6:1' },
  round: { stock: 3 },
  at: { round: 'stock' },
})

const section = (heading: string, state = late): string => sectionIn(face, state, heading)
const seenBy = (viewer: string | null): State => view(india1853, late, viewer as PlayerId | null)

describe('the tables', () => {
  it('tell what players have: bonds, directors, and what is not paid', () => {
    const rows = linesOf(face.players(late, look(100)))
    expect(rows.find((row) => row.startsWith('Anna'))).toMatch(
      /^Anna +1,234 +150 +EIR 4\*, ECR 1m? +4\/21 +2,032$/,
    )
    expect(rows.find((row) => row.startsWith('Ben'))).toContain('MSM 2 (1 unpaid)')
  })

  it('tell what companies have, with managers and debts', () => {
    const rows = section('Companies').split('\n').slice(2)
    expect(rows[0]).toMatch(/^EIR +large 2 +182 +100 +3 +1 +777 +Anna +3 3 +2\/5$/)
    expect(rows[5]).toMatch(/^MSM +small T +75 +80 +4 +0 +20 +Cleo +– +1\/4$/)
    expect(rows[7]).toMatch(/^ECR +small T +70 +70 +4 +3 +0 +manager (Anna|Ben|Cleo) +2M \(−250\) +1\/3$/)
    expect(rows[1]).toMatch(/^GIP +large +– +96 +later +0 +– +– +– +–/)
  })

  it('tell of contracts what the viewer may know', () => {
    const own = section('Contracts', seenBy('Anna')).split('\n')
    expect(own.find((row) => row.startsWith('Anna'))).toMatch(
      /^Anna +150 +4 +complete +Calcutta · Patna · Delhi · Jaipur \(worth 130\)$/,
    )
    expect(own.find((row) => row.startsWith('Ben'))).toMatch(/^Ben +120 +4 +fulfilled +Bombay/)
    const others = section('Contracts', seenBy('Cleo')).split('\n')
    expect(others.find((row) => row.startsWith('Anna'))).toMatch(/^Anna +150 +4 +complete +secret$/)
    expect(section('Contracts', seenBy(null))).not.toContain('Calcutta')
  })

  it('join the cities of a contract that are connected', () => {
    const joined = at({
      contracts: { Anna: { bond: 150, cities: ['Benares', 'Delhi', 'Allahabad', 'Jaipur'] } },
      companies: { EIR: { shares: { Anna: 6 } } },
      tiles: { H20: '6:4', H22: '6:1' },
      round: { stock: 2 },
      at: { round: 'stock' },
    })
    expect(section('Contracts', joined)).toContain('Benares–Allahabad · Delhi · Jaipur (worth 100)')
  })

  it('show the line of prices with the markers', () => {
    expect(section('Share prices')).toContain(' 182[EIR]\n')
    expect(section('Share prices')).toMatch(/^10\* 20\* 30\* 40\* 49 /)
  })

  it('show the trains of the bank', () => {
    expect(section('Trains of the bank')).toMatch(/3: \d left at 440, on sale/)
    expect(section('Trains of the bank')).toContain('train limit: 4')
    expect(section('Trains of the bank', at({ at: { round: 'bonds' } }))).not.toContain('2/1M')
    const first = at({
      companies: { MSM: { shares: { Anna: 6 } } },
      doubleCards: true,
      trains: { '2/1M': 0 },
      operatingRounds: 1,
      round: { stock: 1, set: 1 },
      at: { round: 'operating', turn: 'MSM', step: 'trains' },
    })
    expect(section('Trains of the bank', first)).toContain('2/1M: ∞ left at 300/180, on sale')
  })

  it('fit into the terminal', () => {
    expectNarrow((narrow) => [face.players(late, narrow), ...face.table(late, narrow)], 80)
  })

  it('say round, phase, bank and elephant', () => {
    expect(face.headline(late, look(80))).toMatch(/^Stock round 3 · Phase 3 · bank [\d,]+ · elephant Ben$/)
    expect(face.round?.(late)).toBe('SR 3')
    const bonds = at({ at: { round: 'bonds' } })
    expect(face.headline(bonds, look(80))).toMatch(/^Contracts · Phase 2 · bank [\d,]+$/)
    expect(face.round?.(bonds)).toBe('CO')
  })
})

describe('the map', () => {
  it.each([80, 100, 125, 160])('fits into %i columns', (columns) => {
    const board = drawMap(late, look(columns)).filter((line) => /[│┌└├]/.test(line))
    expect(Math.max(...board.map(width))).toBeLessThanOrEqual(columns)
    for (const hex of Object.keys(hexes)) expect(board.join('\n')).toMatch(new RegExp(`\\b${hex}\\b`))
  })

  it('shows tiles, gauges, bases, costs, bonuses and towns', () => {
    const lines = drawMap(late, look(125))
    const cell = (hex: string): string[] => cellIn(lines, hex, { lines: 5, columns: 7 })
    expect(cell('H20')).toEqual(['  H20  ', 'Allaha…', '  6y   ', '  20  ─', '╱  o   '])
    expect(cell('H24')).toEqual([': H24  ', ' Patna ', '  76y  ', '  20  :', '  EIR  '])
    expect(cell('F14')).toEqual(['= F14  ', ' Delhi ', '   g   ', '  40  =', '=o/o/o '])
    expect(cell('B8')[2]).toBe(' ^+100 ')
    expect(cell('E15')[3]).toBe('  ••   ')
  })

  it('shows towns in the narrowest terminal too', () => {
    expect(drawMap(late, look(80)).join('\n')).toContain('•')
  })

  it('has the colours of the tiles', () => {
    expect(drawMap(late, { ...look(125), paint: coloured }).join('\n')).toContain('\u001b[48;5;228;38;5;16m')
  })
})

describe('milestones', () => {
  it('are all told in every language, and a game reaches some', () => {
    const { reached } = expectMilestones(face, india1853)
    expect(reached).toMatchObject({ 'phase:5': 1, bbciLarge: 1 })
    expect((reached['endBank'] ?? 0) + (reached['endPrice'] ?? 0)).toBe(1)
  })
})

describe('the runs', () => {
  // from Calcutta to Patna, and to a town beyond it
  const state = at({
    phase: '3',
    companies: { EIR: { shares: { Anna: 4, Ben: 2 }, trains: ['2'] } },
    tiles: { H24: '15:4', H26: '8:5', I27: '4:2', I23: '4:0' },
    round: { stock: 2, set: 2 },
    at: { round: 'operating', turn: 'EIR', step: 'run' },
  })
  const plan = { runs: [{ train: '2', route: ['J28', 'I27', 'H26', 'H24'] }], mail: 0 }

  it('are two where the treasury and a dividend want different ones', () => {
    expect(face.runners?.(state)).toEqual(['EIR'])
    const { proven, plans } = face.runs?.(state, 'EIR', 1) ?? { plans: [] }
    expect(proven).toBe(true)
    expect(plans.map(({ aim, total }) => [aim, total])).toEqual([
      ['treasury', 90 + 80],
      ['dividend', 100 + 60],
    ])
    expect(plans[0]?.parts.reduce((sum, { value }) => sum + value, 0)).toBe(170)
    expect(plans[0]?.parts.at(-1)).toEqual({ place: '✉', value: 80 })
  })

  it('of a person are looked at: what is wrong, or what they earn', () => {
    const plans = face.givenPlans
    const faults = (given: unknown): string[] =>
      (plans?.faults(state, 'EIR', given) ?? []).map(({ rule }) => rule)
    expect(plans?.shape([{ train: '2', route: [] }], '')).toBeDefined()
    expect(plans?.shape(plan, '')).toBeUndefined()
    expect(faults({ runs: [...plan.runs, ...plan.runs] })).toEqual(['1853-4.5.1-a'])
    expect(faults({ ...plan, mail: 3 })).toEqual(['1853-4.6.6-d'])
    expect(faults(plan)).toEqual([])
    expect(plans?.value(state, 'EIR', { runs: plan.runs }).total).toBe(90)
    expect(plans?.value(state, 'EIR', plan).total).toBe(170)
  })
})
