import { describe, expect, it } from 'vitest'
import { replay, toGameFile, parseGameFile } from './file.js'
import { History } from './history.js'
import { engineRules } from './refusal.js'
import { coinGame, coins } from './testing-coins.js'

const start = { players: ['A', 'B'], seed: 1, options: {} }

/** A game in which the counts were taken in turn. */
function game(...counts: number[]): History<ReturnType<typeof coinGame>> {
  const history = new History(coins, coinGame())
  for (const [i, count] of counts.entries())
    expect(history.act({ type: 'take', player: i % 2 ? 'B' : 'A', count })).toBeUndefined()
  return history
}

describe('undo and redo', () => {
  it('goes back by one action, to any point, and forward again', () => {
    const history = game(1, 2, 3)
    const states = [0, 1, 2, 3].map((n) => history.at(n).state)
    expect(history.undo()).toBeUndefined()
    expect(history.state).toBe(states[2])
    expect(history.undo(0)).toBeUndefined()
    expect(history.state).toBe(states[0])
    expect(history.redoable).toBe(3)
    expect(history.redo()).toBeUndefined()
    expect(history.state).toBe(states[1])
    expect(history.redo(3)).toBeUndefined()
    expect(history.state).toBe(states[3])
    expect(history.redoable).toBe(0)
  })

  it('keeps what was undone in the record, and forgets the way forward after a new action', () => {
    const history = game(1, 2)
    history.undo()
    expect(history.act({ type: 'take', player: 'B', count: 3 })).toBeUndefined()
    expect(history.redo()).toMatchObject({ rule: engineRules.malformed })
    expect(history.record.map((entry) => entry.type)).toEqual(['action', 'action', 'undo', 'action'])
    expect(history.state.cash).toEqual({ bank: -4, 'player:A': 1, 'player:B': 3 })
  })

  it.each([-1, 3, 4, 1.5, Number.NaN])('refuses to go back to action %s of 3', (to) => {
    const history = game(1, 2, 3)
    expect(history.undo(to)).toMatchObject({ rule: engineRules.malformed, params: { path: 'to' } })
    expect(history.length).toBe(3)
  })

  it('refuses to go forward where nothing was undone', () => {
    expect(game(1).redo()).toMatchObject({ params: { expected: 'something undone' } })
  })

  it('knows where the turn began, and that nothing was done yet by whoever decides now', () => {
    const history = new History(coins, coinGame())
    history.act({ type: 'take', player: 'A', count: 1 })
    history.act({ type: 'take', player: 'B', count: 1 })
    history.act({ type: 'sell', player: 'A' })
    history.act({ type: 'withdraw', player: 'A' })
    expect(history.turnStart()).toBe(2)
    expect(game().turnStart()).toBe(0)
    expect(game(1).turnStart()).toBe(1)
  })

  it('does not record what is refused', () => {
    const history = game(1)
    expect(history.act({ type: 'take', player: 'B', count: 4 })?.rule).toBe('coins-1')
    expect(history.record).toHaveLength(1)
  })
})

describe('an action that is prepared', () => {
  const take = (count: number) => ({ type: 'take', player: 'B', count })

  it('changes nothing until it is done, and then leads to the very state that was told', () => {
    const [history, plain] = [game(1), game(1)]
    const action = take(2)
    const ahead = history.prepare(action)
    expect(history.length).toBe(1)
    expect(history.record).toEqual(plain.record)
    expect(history.act(action)).toBeUndefined()
    expect(plain.act(action)).toBeUndefined()
    expect(history.state).toBe(ahead)
    expect(history.state).toEqual(plain.state)
    expect(history.record).toEqual(plain.record)
  })

  it('is forgotten where something else was done or taken back, and refused like any other', () => {
    const history = game(1)
    const action = take(2)
    const ahead = history.prepare(action)
    history.act(take(3))
    history.undo()
    history.undo()
    expect(history.act({ ...action, player: 'A' })).toBeUndefined()
    expect(history.act(action)).toBeUndefined()
    expect(history.state).not.toBe(ahead)
    expect(history.state.cash).toEqual({ bank: -4, 'player:A': 2, 'player:B': 2 })
    const wrong = { type: 'take', player: 'A', count: 4 }
    expect(history.prepare(wrong)).toBeUndefined()
    expect(history.act(wrong)?.rule).toBe('coins-1')
  })
})

