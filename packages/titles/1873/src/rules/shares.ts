import type { PlayerId } from '@stellwerk/engine'
import type { CompanyId, RailwayId, ShareId } from '../data/types.js'
import { tell } from '../events.js'
import type { GameWork, Holder, Shares, State } from '../state.js'
import { changeCompany, companyOf, holderOf, playerOf } from '../state.js'

/** The MHE first, then railways and public mines as they came into the game. */
export const shareIds = (state: State): readonly ShareId[] =>
  ['MHE', ...Object.keys(state.railways), ...Object.keys(state.publicMines)] as ShareId[]

export const countOf = (shares: Shares, holder: Holder): number => shares[holder] ?? 0

export function sharesOf(state: State, company: ShareId): Shares {
  return company === 'MHE' ? state.mhe.shares : (companyOf(state, company)?.shares ?? {})
}

/** The percent of a company that a holder has; a share of the MHE is ten. */
export function percentOf(state: State, company: ShareId, holder: Holder): number {
  return countOf(sharesOf(state, company), holder) * (companyOf(state, company)?.denomination ?? 10)
}

/** Moves shares from one holder to another; `null` creates new ones. */
export function moveShares(
  work: GameWork,
  company: ShareId,
  from: Holder | null,
  to: Holder,
  count: number,
  reason: string,
): void {
  const shares = { ...sharesOf(work.state, company) }
  if (from !== null) {
    const left = countOf(shares, from) - count
    if (left < 0) throw new Error(`${from} has no ${count} shares of ${company}`)
    if (left > 0) shares[from] = left
    else delete (shares as Record<string, number>)[from]
  }
  const next = { ...shares, [to]: countOf(shares, to) + count }
  if (company === 'MHE') work.state.mhe = { ...work.state.mhe, shares: next }
  else changeCompany(work, company, { shares: next })
  tell(work, 'shares-moved', { company, from: from ?? 'new', to, count, reason })
}

/** 1873-3.2.1-g: the owner of the concession stays director until the compulsory train. */
export function concessionProtects(state: State, company: CompanyId): boolean {
  return state.concessions[company as RailwayId]?.startsWith('player:') ?? false
}

/**
 * 1873-3.2.1-e: whoever holds more percent than the director takes over; of several, the one who comes next after the
 * old director in the player order (1873-3.2.2-p).
 */
export function reviewDirector(work: GameWork, company: CompanyId): void {
  const { state } = work
  const director = companyOf(state, company)?.director
  if (!director || concessionProtects(state, company)) return
  const after = state.order.indexOf(director)
  const others = state.order.map((_, i) => state.order[(after + 1 + i) % state.order.length] as PlayerId)
  const percent = (player: PlayerId): number => percentOf(state, company, holderOf(player))
  const most = Math.max(...others.map(percent))
  if (most <= percent(director)) return
  makeDirector(work, company, others.find((p) => percent(p) === most) ?? null)
}

export function makeDirector(work: GameWork, company: CompanyId, player: PlayerId | null): void {
  const from = companyOf(work.state, company)?.director ?? null
  if (from === player) return
  changeCompany(work, company, { director: player })
  tell(work, 'director-changed', { company, from, to: player })
}

/** The players who hold shares, with the number they hold. */
export function playersHolding(shares: Shares): { player: PlayerId; count: number }[] {
  return Object.entries(shares).flatMap(([holder, count]) => {
    const player = playerOf(holder)
    return player === undefined ? [] : [{ player, count }]
  })
}
