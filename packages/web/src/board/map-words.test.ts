import { describe, expect, it } from 'vitest'
import { languages } from '@stellwerk/texts'
import { contrast } from '../story/colours.js'
import { changedHexes } from './changed.js'
import { describeHex } from './describe.js'
import { paintsOf } from './paints.js'
import { paperOf } from './paper.js'
import { distance } from './geometry.js'
import { hexesOf } from './pointed-at.js'
import { firstEntryOf, playedHexes, sheetNow } from './sheets.js'
import { positionOf, positions, seen, titleIds, wordsOf } from './testing.js'
import { boardTexts } from './texts.js'
import { upgradesOf } from './upgrades.js'

describe.each(titleIds)('the map of %s', (id) => {
  it('says every hex in every language', () => {
    for (const one of positions(id, 400))
      for (const language of languages) {
        const [words, say] = [wordsOf(one, language), boardTexts.in(language)]
        for (const hex of Object.values(one.map.hexes)) {
          const said = describeHex(one.map, hex, words, say)
          expect(said).toContain(hex.ref)
          expect(said).not.toMatch(/undefined|\{|stop\.|ground\.|track\./)
        }
      }
  })

  it('has letters that can be read on every company colour', () => {
    for (const { table } of positions(id, 400))
      for (const { colour, ink, owner } of Object.values(paintsOf(table))) {
        expect(contrast(colour, ink)).toBeGreaterThanOrEqual(4.5)
        if (owner) expect(contrast(owner.colour, owner.ink)).toBeGreaterThanOrEqual(4.5)
      }
  })

  it('lies on one paper without any hex on another, and is entered at a place in its middle', () => {
    const [{ map }] = positions(id, 10_000) as [ReturnType<typeof seen>]
    const paper = paperOf(map.sheets)
    const centres = paper.hexes.map((hex) => paper.at(hex))
    for (const [i, centre] of centres.entries())
      for (const other of centres.slice(i + 1)) expect(distance(centre, other)).toBeGreaterThan(99)
    expect(map.hexes[firstEntryOf(map)]?.name).toBeDefined()
    expect(playedHexes(map)).toContain(firstEntryOf(map))
  })
})

describe('in words', () => {
  it('a hex tells its stations, its track and its worth', () => {
    const india = seen('1853', positionOf('1853', { players: ['Anna', 'Ben', 'Cem'] }))
    const delhi = india.map.hexes['F14']
    expect(delhi && describeHex(india.map, delhi, wordsOf(india), boardTexts.in('en'))).toMatch(
      /^Delhi F14, .*large station.*dual gauge, worth £40/,
    )
  })
})

describe('later values', () => {
  it('are those of the best tiles for such a place, from the phase that brings their colour', () => {
    const harz = seen('1873', positionOf('1873', { players: ['Anna', 'Ben', 'Cem'] }))
    const of = (hex: string) => upgradesOf(harz.map, harz.table, harz.map.hexes[hex]!)
    expect(of('E16').map(({ colour }) => colour)).toEqual(['yellow', 'green', 'brown', 'grey'])
    // grey hexes are never built on
    expect(of('B9')).toEqual([])
  })
})

describe('the sheets of 1854', () => {
  const at = (turn: string) =>
    positionOf('1854', {
      players: ['Ada', 'Ben', 'Cleo'],
      phase: '1',
      privates: 'sold',
      majors: { KR: { issuePrice: 72, director: 'Ada', certificates: { Ada: 1 }, trains: ['2'] } },
      at: { round: 'operating', turn },
    })

  it('follow the company that acts', () => {
    const { map, table } = seen('1854', at('KR'))
    expect(sheetNow(map, table, 'KR')).toBe('austria')
    expect(sheetNow(map, table, '3')).toBe('region')
    expect(sheetNow(map, table, null)).toBe('austria')
  })
})

describe('what is marked', () => {
  const harz = (more: object = {}) =>
    seen(
      '1873',
      positionOf('1873', {
        players: ['Ada', 'Ben'],
        phase: '3',
        mines: { 5: { owner: 'Ben' } },
        railways: { HBE: { price: 120, shares: { Ada: 3 }, trains: [2] } },
        tiles: { B17: '78:4' },
        ...more,
      }),
    )

  it('is what somebody changed, and not what a phase did', () => {
    const before = harz().map
    expect(changedHexes(before, harz({ tiles: { B17: '78:4', E16: '75:2' } }).map)).toEqual(['E16'])
    expect(changedHexes(before, harz({ phase: '4' }).map)).toEqual([])
  })

  it('is what belongs to whatever is pointed at', () => {
    const { map, table } = harz()
    expect(hexesOf({ kind: 'company', id: 'HBE' }, map, table)).toEqual(['B19', 'D15'])
    expect(hexesOf({ kind: 'mine', id: '5' }, map, table)).toEqual(['D13'])
    expect(hexesOf({ kind: 'player', id: 'Ben' }, map, table)).toEqual(['D13'])
    expect(hexesOf({ kind: 'tile', id: '78' }, map, table)).toEqual(['B17'])
    expect(hexesOf({ kind: 'hex', id: 'C8' }, map, table)).toEqual(['C8'])
  })
})
