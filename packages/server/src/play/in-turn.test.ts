import { expect, it } from 'vitest'
import { breathe } from './breathe.js'
import { InTurn } from './in-turn.js'

it('does one thing after the other, also after one that failed', async () => {
  const turns = new InTurn()
  const done: string[] = []
  const work = (name: string) => async (): Promise<string> => {
    done.push(`${name} begins`)
    await breathe()
    done.push(`${name} ends`)
    if (name === 'b') throw new Error('no')
    return name
  }
  const outcomes = await Promise.allSettled(['a', 'b', 'c'].map((name) => turns.run(work(name))))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(done).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
})

it('lets those who ask for a moment wait for one turn only, however many are at work', async () => {
  const turns = new InTurn()
  let slices = 0
  const long = async (): Promise<void> => {
    for (let i = 0; i < 5; i++) {
      slices++
      await breathe()
    }
  }
  const all = Promise.all(Array.from({ length: 100 }, () => turns.run(long)))
  await breathe()
  const before = slices
  await breathe()
  expect(slices - before).toBeLessThan(5)
  await all
  expect(slices).toBe(500)
})
