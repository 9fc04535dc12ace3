import { describe, expect, it } from 'vitest'
import { harzbahn, mines } from '@stellwerk/1873'
import { coloured } from '../../paint.js'
import { width } from '../../width.js'
import type { Look, Section } from '../face.js'
import { cellIn, expectNarrow, linesOf, look, positionsOf, sectionIn } from '../testing-face.js'
import { face } from './face.js'
import { drawMap } from './map.js'

const at = positionsOf(harzbahn, ['Anna', 'Ben'])

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

const section = (heading: string): string => sectionIn(face, late, heading)

describe('the tables', () => {
  it('tell what players have', () => {
    const rows = linesOf(face.players(late, look(100)))
    expect(rows.find((row) => row.startsWith('Anna'))).toMatch(/^Anna +1,234 +HBE 40%\* +– +– +1,534$/)
    expect(rows.find((row) => row.startsWith('Ben'))).toMatch(/^Ben +0 +HBE 20%, CO 100%\* +7 +GHE +620$/)
  })

  it('tell what companies have, in the order in which they operate', () => {
    const companies = section('Companies').split('\n').slice(2)
    expect(companies[0]).toMatch(/^CO +150 +50% +0 +0 +55 +Ben +4:2 12:3\+2$/)
    expect(companies.find((row) => row.startsWith('HBE'))).toMatch(
      /^HBE +150 +20% +2 +0 +777 +Anna +trains 3, 2$/,
    )
  })

  it('show the stacks of the market from the top', () => {
    expect(section('Share prices')).toBe('150: CO › HBE   (MHE 150, fixed)')
  })

  it('list all mines and what is for sale', () => {
    expect(section('Mines').split('\n')).toHaveLength(2 + Object.keys(mines).length)
    expect(section('Mines')).toMatch(/^12 +Blankenburg +D15 +CO +240 +3 +2 +✓ +0$/m)
    expect(section('Mines')).toMatch(/^ 1 +Königshütte +E8 +closed +110$/m)
    expect(section('For sale')).toContain('switcher 3 at 100')
    expect(section('Tiles left')).toContain('78×9')
  })

  it('fit into the terminal where names are short', () => {
    // lines without a table are sentences, and the terminal breaks them
    const tables = (narrow: Look): readonly Section[] =>
      [face.players(late, narrow), ...face.table(late, narrow)].filter(({ table }) => table)
    expectNarrow(tables, 80)
  })

  it('say round and phase', () => {
    expect(face.headline(late, look(80))).toMatch(/^Operating round \d\.1 · Phase 3 · Edition R$/)
    expect(face.headline(at({ at: { round: 'stock' } }), look(80))).toMatch(/^Stock round \d+ · Phase/)
  })
})

describe('the map', () => {
  it.each([
    [80, 64],
    [120, 106],
    [140, 127],
  ])('fits into %i columns', (columns, used) => {
    const lines = drawMap(late, look(columns))
    const board = lines.slice(0, lines.indexOf(''))
    expect(Math.max(...board.map(width))).toBe(used)
  })

  it('shows names, tiles, mines, stations, costs and the sides with track', () => {
    const lines = drawMap(late, look(120))
    const cell = (hex: string): string[] => cellIn(lines, hex, { lines: 3, columns: 9 })
    expect(cell('B17')).toEqual(['   B17   ', '   78y  ─', '╱        '])
    expect(cell('B19')).toEqual(['·  B19   ', '─ g 60   ', '   HBE  ·'])
    expect(cell('D15')).toEqual([' D15 m12╱', '─ y 40   ', '  HBE o ╲'])
    expect(cell('E16')[1]).toContain('76y 20')
    expect(cell('D13')).toEqual(['×D13 †5 ×', '  ^150   ', '         '])
    expect(cell('F5')[2]).toContain('o/o')
  })

  it('has the colours of the tiles', () => {
    const lines = drawMap(late, { ...look(120), paint: coloured })
    expect(lines.join('\n')).toContain('\u001b[48;5;228;38;5;16m   B17   \u001b[0m')
  })
})
