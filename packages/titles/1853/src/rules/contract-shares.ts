import type { PlayerId } from '@stellwerk/engine'
import { bank, pay, purseOf } from '@stellwerk/engine'
import { companyOrder } from '../data/companies.js'
import { tell } from '../events.js'
import type { GameWork } from '../state.js'
import { cashOf, changeCompany, companyOf, stakeOf } from '../state.js'
import { changeStake, parOf } from './shares.js'

/** After stage two: everybody pays for his contract shares (1853-2.7.2-a), and what was named is for sale. */
export function payForContractShares(work: GameWork): void {
  for (const player of work.state.order) payAll(work, player)
  // 1853-2.7.6-a, 1853-3.1.3-a
  for (const company of companyOrder)
    if (Object.keys(companyOf(work.state, company).stakes).length > 0)
      changeCompany(work, company, { onSale: true })
}

/** 1853-2.7.3-a: in the order of the companies, and nothing after the first share that he cannot pay. */
function payAll(work: GameWork, player: PlayerId): void {
  let stopped = false
  for (const company of companyOrder) {
    const unpaid = stakeOf(work.state, company, player).unredeemed
    if (unpaid === 0) continue
    const par = parOf(company)
    const affordable = Math.floor(cashOf(work.state, purseOf(player)) / par)
    const paid = stopped ? 0 : Math.min(unpaid, affordable)
    pay(work, purseOf(player), bank, paid * par, 'shares')
    const unredeemed = unpaid - paid
    changeStake(work, company, player, { unredeemed })
    if (unredeemed === 0) continue
    stopped = true
    tell(work, 'unredeemed', { player, company, count: unredeemed })
  }
}
