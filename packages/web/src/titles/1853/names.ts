import type { CompanyId } from '@stellwerk/1853'
import { companies, hexes } from '@stellwerk/1853'

/** "East Indian Railway". */
export const companyName = (company: string): string => companies[company as CompanyId]?.name ?? company

/** "F14 Delhi". */
export function hexLabel(hex: string): string {
  const name = hexes[hex]?.stops[0]?.name
  return name === undefined ? hex : `${hex} ${name}`
}
