import { History } from '@stellwerk/engine'
import { vierhain } from '@stellwerk/vierhain'
import { expect, it } from 'vitest'
import { actionsTo } from './actions-to.js'

it('follows undo and redo to the actions that lead to a moment', () => {
  const begun = vierhain.create({ players: ['A', 'B', 'C'], seed: 1, options: {} })
  if (!begun.ok) throw new Error('no game')
  const history = new History(vierhain, begun.value)
  const [first, second, third] = begun.value.order
  const found = (player: unknown, company: string) =>
    expect(history.act({ type: 'found', player, company, price: 50 })).toBeUndefined()
  found(first, 'A')
  found(second, 'B')
  found(third, 'D')
  history.undo(1)
  found(second, 'E')
  history.undo(0)
  history.redo(2)
  found(third, 'B')
  const record = history.record.map((entry) => ({ entry }))
  expect(history.length).toBe(3)
  for (let at = 0; at <= history.length; at++)
    expect(actionsTo(record, at)).toEqual(
      Array.from({ length: at }, (_, n) => record[history.at(n + 1).entry]),
    )
  expect(actionsTo(record, 3).map(({ entry }) => entry)).toMatchObject(
    ['A', 'E', 'B'].map((company) => ({ type: 'action', action: { company } })),
  )
})
