import { expect, it } from 'vitest'
import type { TrainId } from '../../data/types.js'
import { bestRun } from './best-run.js'
import { hasRun } from './has-run.js'
import { running, toPatna } from './testing-lines.js'

const both = (table: ReturnType<typeof running>, company: 'EIR' | 'ECR') => [
  hasRun(table.state, company),
  bestRun(table.state, company, 'treasury').runs.length > 0,
]

it('1853-4.5.3-a: a run needs track of the gauge of a train', () => {
  const eir = (trains: readonly TrainId[], tiles: Record<string, string>) =>
    both(running('EIR', trains, { tiles }), 'EIR')
  expect(eir(['2'], toPatna)).toEqual([true, true])
  expect(eir(['2M'], toPatna)).toEqual([false, false])
  expect(eir(['2M', '2'], toPatna)).toEqual([true, true])
  expect(eir(['2'], {})).toEqual([false, false])
  expect(eir([], toPatna)).toEqual([false, false])
})

it('1853-4.5.4-d: for a 1M the next station is a small one', () => {
  const ecr = (train: TrainId, tiles: Record<string, string>) =>
    both(running('ECR', [train], { doubleCards: true, tiles }), 'ECR')
  const north = { M21: '79:2', L20: '79:2' }
  expect(ecr('1M', { ...north, K19: '74:2' })).toEqual([true, true])
  // the town has become a large station
  expect(ecr('1M', { ...north, K19: '716:0' })).toEqual([false, false])
  expect(ecr('2M', { ...north, K19: '716:0' })).toEqual([true, true])
})