describe('a game file', () => {
  it('brings back the whole record with undone actions, and the same states', () => {
    const history = game(1, 2, 3)
    history.undo(1)
    history.redo(2)
    history.act({ type: 'lot', player: 'A' })
    const file = parseGameFile(JSON.stringify(toGameFile(history, start)))
    if (!file.ok) throw new Error(file.refusal.rule)
    const again = replay(coins, file.value)
    if (!again.ok) throw new Error(again.refusal.rule)
    expect(again.value.state).toEqual(history.state)
    expect(again.value.record).toEqual(history.record)
  })

  it('leaves most states of a replay out, and makes them again as they were', () => {
    const history = game(1, 1)
    for (let i = 0; i < 20; i++) {
      history.act({ type: 'sell', player: 'A' })
      history.act({ type: 'withdraw', player: 'A' })
      if (i % 6 === 5) history.undo()
    }
    const again = replay(coins, toGameFile(history, start))
    if (!again.ok) throw new Error(again.refusal.rule)
    const { value } = again
    const last = value.state
    expect(value.at(value.length)).toEqual(history.at(history.length))
    expect(value.state).toBe(last)
    const points = (of: typeof value) => Array.from({ length: of.length + 1 }, (_, n) => of.at(n))
    expect(value.length).toBeGreaterThan(32)
    // from a state in the middle, back over several that were left out, and forward again
    expect(value.at(21)).toEqual(history.at(21))
    expect(value.at(21)).toBe(value.at(21))
    value.undo(5)
    expect(value.state).toEqual(history.at(5).state)
    value.redo(history.length)
    expect(points(value)).toEqual(points(history))
    expect(value.turnStart()).toBe(history.turnStart())
  })

  it('takes plain actions without hashes', () => {
    const file = {
      ...toGameFile(game(), start),
      actions: [{ type: 'take', player: 'A', count: 2 }, { type: 'undo' }],
    }
    const result = replay(coins, file)
    expect(result.ok && result.value.state.cash['player:A']).toBe(0)
    expect(result.ok && result.value.redoable).toBe(1)
  })

  it('names the action that is refused, and the one whose hash differs', () => {
    const file = toGameFile(game(1, 2), start)
    const [first, second] = file.actions as object[]
    expect(replay(coins, { ...file, actions: [first, { ...second, count: 9 }] })).toMatchObject({
      refusal: { rule: 'coins-1', params: { path: 'actions[1]' } },
    })
    expect(replay(coins, { ...file, actions: [first, { ...second, count: 'x' }] })).toMatchObject({
      refusal: { rule: engineRules.malformed, params: { path: 'actions[1].count' } },
    })
    expect(replay(coins, { ...file, actions: [first, { ...second, hash: '0' }] })).toMatchObject({
      refusal: { rule: engineRules.hash, params: { path: 'actions[1]', stored: '0' } },
    })
  })

  it.each([
    ['', 'JSON'],
    ['[]', ''],
    ['{"format":"stellwerk/2"}', 'format'],
    ['{"format":"stellwerk/1"}', 'title'],
    [JSON.stringify({ ...toGameFile(game(), start), seed: 'x' }), 'seed'],
    [JSON.stringify({ ...toGameFile(game(), start), actions: [3] }), 'actions[0]'],
    [JSON.stringify({ ...toGameFile(game(), start), surprise: 1 }), 'surprise'],
  ])('is refused with the place when broken: %.40s', (text, where) => {
    const result = parseGameFile(text)
    expect(result.ok).toBe(false)
    if (!result.ok) expect(JSON.stringify(result.refusal.params)).toContain(where)
  })
})
