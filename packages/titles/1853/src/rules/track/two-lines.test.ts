import { Random } from '@stellwerk/engine'
import { edges } from '@stellwerk/hex'
import { describe, expect, it } from 'vitest'
import type { CompanyId, HexId } from '../../data/types.js'
import type { LaidTile } from '../../state.js'
import type { Ground } from './ground.js'
import { areSeparate, walksTo } from './testing-lines.js'
import { linesBeside } from './two-lines.js'

const laid = (text: string): LaidTile => {
  const [tile = '', rotation] = text.split(':')
  return { tile, rotation: Number(rotation) }
}

/** A board of tiles as `number:rotation`, with bases by hex, all of them in the first stop. */
const ground = (
  tiles: Readonly<Record<HexId, string>>,
  bases: Readonly<Record<HexId, CompanyId[]>>,
): Ground => ({
  tiles: Object.fromEntries(Object.entries(tiles).map(([hex, text]) => [hex, laid(text)])),
  bases: Object.fromEntries(Object.entries(bases).map(([hex, group]) => [hex, [group]])),
})

/** Whether the second tile may lie beside the first one; the board has the first one. */
const allows = (board: Ground, first: HexId, second: HexId, tile: string): boolean =>
  linesBeside(board, 'GIP', first).allows(second, laid(tile))

// a row from west to east: bases in I13 and I19, straight track in between
const row = { I13: '6:2', I15: '9:1', I17: '9:1', I19: '6:1' }

