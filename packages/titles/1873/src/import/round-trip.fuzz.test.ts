import { Random, hash } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import { mineOf } from '../state.js'
import type { MineId } from '../data/types.js'
import { importGame } from './index.js'
import { withDetours, writeRandomGame } from './testing-site.js'

describe('random games in the form of 18xx.games', () => {
  it.each([2, 3, 4, 5])('give the same game again, with %i players', (players) => {
    for (let seed = 1; seed <= 6; seed++) {
      const rules = seed % 3 === 0 ? ['aag_variant'] : []
      const { desk, exported } = writeRandomGame(100 * players + seed, players, 900, rules)
      const again = importGame(JSON.parse(JSON.stringify(exported)))
      if (!again.ok) throw new Error(JSON.stringify(again.fault))
      expect(hash(again.history.state)).toBe(hash(desk.history.state))
      // these players give up routes at random
      expect(again.notes.filter(({ about }) => about !== 'missing-route')).toEqual([])
      const detours = withDetours(exported.actions, new Random(seed))
      const third = importGame({ ...exported, actions: detours })
      if (!third.ok) throw new Error(JSON.stringify(third.fault))
      expect(hash(third.history.state)).toBe(hash(desk.history.state))
      expect(third.counts.undone).toBeGreaterThan(0)
    }
  })

  it('keep the names of all trains and switchers', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const { desk } = writeRandomGame(seed, 3, 700)
      const { state } = desk.history
      const { ids } = desk.point
      for (const [railway, { trains, diesel, switchers }] of Object.entries(state.railways)) {
        const named = ids.trains.filter((train) => train.railway === railway)
        const sizes = named.map(({ size }) => String(size)).toSorted()
        expect(sizes).toEqual([...trains.map(String), ...(diesel ? ['D'] : [])].toSorted())
        const own = ids.atRailway.filter((switcher) => switcher.railway === railway)
        expect(own.map(({ id }) => id.slice(0, 1)).toSorted()).toEqual(switchers.map(String).toSorted())
      }
      for (const mine of Object.keys(state.mines).map(Number) as MineId[])
        expect(ids.atMine[mine]?.[0] ?? null).toBe(mineOf(state, mine).switcher?.toString() ?? null)
    }
  })
})
