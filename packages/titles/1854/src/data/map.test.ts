import { edgeBetween, edges, neighbour, opposite, position, turn } from '@stellwerk/hex'
import type { Edge } from '@stellwerk/hex'
import { describe, expect, it } from 'vitest'
import { localAgHomes, localRailways, majors } from './companies.js'
import { hexes, maps } from './maps.js'
import { mountainRailways } from './privates.js'
import { tiles } from './tiles.js'
import type { End, HexId, Piece, PrintedHex, Stop } from './types.js'

const all = Object.entries(hexes)
const printed = (hex: HexId): PrintedHex => {
  const found = hexes[hex]
  if (found === undefined) throw new Error(`no hex ${hex}`)
  return found
}
const exits = (track: readonly Piece[]): Edge[] =>
  track.flatMap(({ ends }) => ends.filter((end) => typeof end === 'number'))
const named = (hex: HexId): string =>
  printed(hex)
    .stops.map(({ name }) => name)
    .join(' ')
const having = (test: (hex: PrintedHex) => boolean): HexId[] =>
  all.filter(([, hex]) => test(hex)).map(([id]) => id)

/** Whether track may lead over this edge: not off the map, nor to a printed side without track (track-l, -m). */
const leadsOn = (hex: HexId, edge: Edge): boolean => {
  const other = hexes[neighbour(hex, edge)]
  if (other === undefined) return false
  if (other.use === 'build' || other.use === 'tunnels') return true
  return other.track.some(({ ends, only }) => only === undefined && ends.includes(opposite(edge)))
}

describe('the two maps', () => {
  it('columns are odd in rows A, C, E and even in rows B, D, F', () => {
    for (const [hex] of all) {
      const { row, column } = position(hex)
      expect([hex, (row + column) % 2]).toEqual([hex, 0])
    }
  })

  it('share no hex and touch nowhere, so that a name tells the map', () => {
    const [austria, region] = [Object.keys(maps.austria), Object.keys(maps.region)]
    expect([austria.length, region.length, all.length]).toEqual([75, 25, 100])
    const touching = region.filter((hex) => edges.some((edge) => austria.includes(neighbour(hex, edge))))
    expect(touching).toEqual([])
  })

  it('each is in one piece', () => {
    for (const map of Object.values(maps)) {
      const names = Object.keys(map)
      const seen = new Set(names.slice(0, 1))
      for (const hex of seen)
        for (const edge of edges) if (map[neighbour(hex, edge)] !== undefined) seen.add(neighbour(hex, edge))
      expect(names.filter((hex) => !seen.has(hex))).toEqual([])
    }
  })

  it('have hexes of each use: 16 of the small map can be built on', () => {
    const count = (map: keyof typeof maps): number[] =>
      ['build', 'tunnels', 'fixed', 'far'].map(
        (use) => Object.values(maps[map]).filter((hex) => hex.use === use).length,
      )
    expect(count('austria')).toEqual([50, 8, 3, 14])
    expect(count('region')).toEqual([16, 0, 7, 2])
  })

  it('the dark grey hexes are those of track-d', () => {
    const dark = having(({ use }) => use === 'tunnels')
    expect(dark.toSorted()).toEqual(['F12', 'F14', 'F18', 'G11', 'G13', 'G17', 'G5', 'G7'])
  })

  it('colours follow from the use: red and grey are never built on', () => {
    const colours = { build: ['none', 'yellow'], tunnels: ['grey'], fixed: ['grey'], far: ['red', 'grey'] }
    for (const [hex, { use, colour }] of all)
      expect([hex, colours[use].includes(colour)]).toEqual([hex, true])
    expect(having(({ use, colour }) => use === 'far' && colour === 'grey').map(named)).toEqual([
      'Paris',
      'Konstantinopel',
    ])
  })
})

