import { describe, expect, it } from 'vitest'
import type { Action, PlayerId } from '@stellwerk/engine'
import { History, delta, legal, view } from '@stellwerk/engine'
import type { LogEntry } from '@stellwerk/protocol'
import type { State } from '@stellwerk/1873'
import { harzbahn } from '@stellwerk/1873'
import { extended, fromLog, presentOf, presentOnly } from './record.js'

/** A short game with undo and redo, and the log that a server would send of it. */
function played(): { history: History<State>; start: State; entries: LogEntry[] } {
  const game = harzbahn.create({ players: ['seat-1', 'seat-2'], seed: 5, options: {} })
  if (!game.ok) throw new Error(game.refusal.rule)
  const history = new History(harzbahn, game.value)
  const start = view(harzbahn, history.state, null)
  const entries: LogEntry[] = []
  const enter = (change: () => unknown): void => {
    const before = view(harzbahn, history.state, null)
    expect(change()).toBeUndefined()
    const made = history.record.at(-1)
    const after = view(harzbahn, history.state, null)
    const { events } = history.at(history.length)
    entries.push({
      seq: history.record.length,
      at: 1000 + history.record.length,
      by: 'seat-1',
      type: made?.type ?? 'action',
      ...(made?.type === 'action' ? { action: made.action as LogEntry['action'] } : { to: made?.to }),
      events: made?.type === 'action' ? (events as unknown as LogEntry['events']) : [],
      delta: delta(before, after) ?? null,
      hash: '',
    })
  }
  const first = (): Action => legal(harzbahn, history.state).choices[0]?.action as Action
  for (let i = 0; i < 4; i++) enter(() => history.act(first()))
  enter(() => history.undo(2))
  enter(() => history.redo(3))
  enter(() => history.undo(1))
  enter(() => history.act({ type: 'pass', player: 'seat-2' as PlayerId }))
  enter(() => history.act(first()))
  return { history, start, entries }
}

describe('the record of an online game', () => {
  const { history, start, entries } = played()
  const states = Array.from({ length: history.length + 1 }, (_, n) =>
    view(harzbahn, history.at(n).state, null),
  )

  it('rebuilds every moment from the log, through undo and redo', () => {
    const record = fromLog(start, entries)
    expect(record.seq).toBe(entries.length)
    expect(record.line.map((moment) => moment?.state)).toEqual(states)
    expect(record.line.at(-1)?.action).toEqual(entries.at(-1)?.action)
  })

  it('knows since when somebody decides before anything was done', () => {
    expect(presentOf(presentOnly(0, 0, 0, start, 700)).time).toBe(700)
    expect(presentOf(fromLog(start, [], 700)).time).toBe(700)
    expect(presentOf(fromLog(start, entries, 700)).time).toBe(entries.at(-1)?.at)
  })

  it('entry by entry gives the same as all at once, with whoever acted for another', () => {
    const acted = entries.map((entry) => (entry.type === 'action' ? { ...entry, deputy: 'seat-2' } : entry))
    let record = fromLog(start, [])
    for (const entry of acted) record = extended(record, entry)
    expect(record).toEqual(fromLog(start, acted))
    expect(presentOf(record).deputy).toBe('seat-2')
  })

  it('goes on from the present alone, and knows every present on the way', () => {
    for (let known = 0; known < entries.length; known++) {
      const before = fromLog(start, entries.slice(0, known))
      let record = presentOnly(
        before.seq,
        before.line.length - 1,
        before.undone.length,
        presentOf(before).state,
        700,
      )
      for (const entry of entries.slice(known)) record = extended(record, entry)
      expect(presentOf(record).state).toEqual(states.at(-1))
      expect(record.line.length).toBe(states.length)
    }
  })

  it('refuses a gap', () => {
    expect(() => extended(fromLog(start, []), entries[1] as LogEntry)).toThrow('entry 2 after 0')
  })
})
