import { hash, viewOfAction, viewOfEvents } from '@stellwerk/engine'
import type { PlayerId } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import { at, newGame } from '../testing.js'
import { india1853 } from '../title.js'

const [A, B] = ['A', 'B'] as PlayerId[] as [PlayerId, PlayerId]
const pick = { type: 'pick', player: A, city: 'Delhi', company: 'EIR' }

describe('secrets', () => {
  it('1853-2.5.11-j: the record shows a pick of another as hidden, and the own one whole', () => {
    expect(viewOfAction(india1853, pick, B)).toEqual({ ...pick, city: null })
    expect(viewOfAction(india1853, pick, null)).toEqual({ ...pick, city: null })
    expect(viewOfAction(india1853, pick, A)).toBe(pick)
    const event = { kind: 'picked', player: 'A', city: 'Delhi', company: 'EIR', count: 1 }
    expect(viewOfEvents(india1853, [event], B)).toEqual([{ ...event, city: null }])
    expect(viewOfEvents(india1853, [event], A)).toEqual([event])
  })

  it('1853-2.5.11-a: an entered bond is hidden in the record', () => {
    const entry = { type: 'setBond', player: A, bond: 130 }
    expect(viewOfAction(india1853, entry, B)).toEqual({ ...entry, bond: null })
    expect(viewOfAction(india1853, entry, A)).toBe(entry)
  })

  it('what is no action passes unchanged, and so does every other action', () => {
    for (const other of [null, 7, 'pick', [], { type: 'constructor' }, { type: 'pass', player: A }])
      expect(viewOfAction(india1853, other, B)).toEqual(other)
  })

  it('1853-2.5.11-k, 1853-2.5.11-l: two states that differ in another’s secrets alone look the same', () => {
    const seen = (cities: readonly ('Delhi' | 'Lahore' | 'Nagpur' | 'Karachi' | 'Mysore')[]) =>
      hash(
        at({
          players: ['A', 'B', 'C'],
          contracts: { A: { bond: 150, cities }, B: { bond: 100, cities: ['Patna'] } },
        }).seenBy('B'),
      )
    expect(seen(['Delhi', 'Lahore', 'Nagpur', 'Karachi'])).toBe(
      seen(['Lahore', 'Nagpur', 'Karachi', 'Mysore']),
    )
    expect(seen(['Delhi', 'Lahore', 'Nagpur', 'Karachi'])).not.toBe(seen(['Delhi', 'Lahore', 'Nagpur']))
  })

  it('1853-2.5.11-a: bonds stay open for the rest of the game', () => {
    const table = newGame(3).bonds(100, 90, 130)
    expect(Object.values(table.seenBy(null).contracts).map(({ bond }) => bond)).toEqual([100, 90, 130])
  })
})
