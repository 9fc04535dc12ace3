import { edges, turn } from '@stellwerk/hex'
import type { Edge } from '@stellwerk/hex'
import { describe, expect, it } from 'vitest'
import { localAgHomeTiles } from './companies.js'
import { tiles } from './tiles.js'
import { tunnelTiles } from './tunnels.js'
import type { End, Piece, Tile, TileColour, TileId } from './types.js'

const all = Object.entries(tiles)
const rotations = [0, 1, 2, 3, 4, 5]
const colours: readonly TileColour[] = ['yellow', 'green', 'brown', 'grey']

const tile = (id: TileId): Tile => {
  const found = tiles[id]
  if (found === undefined) throw new Error(`no tile ${id}`)
  return found
}
const turned = (track: readonly Piece[], rotation: number): string[] =>
  track.map(({ ends }) =>
    ends
      .map((end) => String(typeof end === 'number' ? turn(end, rotation) : end))
      .toSorted()
      .join('-'),
  )
const exits = (track: readonly Piece[], rotation = 0): Edge[] => [
  ...new Set(
    track.flatMap(({ ends }) =>
      ends.flatMap((end) => (typeof end === 'number' ? [turn(end, rotation)] : [])),
    ),
  ),
]
const kind = ({ stops }: Tile): string => stops.map((stop) => stop.kind).join()

describe('tiles', () => {
  it('every piece of track runs between an edge and another edge or a stop that there is, none twice', () => {
    for (const [id, { track, stops }] of all) {
      for (const { ends } of track) {
        const there = (end: End): boolean =>
          typeof end === 'number' ? edges.includes(end) : stops[Number(end.slice(1))] !== undefined
        expect([id, ends.every(there), ends[0] !== ends[1]]).toEqual([id, true, true])
        expect([id, ends.some((end) => typeof end === 'number')]).toEqual([id, true])
      }
      expect([id, new Set(turned(track, 0)).size]).toEqual([id, track.length])
      expect([id, exits(track).includes(0)]).toEqual([id, true])
    }
  })

  it('every stop is reached by track; small towns have two ways and no circle, cities have circles', () => {
    for (const [id, { track, stops }] of all)
      for (const [i, stop] of stops.entries()) {
        const ways = track.filter(({ ends }) => ends.includes(`s${i}` as End)).length
        if (stop.kind === 'town') expect([id, ways, stop.circles, stop.value]).toEqual([id, 2, 0, 10])
        else expect([id, stop.kind, ways >= 1, stop.circles >= 1]).toEqual([id, 'city', true, true])
      }
  })

  it('tracks meet in junctions only on plain tiles: a way out of a town or city is a piece of its own', () => {
    for (const [id, { track, stops }] of all)
      if (stops.length > 0) expect([id, exits(track).length]).toEqual([id, track.length])
  })

  it('no two tiles of a colour show the same track', () => {
    const drawing = (t: Tile): string => {
      const positions = rotations.map((rotation) => turned(t.track, rotation).toSorted().join(' '))
      return `${kind(t)} ${positions.toSorted().join('|')}`
    }
    for (const colour of colours) {
      const drawings = all.filter(([, t]) => t.colour === colour).map(([, t]) => drawing(t))
      expect([colour, new Set(drawings).size]).toEqual([colour, drawings.length])
    }
  })

  it('F-11 the numbers of tiles in the box', () => {
    const counts = colours.map((colour) =>
      all.flatMap(([id, t]) => (t.colour === colour ? [`${id}x${t.count}`] : [])).join(' '),
    )
    expect(counts).toEqual([
      '1x2 2x2 3x3 4x6 5x5 6x6 7x5 8x11 9x11 55x2 56x2 57x6 58x6 69x1',
      '14x4 15x7 16x2 19x2 20x2 23x6 24x6 25x2 26x2 27x2 28x2 29x2 433x1 619x4',
      '39x1 40x1 41x1 42x1 43x1 44x1 45x1 46x1 47x1 70x1 451x1 611x6',
      '456x1 915x2',
    ])
  })

  it('cities pay 10 more with each colour; Wien always has five circles once it is no longer printed', () => {
    const values = (mark: 'W' | undefined): [TileColour, number[], number[]][] =>
      colours.map((colour) => {
        const cities = all.filter(
          ([, t]) => t.colour === colour && t.mark === mark && kind(t).includes('city'),
        )
        const stops = cities.flatMap(([, t]) => t.stops)
        const circles = cities.map(([, t]) => t.stops.reduce((sum, stop) => sum + stop.circles, 0))
        return [colour, [...new Set(stops.map(({ value }) => value as number))], [...new Set(circles)]]
      })
    expect(values(undefined)).toEqual([
      ['yellow', [20], [1]],
      ['green', [30], [2]],
      ['brown', [40], [2]],
      ['grey', [50], [3]],
    ])
    expect(values('W')).toEqual([
      ['yellow', [], []],
      ['green', [50], [5]],
      ['brown', [60], [5]],
      ['grey', [70], [5]],
    ])
  })
})

