import { edges, neighbour, turn } from '@stellwerk/hex'
import { describe, expect, it } from 'vitest'
import { companies, companyOrder, shares } from './companies.js'
import { hexes } from './map.js'
import { priceRow, startPrices } from './market.js'
import { tiles } from './tiles.js'
import { terms } from './terms.js'
import { trains } from './trains.js'

describe('the components', () => {
  it('vierhain-setup-b, vierhain-setup-e: money and trains by number of players', () => {
    const each = Object.entries(terms).map(([players, { cash, trains: sold }]) => [players, cash, sold])
    expect(each).toEqual([
      ['2', 240, { 2: 2, 3: 2, 5: null }],
      ['3', 240, { 2: 4, 3: 2, 5: null }],
      ['4', 180, { 2: 4, 3: 2, 5: null }],
    ])
  })

  it('vierhain-setup-c: four companies with a printed home each', () => {
    expect(companyOrder.map((id) => [id, companies[id].name, companies[id].home])).toEqual([
      ['A', 'Ahornbahn', 'A3'],
      ['B', 'Birkenbahn', 'B8'],
      ['D', 'Dornbahn', 'D8'],
      ['E', 'Erlenbahn', 'E3'],
    ])
    const homes = Object.entries(hexes).flatMap(([hex, { stop }]) =>
      stop?.homeOf ? [[stop.homeOf, hex]] : [],
    )
    expect(homes).toEqual(companyOrder.map((id) => [id, companies[id].home]))
  })

  it('vierhain-setup-d: five shares make a whole company', () => {
    expect(shares.all * shares.percent).toBe(100)
  })

  it('vierhain-train-a: prices of trains', () => {
    expect(Object.entries(trains).map(([id, { price, range }]) => [id, price, range])).toEqual([
      ['2', 50, 2],
      ['3', 80, 3],
      ['5', 120, 5],
    ])
  })

  it('vierhain-price-a, vierhain-found-b: the row rises, and has the start prices', () => {
    expect(priceRow).toEqual([20, 26, 33, 41, 50, 60, 71, 83, 96, 110, 126, 144])
    expect(startPrices).toEqual([50, 60, 71])
    for (const price of startPrices) expect(priceRow).toContain(price)
  })
})

describe('the map', () => {
  it('has 19 hexes: 3 red places, 9 cities, 2 hills', () => {
    const all = Object.values(hexes)
    expect(all).toHaveLength(19)
    expect(all.filter(({ stop }) => stop?.kind === 'red')).toHaveLength(3)
    expect(all.filter(({ stop }) => stop?.kind === 'city')).toHaveLength(9)
    expect(Object.keys(hexes).filter((hex) => hexes[hex]?.hill === 20)).toEqual(['B2', 'D6'])
  })

  it('has no printed track that leads off it', () => {
    for (const [hex, { exits }] of Object.entries(hexes))
      for (const edge of exits) expect(Object.keys(hexes)).toContain(neighbour(hex, edge))
  })

  it('looks the same turned by half but for its places: each hex has its counterpart', () => {
    const turned = (hex: string): string =>
      `${'EDCBA'['ABCDE'.indexOf(hex[0] ?? '')]}${10 - Number(hex.slice(1))}`
    expect(Object.keys(hexes).map(turned).toSorted()).toEqual(Object.keys(hexes).toSorted())
  })
})

describe('the tiles', () => {
  it('have two exits if yellow and three if green, M six', () => {
    for (const [id, { colour, exits, value }] of Object.entries(tiles)) {
      expect([id, exits.length]).toEqual([id, id === 'M' ? 6 : colour === 'yellow' ? 2 : 3])
      expect([id, value]).toEqual([
        id,
        id === 'M' ? 60 : id.startsWith('T') ? undefined : colour === 'yellow' ? 20 : 30,
      ])
      if (id !== 'M') expect(id.slice(1)).toBe(exits.join(''))
    }
  })

  it('are all that differ by more than a turn', () => {
    const look = (exits: readonly number[]): string =>
      edges
        .map((by) =>
          exits
            .map((edge) => turn(edge as 0, by))
            .toSorted((a, b) => a - b)
            .join(''),
        )
        .toSorted()[0] as string
    const subsets = (size: number): number[][] =>
      Array.from({ length: 64 }, (_, bits) => edges.filter((edge) => (bits & (1 << edge)) !== 0)).filter(
        (list) => list.length === size,
      )
    for (const [kind, size] of [
      ['T', 2],
      ['S', 2],
      ['T', 3],
      ['S', 3],
    ] as const) {
      const known = Object.entries(tiles).flatMap(([id, { exits }]) =>
        id.startsWith(kind) && exits.length === size ? [look(exits)] : [],
      )
      expect(known.toSorted()).toEqual([...new Set(subsets(size).map(look))].toSorted())
    }
  })
})