describe('printed track', () => {
  it('runs between an edge and another edge or a stop that there is, no piece twice', () => {
    for (const [hex, { track, stops }] of all) {
      for (const { ends } of track) {
        const there = (end: End): boolean =>
          typeof end === 'number' ? edges.includes(end) : stops[Number(end.slice(1))] !== undefined
        expect([hex, ends.every(there), ends[0] !== ends[1]]).toEqual([hex, true, true])
        expect([hex, exits([{ ends }]).length >= 1]).toEqual([hex, true])
      }
      expect(new Set(track.map(({ ends }) => ends.map(String).toSorted().join())).size).toBe(track.length)
    }
  })

  it('leads to a hex of the same map and meets track where nothing can be built', () => {
    const ways = all.flatMap(([hex, { track }]) => exits(track).map((edge) => [hex, edge] as const))
    const dead = ways.filter(([hex, edge]) => {
      const other = hexes[neighbour(hex, edge)]
      if (other === undefined) return true
      const open = other.use === 'build' || other.use === 'tunnels'
      return !open && !exits(other.track).includes(opposite(edge))
    })
    expect(dead).toEqual([])
    expect(ways).toHaveLength(51)
  })

  it('joins every stop that pays, and no other', () => {
    for (const [hex, { stops, track }] of all)
      for (const [i, { value }] of stops.entries()) {
        const reached = track.some(({ ends }) => ends.includes(`s${i}` as End))
        expect([hex, i, reached]).toEqual([hex, i, value !== 0])
      }
  })

  it('1854-setup-l Wien and Sankt Pölten are the only yellow hexes, with track', () => {
    const yellow = having(({ colour }) => colour === 'yellow')
    expect(yellow.map((hex) => [hex, printed(hex).onePlace, exits(printed(hex).track)])).toEqual([
      ['C23', 'Wien', [0, 1, 2]],
      ['J38', 'Sankt Pölten', [1, 5]],
    ])
  })

  it('only D12 has a customs sign, on track that is no way to München (revenue-c)', () => {
    const customs = all.flatMap(([hex, { track }]) =>
      track.filter((piece) => piece.customs !== undefined).map((piece) => [hex, piece]),
    )
    expect(customs).toEqual([['D12', { ends: [0, 4], customs: 10 }]])
    expect([neighbour('D12', 0), neighbour('D12', 4)]).toEqual(['E11', 'D14'])
  })

  it('Paris and Konstantinopel hang on Zürich and Budapest by track of the 80x alone (run-k, R-27)', () => {
    const special = all.flatMap(([hex, { track }]) =>
      track.filter(({ only }) => only === '80x').map(({ ends }) => `${hex} ${ends.join('-')}`),
    )
    expect(special.toSorted()).toEqual(['D0 5-s0', 'D28 0-s0', 'E1 2-s0', 'E27 5-3', 'E27 5-s0', 'F28 2-s0'])
    expect([neighbour('D0', 5), neighbour('F28', 2), neighbour('E27', 3)]).toEqual(['E1', 'E27', 'D28'])
  })
})

