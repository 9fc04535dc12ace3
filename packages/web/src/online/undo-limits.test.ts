import { expect, test } from 'vitest'
import type { Table } from '@stellwerk/protocol'
import { undoLimits } from './undo-limits.js'

const by = (player: string) => ({ action: { type: 'pass', player } })
const line = [undefined, by('a'), by('b'), by('a'), by('a')] as Parameters<typeof undoLimits>[1]
const table = (player: string | null, undo: 'consent' | 'none' = 'consent', computers: string[] = []) => {
  const seats = computers.map((one) => ({ player: one, computer: 'good' }))
  return {
    you: { player, host: false, pastHidden: false },
    undo,
    state: 'running',
    seats,
  } as unknown as Table
}

test('own moves at the end are taken back at once; for earlier ones the others are asked', () => {
  expect(undoLimits(table('a'), line, 4)).toEqual({ undoTo: 2, askTo: 0 })
  expect(undoLimits(table('b'), line, 4)).toEqual({ undoTo: 4, askTo: 0 })
})

test('what computers did since one’s own move goes with it', () => {
  expect(undoLimits(table('a', 'consent', ['b']), line, 4)).toEqual({ undoTo: 0, askTo: 0 })
  expect(undoLimits(table('b', 'consent', ['a']), line, 4)).toEqual({ undoTo: 0, askTo: 0 })
})

test('who only looks on, and who plays without undo, can take nothing back', () => {
  expect(undoLimits(table(null), line, 4)).toEqual({ undoTo: 4, askTo: 4 })
  expect(undoLimits(table('a', 'none'), line, 4)).toEqual({ undoTo: 4, askTo: 4 })
})
