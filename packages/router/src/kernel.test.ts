import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { frameOf } from './frame.js'
import { harder } from './harder.js'
import { kernelFor, lentMemory, withoutKernel } from './kernel.js'
import type { Model } from './model.js'
import type { Task } from './network.js'
import { Outlook } from './outlook.js'
import { parseProblem } from './problem.js'
import { solve } from './solve.js'
import { randomModels } from './testing-models.js'
import { Dice, plainWishes, randomTask } from './testing-random.js'
import { walk } from './walk.js'

const boards = new URL('../boards/', import.meta.url)
const files = readdirSync(boards).filter((file) => file.endsWith('.json'))
const board = (file: string): unknown => JSON.parse(readFileSync(new URL(file, boards), 'utf8'))

/** An outlook at random prices. */
function outlookAt(model: Model, seed: number): Outlook {
  const dice = new Dice(seed)
  const some = (length: number): Float64Array =>
    Float64Array.from({ length }, () => (dice.chance(40) ? dice.below(20 * 64) / 64 : 0))
  return new Outlook(frameOf(model, 3)).price(some(model.task.network.things), some(model.useCount))
}

/** Every row of the tables at random prices, in the order of the states. */
function everyRow(model: Model, seed: number, native: boolean): number[][] {
  const outlook = outlookAt(model, seed)
  const { index, takes, address } = outlook.tables
  expect(address !== undefined).toBe(native)
  return Array.from(index, (_, state) => {
    const row = outlook.tables.rowOf(state)
    return [row, ...takes.subarray(row * model.moves, (row + 1) * model.moves)]
  })
}

/** All routes that are worth something at random prices, with the steps of the walk before each, and at its end. */
function everyRoute(model: Model, seed: number): { readonly met: unknown[]; readonly native: boolean } {
  const outlook = outlookAt(model, seed)
  const met: unknown[] = []
  walk({
    outlook,
    need: 0,
    found: (route) => (met.push(route), 0),
    tick: (steps) => met.push(steps),
  })
  return { met, native: outlook.native !== null }
}

describe('the kernel', () => {
  it('is there, with memory for tables but not without end', () => {
    expect(kernelFor(1_000_000)).toBeDefined()
    expect(kernelFor(1e9)).toBeUndefined()
    expect(withoutKernel(() => kernelFor(1_000_000))).toBeUndefined()
  })

  it('works out the same rows as the router without it', () => {
    for (const [seed, model] of randomModels(4, 6).entries())
      expect(lentMemory(() => everyRow(model, seed, true))).toEqual(
        withoutKernel(() => everyRow(model, seed, false)),
      )
  })

  it('meets the same routes in as many steps as the router without it', () => {
    const seen = { kernel: 0, plain: 0 }
    for (const [seed, model] of randomModels(5, 6).entries()) {
      const plain = withoutKernel(() => everyRoute(model, seed))
      const routes = lentMemory(() => everyRoute(model, seed))
      expect(routes.met).toEqual(plain.met)
      expect(plain.native).toBe(false)
      seen[routes.native ? 'kernel' : 'plain'] += routes.met.length
    }
    expect(seen.kernel).toBeGreaterThan(1_000)
    expect(seen.plain).toBeGreaterThan(1_000)
  })

  it('leads to the same plans in as many steps on random networks', () => {
    const dice = new Dice(8)
    const tasks = [...plainWishes, { gauges: true, mail: true, bonuses: true }].flatMap((wish) =>
      Array.from({ length: 6 }, () => randomTask(dice, { ...wish, points: 9, segments: 20, trains: 2 })),
    )
    for (const task of tasks) expectSame(task)
  })

  it.each(files)('leads to the same plans in as many steps on %s, and on one with more ways', (file) => {
    expectSame(parseProblem(board(file)).task)
    expectSame(parseProblem(harder(board(file), { share: [1, 4], longer: 0 })).task)
  })

  it.each([0, 30_000, 100_000, 300_000])(
    'is done without as soon as its memory is full: %i bytes left',
    (bytes) => {
      const { task } = parseProblem(board('five-and-six.json'))
      lentMemory(() => {
        while (kernelFor(bytes + 10_000)) kernelFor(0)?.memory.bytes(10_000)
        expectSame(task)
      })
    },
  )

  it('gives its memory back', () => {
    const taken = (): number => kernelFor(0)?.memory.mark() ?? 0
    const before = taken()
    lentMemory(() => {
      kernelFor(0)?.memory.figures(1_000)
      expect(taken()).toBeGreaterThan(before)
    })
    expect(taken()).toBe(before)
  })
})

function expectSame(task: Task): void {
  const options = { smallBoard: 0, maxSteps: 300_000, now: () => 0 }
  expect(solve(task, options)).toEqual(withoutKernel(() => solve(task, options)))
}
