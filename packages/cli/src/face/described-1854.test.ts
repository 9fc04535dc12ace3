import { describe, expect, it } from 'vitest'
import type { State } from '@stellwerk/1854'
import { austria1854, austriaFace, austriaTexts, maps } from '@stellwerk/1854'
import { coloured } from '../paint.js'
import { width } from '../width.js'
import { cellIn, faceOf, look } from './testing-face.js'

const { face, at, playersIn, sectionOf, expectMilestones, expectNarrow } = faceOf<State>(
  { title: austria1854, texts: austriaTexts, face: austriaFace },
  ['Anna', 'Ben', 'Cleo'],
)

const late = at({
  phase: '3',
  privates: 'sold',
  cash: { Anna: 1234, KE: 777, SB: 40, 2: 85 },
  mountains: { MUR: { owner: 'Ben', used: true } },
  locals: { 2: { owner: 'Ben', trains: ['1+'] } },
  majors: {
    KE: {
      issuePrice: 82,
      space: 'R2C7',
      split: true,
      director: 'Anna',
      certificates: { Ben: 2, pool: 1 },
      trains: ['2', '3'],
      mail: 'small',
    },
    SB: { issuePrice: 72, director: 'Ben', certificates: { Ben: 1, Cleo: 1 } },
  },
  options: { Cleo: { company: 'SB', price: 72 } },
  openPool: ['2'],
  tiles: { E13: '57:1' },
  tunnels: { F12: ['straight:1'] },
  round: { stock: 2 },
  at: { round: 'stock' },
})

const section = (heading: string, state = late): string => sectionOf(state, heading)

describe('the tables', () => {
  it('tell what players have, options and the certificate limit included', () => {
    const rows = playersIn(late)
    expect(rows.find((row) => row.startsWith('Anna'))).toMatch(
      /^Anna +1,234 +KE 20%\* +1, 4 +3\/12 +1,442 +1,742$/,
    )
    expect(rows.find((row) => row.startsWith('Cleo'))).toContain('SB 10% (option, 72 G due)')
  })

  it('tell what companies have, in the order in which they act', () => {
    const rows = section('Companies').split('\n').slice(2)
    expect(rows[0]).toMatch(/^KE +104 +10% +50% +777 +Anna +2, 3 +3\/4 +82 +small$/)
    expect(rows[1]).toMatch(/^SB +72 +20% +40 +Ben +2\/3 +72 +–$/)
    expect(section('Local railways')).toMatch(/^2 +Kernhofer Bahn +Ben +1\+ +85 +1\/2$/m)
    expect(section('Mountain railways')).toMatch(/^MUR +Murthalbahn +Ben +F16 +10 +used$/m)
  })

  it('show the sheet of prices with the red line, and who is where', () => {
    const rows = section('Share prices').split('\n')
    expect(rows[0]?.trim()).toMatch(/^86 +89 93\*\| 97 101/)
    expect(rows[4]?.trim()).toMatch(/^66 +69 72\* +75 +78 +81 +85\| 89$/)
    // each row lies half a space to the left of the one above
    expect((rows[0] ?? '').indexOf('86') - (rows[1] ?? '').indexOf('81')).toBe(2)
    expect(rows.join('\n')).toContain('R2C7 104: KE')
    expect(rows.join('\n')).toContain('R5C3 72: SB')
  })

  it('show trains, pools and contracts', () => {
    expect(section('Trains')).toMatch(/^2 +.*open pool 1/m)
    expect(section('Trains')).toContain('Train limits: Majors 4, Local railways 2, Local AGs 3')
    expect(section('Also on the table')).toContain('small mail contracts (100 G, now pay 20 G): 5')
    expect(section('Tiles left')).toContain('straight tunnel×4  curved tunnel×5')
  })

  it('show the bids of an auction', () => {
    const auction = at({ at: { round: 'auction', bids: { MUR: { Anna: 55, Ben: 60 } }, price: 15 } })
    expect(section('Auction', auction)).toMatch(/^Außerfernbahn +15 +– +–$/m)
    expect(section('Auction', auction)).toMatch(/^Murthalbahn +– +65 +Ben 60, Anna 55$/m)
  })

  it('fit into the terminal', () => {
    expectNarrow(late, 80, 'drawings')
  })

  it('say round, phase and bank', () => {
    expect(face.headline(late, look(80))).toMatch(
      /^Stock round 2 · Phase 3 · Bank [\d,]+ G · Anna has priority deal$/,
    )
    const within = at({
      mountains: { AUS: { owner: 'Ben' } },
      locals: { 1: { owner: 'Anna' } },
      cash: { 1: 150 },
      at: { round: 'operating', interrupts: true, turn: '1' },
    })
    expect(face.headline(within, look(80))).toContain('Operating round during the auction')
    expect(face.round?.(late)).toBe('SR 2')
  })
})

