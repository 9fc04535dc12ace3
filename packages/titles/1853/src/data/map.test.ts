import { edgeBetween, edges, neighbour, opposite, position } from '@stellwerk/hex'
import type { Edge } from '@stellwerk/hex'
import { describe, expect, it } from 'vitest'
import { ajmerForLargeBbci, firstUpgradeOfCalcutta, terrainCosts } from './building.js'
import { cities } from './cities.js'
import { hexes } from './map.js'
import { surroundings } from './surroundings.js'
import { colours, endsOf, exits, kinds, rotations, waysTo } from './testing-track.js'
import { tiles } from './tiles.js'
import type { HexId, PrintedHex, Terrain, TileId } from './types.js'

const all = Object.entries(hexes)
const printed = (hex: HexId): PrintedHex => {
  const found = hexes[hex]
  if (found === undefined) throw new Error(`no hex ${hex}`)
  return found
}
const having = (test: (hex: PrintedHex) => boolean): HexId[] =>
  all.filter(([, hex]) => test(hex)).map(([id]) => id)
const greatCities = having(({ colour }) => colour === 'green')

/** The positions of a tile that lead nowhere off the map (1853-4.1.10-a) and keep these exits. */
const positions = (id: TileId, hex: HexId, kept: readonly Edge[] = []): number[] =>
  rotations.filter((rotation) => {
    const out = exits(tiles[id]?.track ?? [], rotation)
    return kept.every((edge) => out.includes(edge)) && out.every((edge) => neighbour(hex, edge) in hexes)
  })

describe('the map', () => {
  it('columns are even in rows B, D, F and odd in rows C, E, G', () => {
    for (const [hex] of all) {
      const { row, column } = position(hex)
      expect([hex, (row + column) % 2]).toEqual([hex, 0])
    }
  })

  it('is in one piece of 155 hexes', () => {
    const seen = new Set(Object.keys(hexes).slice(0, 1))
    for (const hex of seen)
      for (const edge of edges) if (neighbour(hex, edge) in hexes) seen.add(neighbour(hex, edge))
    expect([seen.size, all.length]).toEqual([155, 155])
  })

  it('has something drawn beyond each of its sides, and only there (4.1.10-a)', () => {
    const around = all.flatMap(([hex]) => edges.map((edge) => neighbour(hex, edge)))
    const beyond = [...new Set(around.filter((hex) => !(hex in hexes)))]
    expect(Object.keys(surroundings).toSorted()).toEqual(beyond.toSorted())
  })

  it('the sea lies beside Bombay, Karachi, Madras and Waltair, not beside inland cities', () => {
    const coast = (hex: HexId): boolean => edges.some((edge) => surroundings[neighbour(hex, edge)] === 'sea')
    for (const city of ['Bombay', 'Karachi', 'Madras', 'Waltair'] as const)
      expect([city, coast(cities[city].hex)]).toEqual([city, true])
    for (const city of ['Delhi', 'Lahore', 'Nagpur', 'Hyderabad', 'Patna'] as const)
      expect([city, coast(cities[city].hex)]).toEqual([city, false])
  })

  it('the neighbours of Delhi: Jaipur to the south-west', () => {
    expect(edges.map((edge) => neighbour('F14', edge))).toEqual(['G13', 'F12', 'E13', 'E15', 'F16', 'G15'])
    expect(edgeBetween(cities.Delhi.hex, cities.Jaipur.hex)).toBe(0)
  })

  it('holds 23 cities, 46 hexes with one town and 6 with two (1853-1.1-a)', () => {
    const count: Record<string, number> = {}
    for (const [, { stops }] of all) count[kinds(stops)] = (count[kinds(stops)] ?? 0) + 1
    expect(count).toEqual({ '': 80, town: 46, 'town,town': 6, city: 19, 'city,city': 2, 'city,city,city': 2 })
  })

  it('M-07 the hexes with towns', () => {
    expect(having(({ stops }) => kinds(stops) === 'town').join(' ')).toBe(
      'D2 D6 D8 D14 E13 F6 F18 G3 G9 G15 G23 H2 H8 H18 H28 I9 I23 I27 J14 J16 J18 J20 J26 K5 K9 K19 K25 L6 L10 L18 L24 L26 N10 N14 N16 O21 P12 P14 P18 R12 S13 S17 T14 T18 U15 V14',
    )
    expect(having(({ stops }) => kinds(stops) === 'town,town').join(' ')).toBe('E15 F16 G21 H16 I29 O13')
  })
})

