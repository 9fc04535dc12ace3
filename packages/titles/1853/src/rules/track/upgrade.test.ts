import { describe, expect, it } from 'vitest'
import { boardHex } from '../../board.js'
import { hexes } from '../../data/map.js'
import { tiles } from '../../data/tiles.js'
import type { PhaseId, TrainId } from '../../data/types.js'
import type { Description } from '../../position.js'
import type { Table } from '../../testing.js'
import { building, tile, tilesFor } from './testing-building.js'

const nwr = (
  phase: PhaseId,
  laid: Readonly<Record<string, string>> = {},
  d: Partial<Description> = {},
): Table => building('NWR', { phase, tiles: { C11: '6:2', ...laid }, ...d })

describe('upgrading', () => {
  it('1853-4.2.1-a, 1853-4.2.10-a, 1853-4.2.11-a: replaces one tile by one of the next colour, free of charge', () => {
    const table = nwr('3').act('layTile', tile('C11 13:0'))
    expect(boardHex(table.state, 'C11')).toMatchObject({ colour: 'green', laid: { tile: '13', rotation: 0 } })
    expect([table.state.supply['6'], table.state.supply['13']]).toEqual([8, 1])
    expect([table.cash('NWR'), table.step !== 'track']).toEqual([1000, true])
    expect(table.told('tile-laid')[0]).toMatchObject({ replaced: '6', cost: 0 })
    expect(nwr('4').refused('layTile', tile('C11 102:0'))).toBe('1853-4.2.1-a')
  })

  it('1853-4.2.1-b, 1853-4.10.2-a, 1853-4.10.3-a, 1853-4.10.4-a, 1853-4.10.5-a: as the phase allows', () => {
    const green = (['2', '3'] as const).map((phase) => nwr(phase).refused('layTile', tile('C11 13:0')))
    const brown = (['3', '4'] as const).map((phase) =>
      nwr(phase, { C11: '13:0' }).refused('layTile', tile('C11 103:0')),
    )
    const grey = (['4', '5'] as const).map((phase) =>
      nwr(phase, { C11: '103:0' }).refused('layTile', tile('C11 109:0')),
    )
    for (const refusals of [green, brown, grey]) expect(refusals).toEqual(['1853-4.2.1-b', undefined])
  })

  it('1853-4.2.1-c: only by what the list names', () => {
    expect(nwr('3').refusal('layTile', tile('C11 87:0'))).toMatchObject({
      rule: '1853-4.2.1-c',
      params: { tiles: tiles['6']?.upgradesTo },
    })
    const town = nwr('3', { E13: '3:4' })
    expect(town.refused('layTile', tile('E13 87:3'))).toBe('1853-4.2.1-c')
    expect(town.refused('layTile', tile('E13 12:3'))).toBeUndefined()
    expect(nwr('5', { C11: '102:0' }).refused('layTile', tile('C11 109:0'))).toBe('1853-4.2.1-c')
  })

  it('1853-4.2.2-a, 1853-1.8-e: only in the home area', () => {
    const laid = { C13: '9:1', C15: '7:0' }
    expect(nwr('3', laid).refusal('layTile', tile('C15 234:0'))).toEqual({
      rule: '1853-4.2.2-a',
      params: { company: 'NWR', hex: 'C15', tile: '234', phase: '3' },
    })
    expect(nwr('5', laid).refused('layTile', tile('C15 234:0'))).toBe('1853-4.2.2-a')
    expect(nwr('3', laid).refused('layTile', tile('C13 233:1'))).toBeUndefined()
    expect(tilesFor(nwr('3', laid), 'C15')).toEqual([])
  })

  it('1853-4.2.2-b, 1853-R-32: a connected tile, by whatever new track', () => {
    // C13 is connected by its western side; 82:1 adds one to B12
    expect(nwr('3', { C13: '9:1' }).refused('layTile', tile('C13 82:1'))).toBeUndefined()
    expect(nwr('3', { D10: '9:1' }).refused('layTile', tile('D10 233:1'))).toBe('1853-4.2.2-b')
  })

  it('1853-4.2.2-b: or one that becomes connected', () => {
    const beside = nwr('3', { C13: '9:2' })
    expect(beside.refused('layTile', tile('C13 83:2'))).toBeUndefined()
    expect(beside.refused('layTile', tile('C13 233:2'))).toBe('1853-4.2.2-b')
  })

  it('1853-4.2.2-b, 1853-R-69: without a change of gauge', () => {
    const metre = nwr('3', { C13: '79:2' })
    expect(metre.refused('layTile', tile('C13 85:2'))).toBe('1853-4.2.2-b')
    expect(nwr('3', { C11: '76:2', C13: '79:2' }).refused('layTile', tile('C13 85:2'))).toBeUndefined()
  })

  it('1853-4.2.2-b, 1853-R-69: or with one on dual track, if the table plays so', () => {
    // Lahore in metre gauge, then dual, then standard
    const tiles = { C11: '76:2', C13: '234:0', D12: '8:1', D10: '9:1' }
    const green = tile('D10 233:1')
    expect(nwr('3', tiles).refused('layTile', green)).toBe('1853-4.2.2-b')
    const changing = building('NWR', { phase: '3', tiles, readings: { gauge: 'changes on dual track' } })
    expect(changing.refused('layTile', green)).toBeUndefined()
  })

  it('1853-4.2.2-b: a tile with a base of the company is connected', () => {
    expect(nwr('3', { C11: '69:0' }).refused('layTile', tile('C11 13:0'))).toBeUndefined()
  })

  it('1853-4.2.2-c: no new track off the map', () => {
    const table = nwr('3', { B10: '6:5' })
    expect(table.refused('layTile', tile('B10 14:1'))).toBe('1853-4.2.2-c')
    expect(table.refused('layTile', tile('B10 12:5'))).toBeUndefined()
  })

  it('1853-4.2.4-a: no old track is lost', () => {
    const table = nwr('3', { C13: '9:1' })
    expect(table.refused('layTile', tile('C11 12:0'))).toBe('1853-4.2.4-a')
    expect(table.refused('layTile', tile('C13 233:2'))).toBe('1853-4.2.4-a')
    expect(table.refused('layTile', tile('C13 82:5'))).toBe('1853-4.2.4-a')
    expect(tilesFor(table, 'C13')).toEqual(['82:1', '82:4', '83:1', '233:1'])
  })

  it('1853-4.2.4-a, 1853-4.2.5-d: through a junction sides stay joined', () => {
    const table = nwr('4', { C13: '82:1' })
    expect(tilesFor(table, 'C13')).toEqual(['106:4', '107:1'])
    table.act('layTile', tile('C13 107:1'))
    expect(boardHex(table.state, 'C13').stops).toEqual([{ kind: 'junction', circles: 0, value: 0 }])
  })

  it('1853-4.2.5-a: plain track becomes no station', () => {
    expect(nwr('3', { C13: '9:1' }).refused('layTile', tile('C13 14:0'))).toBe('1853-4.2.5-a')
    expect(nwr('3', { C13: '9:1' }).refused('layTile', tile('C13 88:0'))).toBe('1853-4.2.5-a')
    expect(nwr('3', { C13: '9:1' }).refused('layTile', tile('C13 82:1'))).toBeUndefined()
  })

  it('1853-4.2.5-b: a small station becomes a large one without a name, at once or by way of a small green one', () => {
    const towns = { E13: '4:2' }
    expect(tilesFor(nwr('3', towns), 'E13')).toEqual(
      expect.arrayContaining(['87:2', '88:1', '14:1', '717:1']),
    )
    const table = nwr('3', towns).act('layTile', tile('E13 14:1'))
    expect(boardHex(table.state, 'E13').stops).toEqual([{ kind: 'city', circles: 2, value: 30 }])
    const green = nwr('4', { E13: '88:1' }).act('layTile', tile('E13 102:0'))
    expect(boardHex(green.state, 'E13').stops).toEqual([{ kind: 'city', circles: 2, value: 30 }])
  })

  it('1853-4.2.5-c: two small stations stay', () => {
    const table = nwr('3', { E13: '3:4', E15: '56:1' })
    expect(table.refused('layTile', tile('E15 14:0'))).toBe('1853-4.2.5-c')
    expect(tilesFor(table, 'E15')).toEqual([])
    expect(tilesFor(nwr('3', { C13: '9:1' }), 'C13')).not.toEqual([])
  })

  it('1853-4.2.6-a: old track keeps its gauge or becomes dual', () => {
    const table = nwr('3', { C11: '76:0' })
    expect(table.refused('layTile', tile('C11 716:0'))).toBe('1853-4.2.6-a')
    expect(table.refused('layTile', tile('C11 716:4'))).toBeUndefined()
    expect(table.refused('layTile', tile('C11 101:0'))).toBeUndefined()
    expect(table.refused('layTile', tile('C11 719:0'))).toBeUndefined()
  })

  it('1853-4.2.6-b: new track may be of any gauge, and is built on from a base there', () => {
    const table = nwr('3').act('layTile', tile('C11 716:1'))
    expect(boardHex(table.state, 'C11').by.metre.exits).toEqual([0, 3, 5])
    const next = nwr('3', { C11: '716:1' })
    expect(next.refused('layTile', tile('D10 79:0'))).toBeUndefined()
  })

  it('1853-4.2.7-a: no two grey tiles are neighbours', () => {
    const ganges = (benares: string): Table =>
      building('EIR', { phase: '5', tiles: { H24: '103:4', H22: benares } })
    expect(ganges('109:0').refusal('layTile', tile('H24 109:4'))).toMatchObject({
      rule: '1853-4.2.7-a',
      params: { neighbour: 'H22' },
    })
    expect(ganges('103:0').refused('layTile', tile('H24 109:4'))).toBeUndefined()
  })

  it('1853-4.2.8-a: brown and grey track serves both gauges', () => {
    const table = nwr('4', { C11: '13:0' }).act('layTile', tile('C11 103:0'))
    const { by } = boardHex(table.state, 'C11')
    expect([by.standard.exits, by.metre.exits]).toEqual([
      [0, 2, 3, 4],
      [0, 2, 3, 4],
    ])
  })
})