describe('hexes to build on', () => {
  const sites = all.filter(([, { use, colour }]) => use === 'build' && colour === 'none')
  const kinds = (stops: readonly Stop[]): string => stops.map(({ kind }) => kind).join()

  it('hold nothing, one small town, two small towns or a city (track-e to -h)', () => {
    const count: Record<string, number> = {}
    for (const [, { stops }] of sites) count[kinds(stops)] = (count[kinds(stops)] ?? 0) + 1
    expect(count).toEqual({ '': 30, town: 13, 'town,town': 13, city: 8 })
    for (const [hex, { stops, track }] of sites) {
      expect([hex, track]).toEqual([hex, []])
      for (const { kind, circles, value } of stops)
        expect([hex, circles, value]).toEqual([hex, kind === 'city' ? 1 : 0, 0])
    }
  })

  it('each take a yellow tile of the box in some position', () => {
    const fits = ([hex, { stops, trackToWien }]: (typeof sites)[number]): boolean =>
      Object.values(tiles).some(
        (tile) =>
          tile.colour === 'yellow' &&
          kinds(tile.stops) === kinds(stops) &&
          [0, 1, 2, 3, 4, 5].some((rotation) => {
            const out = exits(tile.track).map((edge) => turn(edge, rotation))
            const toWien = trackToWien === undefined || out.includes(trackToWien)
            return toWien && out.every((edge) => leadsOn(hex, edge))
          }),
      )
    expect(sites.filter((site) => !fits(site)).map(([hex]) => hex)).toEqual([])
  })

  it('the three marked hexes look to the printed track of Wien (track-o)', () => {
    const marked = all.flatMap(([hex, { trackToWien: edge }]) =>
      edge === undefined ? [] : [[hex, edge, neighbour(hex, edge), opposite(edge)]],
    )
    expect(marked).toEqual([
      ['B22', 5, 'C23', 2],
      ['C21', 4, 'C23', 1],
      ['D22', 3, 'C23', 0],
    ])
    expect(exits(printed('C23').track)).toEqual([0, 1, 2])
  })

  it('F-14 what mountains and rivers cost, only where tiles are laid (track-i)', () => {
    const costly = all.filter(([, { terrain }]) => terrain !== undefined)
    for (const [hex, { terrain, use, colour }] of costly)
      expect([hex, use, colour, (terrain?.cost ?? 0) % 10]).toEqual([hex, 'build', 'none', 0])
    const kinds = [...new Set(costly.map(([, { terrain }]) => `${terrain?.kind} ${terrain?.cost}`))]
    const table = kinds.map((kind) => {
      const there = costly.filter(([, { terrain }]) => `${terrain?.kind} ${terrain?.cost}` === kind)
      return `${kind}: ${there
        .map(([hex]) => hex)
        .toSorted()
        .join(' ')}`
    })
    expect(table.toSorted()).toEqual(
      [
        'mountain 50: B18 B20 B22 D22 J36 K33 K37',
        'mountain 60: B16 K29 K31 K39 L30 L36',
        'mountain 70: D14 E23 E7 E9 H16 L38',
        'mountain 80: G15 G3 H14 L32',
        'mountain 90: E15 E19 F20',
        'mountain 100: E17 E5 F16',
        'mountain 120: E21 F4',
        'river 50: C19 C21 E11 F10 F6',
      ].toSorted(),
    )
  })

  it('F-06 the home hexes of the mountain railways and their costs (privates-f)', () => {
    const onMap = all.flatMap(([hex, { mountainRailway: id, terrain }]) =>
      id === undefined ? [] : [`${id} ${hex} ${terrain?.kind} ${terrain?.cost}`],
    )
    expect(onMap.toSorted()).toEqual([
      'ARL F4 mountain 120',
      'AUS E5 mountain 100',
      'GKB F20 mountain 90',
      'MUR F16 mountain 100',
      'SEM E23 mountain 70',
    ])
    for (const [id, { hex }] of Object.entries(mountainRailways))
      expect(printed(hex).mountainRailway).toBe(id)
  })

  it('tile 15 fits on Sankt Pölten of the small map in one position only (upgrade-g, example 53)', () => {
    const { track, upgradesTo } = printed('J38')
    expect(upgradesTo).toEqual(['15'])
    const positions = [0, 1, 2, 3, 4, 5].filter((rotation) => {
      const out = exits(tiles['15']?.track ?? []).map((edge) => turn(edge, rotation))
      return exits(track).every((edge) => out.includes(edge)) && out.every((edge) => leadsOn('J38', edge))
    })
    expect(positions).toEqual([5])
  })
})

