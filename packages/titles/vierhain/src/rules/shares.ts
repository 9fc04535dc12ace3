import type { PlayerId } from '@stellwerk/engine'
import type { CompanyId } from '../data/types.js'
import { tell } from '../events.js'
import type { GameWork, Holder, State } from '../state.js'
import { changeCompany, directorOf, holderOf, playersAfter } from '../state.js'

export const sharesOf = (state: State, company: CompanyId, holder: Holder): number =>
  state.companies[company].shares[holder] ?? 0

export const heldBy = (state: State, company: CompanyId, player: PlayerId): number =>
  sharesOf(state, company, holderOf(player))

/** How many shares are in players' hands. */
export const heldByPlayers = (state: State, company: CompanyId): number =>
  state.order.reduce((sum, player) => sum + heldBy(state, company, player), 0)

export function moveShares(
  work: GameWork,
  company: CompanyId,
  from: Holder,
  to: Holder,
  count: number,
): void {
  const { [from]: had = 0, ...others } = work.state.companies[company].shares
  if (had < count) throw new Error(`${from} has ${had} shares of ${company}`)
  const shares = { ...others, [to]: (others[to] ?? 0) + count }
  changeCompany(work, company, { shares: had > count ? { ...shares, [from]: had - count } : shares })
}

/** vierhain-director-a to -c: whoever holds more than the director takes over; of several the next one in seat order. */
export function reviewDirector(work: GameWork, company: CompanyId): void {
  const { state } = work
  const from = directorOf(state, company)
  const held = (player: PlayerId): number => heldBy(state, company, player)
  const most = Math.max(...state.order.map(held))
  if (held(from) === most) return
  const to = playersAfter(state, from).find((player) => held(player) === most) as PlayerId
  changeCompany(work, company, { director: to })
  tell(work, 'director-changed', { company, from, to })
}