describe('lines to two tiles', () => {
  it('1853-4.1.7-a: lead from different bases', () => {
    // I11 and I15 lie at the exits of the base in I13; I17 does if the one in I19 has an exit to the west
    const bases: Record<HexId, CompanyId[]> = { I13: ['GIP'], I19: ['GIP'] }
    const tiles = { I13: '14:1', I11: '9:1', I19: '6:2' }
    expect(allows(ground(tiles, bases), 'I11', 'I15', '9:1')).toBe(false)
    expect(allows(ground(tiles, bases), 'I11', 'I17', '9:1')).toBe(false)
    expect(allows(ground({ ...tiles, I19: '6:1' }, bases), 'I11', 'I17', '9:1')).toBe(true)
  })

  it('1853-4.1.7-a: the second tile cannot continue the first one, whatever leads to it besides', () => {
    // I13 – I15 (first) – I17 (second), and I19 beyond without an exit to the west
    const board = ground({ I13: '6:2', I15: '9:1', I19: '6:2' }, { I13: ['GIP'], I19: ['GIP'] })
    expect(allows(board, 'I15', 'I17', '9:1')).toBe(false)
    const reached = ground({ I13: '6:2', I15: '9:1', I19: '6:1' }, { I13: ['GIP'], I19: ['GIP'] })
    expect(allows(reached, 'I15', 'I17', '9:1')).toBe(true)
  })

  it('1853-4.1.7-a: have no piece of track in common', () => {
    // both bases lie west of I15, the new tiles east of I17: one way for two lines
    const tiles = { ...row, I19: '14:1', I13: '14:1', H12: '6:3', J20: '9:2' }
    const board = ground(tiles, { I13: ['GIP'], H12: ['GIP'] })
    expect(allows(board, 'J20', 'I21', '9:1')).toBe(false)
    // a second way from H12 to I19
    const around = { ...tiles, H12: '14:4', H14: '9:1', H16: '9:1', H18: '8:5', I19: '102:0' }
    expect(allows(ground(around, { I13: ['GIP'], H12: ['GIP'] }), 'J20', 'I21', '9:1')).toBe(true)
  })

  it('1853-4.1.7-b: may meet and cross in stations', () => {
    const cross = { I13: '6:2', I15: '102:0', H14: '6:3', J16: '9:2' }
    const board = ground(cross, { I13: ['GIP'], H14: ['GIP'] })
    expect(allows(board, 'J16', 'I17', '9:1')).toBe(true)
    // all circles held by others: neither line goes on
    const held = ground(cross, { I13: ['GIP'], H14: ['GIP'], I15: ['EIR', 'NWR'] })
    expect(allows(held, 'J16', 'I17', '9:1')).toBe(false)
  })

  it('1853-4.1.7-a: a branch is one piece of track for both of them', () => {
    // from I13 and H14 over the branch of I15 to that of I17, and on to I19 and J18
    const tiles = { I13: '6:2', H14: '6:3', I15: '82:1', I17: '82:4', I19: '9:1' }
    expect(allows(ground(tiles, { I13: ['GIP'], H14: ['GIP'] }), 'I19', 'J18', '9:2')).toBe(false)
  })

  it('1853-4.1.7-a, 1853-4.1.6-b: each in one gauge of its own, on dual track as well', () => {
    const tiles = { I13: '717:1', I15: '233:1', I17: '102:0', I19: '9:1', H16: '6:3' }
    const board = ground(tiles, { I13: ['GIP'], H16: ['GIP'] })
    expect(allows(board, 'I19', 'J18', '79:2')).toBe(true)
    expect(allows(board, 'I19', 'J18', '9:2')).toBe(true)
    // H16 has standard track only; so the line from I13 must take the metre tile, and takes the other one as well
    const metre = ground({ ...tiles, I19: '79:1' }, { I13: ['GIP'], H16: ['GIP'] })
    expect(allows(metre, 'I19', 'J18', '79:2')).toBe(false)
    expect(allows(metre, 'I19', 'J18', '9:2')).toBe(true)
  })

  it('1853-4.1.6-d, 1853-4.1.7-a: a tile on a base of its own needs that base alone', () => {
    const tiles = { I13: '6:2', I15: '9:1' }
    const board = ground(tiles, { I13: ['GIP'], I19: ['GIP'] })
    expect(allows(board, 'I13', 'I19', '6:2')).toBe(true)
    // the line to I17 would begin at I13, over the first tile
    expect(allows(board, 'I13', 'I17', '9:1')).toBe(false)
    expect(() => allows(board, 'K11', 'I19', '6:2')).toThrow('no tile was laid on K11')
  })

  const changing = { gauge: 'changes on dual track' }

  it('1853-4.1.7-a, 1853-4.1.6-c, 1853-R-69: over dual track into the other gauge, if the table plays so', () => {
    // H16 has standard track only, and joins dual track in I17
    const tiles = { I13: '717:1', I15: '233:1', I17: '102:0', I19: '79:1', H16: '6:3' }
    const board = ground(tiles, { I13: ['GIP'], H16: ['GIP'] })
    expect(allows(board, 'I19', 'J18', '79:2')).toBe(false)
    expect(allows({ ...board, readings: changing }, 'I19', 'J18', '79:2')).toBe(true)
  })

  it.each([
    ['one gauge throughout', {}],
    ['changes on dual track', { readings: changing }],
  ])('1853-4.1.7-a, 1853-R-27, 1853-R-69: as if every pair of lines had been compared (%s)', (_, played) => {
    // on a few of these boards the lines found first have to make way for each other
    const random = new Random(6)
    const block = ['I13', 'I15', 'I17', 'I19', 'J14', 'J16', 'J18', 'K13', 'K15', 'K17', 'H14', 'H16', 'H18']
    const kinds = ['9', '79', '233', '250', '82', '83', '106', '107', '112', '716', '717', '102']
    const anyOf = (from: readonly string[]): LaidTile => ({
      tile: random.pick(from),
      rotation: random.below(6),
    })
    /** How often both tiles were reached, and whether by lines without anything in common. */
    const tally = { separate: 0, not: 0 }
    for (let i = 0; i < 120; i++) {
      const [first = '', second = '', one = '', other = '', third = '', ...rest] = random.shuffle(block)
      const board: Ground = {
        tiles: Object.fromEntries([
          ...rest.map((hex) => [hex, anyOf(kinds)]),
          ...[one, other, third].map((hex) => [hex, anyOf(['717', '14', '716', '6', '102'])]),
        ]),
        bases: { [one]: [['GIP']], [other]: [['GIP']], [third]: [['EIR']] },
        ...played,
      }
      const tile = anyOf(['8', '9', '79', '6'])
      const toFirst = walksTo(board, 'GIP', first, tile)
      const withFirst = { ...board, tiles: { ...board.tiles, [first]: tile } }
      for (const rotation of edges) {
        const beside = { tile: random.pick(['8', '9', '79', '76']), rotation }
        const toSecond = walksTo(board, 'GIP', second, beside)
        const expected = areSeparate(toFirst, toSecond)
        expect([i, linesBeside(withFirst, 'GIP', first).allows(second, beside)]).toEqual([i, expected])
        if (toFirst.length > 0 && toSecond.length > 0) tally[expected ? 'separate' : 'not']++
      }
    }
    expect(Math.min(tally.separate, tally.not)).toBeGreaterThan(20)
  })
})
