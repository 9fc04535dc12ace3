import { describe, expect, it } from 'vitest'
import { bestRun } from './best-run.js'
import { earned, offered, running, toAllahabad } from './testing-lines.js'

describe('runs of one company', () => {
  it('1853-4.5.10-a, EX-42: both call at one city, which both count; the same side is for one of them', () => {
    const table = running('EIR', ['2', '3'], { tiles: toAllahabad })
    const east = { train: '2', route: ['J28', 'I27', 'H26', 'H24'] }
    const west = { train: '3', route: ['H24', 'G23', 'H22'] }
    expect(table.refused('run', { runs: [east, { train: '3', route: ['H24', 'H26', 'I27'] }] })).toBe(
      '1853-4.5.10-a',
    )
    expect(earned(table, { runs: [east, west] })).toEqual([80 + 50, 0])
  })

  it('1853-4.5.10-b, EX-42: a green plain tile with a branch is for one train', () => {
    const tiles = { I27: '58:5', I25: '82:1', H24: '5:4', I23: '4:1' }
    const table = running('EIR', ['2', '3'], { tiles })
    const calcutta = { train: '3', route: ['J28', 'I27', 'I25', 'I23'] }
    const patna = { train: '2', route: ['H24', 'I25', 'I23'] }
    expect(table.refused('run', { runs: [calcutta] })).toBeUndefined()
    expect(table.refused('run', { runs: [patna] })).toBeUndefined()
    expect(table.refused('run', { runs: [calcutta, patna] })).toBe('1853-4.5.10-b')
  })

  const junction = { H24: '5:4', I25: '107:1', I27: '3:0', J26: '3:2', I23: '4:1' }

  it('1853-4.5.8-a, 1853-4.2.5-d, 1853-R-70: a run passes a junction twice by different tracks, and it brings nothing', () => {
    const table = running('EIR', ['3'], { phase: '4', tiles: junction })
    const twice = ['H24', 'I25', 'I27', 'J26', 'I25', 'I23']
    expect(earned(table, { runs: [{ train: '3', route: twice }] })).toEqual([20 + 10 + 10 + 10, 0])
    const end = running('EIR', ['3'], { phase: '4', tiles: junction })
    expect(end.refused('run', { runs: [{ train: '3', route: ['H24', 'I25'] }] })).toBe('1853-4.5.5-a')
  })

  it('1853-4.5.10-a: two runs meet at a junction', () => {
    const tiles = { ...junction, I27: '58:5', H24: '5:4' }
    const table = running('EIR', ['3', '3'], { phase: '4', tiles })
    const runs = [
      { train: '3', route: ['H24', 'I25', 'J26'] },
      { train: '3', route: ['J28', 'I27', 'I25', 'I23'] },
    ]
    expect(table.refused('run', { runs })).toBeUndefined()
  })

  it('1853-4.5.8-a: different tracks of a crossing serve one run twice', () => {
    const tiles = { H22: '5:1', G21: '55:1', F20: '7:5', G19: '5:3', G23: '58:5' }
    const table = running('EIR', ['2'], { tiles, bases: { H22: ['EIR'] } })
    expect(offered(table)[0]?.runs).toEqual([
      { train: '2', route: ['H22', 'G21', 'F20', 'G19', 'G21', 'G23'] },
    ])
  })
})

/** Two towns in a row between Delhi and Cawnpore, in metre gauge. */
describe('tile 71', () => {
  const position = {
    tiles: { F16: '71:1', G17: '113:2' },
    bases: { F14: [[], ['GIP'], []], G17: ['GIP'] },
  }
  const delhi = { train: '2M', route: ['F14', 'F16'] }
  const cawnpore = { train: '2M', route: ['G17', 'F16'] }
  const far = (run: typeof delhi) => ({ ...run, route: [...run.route, 'F16'] })

  it('1853-4.5.5-b: a run ends at the first town or goes on to the second; then its hex is named twice', () => {
    const paid = (route: readonly string[]) =>
      earned(running('GIP', ['2M'], position), { runs: [{ train: '2M', route }], mail: 0 })
    expect(paid(['F14', 'F16'])).toEqual([50, 50])
    expect(paid(['F14', 'F16', 'F16'])).toEqual([60, 50])
    expect(paid(['F16', 'F16', 'G17'])).toEqual([40, 30])
    expect(paid(['F14', 'F16', 'G17'])).toEqual([80, 60])
    const table = running('GIP', ['2M'], position)
    expect(table.refused('run', { runs: [{ train: '2M', route: ['F14', 'F16', 'F16', 'G17'] }] })).toBe(
      '1853-4.5.5-a',
    )
    expect(table.refused('run', { runs: [{ train: '2M', route: ['F16', 'F16'] }] })).toBe('1853-4.5.5-a')
    expect(table.refused('run', { runs: [{ train: '2M', route: ['F14', 'F14', 'F16'] }] })).toBe(
      '1853-4.5.5-a',
    )
  })

  it('1853-4.5.10-a: the track between the towns is for one train too', () => {
    const table = running('GIP', ['2M', '2M'], position)
    expect(table.refused('run', { runs: [far(delhi), far(cawnpore)] })).toBe('1853-4.5.10-a')
    expect(table.refused('run', { runs: [far(delhi), cawnpore] })).toBeUndefined()
    expect(bestRun(table.state, 'GIP', 'dividend')).toMatchObject({ revenue: 90, proven: true })
  })
})

describe('cities with separate stations', () => {
  it('1853-4.2.12-e, 1853-4.2.12-f: Calcutta is always an end, Bombay is passed from the brown tile on', () => {
    const calcutta = running('EIR', ['4'], { phase: '4', tiles: { I27: '4:2', J26: '4:1' } })
    expect(calcutta.refused('run', { runs: [{ train: '4', route: ['I27', 'J28', 'J26'] }] })).toBe(
      '1853-4.5.5-a',
    )
    const tiles = { L10: '4:0', N10: '4:2' }
    const through = [{ train: '4', route: ['L10', 'M9', 'N10'] }]
    const green = running('GIP', ['4'], { phase: '4', tiles })
    expect(green.refused('run', { runs: through })).toBe('1853-4.5.5-a')
    const brown = running('GIP', ['4'], { phase: '4', tiles: { ...tiles, M9: '105:3' } })
    expect(brown.refused('run', { runs: through })).toBeUndefined()
  })
})
