import { describe, expect, it } from 'vitest'
import { bestRun } from './best-run.js'
import { completeRun } from './complete.js'
import { faultsOfRuns } from './plan.js'
import { running, toAllahabad } from './testing-lines.js'

const { state } = running('EIR', ['3', '2'], { tiles: toAllahabad })
const short = { train: '3', route: ['H24', 'G23', 'H22'] } as const

describe('a plan that is completed', () => {
  it('keeps what is given and adds the best runs beside it', () => {
    const done = completeRun(state, 'EIR', 'treasury', [short])
    expect(done?.runs[0]).toEqual(short)
    expect(done?.runs[1]).toEqual({ train: '2', route: ['J28', 'I27', 'H26', 'H24'] })
    expect(faultsOfRuns(state, 'EIR', done?.runs ?? [])).toEqual([])
    expect(done).toMatchObject({ proven: true, mail: 1 })
  })

  it('is the best plan where nothing is given, or a part of it', () => {
    for (const aim of ['treasury', 'dividend'] as const) {
      const best = bestRun(state, 'EIR', aim)
      const { revenue, mailMoney } = best
      expect(completeRun(state, 'EIR', aim, [])).toMatchObject({ revenue, mailMoney })
      for (const run of best.runs)
        expect(completeRun(state, 'EIR', aim, [run])).toMatchObject({ revenue, mailMoney })
      expect(completeRun(state, 'EIR', aim, best.runs)).toMatchObject({ revenue, mailMoney })
    }
  })

  it('is none where the given runs have a fault, or keep a duty from being met', () => {
    expect(
      completeRun(state, 'EIR', 'treasury', [{ train: '4', route: ['H24', 'G23', 'H22'] }]),
    ).toBeUndefined()
    const both = bestRun(state, 'EIR', 'treasury').runs
    expect(completeRun(state, 'EIR', 'treasury', both, { mustRunOver: 'A1' })).toBeUndefined()
    expect(completeRun(state, 'EIR', 'treasury', [short], { mustRunOver: 'I27' })?.runs[1]?.route).toContain(
      'I27',
    )
  })
})