describe('hexes to build on', () => {
  const sites = all.filter(([, { colour }]) => colour === 'none')

  it('have no track, a circle for a city, and earn nothing yet', () => {
    for (const [hex, { stops, track, mark, upgradesTo }] of sites) {
      expect([hex, track, mark, upgradesTo]).toEqual([hex, [], undefined, undefined])
      for (const { kind, circles, value } of stops)
        expect([hex, circles, value]).toEqual([hex, kind === 'city' ? 1 : 0, 0])
    }
  })

  it('each take a yellow tile of the box in some position (4.1.9-a, 4.1.10-a)', () => {
    const fitting = (hex: HexId): TileId[] =>
      Object.keys(tiles).filter((id) => {
        const tile = tiles[id]
        const suits = tile?.colour === 'yellow' && kinds(tile.stops) === kinds(printed(hex).stops)
        return suits && positions(id, hex).length > 0
      })
    expect(sites.filter(([hex]) => fitting(hex).length === 0).map(([hex]) => hex)).toEqual([])
    expect(fitting('I29')).toEqual(['71'])
  })

  it('M-06 Peshawar, Rawalpindi and Karachi end at green: no brown tile stays on the map there', () => {
    const brown = (hex: HexId): TileId[] => ['102', '103'].filter((id) => positions(id, hex).length > 0)
    const small = Object.entries(cities).filter(([, { hex }]) => printed(hex).colour === 'none')
    expect(small.filter(([, { hex }]) => brown(hex).length === 0).map(([name]) => name)).toEqual([
      'Karachi',
      'Peshawar',
      'Rawalpindi',
    ])
    expect(brown(cities.Patna.hex)).toEqual(['103'])
    expect(positions('109', cities.Patna.hex)).toHaveLength(1)
  })
})

describe('terrain and bonuses', () => {
  it('Table 4 building costs (1853-4.1.13-b)', () => {
    expect(
      Object.entries(terrainCosts).map(([kind, { standard, metre }]) => [kind, standard, metre]),
    ).toEqual([
      ['river', 40, 30],
      ['severalRivers', 60, 40],
      ['hill', 80, 50],
      ['mountain', 140, 70],
      ['highMountain', 240, 100],
    ])
  })

  it('M-07 the hexes of each terrain (1.1-c)', () => {
    const table = (Object.keys(terrainCosts) as Terrain[]).map(
      (kind) => `${kind}: ${having(({ terrain }) => terrain.includes(kind)).join(' ')}`,
    )
    expect(table).toEqual([
      'river: E5 F6 G3 G17 G19 H2 H18 H26 H28 I23 K9 K11 L10 N20 O19 T18',
      'severalRivers: F4 H20 H22 H24 I3 I29 J28 K29 L26',
      'hill: C13 D4 D6 E3 G11 I11 I13 I17 J12 J20 J22 K13 K15 K19 K25 L10 L14 L22 L24 N14 O13 P12 R12 R14 S13 T14 U15',
      'mountain: B8 B10 C5 C7 D14 H10 I9 J16 J18 J24 M11 M23 N10 N16 N18 O11 O17 P14 Q13 R16 S15',
      'highMountain: B12 C15',
    ])
  })

  it('R-28 hill with river, on L10 alone, costs 120 and 80 (4.1.12-d, example 21)', () => {
    expect(having(({ terrain }) => terrain.length > 1)).toEqual(['L10'])
    const cost = (gauge: 'standard' | 'metre'): number =>
      printed('L10').terrain.reduce((sum, kind) => sum + terrainCosts[kind][gauge], 0)
    expect([cost('standard'), cost('metre')]).toEqual([120, 80])
  })

  it('Ajmer is a mountain at half the price for a large BBCI (4.1.13-a, 2.6.2-c)', () => {
    expect([ajmerForLargeBbci.hex, ajmerForLargeBbci.cost]).toEqual([cities.Ajmer.hex, 70])
    expect(printed(ajmerForLargeBbci.hex).terrain).toEqual(['mountain'])
    expect(ajmerForLargeBbci.cost).toBe(terrainCosts.mountain.standard / 2)
  })

  it('the first upgrade of Calcutta costs what several rivers cost in standard gauge (4.2.13-a)', () => {
    expect([firstUpgradeOfCalcutta.hex, firstUpgradeOfCalcutta.cost]).toEqual([cities.Calcutta.hex, 60])
    expect(printed(firstUpgradeOfCalcutta.hex).terrain).toEqual(['severalRivers'])
    expect(firstUpgradeOfCalcutta.cost).toBe(terrainCosts.severalRivers.standard)
  })

  it('M-07 the bonuses, at the border but for the mountain D14 (1853-1.1-d)', () => {
    const bonuses = all.flatMap(([hex, { bonus }]) => (bonus === undefined ? [] : [`${hex} ${bonus}`]))
    expect(bonuses).toEqual(['B8 100', 'B10 40', 'C5 200', 'D2 200', 'D14 40', 'H2 40', 'I3 100'])
    const inland = having(({ bonus }) => bonus !== undefined).filter((hex) =>
      edges.every((edge) => neighbour(hex, edge) in hexes),
    )
    expect(inland).toEqual(['D14'])
  })

  it('the beige hexes of the Ganges valley all have rivers and hang together (M-07)', () => {
    const beige = having(({ gangesValley }) => gangesValley === true)
    expect(beige).toEqual([
      'G17',
      'G19',
      'H18',
      'H20',
      'H22',
      'H24',
      'H26',
      'H28',
      'I23',
      'I29',
      'J28',
      'K29',
    ])
    for (const hex of beige) {
      expect([hex, printed(hex).terrain.some((kind) => /river/i.test(kind))]).toEqual([hex, true])
      expect([hex, edges.some((edge) => beige.includes(neighbour(hex, edge)))]).toEqual([hex, true])
    }
  })
})

