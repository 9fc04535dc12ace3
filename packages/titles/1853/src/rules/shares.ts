import type { PlayerId } from '@stellwerk/engine'
import { companies, companyOrder } from '../data/companies.js'
import type { CompanyId } from '../data/types.js'
import { tell } from '../events.js'
import type { GameWork, Holder, StakeState, State } from '../state.js'
import { changeCompany, companyOf, holderOf, noStake, playerOf, stakeOf } from '../state.js'

/** Tenths of a company; the director's certificate is two of them (1853-3.2.3-f: a swap never changes these numbers). */
export const sharesOf = (state: Pick<State, 'companies'>, company: CompanyId, holder: Holder): number =>
  companyOf(state, company).shares[holder] ?? 0

const allShares = 10
/** What the director's certificate stands for. */
const directorShares = 2

export const heldBy = (state: Pick<State, 'companies'>, company: CompanyId, player: PlayerId): number =>
  sharesOf(state, company, holderOf(player))

/** Those that are paid for: the others earn nothing and cannot be sold (1853-2.7.3-c, 1853-2.7.4-d). */
export const paidShares = (state: State, company: CompanyId, player: PlayerId): number =>
  heldBy(state, company, player) - stakeOf(state, company, player).unredeemed

/** With players or in the pool (1853-3.1.10-a). */
export const issuedShares = (state: State, company: CompanyId): number =>
  allShares - sharesOf(state, company, 'offer')

/** until the first office is filled, the director's certificate stays in the offer and is not sold. */
export function singlesOnOffer(state: State, company: CompanyId): number {
  const { operating } = companyOf(state, company)
  return Math.max(0, sharesOf(state, company, 'offer') - (operating ? 0 : directorShares))
}

/** 1853-3.1.2-a: the director's certificate is one paper. */
export const papersOf = (state: Pick<State, 'companies'>, company: CompanyId, player: PlayerId): number =>
  heldBy(state, company, player) - (companyOf(state, company).director === player ? directorShares - 1 : 0)

export const companiesOf = (state: Pick<State, 'companies'>, player: PlayerId): readonly CompanyId[] =>
  companyOrder.filter((company) => heldBy(state, company, player) > 0)

export const parOf = (company: CompanyId): number => companies[company].par

export function changeStake(
  work: GameWork,
  company: CompanyId,
  player: PlayerId,
  change: Partial<StakeState>,
): void {
  const { stakes } = companyOf(work.state, company)
  const stake = { ...(stakes[player] ?? noStake), ...change }
  changeCompany(work, company, { stakes: { ...stakes, [player]: stake } })
}

/** Shares go from one holder to another. Whoever had none begins to hold, whoever has none left holds no longer. */
export function moveShares(
  work: GameWork,
  company: CompanyId,
  from: Holder,
  to: Holder,
  count: number,
  reason: 'contract' | 'purchase' | 'sale',
): void {
  const { shares } = companyOf(work.state, company)
  const left = (shares[from] ?? 0) - count
  if (left < 0) throw new Error(`${from} has no ${count} shares of ${company}`)
  const others = Object.entries(shares).filter(([holder]) => holder !== from && holder !== to)
  const next = [...others, [from, left] as const, [to, (shares[to] ?? 0) + count] as const]
  changeCompany(work, company, { shares: Object.fromEntries(next.filter(([, held]) => held > 0)) })
  const [giver, taker] = [playerOf(from), playerOf(to)]
  if (giver !== undefined && left === 0) forget(work, company, giver)
  if (taker !== undefined && (shares[to] ?? 0) === 0) {
    work.state.clock += 1
    changeStake(work, company, taker, { since: work.state.clock })
  }
  tell(work, 'shares-moved', { company, from, to, count, reason })
}

/** a last director without a share is one no longer, even if he buys again later. */
function forget(work: GameWork, company: CompanyId, player: PlayerId): void {
  const { stakes, lastDirector } = companyOf(work.state, company)
  const { [player]: _, ...others } = stakes
  changeCompany(work, company, {
    stakes: others,
    lastDirector: lastDirector === player ? null : lastDirector,
  })
}
