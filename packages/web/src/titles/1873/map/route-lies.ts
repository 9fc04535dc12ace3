import type { BoardHex } from '@stellwerk/1873'
import { concessionHexes, stopIndex } from '@stellwerk/1873'

/** Whether the track of the concession route lies on a hex. */
export function routeLies({ hex, leads }: BoardHex): boolean {
  const [one, other] = concessionHexes[hex]?.join ?? []
  if (typeof one === 'number' && typeof other === 'number')
    return leads[one] !== undefined && (leads[one] === other || leads[one] === leads[other])
  const edge = typeof one === 'number' ? one : other
  return typeof edge === 'number' && stopIndex(leads[edge]) !== undefined
}
