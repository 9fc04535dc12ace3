import { ladder } from '../data/money.js'
import { stepsFor } from '../rules/market.js'
import type { Denomination } from '../state.js'

/** How a company's shares will do, by one share of today. */
export interface Projection {
  /** The price in the end; 0 after an insolvency, which takes the shares away. */
  readonly price: number
  /** What a share brings in dividends until then. */
  readonly dividends: number
  /** The first of these dividends, of one round. */
  readonly first: number
  /** How likely it is that all is lost by an insolvency. */
  readonly insolvency: number
}

/** How a company may be led. */
export interface Leadership {
  /** It issues shares when it lacks the money for what is worth having. */
  readonly issues: boolean
  /** The part of its profit that it keeps when it lacks the money. */
  readonly saves: 0 | 0.5 | 1
}

const leaderships: readonly Leadership[] = [
  { issues: true, saves: 0 },
  { issues: true, saves: 0.5 },
  { issues: false, saves: 0.5 },
  { issues: false, saves: 1 },
  { issues: false, saves: 0 },
]

/** The best of the ways to lead a company, as its shareholders see it. */
export function bestLed(project: (leadership: Leadership) => Projection): Projection {
  return leaderships
    .map(project)
    .reduce((best, one) => (one.price + one.dividends > best.price + best.dividends ? one : best))
}

const indexOf = new Map(ladder.map((price, at) => [price, at]))

/** The shares of a company on their way through the rounds to come. */
export class ShareCourse {
  private at: number
  private dividends = 0
  private first: number | undefined
  insolvent = false

  constructor(
    price: number,
    public denomination: Denomination,
    /** Shares in the pool, and in the IPO. */
    public pool: number,
    public issued: number,
    /** The percent that its director holds. */
    public held: number,
  ) {
    this.at = indexOf.get(price) ?? 0
  }

  get price(): number {
    return ladder[this.at] as number
  }

  pay(distributed: number): void {
    const share = (distributed * this.denomination) / 100
    this.first ??= share
    this.dividends += share
    const steps = distributed === 0 ? -1 : stepsFor(distributed, this.price)
    this.at = Math.max(0, Math.min(ladder.length - 1, this.at + steps))
  }

  /** Uses a profit: what issues shares pays it out whole, what is short of money keeps some. Returns what is kept. */
  use(profit: number, { issues, saves }: Leadership, isShort: boolean, wantsShares = isShort): number {
    if (wantsShares && issues && this.canIssue) {
      this.pay(profit)
      this.issue()
      return 0
    }
    const kept = isShort && this.issued === 0 ? saves * profit : 0
    this.pay(profit - kept)
    return kept
  }

  get canIssue(): boolean {
    return (
      this.pool + this.issued === 0 &&
      (this.denomination === 50 || (this.denomination === 20 && this.held >= 40))
    )
  }

  issue(): void {
    const [denomination, count]: [Denomination, number] = this.denomination === 50 ? [20, 3] : [10, 5]
    this.held = (this.held * denomination) / this.denomination
    this.denomination = denomination
    this.issued = count
  }

  /** Players buy all that is on offer in a stock round; returns what the company gets. */
  trade(): number {
    const sold = this.issued
    this.issued = 0
    this.pool = 0
    return sold * this.price
  }

  result(): Projection {
    return {
      price: this.insolvent ? 0 : this.price,
      dividends: this.dividends,
      first: this.first ?? 0,
      insolvency: this.insolvent ? 1 : 0,
    }
  }
}
