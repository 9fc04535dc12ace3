import type { PlayerId } from '@stellwerk/engine'
import { Random } from '@stellwerk/engine'
import type { SiteGame } from './format.js'
import { unknown } from './fault.js'

/** Who sits where: the site's number and name of each player, and the name of the seat here. */
export interface Seat {
  readonly site: string
  readonly name: string
  readonly seat: PlayerId
}

const forbidden = /[^\p{L}\p{N} ._'-]/gu
const longest = 40

/** The name of a seat: letters, digits and a few signs, and nobody else's. */
function seatName(name: string, taken: readonly string[]): string {
  const kept = name.normalize('NFC').replaceAll(forbidden, '')
  const plain = kept.replace(/^[^\p{L}\p{N}]+/u, '').trim() || 'Player'
  for (let n = 1; ; n++) {
    const suffix = n === 1 ? '' : ` ${n}`
    const candidate = `${Array.from(plain)
      .slice(0, longest - suffix.length)
      .join('')
      .trim()}${suffix}`
    if (!taken.includes(candidate)) return candidate
  }
}

export function seatsOf({ players }: SiteGame): readonly Seat[] {
  const seats: Seat[] = []
  for (const { id, name } of players) {
    const seat = seatName(
      name,
      seats.map((other) => other.seat),
    ) as PlayerId
    seats.push({ site: id, name, seat })
  }
  return seats
}

/** The player whom the site's number means; old games have the name in its place. */
export function seatOf(seats: readonly Seat[], site: string | number): PlayerId {
  const found =
    seats.find((seat) => seat.site === String(site)) ?? seats.find((seat) => seat.name === String(site))
  if (!found) throw unknown('player', site)
  return found.seat
}

/** A seed by which our lot draws the order in which the site seated the players. */
export function seedFor(seats: readonly Seat[], wished: number): number {
  const order = seats.map(({ seat }) => seat)
  for (let seed = wished >>> 0; ; seed++) {
    const drawn = new Random(seed >>> 0).shuffle(order)
    if (drawn.every((seat, i) => seat === order[i])) return seed >>> 0
  }
}
