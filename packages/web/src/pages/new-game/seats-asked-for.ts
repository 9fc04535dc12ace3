import type { Level } from '@stellwerk/bots'
import { levels } from '@stellwerk/bots'
import { computerName } from '../../computers/seats.js'
import type { Again } from '../../session/again.js'
import type { NewGame } from '../../session/library.js'
import type { Seat } from './seats.js'

/** The seats that an address asks for: those of a game to be played again, one against computers, or three people. */
export function seatsAskedFor(again: Again, against: string | null): readonly Seat[] {
  if (again.players.length > 0)
    return again.players.map((name, i) => {
      const level = again.levels[i]
      return { name, ...(level ? { level } : {}) }
    })
  const level = levels.find((one) => one === against)
  if (!level) return [{ name: '' }, { name: '' }, { name: '' }]
  return [{ name: '' }, { name: '', level }, { name: '', level }, { name: '', level }]
}

/** What the shelf is told of the computers among the players: their seats, and names with their sign. */
export function computersAmong(
  seats: readonly Seat[],
  players: readonly string[],
): Pick<NewGame, 'computers' | 'names'> {
  const computers = players.flatMap((player, i): (readonly [string, Level])[] => {
    const level = seats[i]?.level
    return level ? [[player, level]] : []
  })
  if (computers.length === 0) return {}
  return {
    computers: Object.fromEntries(computers),
    names: Object.fromEntries(computers.map(([player]) => [player, computerName(player)])),
  }
}
