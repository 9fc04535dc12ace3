import { edges } from '@stellwerk/hex'
import { describe, expect, it } from 'vitest'
import { colours, endsOf, exits, kinds, rotations, serves, waysTo } from './testing-track.js'
import { tiles } from './tiles.js'
import type { End, Piece, Tile, TileColour, TrackGauge } from './types.js'

const all = Object.entries(tiles)
const ofColour = (colour: TileColour): [string, Tile][] => all.filter(([, t]) => t.colour === colour)
const gauges = ({ track }: Tile): TrackGauge[] => [...new Set(track.map(({ gauge }) => gauge))]

describe('tiles', () => {
  it('every piece of track joins edges and stops that there are, none twice', () => {
    for (const [id, { track, stops }] of all) {
      for (const { ends } of track) {
        const there = (end: End): boolean =>
          typeof end === 'number' ? edges.includes(end) : stops[Number(end.slice(1))] !== undefined
        expect([id, ends.every(there), ends[0] !== ends[1]]).toEqual([id, true, true])
      }
      expect([id, new Set(track.map((piece) => endsOf(piece))).size]).toEqual([id, track.length])
      expect([id, exits(track).includes(0)]).toEqual([id, true])
    }
  })

  it('only tile 71 has two towns on one line', () => {
    const between = all.filter(([, { track }]) =>
      track.some(({ ends }) => ends.every((end) => typeof end === 'string')),
    )
    expect(between.map(([id]) => id)).toEqual(['71'])
  })

  it('every stop is reached; towns and junctions have no circle, cities have some', () => {
    for (const [id, { track, stops }] of all)
      for (const [i, { kind, circles, value }] of stops.entries()) {
        const ways = waysTo(track, i).length
        if (kind === 'city')
          expect([id, ways >= 1, circles >= 1, value >= 20]).toEqual([id, true, true, true])
        else expect([id, ways >= 2, circles, value]).toEqual([id, true, 0, kind === 'town' ? 10 : 0])
      }
  })

  it('tracks meet only in stops and on plain tiles: a way out of a stop is a piece of its own', () => {
    for (const [id, { track, stops }] of all)
      if (stops.length > 0 && id !== '71') expect([id, exits(track).length]).toEqual([id, track.length])
  })

  it('no two tiles of a colour show the same track', () => {
    const drawing = (t: Tile): string => {
      const position = (rotation: number): string =>
        t.track
          .map((piece) => `${endsOf(piece, rotation)} ${piece.gauge}`)
          .toSorted()
          .join()
      return `${kinds(t.stops)} ${t.mark} ${rotations.map(position).toSorted().join('|')}`
    }
    for (const colour of colours) {
      const drawings = ofColour(colour).map(([, t]) => drawing(t))
      expect([colour, new Set(drawings).size]).toEqual([colour, drawings.length])
    }
  })

  it('1.4-a 128 yellow, 64 green, 18 brown and 7 grey tiles', () => {
    const totals = colours.map((colour) => ofColour(colour).reduce((sum, [, { count }]) => sum + count, 0))
    expect(totals).toEqual([128, 64, 18, 7])
    expect(colours.map((colour) => ofColour(colour).length)).toEqual([23, 25, 8, 4])
  })

  it('the numbers of the printed list', () => {
    const counts = colours.map((colour) =>
      ofColour(colour)
        .map(([id, { count }]) => `${id}x${count}`)
        .join(' '),
    )
    expect(counts).toEqual([
      '1x2 2x2 3x10 4x14 5x4 6x8 7x6 8x14 9x14 55x2 56x2 58x10 69x2 71x2 72x4 73x6 74x4 75x2 76x2 77x4 78x6 79x6 113x2',
      '12x2 13x2 14x2 15x2 80x2 81x2 82x4 83x4 84x2 85x2 86x2 87x2 88x2 89x2 100x2 101x2 116x2 117x2 233x6 234x4 250x4 716x4 717x2 718x2 719x2',
      '102x3 103x4 105x2 106x2 107x2 108x2 CD-brownx2 W-brownx1',
      '109x2 111x2 112x2 900x1',
    ])
  })

  it('1853-4.2.8-a yellow track is of one gauge, brown and grey track dual; only 716 mixes them', () => {
    for (const [id, t] of ofColour('yellow')) expect([id, gauges(t).includes('dual')]).toEqual([id, false])
    for (const colour of ['brown', 'grey'] as const)
      for (const [id, t] of ofColour(colour)) expect([id, gauges(t)]).toEqual([id, ['dual']])
    const dual = ofColour('green').filter(([, t]) => gauges(t).includes('dual'))
    expect(dual.map(([id]) => id)).toEqual(['233', '234', '250', '717', '718', '719'])
    expect(all.filter(([, t]) => gauges(t).length > 1).map(([id]) => id)).toEqual(['716'])
  })

  it('4.2.5-d the junctions are 106, 107, 108 and 112', () => {
    expect(all.filter(([, t]) => kinds(t.stops) === 'junction').map(([id]) => id)).toEqual([
      '106',
      '107',
      '108',
      '112',
    ])
  })

  it('M-10 values and circles of the cities without a mark', () => {
    const facts = colours.map((colour) => {
      const stops = ofColour(colour).flatMap(([, t]) => (t.mark === undefined ? t.stops : []))
      const cities = stops.filter(({ kind }) => kind === 'city')
      return [colour, [...new Set(cities.map(({ value, circles }) => `${value}/${circles}`))].toSorted()]
    })
    expect(facts).toEqual([
      ['yellow', ['20/1']],
      ['green', ['20/2', '30/1', '30/2']],
      ['brown', ['30/2', '40/2']],
      ['grey', ['50/2']],
    ])
  })
})