describe('upgrades', () => {
  const after: Readonly<Record<string, string>> = { '': '', town: 'town', 'town,town': 'city', city: 'city' }
  const suits = (from: Tile, to: Tile): boolean => {
    if (colours.indexOf(to.colour) !== colours.indexOf(from.colour) + 1 || from.mark !== to.mark) return false
    if (from.mark === undefined && after[kind(from)] !== kind(to)) return false
    return rotations.some((rotation) => {
      const [old, now] =
        from.stops.length === 0
          ? [turned(from.track, 0), turned(to.track, rotation)]
          : [exits(from.track), exits(to.track, rotation)]
      return old.every((part) => (now as readonly (string | Edge)[]).includes(part))
    })
  }
  const chart = (colour: TileColour): string[] =>
    all.flatMap(([id, from]) =>
      from.colour === colour
        ? [`${id}: ${all.flatMap(([to, other]) => (suits(from, other) ? [to] : [])).join(' ')}`]
        : [],
    )

  it('the drawings give the chart that keeps all track or, at stations, all exits (upgrade-a, -c to -f)', () => {
    expect(chart('yellow')).toEqual([
      '1: 14',
      '2: 15',
      '3: ',
      '4: ',
      '5: 14 15 619',
      '6: 14 15 619',
      '7: 26 27 28 29',
      '8: 16 19 23 24 25 28 29',
      '9: 19 20 23 24 26 27',
      '55: 14',
      '56: 15',
      '57: 14 15 619',
      '58: ',
      '69: 619',
    ])
    expect(chart('green')).toEqual([
      '14: 611',
      '15: 611',
      '16: 43 70',
      '19: 45 46',
      '20: 44 47',
      '23: 41 43 45 47',
      '24: 42 43 46 47',
      '25: 40 45 46',
      '26: 42 44 45',
      '27: 41 44 46',
      '28: 39 43 46 70',
      '29: 39 43 45 70',
      '433: 451',
      '619: 611',
    ])
    expect(chart('brown').filter((line) => !line.endsWith(': '))).toEqual(['451: 456', '611: 915'])
  })

  it('the tiles that make room for a local AG are the green cities (local-ags-f)', () => {
    const cities = all.filter(([, t]) => t.colour === 'green' && kind(t) === 'city' && t.mark === undefined)
    expect(localAgHomeTiles).toEqual(cities.map(([id]) => id))
  })

  it('R-51 brown Wien takes every circle of green Wien if its line of one circle ends where green has no exit', () => {
    const green = tile('433')
    const brown = tile('451')
    const missing = edges.filter((edge) => !exits(green.track).includes(edge))
    expect(missing).toEqual([5])
    const position = rotations.find((rotation) => turn(0, rotation) === missing[0]) ?? 0
    const room = brown.stops.map(({ circles }, stop) => {
      const ways = brown.track.filter(({ ends }) => ends.includes(`s${stop}` as End))
      const taken = exits(ways, position).filter((edge) => exits(green.track).includes(edge))
      return circles - taken.length
    })
    expect(room).toEqual([0, 0, 0])
  })
})

describe('tunnels', () => {
  it('F-12 five straight ones and five curves, each between two sides that do not touch', () => {
    expect(tunnelTiles).toEqual({
      straight: { count: 5, ends: [0, 3] },
      curve: { count: 5, ends: [0, 2] },
    })
  })
})
