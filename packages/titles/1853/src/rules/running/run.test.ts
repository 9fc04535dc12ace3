import { describe, expect, it } from 'vitest'
import { earned, offered, route, running, toAllahabad, toPatna } from './testing-lines.js'

describe('what a run is', () => {
  it('1853-4.5.1-a, 1853-4.5.10-c: each train runs once, or stands still; a train that is not there never runs', () => {
    const table = running('EIR', ['2', '3'], { tiles: toAllahabad })
    const two = { train: '2', route: route.patna }
    expect(table.refused('run', { runs: [two, two] })).toBe('1853-4.5.1-a')
    expect(table.refused('run', { runs: [{ ...two, train: '4' }] })).toBe('1853-4.5.1-a')
    expect(table.refused('run', { runs: [two] })).toBeUndefined()
    expect(table.refused('run', { runs: [] })).toBeUndefined()
    // nothing is paid for a train that stands still
    table.act('run', { runs: [] })
    expect(table.told('ran')[0]).toMatchObject({ revenue: 0, mailMoney: 0, mail: null })
  })

  it('1853-4.5.1-b, 1853-4.8.1-a: a train that was bought in this turn runs in the next operating round', () => {
    const table = running('EIR', [], { tiles: toPatna, cash: { EIR: 1000 } })
    expect(table.step).toBe('trains')
    table.act('buyTrain', { from: 'bank', train: '3', price: 440 })
    expect(table.refused('run', { runs: [{ train: '3', route: route.patna }] })).toBe('1853-4.5.1-b')
    table.passUntil('run', 'EIR')
    expect(table.refused('buyTrain', { from: 'bank', train: '3', price: 440 })).toBe('1853-4.8.1-a')
    expect(table.refused('run', { runs: [{ train: '3', route: route.patna }] })).toBeUndefined()
  })

  it('1853-4.5.2-a: a base of the company stands in a station of the run', () => {
    const table = running('EIR', ['3'], { tiles: toAllahabad })
    expect(table.refused('run', { runs: [{ train: '3', route: ['G23', 'H22', 'H20'] }] })).toBe(
      '1853-4.5.2-a',
    )
    // the base of the EIR is in the north-western station, not in the western one
    const west = running('EIR', ['3'], { tiles: { ...toPatna, J26: '4:1' } })
    expect(west.refused('run', { runs: [{ train: '3', route: ['J28', 'J26'] }] })).toBe('1853-4.5.2-a')
    expect(west.refused('run', { runs: [{ train: '3', route: ['J28', 'I27'] }] })).toBeUndefined()
  })

  it('1853-4.5.3-a: all track fits the gauge of the train, and dual track fits both', () => {
    const metre = { I27: '74:2', H26: '78:5', H24: '76:2' }
    const table = running('EIR', ['3', '2M'], { tiles: metre })
    expect(table.refused('run', { runs: [{ train: '3', route: route.patna }] })).toBe('1853-4.5.3-a')
    expect(table.refused('run', { runs: [{ train: '2M', route: route.patna }] })).toBeUndefined()
    const mixed = running('EIR', ['3', '2M'], { tiles: { ...toPatna, H26: '78:5' } })
    for (const train of ['3', '2M'])
      expect(mixed.refused('run', { runs: [{ train, route: route.patna }] })).toBe('1853-4.5.3-a')
    const dual = running('EIR', ['3', '2M'], { tiles: { ...metre, H26: '250:5' } })
    expect(dual.refused('run', { runs: [{ train: '2M', route: route.patna }] })).toBeUndefined()
  })

  it('1853-4.5.4-a, 1853-4.5.4-b, 1853-4.5.4-e: large stations count, towns do not', () => {
    const table = running('EIR', ['2', '3'], { tiles: toAllahabad })
    const run = (train: string, hexes: readonly string[]) =>
      table.refused('run', { runs: [{ train, route: hexes }] })
    expect(run('2', [...route.patna, 'G23'])).toBeUndefined()
    expect(run('2', route.benares)).toBe('1853-4.5.4-a')
    expect(run('3', route.benares)).toBeUndefined()
    expect(run('3', route.allahabad)).toBe('1853-4.5.4-a')
  })

  it('1853-4.5.4-c: two stations at least, large or small', () => {
    const table = running('EIR', ['2'], { tiles: toPatna })
    expect(table.refused('run', { runs: [{ train: '2', route: ['J28'] }] })).toBe('1853-4.5.4-c')
    expect(table.refused('run', { runs: [{ train: '2', route: [] }] })).toBe('1853-4.5.4-c')
    expect(table.refused('run', { runs: [{ train: '2', route: ['J28', 'I27'] }] })).toBeUndefined()
    expect(table.refused('run', { runs: [{ train: '2', route: route.patna }] })).toBeUndefined()
    // it cannot end on open track
    expect(table.refused('run', { runs: [{ train: '2', route: ['J28', 'I27', 'H26'] }] })).toBe(
      '1853-4.5.5-a',
    )
  })

  it('1853-4.5.5-a: it is continuous, and no track or side is used twice', () => {
    const table = running('EIR', ['3'], { tiles: toPatna })
    const run = (...hexes: readonly string[]) =>
      table.refused('run', { runs: [{ train: '3', route: hexes }] })
    expect(run('J28', 'H26', 'H24')).toBe('1853-4.5.5-a')
    expect(run('J28', 'I27', 'I25')).toBe('1853-4.5.5-a')
    expect(run('J28', 'nowhere')).toBe('1853-4.5.5-a')
    expect(run('I27', 'H26', 'H24', 'H26', 'I27', 'J28')).toBe('1853-4.5.5-a')
    // a branch on open track is not a place to turn back
    const branch = running('EIR', ['3'], { tiles: { I27: '58:5', I25: '82:1', H24: '5:4', I23: '4:1' } })
    expect(
      branch.refused('run', { runs: [{ train: '3', route: ['J28', 'I27', 'I25', 'I23'] }] }),
    ).toBeUndefined()
  })

  it('1853-4.5.5-b: each city and each town once, also where a city has several stations', () => {
    const table = running('EIR', ['4'], { phase: '4', tiles: { I27: '3:5', J26: '3:3' } })
    const round = { train: '4', route: ['J28', 'I27', 'J26', 'J28'] }
    expect(table.refused('run', { runs: [round] })).toBe('1853-4.5.5-b')
    expect(table.refused('run', { runs: [{ train: '4', route: ['J28', 'I27', 'J26'] }] })).toBeUndefined()
  })

  it('1853-4.5.5-b: two towns on one hex are two towns', () => {
    // over Lucknow back to the hex of the two towns, by its other track
    const tiles = { H22: '5:1', G21: '55:1', F20: '7:5', G19: '5:3', G23: '58:5' }
    const table = running('EIR', ['2'], { tiles, bases: { H22: ['EIR'] } })
    const round = ['H22', 'G21', 'F20', 'G19', 'G21', 'G23']
    expect(earned(table, { runs: [{ train: '2', route: round }] })).toEqual([20 + 10 + 20 + 10 + 10, 0])
  })

  it('1853-4.5.6-a, 1853-4.5.6-b, 1853-4.5.7-a: a station full of others’ bases is an end', () => {
    const run = (bases: Record<string, string[]>, hexes: readonly string[]) =>
      running('EIR', ['4'], {
        phase: '4',
        tiles: toAllahabad,
        bases,
        companies: { BBCI: { shares: { B: 6 } } },
      }).refused('run', { runs: [{ train: '4', route: hexes }] })
    expect(run({ H22: ['BBCI'] }, route.benares)).toBeUndefined()
    expect(run({ H22: ['BBCI'] }, route.allahabad)).toBe('1853-4.5.6-a')
    expect(run({}, route.allahabad)).toBeUndefined()
    expect(run({ H22: ['EIR'] }, route.allahabad)).toBeUndefined()
  })

  it('1853-4.5.6-b, 1853-4.5.7-a: a full station with an own base, or one with a free circle, is passed', () => {
    const run = (bases: Record<string, string[]>) =>
      running('EIR', ['4'], {
        phase: '4',
        tiles: { ...toAllahabad, H22: '719:1' },
        bases,
        companies: { BBCI: { shares: { B: 6 } }, BNR: { shares: { B: 6 } } },
      }).refused('run', { runs: [{ train: '4', route: route.allahabad }] })
    expect(run({ H22: ['BBCI', 'BNR'] })).toBe('1853-4.5.6-a')
    expect(run({ H22: ['BBCI', 'EIR'] })).toBeUndefined()
    expect(run({ H22: ['BBCI'] })).toBeUndefined()
  })

  it('1853-4.5.9-a: a station is left by any other exit', () => {
    const tiles = { ...toPatna, H24: '719:2', G23: '3:5', I23: '3:3' }
    const table = running('EIR', ['3'], { tiles })
    for (const next of ['G23', 'I23'])
      expect(table.refused('run', { runs: [{ train: '3', route: [...route.patna, next] }] })).toBeUndefined()
  })

  it('1853-4.6.3-a: no station on the way can be left out', () => {
    const table = running('EIR', ['2'], { tiles: toPatna })
    expect(earned(table, { runs: [{ train: '2', route: route.patna }] })).toEqual([50 + 10 + 20, 0])
    expect(table.told('ran')[0]?.parts).toEqual([
      {
        train: '2',
        calls: [
          { hex: 'J28', stop: 0, value: 50 },
          { hex: 'I27', stop: 0, value: 10 },
          { hex: 'H24', stop: 0, value: 20 },
        ],
        total: 80,
      },
    ])
  })

  it('1853-4.5.10-c: without a train, or without a way, nobody is asked', () => {
    expect(running('EIR', [], { tiles: toPatna, cash: { EIR: 500 } }).step).toBe('trains')
    expect(running('EIR', ['2'], { cash: { EIR: 500 } }).step).toBe('trains')
    expect(offered(running('EIR', ['2'], { tiles: toPatna }))).toHaveLength(1)
  })
})
