import { issueSpaces } from '../data/market.js'
import { floatPercent, floatShares } from '../data/shares.js'
import type { ShareCompanyId } from '../data/types.js'
import { tell } from '../events.js'
import type { GameWork } from '../state.js'
import { bankPays, isMajor } from '../state.js'
import { placePriceMarker, priceAt } from './market.js'
import { percentWithPlayers } from './shares.js'

/** 1854-float-a to -d: a major goes into operation as soon as half of it is in players' hands. */
export function floatIfDue(work: GameWork, company: ShareCompanyId): void {
  if (!isMajor(company)) return
  const { issuePrice, space } = work.state.majors[company]
  if (space !== null || issuePrice === null) return
  if (percentWithPlayers(work.state, company) < floatPercent) return
  const start = issueSpaces.find((issue) => priceAt(issue) === issuePrice)
  if (start === undefined) throw new Error(`${issuePrice} is no issue price`)
  const treasury = floatShares * issuePrice
  tell(work, 'floated', { company, treasury })
  placePriceMarker(work, company, start)
  bankPays(work, company, treasury, 'float')
}
