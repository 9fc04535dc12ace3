import { describe, expect, it } from 'vitest'
import { legal } from '@stellwerk/engine'
import type { Run } from '../actions.js'
import type { Rest } from '../rules/running/testing-lines.js'
import { running, toAllahabad } from '../rules/running/testing-lines.js'
import type { Table } from '../testing.js'
import { india1853 } from '../title.js'
import { book } from './book.js'
import { sparingRun } from './sparing.js'

/** What the director of the EIR runs by the book. */
function runBy(table: Table): Run {
  const { state } = table
  const [player = ''] = legal(india1853, state).players
  return book(
    state,
    table.actions('run').map((action) => ({ action })),
    player as Run['player'],
  ) as Run
}

const eir = (treasury: number, rest: Rest = {}): Table =>
  running('EIR', ['4'], { phase: '4', tiles: toAllahabad, cash: { EIR: treasury }, ...rest })

describe('the mail by the book', () => {
  it('1853-4.6.6-a: pays for a train that the company can have in time', () => {
    expect(runBy(eir(560)).mail).toBe(0)
  })

  it('1853-4.6.6-a: stays in the bank where it would lie idle', () => {
    expect(runBy(eir(700)).mail).toBeUndefined()
    expect(runBy(eir(560, { companies: { EIR: { trains: ['4', '4', '4'] } } })).mail).toBeUndefined()
  })
})

describe('sparing the bank', () => {
  /** The EIR earns most, the ECR is the last to run; the bank has so much left. */
  const last = (company: 'EIR' | 'ECR', left: number): Table =>
    running('ECR', ['1M'], {
      doubleCards: true,
      tiles: { ...toAllahabad, M21: '79:2', L20: '79:2', K19: '74:2' },
      bank: 1000 + left,
      cash: { A: 500, EIR: 250, ECR: 250 },
      companies: { EIR: { shares: { A: 4, B: 4 }, trains: ['3'] } },
      at: { round: 'operating', turn: company, step: 'run' },
    })

  it('1853-4.5.10-c, 1853-5.1.2-a: the last company lets its train stand rather than end the game', () => {
    expect(runBy(last('ECR', 10)).runs).toEqual([])
    expect(runBy(last('ECR', 100)).runs).toHaveLength(1)
  })

  it('1853-5.1.2-c: everybody is paid in a round that has to be the last', () => {
    expect(runBy(last('EIR', 10)).runs).toHaveLength(1)
  })

  it('1853-5.1.2-c: a large company waits as long as a small one can be paid, and is paid with all others', () => {
    expect(runBy(last('EIR', 80)).runs).toEqual([])
    expect(runBy(last('ECR', 80)).runs).toHaveLength(1)
  })

  it('R-71: nobody waits for ever', () => {
    const { state } = last('ECR', 10)
    const [run] = last('ECR', 10).actions<Run>('run')
    if (!run) throw new Error('nothing to run')
    expect(sparingRun(state, run).runs).toEqual([])
    expect(sparingRun({ ...state, operatingRounds: 31 }, run).runs).toHaveLength(1)
  })

  it('1853-4.7.3-a: a company at the last price but one waits until nothing else is to be had', () => {
    const atTop = (trains: readonly '1M'[]): Table =>
      running('EIR', ['3'], {
        doubleCards: true,
        tiles: { ...toAllahabad, M21: '79:2', L20: '79:2', K19: '74:2' },
        bank: 1500,
        cash: { EIR: 250, ECR: 250 },
        companies: {
          EIR: { shares: { A: 4, B: 2 }, price: 380 },
          ECR: { shares: { A: 6, C: 2 }, director: 'A', operating: true, price: 200, trains },
        },
      })
    expect(runBy(atTop(['1M'])).runs).toEqual([])
    expect(runBy(atTop([])).runs).toHaveLength(1)
  })
})
