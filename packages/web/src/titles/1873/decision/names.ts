import type { MineId } from '@stellwerk/1873'
import { hexes, mines, playerOf } from '@stellwerk/1873'
import type { Desk } from './desk.js'

/** "4 Hüttenrode", with its owner if that is neither the player nor the company that acts. */
export function mineLabel(desk: Desk, mine: MineId): string {
  const owner = desk.state.mines[mine]?.owner ?? 'bank'
  const name = `${mine} ${mines[mine].name}`
  if (owner === 'bank') return desk.say('mineClosed', { name })
  const own = playerOf(owner) === desk.player || owner === desk.step['operation']
  return own ? name : `${name} · ${desk.purse(owner)}`
}

/** "D13 Braunesumpf". */
export const hexLabel = (hex: string): string => [hex, hexes[hex]?.name].filter(Boolean).join(' ')
