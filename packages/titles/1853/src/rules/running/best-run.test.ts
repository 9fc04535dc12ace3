import { describe, expect, it } from 'vitest'
import { bestRun, estimatedRun } from './best-run.js'
import { earned, offered, running, toAllahabad, toPatna } from './testing-lines.js'

/** Patna as a green city of 30 with a town beyond it. */
const beyondPatna = { ...toPatna, H24: '15:4', I23: '4:0' }

describe('the best runs', () => {
  it('1853-4.6.2-a, 1853-4.6.6-a: the most that all trains earn, with the mail', () => {
    const table = running('EIR', ['3', '2'], { tiles: toAllahabad })
    const best = bestRun(table.state, 'EIR', 'treasury')
    // the 3 to Benares and on to its towns leaves nothing for the 2; both together earn more
    expect(best).toMatchObject({ revenue: 80 + 70, mailMoney: 70, proven: true })
    expect(estimatedRun(table.state, 'EIR')).toEqual({ total: 150 + 70, mail: 70, proven: true })
    expect(earned(table, offered(table)[0] ?? { runs: [] })).toEqual([150, 70])
    expect(table.cash('EIR')).toBe(70)
    expect(table.events).toContainEqual(expect.objectContaining({ to: 'EIR', amount: 70, reason: 'mail' }))
  })

  it('1853-4.6.6-a, 1853-4.6.6-b: more for the treasury may be less for a dividend; both are offered', () => {
    const table = running('EIR', ['2'], { tiles: beyondPatna })
    const [dividend, treasury] = offered(table)
    expect(dividend?.runs).toEqual([{ train: '2', route: ['J28', 'I27', 'H26', 'H24', 'I23'] }])
    expect(treasury?.runs).toEqual([{ train: '2', route: ['J28', 'I27', 'H26', 'H24'] }])
    expect(bestRun(table.state, 'EIR', 'dividend')).toMatchObject({ revenue: 100, mailMoney: 60 })
    expect(bestRun(table.state, 'EIR', 'treasury')).toMatchObject({ revenue: 90, mailMoney: 80 })
  })

  it('1853-3.4.2-a: under a manager only what serves the treasury is offered', () => {
    const table = running('EIR', ['2'], {
      tiles: beyondPatna,
      companies: { EIR: { shares: { A: 1, B: 1, C: 1, pool: 3 } } },
    })
    expect(offered(table).map(({ runs }) => runs[0]?.route.length)).toEqual([4])
    expect(offered(running('EIR', ['2'], { tiles: beyondPatna }))).toHaveLength(2)
  })

  it('1853-4.6.6-d: any train that ran carries the mail, and none has to', () => {
    const table = running('EIR', ['3', '2'], { tiles: toAllahabad })
    const runs = [
      { train: '3', route: ['H24', 'G23', 'H22'] },
      { train: '2', route: ['J28', 'I27', 'H26', 'H24'] },
    ]
    expect(table.refused('run', { runs, mail: 2 })).toBe('1853-4.6.6-d')
    expect(table.refused('run', { runs, mail: -1 })).toBe('1853-4.6.6-d')
    expect(table.refused('run', { runs: [], mail: 0 })).toBe('1853-4.6.6-d')
    expect(table.refused('run', { runs, mail: 0.5 })).toBe('engine-malformed')
    table.act('run', { runs, mail: 0 })
    expect(table.told('ran')[0]).toMatchObject({ mail: 0, mailMoney: 40 })
  })

  it('1853-4.6.6-d: without a mail train there is no mail', () => {
    const table = running('EIR', ['2'], { tiles: toPatna })
    table.act('run', { runs: offered(table)[0]?.runs })
    expect(table.told('ran')[0]).toMatchObject({ mail: null, mailMoney: 0 })
    expect(table.cash('EIR')).toBe(0)
  })
})

describe('a 1M', () => {
  const south = { O21: '73:1' }
  const north = { M21: '79:2', L20: '79:2', K19: '74:2' }
  const ecr = (tiles: Record<string, string>) => running('ECR', ['1M'], { tiles, doubleCards: true })
  const between = ['K19', 'L20', 'M21', 'N22', 'O21']

  it('1853-4.5.4-d, 1853-4.6.6-a, 1853-4.8.14-a, EX-28: 50 with the city between the towns, and 20 for the mail', () => {
    const table = ecr({ ...south, ...north })
    expect(earned(table, { runs: [{ train: '1M', route: between }], mail: 0 })).toEqual([50, 20])
  })

  it('1853-4.5.4-d, 1853-4.6.6-a, EX-28: 40 for the mail with the city at an end', () => {
    const table = ecr({ ...north, J18: '74:2' })
    const route = ['N22', 'M21', 'L20', 'K19', 'J18']
    expect(earned(table, { runs: [{ train: '1M', route }], mail: 0 })).toEqual([50, 40])
  })

  it('1853-4.5.4-d, EX-28: a second large city is refused, and so is a run without the own one', () => {
    const two = ecr({ M21: '79:2', L20: '78:5', L18: '73:2', K17: '113:5' })
    const all = ['N22', 'M21', 'L20', 'L18', 'K17']
    expect(two.refused('run', { runs: [{ train: '1M', route: all }] })).toBe('1853-4.5.4-d')
    expect(two.refused('run', { runs: [{ train: '1M', route: all.slice(0, 4) }] })).toBeUndefined()
    expect(two.refused('run', { runs: [{ train: '1M', route: all.slice(3) }] })).toBe('1853-4.5.4-d')
  })
})
