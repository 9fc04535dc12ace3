import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { faultOfRoute } from './check.js'
import { frameOf } from './frame.js'
import { modelOf } from './model.js'
import type { Train } from './network.js'
import { Outlook } from './outlook.js'
import { countPaths } from './paths.js'
import { parseProblem } from './problem.js'
import { solve } from './solve.js'
import { walk } from './walk.js'
import { lendMemory } from './testing-memory.js'

lendMemory()

/** Our own boards, and those of real games where somebody has them beside the clone. */
const own = fileURLToPath(new URL('../boards/', import.meta.url))
const real = fileURLToPath(new URL('../../../../shared/bench/routes/', import.meta.url))

/** How many routes there are; of the real ones their README counts them and leaves out end towns where the train must call. */
const paths: Readonly<Record<string, number>> = {
  'five-and-six.json': 33_915,
  'three-trains.json': 2_191,
  'express.json': 71_473,
  'towns-apart.json': 13_907,
  'towns-passed.json': 29_322,
  'wide.json': 58_200,
  '1867-cnr.json': 83_456,
  '18chesapeake-ple-1.json': 13_434,
  '18chesapeake-otr-prr-1.json': 22_078,
  '1856-cgr-1.json': 10_943,
  '1867-co-1.json': 62_257,
  '1817-wt-1.json': 23_229,
  '18usa-prr-1.json': 88_987,
  '1861-mkn-1.json': 15_499,
}

describe.each([
  { boards: 'our own boards', folder: own },
  ...(existsSync(real) ? [{ boards: 'the boards of real games', folder: real }] : []),
])('$boards', ({ folder }) => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const read = (name: string): unknown => JSON.parse(readFileSync(folder + name, 'utf8'))

  it.each(files)('%s: the known best is reached and proven', (name) => {
    const { task, knownBest } = parseProblem(read(name))
    const { plans, proven } = solve(task)
    expect({ total: plans[0]?.total, proven }).toEqual({ total: knownBest, proven: true })
    for (const { train, route } of plans[0]?.runs ?? [])
      expect(faultOfRoute(task, task.trains[train] as Train, route)).toBeUndefined()
  })

  it.each(Object.keys(paths).filter((name) => files.includes(name)))(
    '%s: as many routes as were counted',
    (name) => {
      const { task } = parseProblem(read(name))
      const length = (train: Train): number => (train.mode === 'express' ? Infinity : (train.n ?? 100))
      const [longest] = task.trains.toSorted((a, b) => length(b) - length(a)) as [Train]
      const model = modelOf(task, longest, false)
      const free = [new Float64Array(task.network.things), new Float64Array(model.useCount)] as const
      let count = 0
      walk({
        outlook: new Outlook(frameOf(model, 3)).price(...free),
        need: -Infinity,
        found: () => {
          count++
          return -Infinity
        },
        tick: () => {},
      })
      expect({ walked: count, counted: countPaths(task) }).toEqual({
        walked: paths[name],
        counted: paths[name],
      })
    },
  )
})