describe('printed cities', () => {
  it('1853-4.2.12-a, 1853-R-54: are upgraded as green tiles are, from phase 4 on', () => {
    const delhi = (phase: PhaseId) => nwr(phase).refused('layTile', tile('F14 CD-brown:0'))
    expect([delhi('3'), delhi('4')]).toEqual(['1853-4.2.1-b', undefined])
    const table = nwr('4').act('layTile', tile('F14 CD-brown:0'))
    expect(table.told('tile-laid')[0]).toMatchObject({ replaced: null, cost: 0 })
    expect(table.state.supply['CD-brown']).toBe(1)
  })

  it('1853-4.2.12-b, 1853-4.2.12-e: the stations of Calcutta and Delhi stay apart, each with its base', () => {
    const table = nwr('4', {}, { companies: { EIR: { shares: { B: 6 } } } })
    expect(table.state.bases['F14']).toEqual([['NWR'], [], []])
    table.act('layTile', tile('F14 CD-brown:4'))
    // 1853-4.2.9-b: the station to the north-west is the last of the tile as it lies
    const delhi = boardHex(table.state, 'F14')
    expect(delhi.stopEdges).toEqual([[4], [5], [0], [1], [2]])
    expect(table.state.bases['F14']).toEqual([[], [], [], [], ['NWR']])
  })

  it('1853-4.2.9-b, 1853-4.2.12-f, 1853-4.2.9-a: those of Bombay become one with three circles', () => {
    const table = building('BBCI', {
      phase: '4',
      companies: { BBCI: { size: 'large' }, GIP: { shares: { B: 6 } } },
    })
    expect(table.state.bases['M9']).toEqual([['BBCI'], ['GIP']])
    table.act('layTile', tile('M9 105:3'))
    expect(table.state.bases['M9']).toEqual([['BBCI', 'GIP']])
    const { stops, stopEdges } = boardHex(table.state, 'M9')
    expect([stops.length, stops[0]?.circles, stopEdges]).toEqual([1, 3, [[3, 4, 5]]])
  })

  it('1853-4.2.12-c: take the tiles with their mark, which go nowhere else', () => {
    const table = nwr('4', { C11: '13:0' })
    for (const lay of ['F14 105:0', 'F14 W-brown:0', 'F14 102:0', 'C11 CD-brown:0', 'C11 105:0'])
      expect(table.refused('layTile', tile(lay))).toBe('1853-4.2.12-c')
    expect(new Set(tilesFor(table, 'F14').map((lay) => lay.split(':')[0]))).toEqual(new Set(['CD-brown']))
  })

  it('1853-4.2.12-d: no grey tile for Waltair, and one for Calcutta and Delhi', () => {
    const waltair = building('ECR', { phase: '5', tiles: { N22: 'W-brown:0' } })
    expect(tilesFor(waltair, 'N22')).toEqual([])
    for (const [id, { colour }] of Object.entries(tiles))
      if (colour === 'grey') expect(waltair.refused('layTile', tile(`N22 ${id}:0`))).toBe('1853-4.2.12-c')
    const second = nwr('5', { F14: 'CD-brown:0', J28: '900:5' })
    expect(second.refused('layTile', tile('F14 900:0'))).toBe('1853-1.4-a')
    expect(nwr('5', { F14: 'CD-brown:0' }).refused('layTile', tile('F14 900:0'))).toBeUndefined()
  })

  it('1853-4.2.13-a, 1853-4.2.11-a, EX-24: the first upgrade of Calcutta costs 60, the next nothing', () => {
    const eir = (phase: PhaseId, d: Partial<Description> = {}) => building('EIR', { phase, ...d })
    const brown = tilesFor(eir('4'), 'J28')
    expect(brown).toHaveLength(1)
    const table = eir('4').act('layTile', tile(`J28 ${brown[0]}`))
    expect([table.cash('EIR'), table.told('tile-laid')[0]?.cost]).toEqual([940, 60])
    expect(table.events[0]).toMatchObject({ reason: 'upgrade', amount: 60 })
    const poor = eir('4', { cash: { EIR: 59 }, tiles: { H24: '6:2' } })
    expect(poor.refused('layTile', tile(`J28 ${brown[0]}`))).toBe('1853-4.2.13-a')
    const grey = eir('5', { tiles: { J28: brown[0] as string } })
    grey.act('layTile', tile(`J28 ${tilesFor(grey, 'J28')[0]}`))
    expect(grey.cash('EIR')).toBe(1000)
  })

  it('1853-4.2.12-a: all five of them', () => {
    expect(Object.values(hexes).filter(({ mark }) => mark)).toHaveLength(5)
  })
})

