import { expect, test } from 'vitest'
import { History } from './history.js'
import { lineAfter } from './record-line.js'
import { coinGame, coins } from './testing-coins.js'

test('what a record comes to is told without playing it, as the history has it', () => {
  const history = new History(coins, coinGame())
  const take = (player: string) => history.act({ type: 'take', player, count: 1 })
  const reader = {
    made: (_: unknown, place: number) => place,
    to: (entry: object) => ('to' in entry ? Number(entry.to) : 0),
  }
  const told = () => lineAfter({ done: [], undone: [] }, history.record, reader)
  const played = () => Array.from({ length: history.length }, (_, i) => history.at(i + 1).entry)
  for (const step of [
    () => take('A'),
    () => take('B'),
    () => take('A'),
    () => history.undo(0),
    () => history.redo(2),
    () => history.undo(1),
    () => take('B'),
  ]) {
    expect(step()).toBeUndefined()
    expect(told().done).toEqual(played())
    expect(told().undone).toHaveLength(history.redoable)
  }
})