it('adds nothing to the choice of a tile, which names its sides and its cost', () => {
  const lay = { type: 'layTile', player: late.players[0]!, hex: 'C17', tile: '57', rotation: 0 }
  expect(face.detail?.('en', lay, late)).toBeUndefined()
  expect(face.place?.(lay)).toBe('C17')
})

describe('the maps', () => {
  it.each([80, 100, 125, 160])('fit into %i columns', (columns) => {
    const board = face.map(late, look(columns)).filter((line) => /[│┌└├]/.test(line))
    expect(Math.max(...board.map(width))).toBeLessThanOrEqual(columns)
    for (const hex of [...Object.keys(maps.austria), ...Object.keys(maps.region)])
      expect(board.join('\n')).toMatch(new RegExp(`\\b${hex}\\b`))
  })

  it('show tiles, tunnels, stations, costs and mountain railways', () => {
    const lines = face.map(late, look(125))
    const cell = (hex: string): string[] => cellIn(lines, hex, { lines: 4, columns: 7 })
    expect(cell('E13')).toEqual(['  E13  ', '57y 20 ', '─Salz…─', '  SB   '])
    expect(cell('F12')).toEqual(['  F12  ', '   T   ', '≡     ≡', '       '])
    expect(cell('E5')).toEqual(['  E5   ', ' A100  ', ' †AUS  ', '       '])
    expect(cell('C23')[3]).toContain('o')
  })

  it('have the colours of the tiles', () => {
    expect(face.map(late, { ...look(125), paint: coloured }).join('\n')).toContain(
      '\u001b[48;5;228;38;5;16m  E13  \u001b[0m',
    )
  })

  it('leave the small map out once it is out of play', () => {
    const ag = { director: 'Anna', other: 'Ben' }
    const merged = at({ phase: '6', privates: 'sold', ags: { A: ag, B: ag, C: ag }, at: { round: 'stock' } })
    expect(face.map(merged, look(100)).join('\n')).not.toContain('J38')
  })
})

describe('milestones', () => {
  it('are all told in every language, and a game reaches some', () => {
    const { history, reached } = expectMilestones()
    expect(reached['phase:5']).toBe(1)
    const merged = Array.from({ length: history.length }, (_, i) => history.at(i + 1).events)
      .flat()
      .filter(({ kind }) => kind === 'merged').length
    expect((reached['agreed'] ?? 0) + (reached['forced'] ?? 0)).toBe(merged)
  })
})

describe('the runs', () => {
  // EX-20: Klagenfurt, with track to Villach and Venedig and to Laibach
  const state = at({
    phase: '3',
    privates: 'sold',
    majors: { KT: { issuePrice: 72, director: 'Ben', certificates: { Ben: 1 }, trains: ['2', '3'] } },
    tiles: { H18: '14:1', H16: '1:0' },
    at: { round: 'operating', turn: 'KT', step: 'run' },
  })
  const toLaibach = { train: '2', route: ['H18', 'I19'] }
  const toVenedig = { train: '3', route: ['H18', 'H16', 'I15'] }

  it('are the best ones, and what they earn where', () => {
    expect(face.runners?.(state)).toEqual(['KT'])
    const { proven, plans } = face.runs?.(state, 'KT', 1) ?? { plans: [] }
    expect([proven, plans.map(({ total }) => total)]).toEqual([true, [130]])
    expect(plans[0]?.parts.reduce((sum, { value }) => sum + value, 0)).toBe(130)
  })

  it('of a person are looked at: what is wrong, or what they earn', () => {
    const plans = face.givenPlans
    const faults = (plan: unknown): string[] =>
      (plans?.faults(state, 'KT', plan) ?? []).map(({ rule }) => rule)
    expect(plans?.shape([{ train: '9', route: [] }], '')).toBeDefined()
    expect(plans?.shape([toLaibach], '')).toBeUndefined()
    expect(faults([toLaibach, toLaibach])).toEqual(['1854-run-a'])
    expect(faults([toLaibach])).toEqual(['1854-run-q'])
    expect(faults([toLaibach, toVenedig])).toEqual([])
    expect(plans?.value(state, 'KT', [toLaibach, toVenedig]).total).toBe(130)
  })
})
