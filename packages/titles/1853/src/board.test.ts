import { sideName } from '@stellwerk/hex'
import { describe, expect, it } from 'vitest'
import { across, boardHex, hexWith, isBlocked, patternOf, stopIndex } from './board.js'
import { hexes } from './data/map.js'
import { tiles } from './data/tiles.js'

const ends = (leads: readonly (readonly unknown[])[]): readonly string[] => leads.map((to) => to.join())

describe('hexes as they lie', () => {
  it('show what is printed, or the tile in its rotation', () => {
    const printed = hexWith('F14', undefined)
    expect([printed.colour, printed.exits, ends(printed.leads)]).toEqual([
      'green',
      [0, 2, 4],
      ['s2', '', 's0', '', 's1', ''],
    ])
    const laid = hexWith('C11', { tile: '15', rotation: 4 })
    expect([laid.colour, laid.exits, laid.stops[0]?.circles]).toEqual(['green', [0, 1, 4, 5], 2])
    expect(laid.stopEdges).toEqual([[0, 1, 4, 5]])
    expect(boardHex({ tiles: {} }, 'C11')).toMatchObject({ colour: 'none', exits: [], laid: undefined })
  })

  it('keep the name of their city, and towns have none (1853-4.2.5-b)', () => {
    expect(hexWith('C11', { tile: '15', rotation: 4 }).stops[0]?.name).toBe('Lahore')
    const delhi = hexWith('F14', { tile: 'CD-brown', rotation: 0 })
    expect(delhi.stops.map(({ name }) => name)).toEqual(Array.from({ length: 5 }, () => 'Delhi'))
    expect(hexWith('E13', { tile: '15', rotation: 0 }).stops[0]).not.toHaveProperty('name')
  })

  it('have ways for each gauge, dual track for both (1853-4.1.6-b)', () => {
    const both = patternOf({ tile: '716', rotation: 1 })
    expect([both.exits.length, both.by.standard.exits, both.by.metre.exits]).toEqual([
      6,
      [1, 2, 4],
      [0, 3, 5],
    ])
    expect(both.by.standard.stopEdges).toEqual([[1, 2, 4]])
    const { by } = patternOf({ tile: '233', rotation: 0 })
    expect([by.standard.exits, by.metre.exits]).toEqual([
      [0, 3],
      [0, 3],
    ])
    const metre = patternOf({ tile: '79', rotation: 0 })
    expect([metre.by.standard.exits, ends(metre.by.metre.leads)]).toEqual([[], ['3', '', '', '0', '', '']])
  })

  it('may lead to several ends from one edge', () => {
    expect(ends(patternOf({ tile: '82', rotation: 1 }).leads)).toEqual(['', '2,4', '1,4', '', '2,1', ''])
  })

  it('are the same object for the same tile', () => {
    const one = hexWith('D10', { tile: '9', rotation: 0 })
    expect(hexWith('D10', { tile: '9', rotation: 0 })).toBe(one)
    expect(hexWith('D10', { tile: '9', rotation: 1 })).not.toBe(one)
    expect(hexWith('D12', { tile: '9', rotation: 0 }).hex).toBe('D12')
    expect(hexWith('D10', undefined)).not.toBe(one)
  })

  it('name stops, sides and neighbours; the map ends at the frame (1853-4.1.10-a)', () => {
    expect([stopIndex('s4'), stopIndex(4), stopIndex(undefined)]).toEqual([4, undefined, undefined])
    expect([across('C11', 4), across('B8', 1), across('J28', 5)]).toEqual(['C13', undefined, 'K29'])
    expect([sideName('C11', 4), sideName('C13', 1)]).toEqual(['C13/1', 'C13/1'])
  })

  it('cannot be made up', () => {
    expect(() => hexWith('Z9', undefined)).toThrow('no hex Z9')
  })

  it('have plain track on which each exit leads to each other, so that no line has to turn back', () => {
    const plain = [...Object.values(tiles), ...Object.values(hexes)].filter(({ stops }) => stops.length === 0)
    for (const { track } of plain) {
      const exits = new Set(track.flatMap(({ ends: both }) => both))
      expect(track).toHaveLength((exits.size * (exits.size - 1)) / 2)
    }
    const stations = Object.entries(tiles).filter(([id, { stops }]) => stops.length > 0 && id !== '71')
    for (const [, { track }] of stations)
      expect(track.every(({ ends: both }) => both.map(stopIndex).includes(undefined))).toBe(true)
  })
})

describe('stations that a company cannot pass', () => {
  const lahore = (tile: string, ...bases: ('NWR' | 'EIR' | 'BBCI')[]): boolean =>
    isBlocked({ tiles: { C11: { tile, rotation: 0 } }, bases: { C11: [bases] } }, 'BBCI', 'C11', 0)

  it('1853-4.5.6-a, 1853-4.5.6-b, 1853-4.5.7-a: all circles hold bases of others', () => {
    expect([lahore('6', 'NWR'), lahore('6'), lahore('6', 'BBCI')]).toEqual([true, false, false])
    expect([lahore('14', 'NWR'), lahore('14', 'NWR', 'EIR'), lahore('14', 'NWR', 'BBCI')]).toEqual([
      false,
      true,
      false,
    ])
  })

  it('are large ones: towns never block', () => {
    expect(isBlocked({ tiles: { D8: { tile: '4', rotation: 0 } }, bases: {} }, 'NWR', 'D8', 0)).toBe(false)
  })
})
