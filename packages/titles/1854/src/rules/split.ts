import { purseOf } from '@stellwerk/engine'
import type { SpaceId } from '../data/market.js'
import { splitFieldCertificates } from '../data/shares.js'
import type { MajorId, ShareCompanyId } from '../data/types.js'
import { tell } from '../events.js'
import type { GameWork, State } from '../state.js'
import { bankPays, changeMajor, clockwiseFrom, isMajor } from '../state.js'
import { isBeyondRedLine, priceOf } from './market.js'
import { exchangeCount, optionOf, paidCertificates, takeMarkersBack } from './shares.js'

/** Whether a company would split on a space. */
export const wouldSplit = (state: State, company: ShareCompanyId, space: SpaceId): boolean =>
  isMajor(company) && !state.majors[company].split && isBeyondRedLine(space)

/** Splits a major that has come over the red line for the first time (1854-split-a, -h); local AGs never split. */
export function checkSplit(work: GameWork, company: ShareCompanyId): void {
  if (!isMajor(company)) return
  const { space } = work.state.majors[company]
  if (space === null || !wouldSplit(work.state, company, space)) return
  tell(work, 'split', { company, price: priceOf(work.state, company) })
  compensate(work, company)
  turnOver(work, company)
}

/** 1854-split-c to -e: the new price for each certificate of a player, but for one with an option marker. */
function compensate(work: GameWork, company: MajorId): void {
  const price = priceOf(work.state, company)
  const { director } = work.state.majors[company]
  for (const player of clockwiseFrom(work.state, work.state.priority)) {
    const forDirector = director === player ? exchangeCount(work.state, company) : 0
    const times = forDirector + paidCertificates(work.state, company, player)
    bankPays(work, purseOf(player), times * price, 'split')
  }
  for (const player of work.state.order) {
    if (optionOf(work.state, player)?.company !== company) continue
    takeMarkersBack(work, player)
    tell(work, 'option-ended', { player, company })
  }
}

/** 1854-split-b, -f: the same certificates stand for half, and five more come to the split field. */
function turnOver(work: GameWork, company: MajorId): void {
  const { certificates } = work.state.majors[company]
  changeMajor(work, company, {
    split: true,
    // 1854-buy-l
    splitFieldFrom: work.state.round.stock + 1,
    certificates: { ...certificates, split: splitFieldCertificates.length },
  })
}
