import { Random, hash } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import { importGame } from './index.js'
import { exportOf, operations } from './testing-export.js'
import { writeRandomGame } from './testing-site.js'

type Node = { [key: string]: unknown } | unknown[]

/** Every place of a JSON value, as the container and its key. */
function* places(value: unknown): Generator<[Node, string | number]> {
  if (typeof value !== 'object' || value === null) return
  const node = value as Node
  for (const key of Array.isArray(node) ? node.keys() : Object.keys(node)) {
    yield [node, key]
    yield* places((node as { [key: string]: unknown })[key])
  }
}

const deep = (levels: number): unknown => {
  let value: unknown = 0
  for (let i = 0; i < levels; i++) value = [value]
  return value
}

const strange: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => -1,
  () => 0,
  () => 1e308,
  () => 0.5,
  () => Number.MAX_SAFE_INTEGER,
  () => '',
  () => '__proto__',
  () => 'constructor',
  () => 'HBE',
  () => '🚂'.repeat(50),
  () => 'x'.repeat(100_000),
  () => [],
  () => ({}),
  () => deep(500),
  () => ({ toString: 1, length: -1 }),
  () => Array.from({ length: 2000 }, (_, i) => i),
]

/** Changes one place of a copy, or cuts, doubles, swaps or drops actions. */
function mutated(original: { actions: unknown[] }, random: Random): unknown {
  const copy = structuredClone(original)
  const { actions } = copy
  const at = random.below(actions.length)
  switch (random.below(8)) {
    case 0:
      actions.splice(at, 1 + random.below(3))
      return copy
    case 1:
      actions.splice(at, 0, structuredClone(actions[random.below(actions.length)]))
      return copy
    case 2:
      ;[actions[at], actions[at - 1]] = [actions[at - 1] ?? actions[at], actions[at]]
      return copy
    case 3: {
      const [node, key] = random.pick([...places({ ...copy, actions: [] })])
      ;(node as { [key: string]: unknown })[key] = random.pick(strange)()
      return { ...copy, ...(node === copy ? {} : {}) }
    }
    case 4: {
      const [node, key] = random.pick([...places(actions[at])])
      if (Array.isArray(node)) node.splice(Number(key), 1)
      else delete node[key]
      return copy
    }
    case 5: {
      const [node, key] = random.pick([...places(actions[at])])
      const value = (node as { [key: string]: unknown })[key]
      const other =
        typeof value === 'number' ? value + random.pick([-10, -1, 1, 7, 10, 100]) : `${String(value)}9`
      ;(node as { [key: string]: unknown })[key] = other
      return copy
    }
    default: {
      const [node, key] = random.pick([...places(actions[at])])
      ;(node as { [key: string]: unknown })[key] = random.pick(strange)()
      return copy
    }
  }
}

/** An import of anything ends soon, either with a game or with the place of the fault. */
function survives(value: unknown): 'game' | 'fault' {
  const before = performance.now()
  const outcome = importGame(value)
  expect(performance.now() - before).toBeLessThan(10_000)
  if (outcome.ok) return 'game'
  expect(typeof outcome.fault.path).toBe('string')
  expect(outcome.fault.fault.kind).toMatch(/^(title|refused|unknown|step|revenue|figure|undo)$/)
  return 'fault'
}

describe('hostile files', () => {
  it('two thousand changes to a long game', () => {
    const { exported } = writeRandomGame(4, 3, 500)
    const game = JSON.parse(JSON.stringify(exported)) as { actions: unknown[] }
    const random = new Random(1873)
    const ends = { game: 0, fault: 0 }
    for (let i = 0; i < 2000; i++) {
      // mostly the beginning, so that thousands of games are played in a minute
      const length = i % 20 === 0 ? game.actions.length : 40 + random.below(i % 5 === 0 ? 400 : 120)
      ends[survives(mutated({ ...game, actions: game.actions.slice(0, length) }, random))]++
    }
    expect(ends.fault).toBeGreaterThan(1000)
    expect(ends.game).toBeGreaterThan(40)
  }, 600_000)

  it('changes to a small game', () => {
    const game = exportOf(operations) as unknown as { actions: unknown[] }
    const whole = importGame(game)
    const random = new Random(7)
    for (let i = 0; i < 1500; i++) survives(mutated(game, random))
    // whatever was done to the copies, the game itself is still the same
    const again = importGame(game)
    if (!whole.ok || !again.ok) throw new Error('the game cannot be taken over')
    expect(hash(again.history.state)).toBe(hash(whole.history.state))
  })

  it('no JSON of the wrong kind is taken for a game', () => {
    const values = [
      undefined,
      null,
      0,
      '',
      'game',
      [],
      {},
      [[]],
      { title: {} },
      { title: 'Harzbahn 1873' },
      deep(5000),
    ]
    for (const value of values) expect(survives(value)).toBe('fault')
  })

  it('a huge list of actions, or of undos, ends soon', () => {
    const pass = { type: 'pass', entity: 1 }
    const many = (type: string) => Array.from({ length: 100_000 }, (_, i) => ({ ...pass, type, id: i + 1 }))
    expect(survives(exportOf([], { actions: many('pass') }))).toBe('fault')
    expect(survives(exportOf([], { actions: many('undo') }))).toBe('game')
    expect(survives(exportOf([], { actions: [...many('pass'), pass] }))).toBe('fault')
    const back = Array.from({ length: 50_000 }, (_, i) => ({
      ...pass,
      type: i % 2 ? 'undo' : 'message',
      message: '',
    }))
    expect(
      survives(
        exportOf([], {
          actions: back.map(({ message, ...own }) => (own.type === 'undo' ? own : { ...own, message })),
        }),
      ),
    ).toBe('game')
  })
})
