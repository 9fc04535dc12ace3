import type { CompanyId } from '@stellwerk/1853'
import { companies, hexes } from '@stellwerk/1853'

/** "East Indian Railway". */
export const companyName = (company: string): string => companies[company as CompanyId]?.name ?? company

/** "Delhi", or the hex where the place has no name. */
export const placeName = (hex: string): string => hexes[hex]?.stops[0]?.name ?? hex

/** "F14 Delhi". */
export function hexLabel(hex: string): string {
  const name = hexes[hex]?.stops[0]?.name
  return name === undefined ? hex : `${hex} ${name}`
}
