import { edges, neighbour, opposite, turn } from '@stellwerk/hex'
import { describe, expect, it } from 'vitest'
import { boardHex, hexWith, isHex } from '../board.js'
import { editions } from '../editions.js'
import { newGame, at } from '../testing.js'
import { factories, publicMines, railways } from './companies.js'
import { concessionHexes, concessionRoutes } from './concessions.js'
import { hexes } from './map.js'
import { mines } from './mines.js'
import { startPrices, terrainCost } from './money.js'
import { tiles } from './tiles.js'
import type { Edge, End, HexId, MineId, Piece, RailwayId } from './types.js'
import { diesels, units } from './units.js'

const railwayIds = Object.keys(railways) as RailwayId[]
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

/** Whether track leads from one end to the other in a hex, with or without a stop between. */
const joins = (track: readonly Piece[], [a, b]: readonly [End, End]): boolean => {
  const from = track.filter((piece) => !piece.state && piece.ends.includes(a)).flatMap((piece) => piece.ends)
  const to = track.filter((piece) => !piece.state && piece.ends.includes(b)).flatMap((piece) => piece.ends)
  return from.includes(b) || from.some((end) => typeof end === 'string' && to.includes(end))
}

describe('T1 tables of railways', () => {
  it('1873-T1-a players spend three times, the railway gets five times the start price', () => {
    const floated = (price: number): number[] => {
      const table = at({ players: ['A', 'B'], cash: { A: 900, B: 900 }, concessions: { HBE: 'A' } })
      table.act('foundRailway', { railway: 'HBE', price, count: 2 })
      expect(table.state.railways['HBE']?.floated).toBe(false)
      table.act('buyShare', { company: 'HBE', from: 'issue' })
      return [1800 - table.cash('A') - table.cash('B'), table.cash('HBE')]
    }
    expect([120, 150, 190, 240, 300].map(floated)).toEqual([
      [360, 600],
      [450, 750],
      [570, 950],
      [720, 1200],
      [900, 1500],
    ])
    expect(startPrices).toEqual([120, 150, 190, 240, 300])
  })

  it('1873-T1-b homes, phases, markers, routes and costs of the seven railways', () => {
    const facts = railwayIds.map((id) => {
      const { homes, activeInPhase, earlyInPhase, markers, concessionCost } = railways[id]
      const routes = concessionRoutes[id].map((route) => route.map(({ hex }) => hex).join(' '))
      const places = homes.map(({ hex }) => `${hexes[hex]?.name} ${hex}`)
      return [id, places, activeInPhase, earlyInPhase, markers[20], markers[10], routes, concessionCost]
    })
    expect(facts).toEqual([
      ['HBE', ['Halberstadt B19', 'Blankenburg D15'], '1', undefined, 8, 12, ['B19 B17 C16 D15'], 0],
      ['GHE', ['Gernrode G20', 'Harzgerode I18'], '1', undefined, 6, 9, ['G20 H19 H17 I18'], 150],
      [
        'NWE',
        ['Nordhausen J7', 'Wernigerode B9', 'Benneckenstein G6'],
        '3',
        '2',
        6,
        9,
        ['B9 C8 D7 E6 F5 G6', 'G6 H7 H9 I8 J7'],
        500,
      ],
      ['SHE', ['Walkenried I2', 'Braunlage E4'], '3', '2', 4, 6, ['E4 F3 G2 H1 I2'], 300],
      ['KEZ', ['Ellrich I4', 'Zorge G4'], '3', '2', 4, 6, ['G4 H3 I4'], 100],
      ['WBE', ['Wernigerode B9', 'Blankenburg D15'], '4', '3', 4, 6, ['B9 C10 C12 C14 D15'], 0],
      ['QLB', ['Quedlinburg E20'], '4', undefined, 4, 6, [], 0],
    ])
  })

  it('1873-T1-b each home has a circle of its own, named on the map', () => {
    const kept = Object.entries(hexes).flatMap(([hex, printed]) =>
      printed.stops.flatMap(({ homeOf, circles }, stop) => {
        expect(circles).toBeGreaterThanOrEqual(homeOf?.length ?? 0)
        return (homeOf ?? []).map((railway) => `${railway} ${hex}/${stop}`)
      }),
    )
    const homes = railwayIds.flatMap((id) =>
      railways[id].homes.map(({ hex, stop }) => `${id} ${hex}/${stop}`),
    )
    expect(kept.toSorted()).toEqual(homes.toSorted())
  })

  it('1873-T1-c the markers on home stations are part of the number: SHE with four on the map has none left', () => {
    const table = (markers: Record<string, string[]>, denomination: 20 | 10 = 20) =>
      at({
        players: ['A', 'B'],
        phase: '3',
        cash: { SHE: 500 },
        tiles: { F3: '956:0', G2: '956:0' },
        railways: { SHE: { price: 120, denomination, shares: { A: 3 }, trains: [3] } },
        markers,
        at: { round: 'operating', turn: 'SHE', step: 'railway-station' },
      })
    expect(table({ G2: ['SHE'] }).refused('buildStation', { hex: 'F3', stop: 0 })).toBeUndefined()
    const full = table({ G2: ['SHE'], C4: ['SHE'] })
    expect(full.state.markers['E4']).toEqual([[{ railway: 'SHE', active: true }]])
    expect(full.step).toBe('railway-run')
    expect(
      table({ G2: ['SHE'], C4: ['SHE'] }, 10).refused('buildStation', { hex: 'F3', stop: 0 }),
    ).toBeUndefined()
  })

  it('1873-T1-d the concession hexes without printed track, and what they cost', () => {
    const costs = Object.entries(concessionHexes).map(
      ([hex, { railway, cost }]) => `${railway} ${hex} ${cost}`,
    )
    expect(costs.toSorted()).toEqual(
      [
        'HBE B17 0',
        'GHE H19 150',
        'NWE C8 150',
        'NWE D7 50',
        'NWE E6 50',
        'NWE H7 100',
        'NWE I8 150',
        'SHE F3 150',
        'SHE G2 150',
        'KEZ H3 100',
        'WBE C10 0',
        'WBE C12 0',
        'WBE C14 0',
        'WBE D15 0',
      ].toSorted(),
    )
    expect(railwayIds.map((id) => [id, railways[id].concessionHexes])).toEqual([
      ['HBE', ['B17']],
      ['GHE', ['H19']],
      ['NWE', ['C8', 'D7', 'E6', 'H7', 'I8']],
      ['SHE', ['F3', 'G2']],
      ['KEZ', ['H3']],
      ['WBE', ['C10', 'C12', 'C14', 'D15']],
      ['QLB', []],
    ])
  })

  it('1873-T1-d terrain costs of the concession hexes add up to the totals of the table', () => {
    const terrain = (hex: HexId): number => {
      const kind = hexes[hex]?.terrain
      return kind === undefined ? 0 : terrainCost[kind]
    }
    const totals = railwayIds.map((id) => sum(railways[id].concessionHexes.map(terrain)))
    expect(totals).toEqual([0, 150, 500, 300, 100, 0, 0])
    for (const [hex, { cost }] of Object.entries(concessionHexes))
      expect([hex, terrain(hex)]).toEqual([hex, cost])
    expect(terrainCost).toEqual({ hills: 50, upland: 100, mountains: 150 })
  })

  it('1873-T1-d all other hexes of the routes carry the concession track from the start', () => {
    const printed = Object.values(concessionRoutes)
      .flat(2)
      .filter(({ hex, join }) => joins(hexes[hex]?.track ?? [], join))
    const names = [...new Set(printed.map(({ hex }) => hex))]
    expect(names).toEqual([
      'B19',
      'C16',
      'D15',
      'G20',
      'H17',
      'I18',
      'B9',
      'F5',
      'G6',
      'H9',
      'J7',
      'E4',
      'H1',
      'I2',
      'G4',
      'I4',
    ])
    expect(joins(hexes['D15']?.track ?? [], [2, 's0'])).toBe(false)
  })

  it('the hexes of a route follow each other and their tiles carry just the track of the route', () => {
    for (const route of Object.values(concessionRoutes).flat())
      for (const [i, { hex, join }] of route.entries()) {
        const next = route[i + 1]
        if (next === undefined) continue
        const out = join[1] as Edge
        expect([hex, neighbour(hex, out), opposite(out)]).toEqual([hex, next.hex, next.join[0]])
      }
    for (const [hex, { railway, join, first }] of Object.entries(concessionHexes)) {
      const { track, colour } = hexWith(hex, first)
      expect([hex, joins(track, join), colour]).toEqual([hex, true, hex === 'D15' ? 'green' : 'yellow'])
      expect(hex === 'D15' || track.length === (tiles[first.tile]?.stops.length === 0 ? 1 : 2)).toBe(true)
      expect(concessionRoutes[railway].flat().find((part) => part.hex === hex)?.join).toEqual(join)
    }
  })
})

