import type { PlayerId } from '@stellwerk/engine'
import { apply, hash, imagine, view } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import type { State } from '../state.js'
import { at, newGame } from '../testing.js'
import { india1853 } from '../title.js'
import { bondBounds } from './bonds.js'

const [A, B] = ['A', 'B'] as PlayerId[] as [PlayerId, PlayerId]
const worlds = (seen: State): readonly State[] =>
  Array.from({ length: 40 }, (_, seed) => imagine(india1853, seen, seed))

describe('imagined secrets', () => {
  it('1853-2.5.11-b: other contracts have other cities, the own one stays', () => {
    const table = at({
      players: ['A', 'B', 'C'],
      contracts: {
        A: { bond: 150, cities: ['Delhi', 'Lahore', 'Nagpur', 'Karachi'] },
        B: { bond: 100, cities: ['Patna', 'Mysore', 'Nagpur', 'Jaipur'] },
      },
    })
    const seen = table.seenBy('B')
    const imagined = worlds(seen)
    for (const world of imagined) {
      expect(world.contracts[B]).toBe(table.state.contracts[B])
      expect(world.contracts[A]?.cities).toHaveLength(4)
      expect(hash(view(india1853, world, B))).toBe(hash(seen))
    }
    expect(new Set(imagined.map(({ contracts }) => contracts[A]?.cities?.join())).size).toBeGreaterThan(20)
  })

  it('1853-2.5.5-a: cities give the contract shares that a player still has', () => {
    const table = newGame(3).bonds(150, 100, 100)
    table.act('pick', { city: 'Waltair', company: 'ECR' }, 'A')
    for (const world of worlds(table.seenBy('B')))
      expect(['Calcutta', 'Waltair']).toContain(world.contracts[A]?.cities?.[0])
  })

  it('1853-2.5.11-a, 1853-2.5.3-c: bonds that are in are legal amounts, and equal ones are drawn for', () => {
    const table = newGame(3).act('setBond', { bond: 100 }, 'A').act('setBond', { bond: 100 }, 'C')
    const { min, max, step } = bondBounds(table.state)
    const bonds = new Set<number>()
    for (const world of worlds(table.seenBy('B'))) {
      const { entered } = world.flow.at(-1) as unknown as { entered: { [player: string]: number } }
      for (const bond of Object.values(entered)) {
        expect(bond).toBeGreaterThanOrEqual(min)
        expect(bond).toBeLessThanOrEqual(max)
        expect(bond % step).toBe(0)
        bonds.add(bond)
      }
      const outcome = apply(india1853, world, { type: 'setBond', player: B, bond: entered['A'] })
      expect(outcome).toMatchObject({ ok: true })
      expect(outcome.ok && outcome.events.map(({ kind }) => kind)).toContain('lots-drawn')
    }
    expect(bonds.size).toBeGreaterThan(5)
  })
})