describe('places', () => {
  it('every home is a circle of its own, named on the map', () => {
    const kept = all.flatMap(([hex, { stops }]) =>
      stops.flatMap(({ homeOf, circles }, stop) =>
        homeOf === undefined ? [] : [`${homeOf} ${hex}/${stop} ${circles}`],
      ),
    )
    const homes = [...Object.entries(majors), ...Object.entries(localRailways)]
    const told = homes.map(([id, { home }]) => `${id} ${home.hex}/${home.stop} 1`)
    expect(kept.toSorted()).toEqual(told.toSorted())
  })

  it('1854-majors-f the homes of the majors', () => {
    const homes = Object.entries(majors).map(([id, { home }]) => {
      const { stops, track } = printed(home.hex)
      const way = exits(track.filter(({ ends }) => ends.includes(`s${home.stop}` as End)))
      return [id, home.hex, stops[home.stop]?.name, way]
    })
    expect(homes).toEqual([
      ['KE', 'C23', 'Wien', [edgeBetween('C23', 'C21')]],
      ['FJ', 'C23', 'Wien', [edgeBetween('C23', 'B22')]],
      ['SD', 'C23', 'Wien', [edgeBetween('C23', 'D22')]],
      ['KR', 'C17', 'Linz', []],
      ['KT', 'H18', 'Klagenfurt', []],
      ['SB', 'E13', 'Salzburg', []],
      ['NT', 'F8', 'Innsbruck', []],
      ['VB', 'E3', 'Bregenz', []],
    ])
  })

  it('1854-locals-e the homes of the local railways', () => {
    const homes = Object.entries(localRailways).map(([id, { home }]) => {
      const { stops, track } = printed(home.hex)
      const way = exits(track.filter(({ ends }) => ends.includes(`s${home.stop}` as End)))
      return [id, home.hex, stops[home.stop]?.name, home.hex in maps.region, way]
    })
    expect(homes).toEqual([
      ['1', 'J38', 'Sankt Pölten', true, [1]],
      ['2', 'J38', 'Sankt Pölten', true, [5]],
      ['3', 'M35', 'Hieflau', true, [2, 3]],
      ['4', 'J32', 'Steyr', true, []],
      ['5', 'J28', 'Kirchdorf', true, [4, 5]],
      ['6', 'L28', 'Bad Ischl', true, [3, 4]],
    ])
  })

  it('R-50 the local AGs begin in Steyr or Sankt Pölten, on double towns that can become a city', () => {
    expect(localAgHomes.map((hex) => [hex, named(hex), hex in maps.austria])).toEqual([
      ['D18', 'Steyr Bad Ischl', true],
      ['D20', 'Amstetten Sankt Pölten', true],
    ])
  })

  it('the two hexes of Budapest are one place with one value (run-i)', () => {
    const budapest = having(({ onePlace }) => onePlace === 'Budapest')
    expect(budapest).toEqual(['D28', 'E27'])
    expect(printed('D28').stops).toEqual(printed('E27').stops)
  })

  it('F-13 the far destinations of the Austria map and their values (revenue-b)', () => {
    const values = Object.entries(maps.austria).flatMap(([hex, { use, stops }]) =>
      use === 'far'
        ? stops.map(
            ({ name, value }) =>
              `${hex} ${name} ${typeof value === 'number' ? value : Object.values(value).join('/')}`,
          )
        : [],
    )
    expect(values).toEqual([
      'A19 Prag 20/30/50/50',
      'A25 Brünn 20/30/40/40',
      'C27 Pressburg 20/30/40/50',
      'D0 Paris 90',
      'D4 Augsburg 0/20/30/40',
      'D12 München 20/30/40/50',
      'D28 Budapest 30/40/50/60',
      'E1 Zürich 20/30/40/50',
      'E27 Budapest 30/40/50/60',
      'F28 Konstantinopel 90',
      'G1 Vaduz 20/20/20/20',
      'H10 Brenner 30/40/50/60',
      'I15 Venedig 20/30/40/50',
      'I19 Laibach 20/30/30/40',
    ])
  })

  it('1854-revenue-g four places of the small map have three values, and keep the third in the grey phase', () => {
    const byPhase = Object.entries(maps.region).flatMap(([hex, { stops }]) =>
      stops.flatMap(({ value }) => (typeof value === 'number' ? [] : [[hex, ...Object.values(value)]])),
    )
    expect(byPhase).toEqual([
      ['I29', 10, 20, 30, 30],
      ['J28', 10, 20, 30, 30],
      ['M35', 10, 20, 30, 30],
      ['M39', 10, 20, 30, 30],
    ])
  })

  it('the places of the run printed in the rulebook lie beside each other (example 20)', () => {
    expect(['H18', 'I19', 'H16', 'I15'].map(named)).toEqual([
      'Klagenfurt',
      'Laibach',
      'Spittal Villach',
      'Venedig',
    ])
    expect(leadsOn('H18', edgeBetween('H18', 'I19') ?? 0)).toBe(true)
    expect(leadsOn('H16', edgeBetween('H16', 'I15') ?? 0)).toBe(true)
    expect(edgeBetween('H18', 'H16')).toBe(1)
  })
})