describe('mines and factories', () => {
  it('1873-2.1-aa the fifteen mines', () => {
    const rows = (Object.keys(mines).map(Number) as MineId[]).map((id) => {
      const { hex, name, faceValue, baseIncome, vorHarzer, machineIncome, switcherIncome, multiplier } =
        mines[id]
      const top = (machineIncome[4] ?? 0) + (switcherIncome[3] ?? 0)
      const incomes = `${machineIncome.join(' ')} | ${switcherIncome.join(' ')}`
      return `${id} ${hex} ${name} ${faceValue} ${baseIncome} ${top} ${vorHarzer ? 'yes' : 'no'} | ${incomes} | ${multiplier}`
    })
    expect(rows).toEqual([
      '1 E8 Königshütte 110 40 140 yes | 40 50 60 70 80 | 30 40 50 60 | 10',
      '2 E4 Wurmberg 120 40 170 no | 40 60 80 100 120 | 20 30 40 50 | 20',
      '3 I16 Silberhütte 130 40 170 no | 40 60 80 100 120 | 20 30 40 50 | 20',
      '4 D11 Hüttenrode 140 40 170 yes | 40 60 80 100 120 | 20 30 40 50 | 20',
      '5 D13 Braunesumpf 150 50 160 yes | 50 60 70 80 90 | 40 50 60 70 | 10',
      '6 E10 Rübeland 160 50 190 yes | 50 70 90 110 130 | 30 40 50 60 | 20',
      '7 I14 Lindenberg 170 50 220 no | 50 80 110 140 170 | 20 30 40 50 | 30',
      '8 I8 Netzkater 180 60 210 no | 60 80 100 120 140 | 40 50 60 70 | 20',
      '9 G2 Wieda 190 60 240 no | 60 90 120 150 180 | 30 40 50 60 | 30',
      '10 D9 Elbingerode 200 60 240 yes | 60 90 120 150 180 | 30 40 50 60 | 30',
      '11 F7 Tanne 220 70 230 yes | 70 90 110 130 150 | 50 60 70 80 | 20',
      '12 D15 Blankenburg 240 70 230 yes | 70 90 110 130 150 | 50 60 70 80 | 20',
      '13 I18 Harzgerode 260 70 260 no | 70 100 130 160 190 | 40 50 60 70 | 30',
      '14 G4 Zorge 280 90 270 yes | 90 110 130 150 170 | 70 80 90 100 | 20',
      '15 F15 Thale 300 90 300 no | 90 120 150 180 210 | 60 70 80 90 | 30',
    ])
  })

  it('1873-4.4.4-j 1873-4.4.4-k the five factories and their values', () => {
    expect(Object.values(factories).map(({ name, hex, value }) => `${name} ${hex} ${value}`)).toEqual([
      'Zuckerfabrik Derenburg B13 70',
      'Papiermühle Weddersleben E18 40',
      'Steinbruch Knaupsholz C6 60',
      'Sägemühle Hasselfelde F11 50',
      'Steinbruch Unterberg H9 50',
    ])
  })

  it('1873-M-i each of the 20 works lies in the hex that names it', () => {
    const onMap = Object.entries(hexes).flatMap(([hex, { mine, factory }]) => [
      ...(mine === undefined ? [] : [`${mine} ${hex}`]),
      ...(factory === undefined ? [] : [`${factory} ${hex}`]),
    ])
    const told = [
      ...Object.entries(mines).map(([id, { hex }]) => `${id} ${hex}`),
      ...Object.entries(factories).map(([id, { hex }]) => `${id} ${hex}`),
    ]
    expect(onMap).toHaveLength(20)
    expect(onMap.toSorted()).toEqual(told.toSorted())
  })
})