describe('printed cities', () => {
  it('4.2.12-a Bombay, Calcutta, Delhi, Madras and Waltair are printed green with dual track', () => {
    const names = greatCities.map((hex) => String(printed(hex).stops[0]?.name))
    expect(names.toSorted()).toEqual(['Bombay', 'Calcutta', 'Delhi', 'Madras', 'Waltair'])
    for (const hex of greatCities)
      for (const { gauge } of printed(hex).track) expect([hex, gauge]).toEqual([hex, 'dual'])
  })

  it('1853-4.2.12-b, M-08 their stations, with the way out of each', () => {
    const stations = greatCities.map((hex) => {
      const { stops, track } = printed(hex)
      return [stops[0]?.name, ...stops.map((_, i) => exits(waysTo(track, i)))]
    })
    expect(stations).toEqual([
      ['Delhi', [2], [4], [0]],
      ['Calcutta', [2], [0], [1]],
      ['Bombay', [3], [5]],
      ['Waltair', [0, 2, 3]],
      ['Madras', [2], [0]],
    ])
  })

  it('each station has a circle, and the stations of a city the same name and value', () => {
    for (const hex of greatCities) {
      const { stops, track } = printed(hex)
      expect(new Set(stops.map(({ name, circles, value }) => `${name} ${circles} ${value}`)).size).toBe(1)
      expect(stops[0]?.circles).toBe(1)
      expect([hex, new Set(track.map((piece) => endsOf(piece))).size]).toEqual([hex, track.length])
    }
  })

  it('their track leads to hexes of the map, and no two of them meet at a side', () => {
    for (const hex of greatCities)
      for (const edge of exits(printed(hex).track)) {
        const other = printed(neighbour(hex, edge))
        expect([hex, edge, other.colour]).toEqual([hex, edge, 'none'])
        expect(exits(other.track)).not.toContain(opposite(edge))
      }
  })

  it('4.2.12-c each is upgraded by the tile with its mark alone', () => {
    for (const hex of greatCities) {
      const { mark, upgradesTo } = printed(hex)
      const brown = Object.entries(tiles).filter(([, t]) => t.colour === colours[2] && t.mark === mark)
      expect([hex, upgradesTo]).toEqual([hex, brown.map(([id]) => id)])
    }
  })

  it('M-06 the brown and grey tiles keep the old exits on the map: three ways in Delhi, else one', () => {
    const ways = greatCities.map((hex) => {
      const { stops, track, upgradesTo } = printed(hex)
      const brown = upgradesTo?.[0] ?? ''
      const grey = tiles[brown]?.upgradesTo[0] ?? ''
      const inPlace = [brown, grey]
        .filter((id) => id !== '')
        .map((id) => positions(id, hex, exits(track)).length)
      return `${stops[0]?.name} ${inPlace.join(' ')}`
    })
    expect(ways).toEqual(['Delhi 3 3', 'Calcutta 1 1', 'Bombay 1 1', 'Waltair 1', 'Madras 1 1'])
  })

  it('their values rise with each colour', () => {
    for (const hex of greatCities) {
      const { stops, upgradesTo } = printed(hex)
      const brown = tiles[upgradesTo?.[0] ?? '']
      const grey = tiles[brown?.upgradesTo[0] ?? '']
      const values = [stops, brown?.stops ?? [], grey?.stops ?? []].flatMap((list) => list[0]?.value ?? [])
      expect([hex, values]).toEqual([hex, values.toSorted((a, b) => a - b)])
      expect(new Set(values).size).toBe(values.length)
    }
  })
})
