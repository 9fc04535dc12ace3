import { hash, toGameFile } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import { games } from './loaded.js'
import { finishedGame, finishedHistory } from './testing-finished.js'

describe.each(Object.entries(games))('the finished game of %s', (id, { title }) => {
  it('is played again to its end, state by state with the stored hashes', () => {
    const { actions } = finishedGame(id)
    const history = finishedHistory(id)
    expect(history.length).toBe(actions.length)
    expect(title.isOver(history.state)).toBe(true)
    for (const [i, { hash: stored }] of (actions as readonly { hash?: string }[]).entries())
      expect(stored).toBe(hash(history.at(i + 1).state))
  })

  it('keeps every law after every action, and has a winner', () => {
    const history = finishedHistory(id)
    for (let n = 0; n <= history.length; n++) expect(title.audit(history.at(n).state)).toEqual([])
    const [first, ...others] = title.ranking(history.state)
    for (const { fortune } of others) expect(first?.fortune).toBeGreaterThanOrEqual(fortune)
  })

  it('is written again as it was read', () => {
    const { actions, ...head } = finishedGame(id)
    expect(toGameFile(finishedHistory(id), head)).toEqual({ ...head, actions })
  })
})
