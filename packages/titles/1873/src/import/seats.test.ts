import { Random } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import type { SiteGame } from './format.js'
import { seatOf, seatsOf, seedFor } from './seats.js'

const named = (...names: string[]) =>
  seatsOf({ players: names.map((name, i) => ({ id: String(i + 10), name })) } as unknown as SiteGame)

describe('seats', () => {
  it('have the names of the players, as far as names go here', () => {
    expect(named('Anna', '…Ben!', '👍', 'O’Neil', '').map(({ seat }) => seat)).toEqual([
      'Anna',
      'Ben',
      'Player',
      'ONeil',
      'Player 2',
    ])
    expect(named('山田 太郎', 'Jürgen').map(({ seat }) => seat)).toEqual(['山田 太郎', 'Jürgen'])
  })

  it('have names that nobody else has', () => {
    const long = 'x'.repeat(60)
    expect(named('Anna', 'Anna', 'Anna 2', long, long).map(({ seat }) => seat)).toEqual([
      'Anna',
      'Anna 2',
      'Anna 2 2',
      'x'.repeat(40),
      `${'x'.repeat(38)} 2`,
    ])
  })

  it('are found by the number of the player, or by the name', () => {
    const seats = named('Anna', 'Ben')
    expect([seatOf(seats, 11), seatOf(seats, '10'), seatOf(seats, 'Ben')]).toEqual(['Ben', 'Anna', 'Ben'])
    expect(() => seatOf(seats, 12)).toThrow('unknown')
  })

  it('are in the order that our lot draws by the seed', () => {
    for (const names of [
      ['A', 'B'],
      ['A', 'B', 'C', 'D', 'E'],
    ]) {
      const seats = named(...names)
      const seed = seedFor(seats, 1352022472)
      expect(new Random(seed).shuffle(names)).toEqual(names)
    }
  })
})
