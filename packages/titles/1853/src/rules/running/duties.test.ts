import { describe, expect, it } from 'vitest'
import type { HexId } from '../../data/types.js'
import { bestRun } from './best-run.js'
import { canMeetDuties, canRunFromHome } from './duties.js'
import type { Rest } from './testing-lines.js'
import { offered, route, running, toAllahabad } from './testing-lines.js'

/** The line from Calcutta to Allahabad, and a poor branch from Patna to a town. */
const tiles = { ...toAllahabad, H24: '719:2', I23: '3:3' }
const duty = (duties: { mustRunOver?: HexId; mustCallAt?: HexId }): Rest => ({
  phase: '5',
  tiles,
  at: { round: 'operating', turn: 'EIR', step: 'run', ...duties },
})

describe('duties of building outside the home area', () => {
  it('1853-4.2.3-b, 1853-R-31: runs that miss the tile are refused; the best one that goes over it is offered', () => {
    const free = running('EIR', ['4'], duty({}))
    expect(offered(free)[0]?.runs).toEqual([{ train: '4', route: route.allahabad }])
    const table = running('EIR', ['4'], duty({ mustRunOver: 'I23' }))
    expect(table.refused('run', { runs: [{ train: '4', route: route.allahabad }] })).toBe('1853-4.2.3-b')
    expect(table.refused('run', { runs: [] })).toBe('1853-4.2.3-b')
    expect(offered(table)[0]).toMatchObject({
      runs: [{ train: '4', route: [...route.patna, 'I23'] }],
      mail: 0,
    })
    table.act('run', { runs: offered(table)[0]?.runs, mail: 0 })
    expect(table.told('ran')[0]).toMatchObject({ revenue: 50 + 10 + 30 + 10, mailMoney: 60 })
  })

  it('1853-4.4.2-b, 1853-R-31: and those that do not call at the city', () => {
    const table = running('EIR', ['4', '5'], duty({ mustCallAt: 'H20' }))
    const short = { train: '4', route: route.patna }
    const west = { train: '5', route: ['H24', 'G23', 'H22', 'H20'] }
    expect(table.refused('run', { runs: [short] })).toBe('1853-4.4.2-b')
    expect(table.refused('run', { runs: [short, west] })).toBeUndefined()
  })

  it('1853-R-31: with two trains it does not matter which of them does it, and the other runs for the most', () => {
    const table = running('EIR', ['4', '5'], duty({ mustRunOver: 'I23' }))
    const best = bestRun(table.state, 'EIR', 'dividend', { mustRunOver: 'I23' })
    // Calcutta to Allahabad, and Patna to the town
    expect(best).toMatchObject({ revenue: 50 + 10 + 30 + 10 + 20 + 20 + (30 + 10), proven: true })
    expect(table.refused('run', { runs: best.runs })).toBeUndefined()
  })

  /** On from Allahabad, where a further base is, to Lucknow and Cawnpore. */
  const toCawnpore: Rest = {
    ...duty({}),
    tiles: { ...tiles, H20: '6:2', G19: '6:5', G17: '69:4' },
    bases: { H20: ['EIR'] },
  }

  it('1853-R-31: both duties are met by one legal set of runs, or they cannot be met together', () => {
    const both = { mustRunOver: 'I23', mustCallAt: 'G17' }
    const one = running('EIR', ['4'], toCawnpore).state
    expect(canMeetDuties(one, 'EIR', { mustRunOver: 'I23' })).toBe(true)
    expect(canMeetDuties(one, 'EIR', { mustCallAt: 'G17' })).toBe(true)
    expect(canMeetDuties(one, 'EIR', both)).toBe(false)
    expect(canMeetDuties(one, 'EIR', { mustRunOver: 'I23', mustCallAt: 'H20' })).toBe(true)
    const two = running('EIR', ['4', '4'], toCawnpore)
    expect(canMeetDuties(two.state, 'EIR', both)).toBe(true)
    const best = bestRun(two.state, 'EIR', 'dividend', both)
    // Calcutta over Patna to the town, and Cawnpore over three cities and a town to Benares
    expect(best).toMatchObject({ revenue: 100 + 20 + 20 + 20 + 20 + 10, proven: true })
  })

  it('1853-4.2.3-a, 1853-4.4.2-a, 1853-R-31: reach is measured from a home base, with one train', () => {
    const four = running('EIR', ['4'], toCawnpore).state
    expect(canRunFromHome(four, 'EIR', { mustRunOver: 'G19' })).toBe(true)
    // the further base in Allahabad is no home
    expect(canMeetDuties(four, 'EIR', { mustCallAt: 'G17' })).toBe(true)
    expect(canRunFromHome(four, 'EIR', { mustCallAt: 'G17' })).toBe(false)
    expect(canRunFromHome(running('EIR', ['5'], toCawnpore).state, 'EIR', { mustCallAt: 'G17' })).toBe(true)
    expect(canRunFromHome(running('EIR', ['3M'], toCawnpore).state, 'EIR', { mustRunOver: 'G19' })).toBe(
      false,
    )
    expect(canRunFromHome(four, 'EIR', { mustRunOver: 'T16' })).toBe(false)
  })

  it('1853-4.5.5-b, 1853-R-31: a line that comes back to its own station is no run', () => {
    const loop = { C11: '5:0', C9: '7:4', D10: '7:2' }
    const rest = { phase: '5', tiles: loop, cash: { NWR: 2000 } } as const
    const table = running('NWR', ['5'], rest)
    expect(canRunFromHome(table.state, 'NWR', { mustRunOver: 'C9' })).toBe(false)
    expect(canMeetDuties(table.state, 'NWR', { mustRunOver: 'C9' })).toBe(false)
    // and nobody is asked for it
    expect(table.step).toBe('trains')
  })
})
