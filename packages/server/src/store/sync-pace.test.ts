import { describe, expect, it } from 'vitest'
import { SyncPace } from './sync-pace.js'

/** Commits one after the other, `pause` milliseconds apart; here as long as that is allowed, else by the other thread. */
function trial() {
  let now = 0
  const pace = new SyncPace(() => now)
  /** What everybody waited for: when, and how long. */
  const waits: { readonly at: number; readonly took: number }[] = []
  const commit = (took: number, pause = 1): void => {
    const isOwn = pace.isQuick
    if (isOwn) waits.push({ at: now, took })
    now += took + pause
    pace.took(took, isOwn)
  }
  const commits = (count: number, took: (i: number) => number, pause?: number): void => {
    for (let i = 0; i < count; i++) commit(took(i), pause)
  }
  const quickly = (count: number, pause?: number): void => commits(count, () => 0.3, pause)
  return { pace, waits, commit, commits, quickly, pass: (time: number) => void (now += time) }
}

describe('whether the thread of the games may wait for the disk', () => {
  it('it may once the disk has shown that it is quick', () => {
    const { pace, quickly } = trial()
    quickly(10)
    expect(pace.isQuick).toBe(false)
    quickly(200)
    expect(pace.isQuick).toBe(true)
  })

  it('never on a disk that takes 20 ms for a sync', () => {
    const { waits, commits } = trial()
    commits(2000, () => 20)
    expect(waits).toEqual([])
  })

  it('a sync that takes a second is the last one for twenty, however quick the others are', () => {
    const { waits, commit, quickly } = trial()
    quickly(300)
    waits.splice(0)
    commit(1000)
    quickly(14_000)
    expect(waits[0]?.took).toBe(1000)
    expect(waits[1]?.at).toBeGreaterThan(18_000)
  })

  it('a disk that becomes slow stops everybody once', () => {
    const { waits, commits, quickly } = trial()
    quickly(300)
    waits.splice(0)
    commits(1000, () => 60)
    expect(waits).toEqual([{ at: expect.any(Number) as number, took: 60 }])
  })

  it('beside one sync everybody waits no more than 100 ms of any second longer than for a good disk', () => {
    const { waits, commits, quickly } = trial()
    quickly(300)
    waits.splice(0)
    commits(4000, (i) => (i % 20 === 0 ? 6 : 0.3))
    expect(waits.some(({ took }) => took === 6)).toBe(true)
    for (const { at } of waits) {
      const second = waits.filter((wait) => wait.at >= at && wait.at < at + 1000)
      const lost = second.reduce((sum, { took }) => sum + Math.max(0, took - 2), 0)
      expect(lost).toBeLessThanOrEqual(2 * 50 + 4)
    }
  })

  it('what the other thread waited for uses up nothing', () => {
    const { pace, commit, quickly } = trial()
    quickly(20)
    commit(1000)
    quickly(500)
    expect(pace.isQuick).toBe(true)
  })

  it('after a commit that came to nothing the disk has to show again that it is quick', () => {
    const { pace, quickly } = trial()
    quickly(300)
    pace.failed()
    expect(pace.isQuick).toBe(false)
    quickly(200)
    expect(pace.isQuick).toBe(true)
  })
})
