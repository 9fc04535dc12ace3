import { sideName } from '@stellwerk/hex'
import { describe, expect, it } from 'vitest'
import { across, boardHex, hexWith, patternOf, stopIndex } from './board.js'

const ends = (leads: readonly (readonly unknown[])[]): readonly string[] => leads.map((to) => to.join())

describe('hexes as they lie', () => {
  it('show what is printed, or the tile in its rotation', () => {
    const printed = hexWith('J28', undefined)
    expect([printed.colour, printed.exits, ends(printed.leads)]).toEqual([
      'grey',
      [4, 5],
      ['', '', '', '', 's0', 's0'],
    ])
    const laid = hexWith('C17', { tile: '15', rotation: 4 })
    expect([laid.colour, laid.exits, laid.stops[0]?.circles]).toEqual(['green', [0, 1, 4, 5], 2])
    expect(laid.stopEdges).toEqual([[0, 1, 4, 5]])
    expect(boardHex({ tiles: {}, tunnels: {} }, 'C17')).toMatchObject({
      colour: 'none',
      exits: [],
      laid: undefined,
    })
  })

  it('may lead to several ends from one edge', () => {
    expect(ends(patternOf({ tile: '23', rotation: 1 }).leads)).toEqual(['', '4,5', '', '', '1', '1'])
  })

  it('have tunnels beside their track', () => {
    const hex = hexWith('D14', { tile: '9', rotation: 0 }, [{ tunnel: 'straight', rotation: 1 }])
    expect([hex.exits, hex.mouths, hex.tunnels]).toEqual([[0, 3], [1, 4], [[1, 4]]])
    expect(ends(hex.leads)).toEqual(['3', '4', '', '0', '1', ''])
    expect(hex.track).toHaveLength(1)
  })

  it('are the same object for the same tile and tunnels', () => {
    const tunnels = () => [{ tunnel: 'curve', rotation: 2 } as const]
    const one = hexWith('D14', { tile: '9', rotation: 0 }, tunnels())
    expect(hexWith('D14', { tile: '9', rotation: 0 }, tunnels())).toBe(one)
    expect(hexWith('D14', { tile: '9', rotation: 1 }, tunnels())).not.toBe(one)
    expect(hexWith('D14', { tile: '9', rotation: 0 })).not.toBe(one)
    expect(hexWith('E15', { tile: '9', rotation: 0 }, tunnels()).hex).toBe('E15')
  })

  it('name stops, sides and neighbours', () => {
    expect([stopIndex('s4'), stopIndex(4), stopIndex(undefined)]).toEqual([4, undefined, undefined])
    expect([across('C17', 4), across('C13', 1), across('J28', 2)]).toEqual(['C19', undefined, undefined])
    expect([sideName('C17', 4), sideName('C19', 1)]).toEqual(['C19/1', 'C19/1'])
  })

  it('cannot be made up', () => {
    expect(() => hexWith('Z9', undefined)).toThrow('no hex Z9')
  })
})
