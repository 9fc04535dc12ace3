import { describe, expect, it } from 'vitest'
import { plain, coloured } from './paint.js'
import { draw } from './table.js'
import { clip, flow, padEnd, padStart, width, wrap } from './width.js'

describe('columns of a terminal', () => {
  it('counts wide characters twice, and colours and accents not at all', () => {
    expect(width('HBE')).toBe(3)
    expect(width('鉱山')).toBe(4)
    expect(width('e\u0301')).toBe(1)
    expect(width(coloured.strong('HBE'))).toBe(3)
  })

  it('pads by columns', () => {
    expect(padEnd('鉱', 4)).toBe('鉱  ')
    expect(padStart('鉱', 4)).toBe('  鉱')
  })

  it('breaks at spaces, and words that are too long anywhere', () => {
    expect(wrap('one two three', 7)).toEqual(['one two', 'three'])
    expect(wrap('abcdefgh', 3)).toEqual(['abc', 'def', 'gh'])
    expect(wrap('鉱山会社', 5)).toEqual(['鉱山', '会社'])
    expect(wrap('HBE\u00a020% MO', 7)).toEqual(['HBE 20%', 'MO'])
  })

  it('clips with an ellipsis', () => {
    expect(clip('Braunlage', 9)).toBe('Braunlage')
    expect(clip('Braunlage', 6)).toBe('Braun…')
  })

  it('lays items side by side', () => {
    expect(flow(['aa', 'bb', 'cc'], 7)).toEqual(['aa   bb', 'cc'])
  })
})

describe('a table', () => {
  const table = {
    columns: [
      { heading: 'Name' },
      { heading: 'Cash', align: 'right' as const },
      { heading: 'Shares', flexible: true as const },
    ],
    rows: [
      ['Anna', '1,400', 'HBE 20%, GHE 20%, NWE 20%'],
      ['鉱山', '5', ''],
    ],
  }

  it('aligns its columns', () => {
    expect(draw(table, 80, plain)).toEqual([
      'Name   Cash  Shares',
      '────  ─────  ─────────────────────────',
      'Anna  1,400  HBE 20%, GHE 20%, NWE 20%',
      '鉱山      5',
    ])
  })

  it('breaks flexible cells when there is no room', () => {
    const lines = draw(table, 30, plain)
    expect(lines.every((line) => width(line) <= 30)).toBe(true)
    expect(lines.slice(2, 4)).toEqual(['Anna  1,400  HBE 20%, GHE 20%,', '             NWE 20%'])
  })

  it('sets headings off by colour where there is colour', () => {
    expect(draw(table, 80, coloured)).toHaveLength(3)
  })
})