describe('0 the box', () => {
  it('1873-0-g 7 concessions, 15 mines, 12 charters, 140 shares, 54 station markers', () => {
    expect(Object.keys(newGame(2).state.concessions)).toHaveLength(7)
    expect(Object.keys(mines)).toHaveLength(15)
    const charters = [...Object.keys(railways), ...Object.keys(publicMines)]
    expect(charters).toEqual(['HBE', 'GHE', 'NWE', 'SHE', 'KEZ', 'WBE', 'QLB', 'CO', 'MO', 'SN', 'UN', 'HW'])
    // ten shares of 10% each, also used as 20%; the 50% shares are separate paper
    expect(10 * charters.length + 2 * Object.keys(publicMines).length + 10).toBe(140)
    expect(sum(railwayIds.map((id) => railways[id].markers[10]))).toBe(54)
  })

  it('1873-0-g 111 tiles: in R without 914, and the game starts with all of them', () => {
    const inBox = Object.entries(tiles).filter(([id]) => !editions.R.withoutTiles.includes(id))
    expect(sum(inBox.map(([, { count }]) => count))).toBe(111)
    expect(sum(Object.values(newGame(2).state.supply))).toBe(111)
    const byColour = (colour: string) =>
      sum(inBox.filter(([, t]) => t.colour === colour).map(([, { count }]) => count))
    expect(['yellow', 'green', 'brown', 'grey'].map(byColour)).toEqual([37, 42, 26, 6])
  })

  it('1873-0-g 35 unit cards: 21 of sizes 1 to 4, seven diesels, and seven of size 5 that are no limit', () => {
    expect([1, 2, 3, 4, 5].map((size) => units[size as 1].count)).toEqual([1, 10, 7, 3, null])
    expect(35 - sum([1, 10, 7, 3]) - diesels.count).toBe(7)
    expect(diesels).toEqual({ count: 7, price: 250 })
  })
})

