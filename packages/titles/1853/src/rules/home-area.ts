import { position } from '@stellwerk/hex'
import { homeAreas } from '../data/home-areas.js'
import type { CompanyId, HexId } from '../data/types.js'

/** 1853-1.8-g, R-30: the borders belong to the area. */
export function isInHomeArea(company: CompanyId, hex: HexId): boolean {
  const columns = homeAreas[company][hex.charAt(0)]
  if (!columns) return false
  const { column } = position(hex)
  return columns[0] <= column && column <= columns[1]
}