describe('tiles with a mark', () => {
  it('1853-4.2.12-d two brown tiles for each pair of cities, one for Waltair; one grey CD and none for Waltair', () => {
    const marked = all.flatMap(([id, { mark, colour, count }]) =>
      mark === undefined ? [] : [`${mark} ${colour} ${id}x${count}`],
    )
    expect(marked.toSorted()).toEqual([
      'BM brown 105x2',
      'BM grey 111x2',
      'CD brown CD-brownx2',
      'CD grey 900x1',
      'W brown W-brownx1',
    ])
  })

  it('4.2.12-e no train runs through a CD tile, 4.2.12-f trains run through BM tiles', () => {
    for (const [id, { mark, stops, track }] of all) {
      const most = Math.max(...stops.map((_, i) => waysTo(track, i).length))
      if (mark === 'CD') expect([id, stops.length, most]).toEqual([id, 5, 1])
      if (mark === 'BM') expect([id, stops.length, most]).toEqual([id, 1, 3])
    }
  })
})

describe('upgrades', () => {
  const next: Readonly<Record<string, readonly string[]>> = {
    'yellow ': [''],
    'yellow town': ['town', 'city'],
    'yellow city': ['city'],
    'yellow town,town': [],
    'green ': ['junction'],
    'green town': ['city'],
    'green city': ['city'],
    'brown junction': ['junction'],
    'brown city': ['city'],
  }

  /** Whether the new track does what the old piece did (1853-4.2.4-a, 4.2.6-a). */
  const kept = (piece: Piece, to: Tile, rotation: number): boolean => {
    const served = (edge: number): boolean =>
      to.track.some((now) => serves(now.gauge, piece.gauge) && exits([now], rotation).some((e) => e === edge))
    const throughStop = to.stops.length > 0 || piece.ends.some((end) => typeof end === 'string')
    if (throughStop) return exits([piece]).every(served)
    return to.track.some((now) => serves(now.gauge, piece.gauge) && endsOf(now, rotation) === endsOf(piece))
  }

  const suits = (from: Tile, to: Tile): boolean => {
    if (colours.indexOf(to.colour) !== colours.indexOf(from.colour) + 1 || from.mark !== to.mark) return false
    if (from.mark === undefined && !next[`${from.colour} ${kinds(from.stops)}`]?.includes(kinds(to.stops)))
      return false
    return rotations.some((rotation) => from.track.every((piece) => kept(piece, to, rotation)))
  }

  it('4.2.1-c the printed lists are what the drawings allow, but for towns 3 and 58', () => {
    const differences = all.flatMap(([id, from]) => {
      const allowed = all.flatMap(([to, tile]) => (suits(from, tile) ? [to] : []))
      const missing = allowed.filter((to) => !from.upgradesTo.includes(to))
      const extra = from.upgradesTo.filter((to) => !allowed.includes(to))
      return missing.length + extra.length === 0 ? [] : [{ id, missing, extra }]
    })
    expect(differences).toEqual([
      { id: '3', missing: ['87', '88'], extra: [] },
      { id: '58', missing: ['12', '13', '14', '15'], extra: [] },
    ])
  })

  it('4.2.5-c, M-06 the tiles without an upgrade: two towns, 102, W and all grey ones', () => {
    const last = all.filter(([, { upgradesTo }]) => upgradesTo.length === 0).map(([id]) => id)
    expect(last.toSorted()).toEqual(
      ['1', '2', '55', '56', '71', '102', '109', '111', '112', '900', 'W-brown'].toSorted(),
    )
    const twoTowns = all.filter(([, t]) => kinds(t.stops) === 'town,town').map(([id]) => id)
    expect(twoTowns).toEqual(['1', '2', '55', '56', '71'])
  })

  it('every green and every grey tile is the upgrade of another, and so is every brown one without a mark', () => {
    const reached = new Set(all.flatMap(([, { upgradesTo }]) => upgradesTo))
    const lost = all.filter(([id, { colour }]) => colour !== 'yellow' && !reached.has(id)).map(([id]) => id)
    expect(lost).toEqual(['105', 'CD-brown', 'W-brown'])
  })
})
