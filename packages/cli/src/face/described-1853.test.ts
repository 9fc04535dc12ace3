import { describe, expect, it } from 'vitest'
import type { State } from '@stellwerk/1853'
import { hexes, india1853, indiaFace, indiaTexts } from '@stellwerk/1853'
import type { PlayerId } from '@stellwerk/engine'
import { view } from '@stellwerk/engine'
import { coloured } from '../paint.js'
import { width } from '../width.js'
import { cellIn, faceOf, look } from './testing-face.js'

const { face, at, playersIn, sectionOf, expectMilestones, expectNarrow } = faceOf<State>(
  { title: india1853, texts: indiaTexts, face: indiaFace },
  ['Anna', 'Ben', 'Cleo'],
)

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

const section = (heading: string, state = late): string => sectionOf(state, heading)
const playersFor = (state: State): string => playersIn(state).join('\n')
const seenBy = (viewer: string | null): State => view(india1853, late, viewer as PlayerId | null)

describe('the tables', () => {
  it('tell what players have: bonds, directors, and what is not paid', () => {
    const rows = playersIn(late)
    expect(rows.find((row) => row.startsWith('Anna'))).toMatch(
      /^Anna +1,234 +EIR 40%\*, ECR 10% +150 +complete \(4\) +4\/21 +2,032 +2,032$/,
    )
    expect(rows.find((row) => row.startsWith('Ben'))).toContain('MSM 20% (1 unpaid)')
  })

  it('tell what companies have, with managers and debts', () => {
    const rows = section('Companies').split('\n').slice(2)
    expect(rows[0]).toMatch(/^EIR +182 +30% +10% +777 +Anna +3, 3 +3\/5 +large, option 2 +100$/)
    expect(rows[1]).toMatch(/^MSM +75 +40% +20 +Cleo +3\/4 +small, token +80$/)
    expect(rows[2]).toMatch(
      /^ECR +70 +40% +30% +0 +(Anna|Ben|Cleo) · manager, owes £250 +2M° +2\/3 +small, token +70$/,
    )
    expect(rows[3]).toMatch(/^GIP +100% +not on sale yet +large +96$/)
  })

  it('tell of contracts what the viewer may know', () => {
    const own = playersFor(seenBy('Anna'))
    expect(own).toMatch(/^Anna · contract: Calcutta, Patna, Delhi, and Jaipur \(worth £130\)$/m)
    const fulfilled = /^Ben · contract: Bombay, Ajmer, Ahmadabad, and Karachi \(worth £100\)$/m
    expect(own).toMatch(fulfilled)
    for (const viewer of ['Ben', 'Cleo', null]) {
      const others = playersFor(seenBy(viewer))
      expect(others).toMatch(fulfilled)
      expect(others).not.toMatch(/^Anna · contract/m)
      expect(others).toMatch(/^Anna .* 150 +complete \(4\)/m)
      expect(others).not.toMatch(/Calcutta|Patna|Delhi|Jaipur|130/)
    }
  })

  it('join the cities of a contract that are connected', () => {
    const joined = at({
      contracts: { Anna: { bond: 150, cities: ['Benares', 'Delhi', 'Allahabad', 'Jaipur'] } },
      companies: { EIR: { shares: { Anna: 6 } } },
      tiles: { H20: '6:4', H22: '6:1' },
      round: { stock: 2 },
      at: { round: 'stock' },
    })
    expect(playersFor(joined)).toContain('Benares–Allahabad, Delhi, and Jaipur (worth £100)')
  })

  it('show the prices with the markers', () => {
    expect(section('Share prices')).toBe('182: EIR   75: MSM   70: ECR')
  })

  it('show the trains of the bank', () => {
    expect(section('Trains')).toMatch(/^3 +\d left, on sale +440 +EIR +rusts in phase 5$/m)
    expect(section('Trains', at({ at: { round: 'bonds' } }))).not.toMatch(/1M(?! train)/)
    const first = at({
      companies: { MSM: { shares: { Anna: 6 } } },
      doubleCards: true,
      trains: { '2/1M': 0 },
      operatingRounds: 1,
      round: { stock: 1, set: 1 },
      at: { round: 'operating', turn: 'MSM', step: 'trains' },
    })
    // 1853-4.8.17-a: the cards never end in the first operating round
    expect(section('Trains', first)).toMatch(/^2 +unlimited, on sale +300, card 2\/1M/m)
    expect(section('Trains', first)).toMatch(/^1M +unlimited, on sale +180, card 2\/1M/m)
  })

  it('fit into the terminal', () => {
    expectNarrow(late, 80)
  })

  it('say round, phase, bank and elephant', () => {
    expect(face.headline(late, look(80))).toMatch(
      /^Stock round 3 · Phase 3 · Bank £[\d,]+ · Ben has the elephant$/,
    )
    expect(face.round?.(late)).toBe('SR 3')
    const bonds = at({ at: { round: 'bonds' } })
    expect(face.headline(bonds, look(80))).toMatch(/^Contracts · Phase 2 · Bank £[\d,]+$/)
    expect(face.round?.(bonds)).toBe('CO')
  })
})

describe('the map', () => {
  it.each([80, 100, 125, 160])('fits into %i columns', (columns) => {
    const board = face.map(late, look(columns)).filter((line) => /[│┌└├]/.test(line))
    expect(Math.max(...board.map(width))).toBeLessThanOrEqual(columns)
    for (const hex of Object.keys(hexes)) expect(board.join('\n')).toMatch(new RegExp(`\\b${hex}\\b`))
  })

  it('shows tiles, gauges, bases, costs, bonuses and towns', () => {
    const lines = face.map(late, look(125))
    const cell = (hex: string): string[] => cellIn(lines, hex, { lines: 4, columns: 7 })
    expect(cell('H20')).toEqual(['  H20  ', ' 6y 20 ', ' Alla…─', '╱  o   '])
    expect(cell('H24')).toEqual([': H24  ', '76y 20 ', ' Patna:', '  EIR  '])
    expect(cell('F14')).toEqual(['= F14  ', ' g 40  ', ' Delhi=', '=o/o/o '])
    expect(cell('B8')[2]).toBe(' +100  ')
    expect(cell('E15')[3]).toBe('  •/•  ')
    expect(lines).toContain('N BNR   I EIR   W NWR')
    expect(lines.join('\n')).toMatch(/~ river £40, metre gauge £30 .* ≈ several rivers £60/s)
  })

  it('shows towns in the narrowest terminal too', () => {
    expect(face.map(late, look(80)).join('\n')).toContain('•')
  })

  it('has the colours of the tiles', () => {
    expect(face.map(late, { ...look(125), paint: coloured }).join('\n')).toContain('\u001b[48;5;228;38;5;16m')
  })
})

describe('milestones', () => {
  it('are all told in every language, and a game reaches some', () => {
    const { reached } = expectMilestones()
    expect(reached).toMatchObject({ 'phase:5': 1 })
    expect((reached['end:bank'] ?? 0) + (reached['end:price'] ?? 0)).toBe(1)
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
    expect(plans[0]?.parts.at(-1)).toEqual({ place: 'mail (2)', value: 80 })
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
    // without any run given, the best one for the treasury
    const best = plans?.complete?.(state, 'EIR', { runs: [] })
    expect(best).toMatchObject({ total: 170, proven: true })
    expect(faults(best?.plan)).toEqual([])
  })
})
