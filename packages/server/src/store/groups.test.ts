import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { Groups } from './groups.js'

interface One {
  readonly name: string
  readonly fail: (error: unknown) => void
}

const one = (name: string): One => ({ name, fail: () => undefined })

/** Groups as they were taken; each is done when the test says so. */
function taken(transactions = 1) {
  const groups: string[][] = []
  const done: (() => void)[] = []
  const limits = { transactions, together: 10, waiting: 100 }
  const take = (group: readonly One[]): Promise<void> => {
    groups.push(group.map(({ name }) => name))
    return new Promise((resolve) => done.push(resolve))
  }
  const finish = async (): Promise<void> => {
    done.splice(0).forEach((tell) => tell())
    await turn()
    await turn()
  }
  return { groups, finish, waiting: new Groups<One>(limits, take) }
}

describe('what waits together', () => {
  it('waits for what comes in the same turn of the event loop', async () => {
    const { groups, waiting } = taken()
    waiting.add(one('first'), true)
    waiting.add(one('second'), true)
    expect(groups).toEqual([])
    await turn()
    expect(groups).toEqual([['first', 'second']])
  })

  it('waits for nothing where it is urgent and the last one came alone', async () => {
    const { groups, finish, waiting } = taken()
    waiting.add(one('first'), true)
    await turn()
    await finish()
    waiting.add(one('urgent'), true)
    expect(groups).toEqual([['first'], ['urgent']])
    await finish()
    waiting.add(one('patient'))
    expect(groups).toHaveLength(2)
    await turn()
    expect(groups).toEqual([['first'], ['urgent'], ['patient']])
  })

  it('goes together again as soon as several come while one is under way', async () => {
    const { groups, finish, waiting } = taken(2)
    waiting.add(one('first'), true)
    await turn()
    await finish()
    for (const name of ['a', 'b', 'c']) waiting.add(one(name), true)
    await turn()
    expect(groups).toEqual([['first'], ['a'], ['b', 'c']])
    await finish()
    for (const name of ['d', 'e']) waiting.add(one(name), true)
    expect(groups).toHaveLength(3)
    await turn()
    expect(groups.at(-1)).toEqual(['d', 'e'])
  })
})