describe('tiles and printed hexes', () => {
  const usable = (track: readonly Piece[]): End[] => track.flatMap((piece) => (piece.state ? [] : piece.ends))

  it('every piece of track runs between an edge and another edge or a stop that there is', () => {
    for (const [id, { track, stops }] of [...Object.entries(tiles), ...Object.entries(hexes)]) {
      for (const { ends } of track) {
        const [numbers, names] = [
          ends.filter((e) => typeof e === 'number'),
          ends.filter((e) => typeof e === 'string'),
        ]
        expect([id, numbers.every((e) => edges.includes(e)), ends[0] !== ends[1]]).toEqual([id, true, true])
        expect([id, numbers.length + names.filter((name) => stops[Number(name.slice(1))]).length]).toEqual([
          id,
          2,
        ])
        expect(numbers.length).toBeGreaterThanOrEqual(1)
      }
      const onEdges = usable(track).filter((end) => typeof end === 'number')
      expect([id, new Set(onEdges).size]).toEqual([id, onEdges.length])
    }
  })

  it('every stop of a tile is reached by track, and plain tiles have none', () => {
    for (const [id, { kind, stops, track, count }] of Object.entries(tiles)) {
      expect([id, stops.length === 0]).toEqual([id, kind === 'plain'])
      for (const stop of stops.keys())
        expect([id, usable(track).includes(`s${stop}` as End)]).toEqual([id, true])
      expect([id, count >= 1]).toEqual([id, true])
    }
  })

  it('every tile in each of its rotations leads from edge to edge as the one in rotation 0 does, turned', () => {
    for (const [tile, facts] of Object.entries(tiles)) {
      const hex = Object.keys(hexes).find((id) => hexes[id]?.stops.length === facts.stops.length) as HexId
      const straight = hexWith(hex, { tile, rotation: 0 })
      const pieces = usable(facts.track).filter((end) => typeof end === 'number').length
      expect([tile, straight.leads.filter((end) => end !== undefined).length]).toEqual([tile, pieces])
      for (const rotation of [0, 1, 2, 3, 4, 5]) {
        const turned = hexWith(hex, { tile, rotation })
        for (const edge of edges) {
          const end = straight.leads[edge]
          const there = typeof end === 'number' ? turn(end, rotation) : end
          expect([tile, rotation, edge, turned.leads[turn(edge, rotation)]]).toEqual([
            tile,
            rotation,
            edge,
            there,
          ])
        }
        expect(turned.stops).toEqual(facts.stops)
      }
    }
    expect(hexWith('B17', { tile: '78', rotation: 4 }).leads).toEqual([
      4,
      undefined,
      undefined,
      undefined,
      0,
      undefined,
    ])
    expect(hexWith('B19', { tile: '987', rotation: 2 }).stateLeads).toEqual([
      undefined,
      undefined,
      's0',
      undefined,
      undefined,
      's0',
    ])
  })

  it('printed track leads to a hex of the map, over no barrier, and meets track where nothing can be built', () => {
    const ways = Object.entries(hexes).flatMap(([hex, { track, barriers }]) =>
      usable(track)
        .filter((end) => typeof end === 'number')
        .map((edge) => ({
          from: `${hex}/${edge}`,
          other: neighbour(hex, edge),
          back: opposite(edge),
          barrier: barriers?.includes(edge),
        })),
    )
    const dead = ways.filter(({ other, back, barrier }) => {
      if (!isHex(other) || barrier || hexes[other]?.barriers?.includes(back)) return true
      return hexes[other]?.colour === 'grey' && hexWith(other, undefined).leads[back] === undefined
    })
    expect(dead).toEqual([])
    expect(ways).toHaveLength(45)
  })

  it('barriers are named from both sides where both hexes can be built on', () => {
    const oneSided = Object.entries(hexes).flatMap(([hex, { barriers }]) =>
      (barriers ?? [])
        .filter(
          (edge) =>
            isHex(neighbour(hex, edge)) && !hexes[neighbour(hex, edge)]?.barriers?.includes(opposite(edge)),
        )
        .map((edge) => `${hex}/${edge}`),
    )
    expect(oneSided).toEqual([])
  })

  it('the board has 63 playing hexes, and shows the printed one until a tile lies there', () => {
    expect(Object.values(hexes).filter((hex) => !hex.implicit)).toHaveLength(63)
    const { state } = at({ players: ['A', 'B'], tiles: { B17: '78:4' } })
    expect([boardHex(state, 'B17').colour, boardHex(state, 'B15').colour]).toEqual(['yellow', 'none'])
  })
})
