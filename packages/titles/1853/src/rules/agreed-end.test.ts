import { describe, expect, it } from 'vitest'
import { at } from '../testing.js'

const table = () =>
  at({
    players: ['A', 'B', 'C'],
    cash: { A: 300, B: 200, C: 100 },
    contracts: { A: { bond: 90, cities: ['Mysore', 'Lahore'] } },
    at: { round: 'stock', turn: 'B' },
  })

describe('the end by agreement', () => {
  it('1853-R-71: comes when all others agree one after another, and open bonds are lost', () => {
    const game = table().act('proposeEnd')
    expect(game.players).toContain('A')
    game.act('accept', {}, 'A')
    expect(game.state.over).toBe(false)
    game.act('accept', {}, 'C')
    expect(game.state.over).toBe(true)
    expect(game.told('end-agreed')).toMatchObject([{ player: 'B' }])
    expect(game.told('game-over')[0]?.ranking).toEqual([
      { player: 'A', fortune: 300, rank: 1 },
      { player: 'B', fortune: 200, rank: 2 },
      { player: 'C', fortune: 100, rank: 3 },
    ])
  })

  it('1853-R-71: does not come if one player declines, and is not proposed again in this round', () => {
    const game = table().act('proposeEnd').act('accept', {}, 'A').act('decline', {}, 'C')
    expect(game.state.over).toBe(false)
    expect(game.step).toBe('stock')
    expect(game.player).toBe('B')
    expect(game.refused('proposeEnd')).toBe('engine-repeated-offer')
    game.act('pass')
    expect(game.refused('proposeEnd')).toBe('engine-repeated-offer')
    game.passUntil('elephant').passUntil('stock')
    expect(game.refused('proposeEnd')).toBeUndefined()
  })

  it('1853-R-71: is proposed by the player whose turn it is', () => {
    expect(table().refused('proposeEnd', {}, 'A')).toBe('engine-turn')
  })
})
