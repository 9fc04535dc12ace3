import { describe, expect, it } from 'vitest'
import { refuseNames, refuseSeed, standings } from './seats.js'
import type { PlayerId } from './state.js'

describe('the seats of a game', () => {
  it('have names in any script, each its own', () => {
    expect(refuseNames(["Änne O'Neil", '太郎', 'B. 2'])).toBeUndefined()
    expect(refuseNames(['Anna', 'Ben', 'Anna'])?.refusal.params).toMatchObject({ path: 'players[2]' })
    expect(refuseNames(['Anna', ' Ben'])?.refusal.params).toMatchObject({ path: 'players[1]' })
    expect(refuseNames(['x'.repeat(41)])).toBeDefined()
  })

  it('draw their lots from a whole number', () => {
    expect(refuseSeed(7)).toBeUndefined()
    expect(refuseSeed(0.5)?.refusal.params).toMatchObject({ path: 'seed' })
  })

  it('are ranked by fortune, and equal fortunes share a rank', () => {
    const fortunes = { a: 100, b: 300, c: 100, d: 50 } as const
    const order = standings(Object.keys(fortunes) as PlayerId[], (player) => fortunes[player as 'a'])
    expect(order.map(({ player, rank }) => [player, rank])).toEqual([
      ['b', 1],
      ['a', 2],
      ['c', 2],
      ['d', 4],
    ])
  })
})
