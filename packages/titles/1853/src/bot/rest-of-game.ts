import type { PlayerId } from '@stellwerk/engine'
import { frameOf } from '@stellwerk/engine'
import { endPrice } from '../data/market.js'
import type { CompanyId } from '../data/types.js'
import type { OperatingRoundFrame } from '../frames.js'
import { operatingOrder } from '../rules/course.js'
import { priceAfter, stepsUp } from '../rules/market.js'
import { paidShares, parOf } from '../rules/shares.js'
import type { State } from '../state.js'
import { bankHolds, companyOf } from '../state.js'
import { isMailOfUse } from './mail.js'
import type { Takings } from './revenue.js'
import { takingsWith } from './revenue.js'

/** Nobody sees further ahead. */
const mostRounds = 8

/** What a company takes in a round with its trains on its track; mail only if it is of use. */
function expectedOf(state: State, company: CompanyId): Takings {
  const { revenue, mail } = takingsWith(state, company, companyOf(state, company).trains)
  return { revenue, mail: isMailOfUse(state, company) ? mail : 0 }
}

/** What the bank pays for it, with a full dividend: to the players for their shares, and the mail. */
function paidFor(state: State, company: CompanyId, { revenue, mail }: Takings): number {
  const shares = state.order.reduce((sum, player) => sum + paidShares(state, company, player), 0)
  return (shares * revenue) / 10 + mail
}

/** What the bank pays in a round. */
export const paidInRound = (state: State): number =>
  operatingOrder(state).reduce((sum, company) => sum + paidFor(state, company, expectedOf(state, company)), 0)

/** Counts through what is left of a game if every company goes on as it is. */
class RestOfGame {
  readonly gains = new Map<PlayerId, number>()
  private readonly order: readonly CompanyId[]
  private readonly expected: ReadonlyMap<CompanyId, Takings>
  private readonly prices: Map<CompanyId, number>
  private bank: number
  private isLast: boolean

  constructor(private readonly state: State) {
    this.order = operatingOrder(state)
    this.expected = new Map(this.order.map((company) => [company, expectedOf(state, company)]))
    this.prices = new Map(
      this.order.map((company) => [company, companyOf(state, company).price ?? parOf(company)]),
    )
    this.bank = bankHolds(state)
    this.isLast = state.bankOut
  }

  /** From the turn of a company that takes so much in it. */
  play(company: CompanyId, now: Takings): void {
    this.pay(company, now)
    if (this.prices.get(company) === endPrice) return
    let { todo } = frameOf<OperatingRoundFrame>(this.state, 'operating-round') ?? { todo: [] }
    for (let round = 0; round <= mostRounds; round++) {
      // where nobody can be paid any more the round is the last one
      if (round > 0) this.isLast ||= !this.order.some((one) => this.canPay(one))
      for (const one of todo) if (this.isLast || this.canPay(one)) this.payUnlessTop(one)
      if (this.isLast) return
      todo = this.order
    }
  }

  private expectedOf(company: CompanyId): Takings {
    return this.expected.get(company) ?? { revenue: 0, mail: 0 }
  }

  private canPay(company: CompanyId): boolean {
    return paidFor(this.state, company, this.expectedOf(company)) < this.bank
  }

  private payUnlessTop(company: CompanyId): void {
    const takings = this.expectedOf(company)
    if (this.priceWith(company, takings) !== endPrice) this.pay(company, takings)
  }

  private priceWith(company: CompanyId, { revenue }: Takings): number {
    const price = this.prices.get(company) ?? 0
    return revenue > 0 ? priceAfter(price, stepsUp(revenue, price)) : price
  }

  private pay(company: CompanyId, takings: Takings): void {
    const price = this.priceWith(company, takings)
    const gain = takings.revenue / 10 + price - (this.prices.get(company) ?? 0)
    for (const player of this.state.order)
      this.gains.set(player, (this.gains.get(player) ?? 0) + gain * paidShares(this.state, company, player))
    this.prices.set(company, price)
    this.bank -= paidFor(this.state, company, takings)
    this.isLast ||= this.bank <= 0
  }
}

/**
 * What a player gets until the end of the game, in dividends and rises of prices, if a company takes so much now. It is
 * supposed that nobody ends the game by a top price (1853-4.7.3-a), nor by the bank as long as anybody can be paid without
 * that: whoever's train stands still is paid in the round that all are paid in (1853-5.1.2-c).
 */
export function gainOf(state: State, player: PlayerId, company: CompanyId, now: Takings): number {
  const rest = new RestOfGame(state)
  rest.play(company, now)
  return rest.gains.get(player) ?? 0
}
