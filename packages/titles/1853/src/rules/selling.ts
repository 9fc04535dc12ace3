import type { Choice, PlayerId, Refusal } from '@stellwerk/engine'
import { purseOf, refusal, workOn } from '@stellwerk/engine'
import type { SellShares } from '../actions.js'
import { firstRoundDiscount } from '../data/shares.js'
import type { CompanyId } from '../data/types.js'
import type { StockFrame } from '../frames.js'
import type { GameWork, State } from '../state.js'
import { bankPays, companyOf, holderOf, stakeOf } from '../state.js'
import { reviewDirector } from './directors.js'
import { excessOf } from './limits.js'
import { hasReachedThreshold } from './operation.js'
import { changeStake, companiesOf, heldBy, moveShares, paidShares, parOf } from './shares.js'

/** 1853-3.1.7-a, -b; in the first round there is no market yet (1853-2.8.3-a). */
export function salePrice(state: State, company: CompanyId): number {
  if (state.round.stock === 1) return parOf(company) - firstRoundDiscount
  return companyOf(state, company).price ?? parOf(company)
}

export function* salesOf(state: State, player: PlayerId): Generator<Choice<SellShares>> {
  for (const company of companiesOf(state, player))
    for (let count = 1; count <= paidShares(state, company, player); count++)
      yield { action: { type: 'sellShares', player, company, count } }
}

export function refuseSale(
  state: State,
  frame: StockFrame,
  { player, company, count }: SellShares,
): Refusal | undefined {
  const held = heldBy(state, company, player)
  if (count < 1 || count > held) return refusal('1853-3.1.8-a', { company, count, held })
  const paid = paidShares(state, company, player)
  if (count > paid) return refusal('1853-2.7.4-d', { company, count, paid })
  if (frame.boughtNow === company) return refusal('1853-3.1.9-b', { company })
  if (frame.started.includes(company)) return refusal('1853-3.1.8-a', { company, count, held })
  return state.round.stock === 1 && hasReachedThreshold(state, company)
    ? refuseInFirstRound(state, frame, { player, company, count })
    : undefined
}

/** 1853-2.8.3-d to -g: paid contract shares alone, and in one turn alone. */
function refuseInFirstRound(
  state: State,
  frame: StockFrame,
  { player, company, count }: Pick<SellShares, 'player' | 'company' | 'count'>,
): Refusal | undefined {
  const { contract, unredeemed } = stakeOf(state, company, player)
  const covered = Math.max(0, contract - unredeemed)
  if (covered === 0) return refusal('1853-2.8.3-d', { company })
  if (frame.turnsSince[company]?.[player] !== 1) return refusal('1853-2.8.3-e', { company })
  return count > covered ? refusal('1853-2.8.3-g', { company, count, covered }) : undefined
}

/** Everything that a sale does, but for remembering it in the round. */
export function sell(work: GameWork, { player, company, count }: SellShares): void {
  bankPays(work, purseOf(player), count * salePrice(work.state, company), 'shares')
  const { contract } = stakeOf(work.state, company, player)
  const left = heldBy(work.state, company, player) - count
  moveShares(work, company, holderOf(player), 'pool', count, 'sale')
  // bought ones first, but those under 1853-2.8.3-e are contract shares
  const covered = hasReachedThreshold(work.state, company) ? contract - count : Math.min(contract, left)
  if (left > 0) changeStake(work, company, player, { contract: Math.max(0, covered) })
  reviewDirector(work, company)
}

/** whether some legal sale would bring a player nearer to the limits. */
function canSellDown(state: State, frame: StockFrame, player: PlayerId): boolean {
  const excess = excessOf(state, player)
  if (excess === 0) return false
  return [...salesOf(state, player)].some(({ action }) => {
    if (refuseSale(state, frame, action)) return false
    const work: GameWork = workOn(state)
    sell(work, action)
    return excessOf(work.state, player) < excess
  })
}

/** 1853-3.2.3-d, R-19: first he sells, before anything else in his turn. */
export const refuseOverLimits = (state: State, frame: StockFrame, player: PlayerId): Refusal | undefined =>
  canSellDown(state, frame, player)
    ? refusal('1853-3.2.3-d', { player, excess: excessOf(state, player) })
    : undefined
