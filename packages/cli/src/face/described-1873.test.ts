import { describe, expect, it } from 'vitest'
import type { State } from '@stellwerk/1873'
import { harzbahn, harzbahnFace, harzbahnTexts, mines } from '@stellwerk/1873'
import { languages } from '@stellwerk/texts'
import { coloured } from '../paint.js'
import { width } from '../width.js'
import { cellIn, faceOf, linesOf, look } from './testing-face.js'

const { face, at, playersIn, sectionOf, expectMilestones, expectNarrow } = faceOf<State>(
  { title: harzbahn, texts: harzbahnTexts, face: harzbahnFace },
  ['Anna', 'Ben'],
)

const late = at({
  phase: '3',
  cash: { Anna: 1234, HBE: 777, CO: 55 },
  mines: { 4: { machine: 2 }, 12: { machine: 3, switcher: 2 }, 7: { owner: 'Ben' } },
  concessions: { GHE: 'Ben' },
  railways: {
    HBE: {
      price: 150,
      denomination: 20,
      shares: { Anna: 2, Ben: 1 },
      director: 'Anna',
      trains: [3, 2],
      floated: true,
    },
  },
  publicMines: { CO: { price: 150, denomination: 50, shares: { Ben: 2 }, director: 'Ben', mines: [4, 12] } },
  stacks: { 150: ['CO', 'HBE'] },
  tiles: { B17: '78:4', E16: '76:2' },
  at: { round: 'operating' },
})

const section = (heading: string): string => sectionOf(late, heading)

describe('the tables of a described title', () => {
  it('tell what players have', () => {
    const rows = playersIn(late)
    expect(rows.find((row) => row.startsWith('Anna'))).toMatch(/^Anna +1,234 +HBE 40%\* +– +– +\S+ +1,534$/)
    expect(rows.find((row) => row.startsWith('Ben'))).toMatch(
      /^Ben +0 +CO 100%\*, HBE 20% +7 +GHE +\S+ +620$/,
    )
  })

  it('tell what companies have, in the order in which they operate', () => {
    const companies = section('Companies').split('\n').slice(2)
    expect(companies[0]).toMatch(/^CO +150 \(50%\) +55 +Ben +4, 12 +2, 3\+2$/)
    expect(companies[1]).toMatch(/^HBE +150 \(20%\) +40% +777 +Anna +3, 2 +6\/8$/)
    expect(companies.find((row) => row.startsWith('GHE'))).toMatch(/^GHE +Ben · concession sold$/)
    expect(companies.find((row) => row.startsWith('WBE'))).toMatch(/^WBE +concession from phase 4 on$/)
  })

  it('show the stacks of the market from the top', () => {
    expect(section('Share prices')).toBe('150: CO › HBE   (MHE 150)')
  })

  it('list all mines and what is for sale', () => {
    expect(section('Mines').split('\n')).toHaveLength(2 + Object.keys(mines).length)
    expect(section('Mines')).toMatch(/^12 +Blankenburg +CO +D15 +240 +3 +2 +✓$/m)
    expect(section('Mines')).toMatch(/^ 1 +Königshütte +closed +E8 +110 +– +– +–$/m)
    expect(section('Trains')).toMatch(/^3 +\d left, on sale +450, machine 300, switcher 100 +HBE +/m)
    expect(section('Trains')).toContain('The first 4 starts phase 4')
    expect(section('Tiles left')).toContain('78×9')
  })

  it('tell what was earned of late', () => {
    const past = [
      { kind: 'round-started', round: 'operating', number: 1, set: 2, of: 2 },
      { kind: 'ran', railway: 'HBE', revenue: 110, maintenance: 0 },
      { kind: 'paid-out', company: 'HBE', how: 'withhold', profit: 110 },
    ].map((event) => ({ events: [event], state: late }))
    const told = face.table(late, look(100), past).find(({ heading }) => heading === 'Revenues')
    expect(told && linesOf(told).at(0)).toMatch(/^Company +OR 2\.1$/)
    expect(told && linesOf(told).at(-1)).toMatch(/^HBE +\(110\)$/)
  })

  it('fit into the terminal where names are short', () => {
    expectNarrow(late, 80)
  })

  it('say round, phase and what holds for the table', () => {
    expect(face.headline(late, look(80))).toMatch(/^Operating round \d\.1 · Phase 3 · Edition R$/)
    expect(face.headline(at({ at: { round: 'stock' } }), look(80))).toMatch(/^Stock round \d+ · Phase/)
    expect(face.round?.(late)).toMatch(/^OR \d\.1$/)
    expect(face.prices?.(late)).toEqual({ CO: 150, HBE: 150, MHE: 150 })
  })

  it('name every kind of action in every language', () => {
    for (const language of languages)
      for (const type of ['accept', 'layTile', 'pass', 'run'])
        expect(face.kind(language, type)).toMatch(/^[^\p{Ll}]/u)
    expect(face.kind('en', 'layTile')).toBe('Lay a tile')
  })

  it('say which sides a tile joins and what it costs', () => {
    const lay = { type: 'layTile', player: late.players[0]!, hex: 'B17', tile: '78', rotation: 4 }
    expect(face.detail?.('en', lay, late)).toMatch(/^E–SW$|^SW–E$/)
    expect(face.place?.(lay)).toBe('B17')
    expect(face.detail?.('en', { type: 'pass', player: late.players[0]! }, late)).toBeUndefined()
  })

  it('has milestones with names, and counts them', () => {
    const { reached } = expectMilestones()
    expect(Object.keys(reached)).toContain('phase:5')
    expect(reached['end:price'] ?? reached['end:sets']).toBe(1)
  })
})

describe('the map', () => {
  it.each([
    [80, 64],
    [120, 106],
    [140, 127],
  ])('fits into %i columns', (columns, used) => {
    const lines = face.map(late, look(columns))
    const board = lines.slice(0, lines.indexOf(''))
    expect(Math.max(...board.map(width))).toBe(used)
  })

  it('shows names, tiles, mines, stations, costs and the sides with track', () => {
    const lines = face.map(late, look(120))
    const cell = (hex: string): string[] => cellIn(lines, hex, { lines: 4, columns: 9 })
    expect(cell('B17')).toEqual(['   B17   ', '         ', '   78y  ─', '╱        '])
    expect(cell('B19')).toEqual(['·  B19   ', 'Halberst…', '─ g 60   ', '   HBE  ·'])
    expect(cell('D15')).toEqual([' D15 ⌂12╱', 'Blankenb…', '─ y 40   ', '  HBE o ╲'])
    expect(cell('E16')[2]).toContain('76y 20')
    expect(cell('D13')).toEqual(['×D13 †5 ×', 'Braunesu…', '  A150   ', '         '])
    expect(cell('F5')[3]).toContain('o/o')
  })

  it('has the colours of the tiles', () => {
    const lines = face.map(late, { ...look(120), paint: coloured })
    expect(lines.join('\n')).toContain('\u001b[48;5;228;38;5;16m   B17   \u001b[0m')
  })

  it('explains its signs', () => {
    const lines = face.map(late, look(120))
    expect(lines).toContain('╲ ─ ╱ track   · state track   × barrier   n Hills   ^ Upland   A Mountains')
  })
})