describe('upgrading beyond the home area', () => {
  // Trichinopoly – S17 – Bangalore – Q17 – P18; the rows P and Q are no part of the area of the SIR
  const line = { T16: '6:3', S17: '58:0', R16: '6:3', Q17: '9:0', P18: '4:0' }
  const sir = (phase: PhaseId, trains: readonly TrainId[], d: Partial<Description> = {}): Table =>
    building('SIR', { phase, tiles: line, companies: { SIR: { trains } }, ...d })

  it('1853-4.2.3-a, 1853-4.10.5-a: from phase 5 on with a 5 or 6, where a train can run from a home base', () => {
    const refused = (phase: PhaseId, ...trains: TrainId[]) =>
      sir(phase, trains).refused('layTile', tile('Q17 233:0'))
    expect([refused('4', '4'), refused('5', '4'), refused('5', '4M'), refused('5')]).toEqual(
      Array.from({ length: 4 }, () => '1853-4.2.2-a'),
    )
    expect([refused('5', '5'), refused('5', '6')]).toEqual([undefined, undefined])
  })

  it('1853-4.2.3-b: then a train must run over the tile in this turn', () => {
    const table = sir('5', ['5']).act('layTile', tile('Q17 233:0'))
    expect(table.state.flow.find(({ kind }) => kind === 'turn')).toMatchObject({ mustRunOver: 'Q17' })
    const inside = sir('5', ['5']).act('layTile', tile('S17 87:5'))
    expect(inside.state.flow.find(({ kind }) => kind === 'turn')).not.toHaveProperty('mustRunOver')
  })

  it('1853-4.2.3-a, 1853-R-31: a base elsewhere is not enough', () => {
    const table = sir('5', ['5'], { tiles: { ...line, O15: '6:2', O17: '9:1' }, bases: { O15: ['SIR'] } })
    expect(table.refused('layTile', tile('O17 233:1'))).toBe('1853-4.2.3-a')
  })

  it('1853-4.2.3-a, 1853-R-31: the run is looked for on the map after the upgrade', () => {
    // Q17 leads past Bangalore before, and on from it with the new track
    const table = sir('5', ['5'], { tiles: { ...line, Q17: '9:2', Q15: '9:1' } })
    expect(table.refused('layTile', tile('Q17 233:2'))).toBe('1853-4.2.2-b')
    expect(table.refused('layTile', tile('Q17 82:5'))).toBeUndefined()
  })

  it('1853-4.2.3-a, 1853-4.2.5-b: not if the new large station is one too many', () => {
    // five large stations from Trichinopoly to N16, and behind it the town of N14
    const far = { ...line, S17: '12:0', P18: '15:0', O17: '9:2', N16: '13:1', N14: '4:1' }
    const table = sir('5', ['5'], { tiles: far })
    expect(table.refusal('layTile', tile('N14 14:0'))).toEqual({
      rule: '1853-4.2.3-a',
      params: { company: 'SIR', hex: 'N14', tile: '14', rotation: 0 },
    })
    expect(table.refused('layTile', tile('N14 88:0'))).toBeUndefined()
    expect(sir('5', ['6'], { tiles: far }).refused('layTile', tile('N14 14:0'))).toBeUndefined()
  })
})
