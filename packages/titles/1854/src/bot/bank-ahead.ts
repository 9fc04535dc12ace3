import type { ContractSize } from '../data/mail.js'
import { mailContracts } from '../data/mail.js'
import type { SpaceId } from '../data/market.js'
import { phases } from '../data/phases.js'
import { trainStacks, trains as facts } from '../data/trains.js'
import type { CompanyId, ShareCompanyId, TrainId } from '../data/types.js'
import { priceAt, spaceAfter } from '../rules/market.js'
import { reached, trainLimit } from '../rules/phases.js'
import { trainsOnSale } from '../rules/train-offers.js'
import { runningTrains } from '../rules/running/best-run.js'
import { certificatePercent, percentWithPlayers } from '../rules/shares.js'
import { wouldSplit } from '../rules/split.js'
import type { State } from '../state.js'
import { bankHolds, cashOf, companyOf, isLocal, isMajor, shareCompanyOf } from '../state.js'
import { lasts } from './horizon.js'
import { revenueWith } from './revenue.js'

/** What the table does to keep the bank alive, by what it costs: mail contracts, then dividends that are not paid. */
export interface Plan {
  /** When mail contracts are bought: in the last round of the set, when they pay no more in it, or as soon as one can. */
  readonly contracts: 'none' | 'last' | 'soon'
  /** Which revenue is kept: where a split would follow, or also where something is bought from the bank with it in the last round. */
  readonly keeps: 'nothing' | 'splits' | 'purchases'
}

/** The cheapest first. */
export const plans: readonly Plan[] = [
  { contracts: 'none', keeps: 'nothing' },
  ...(['nothing', 'splits', 'purchases'] as const).flatMap((keeps) =>
    (['last', 'soon'] as const).map((contracts) => ({ contracts, keeps })),
  ),
]

/** A turn of a company that is still to come in a set of operating rounds. */
export interface Turn {
  readonly company: CompanyId
  readonly isLastRound: boolean
  /** The step with which it goes on; a whole turn begins with the mail. */
  readonly from: 'mail' | 'payout' | 'trains' | 'contract'
  /** Known once it has run. */
  readonly revenue?: number
}

const sizes: readonly ContractSize[] = ['large', 'small']

/** Trains that are never scrapped, one after another, if those are on sale. */
function lastingOnSale(state: State): TrainId[] {
  if (!trainsOnSale(state).some((train) => lasts(train))) return []
  return trainStacks.regular
    .flat()
    .filter((train) => lasts(train))
    .flatMap((train) => Array.from({ length: state.trains[train] ?? manyLeft }, () => train))
}

/** What is scrapped when a train begins a phase. */
const scrappedBy = (state: State, train: TrainId): readonly TrainId[] => {
  const { begins } = facts[train]
  if (begins === undefined || reached(state, begins)) return []
  return trainStacks.regular.flat().filter((old) => facts[old].scrappedIn === begins)
}

/** More than a table buys of what never runs out. */
const manyLeft = 12

/** The bank and the companies through the turns that are left of a set, if everybody follows a plan. */
export class BankAhead {
  private bank: number
  private readonly cash = new Map<CompanyId, number>()
  private readonly spaces = new Map<CompanyId, SpaceId>()
  private readonly split = new Set<CompanyId>()
  private readonly mail = new Map<CompanyId, ContractSize>()
  private readonly bought = new Map<CompanyId, readonly TrainId[]>()
  private readonly scrapped = new Set<TrainId>()
  private readonly contracts: { [size in ContractSize]: number }
  private readonly onSale: TrainId[]

  constructor(
    private readonly state: State,
    private readonly plan: Plan,
  ) {
    this.bank = bankHolds(state)
    this.contracts = { ...state.contracts }
    this.onSale = lastingOnSale(state)
  }

  /** Whether the bank can pay for all of them. */
  lasts(turns: readonly Turn[]): boolean {
    return turns.every((turn) => this.passes(turn))
  }

  private passes({ company, isLastRound, from, revenue }: Turn): boolean {
    if (from === 'mail') this.earn(company, this.mailIncome(company))
    if (from === 'mail' || from === 'payout')
      this.use(company, revenue ?? this.expected(company), isLastRound)
    // what a company earns it pays before it buys
    if (this.bank < 0) return false
    if (from !== 'contract') this.buyTrain(company)
    if (this.plan.contracts === 'soon' || (this.plan.contracts === 'last' && isLastRound))
      this.buyContract(company)
    return true
  }

  /** Whether a company with this revenue keeps it by the plan. */
  keeps(company: CompanyId, revenue: number, isLastRound: boolean): boolean {
    if (isLocal(company) || this.plan.keeps === 'nothing') return false
    if (this.splitCost(company) > 0) return true
    if (this.plan.keeps === 'splits' || !isLastRound) return false
    const cash = this.cashOf(company)
    const paid = this.paidPart(company) * revenue
    return this.spentBy(company, cash + revenue) - revenue > this.spentBy(company, cash) - paid
  }

  private use(company: CompanyId, revenue: number, isLastRound: boolean): void {
    if (isLocal(company)) this.bank -= revenue
    else if (this.keeps(company, revenue, isLastRound)) {
      this.earn(company, revenue)
      this.move(company, 'withheld')
    } else if (revenue > 0) {
      this.bank -= this.paidPart(company) * revenue + this.splitCost(company)
      this.move(company, 'paidOut')
    }
  }

  private earn(company: CompanyId, money: number): void {
    this.bank -= money
    this.cash.set(company, this.cashOf(company) + money)
  }

  private cashOf(company: CompanyId): number {
    return this.cash.get(company) ?? cashOf(this.state, company)
  }

  private mailOf(company: CompanyId): ContractSize | null {
    if (isLocal(company)) return null
    return this.mail.get(company) ?? shareCompanyOf(this.state, company).mail
  }

  private mailIncome(company: CompanyId): number {
    const mail = this.mailOf(company)
    return mail === null ? 0 : mailContracts[mail].income[phases[this.state.phase].value]
  }

  private expected(company: CompanyId): number {
    const running = runningTrains(this.state, company).filter((train) => !this.scrapped.has(train))
    return revenueWith(this.state, company, [...running, ...(this.bought.get(company) ?? [])])
  }

  private paidPart(company: ShareCompanyId): number {
    return percentWithPlayers(this.state, company) / 100
  }

  private spaceOf(company: ShareCompanyId): SpaceId | null {
    return this.spaces.get(company) ?? shareCompanyOf(this.state, company).space
  }

  private move(company: ShareCompanyId, how: 'paidOut' | 'withheld'): void {
    const space = this.spaceOf(company)
    if (space === null) return
    const next = spaceAfter(space, how)
    this.spaces.set(company, next)
    if (wouldSplit(this.state, company, next)) this.split.add(company)
  }

  /** What the bank pays for a split (1854-split-c) if a dividend brings a major over the red line. */
  private splitCost(company: ShareCompanyId): number {
    const space = this.spaceOf(company)
    if (space === null || !isMajor(company) || this.split.has(company)) return 0
    const next = spaceAfter(space, 'paidOut')
    if (!wouldSplit(this.state, company, next)) return 0
    return (percentWithPlayers(this.state, company) / certificatePercent(this.state, company)) * priceAt(next)
  }

  /** What a company with so much spends at the bank. */
  private spentBy(company: CompanyId, cash: number): number {
    const train = this.trainFor(company, cash)
    const price = train === undefined ? 0 : facts[train].price
    const size = this.contractFor(company, cash - price)
    return price + (size === undefined ? 0 : mailContracts[size].price)
  }

  /** What a major with so much buys; one whose trains were scrapped has to, and its director adds to it (1854-emergency-a). */
  private trainFor(company: CompanyId, cash: number): TrainId | undefined {
    const [train] = this.onSale
    if (!isMajor(company) || train === undefined) return undefined
    const { trains } = companyOf(this.state, company)
    const owned =
      trains.filter((one) => !this.scrapped.has(one)).length + (this.bought.get(company)?.length ?? 0)
    const mustBuy = owned === 0 && trains.length > 0
    const canBuy = owned < trainLimit(this.state, company) && facts[train].price <= cash
    return mustBuy || canBuy ? train : undefined
  }

  /** The larger one that the company can pay, if it has none. */
  contractFor(company: CompanyId, cash: number): ContractSize | undefined {
    if (isLocal(company) || this.mailOf(company) !== null) return undefined
    return sizes.find((size) => this.contracts[size] > 0 && mailContracts[size].price <= cash)
  }

  private buyTrain(company: CompanyId): void {
    const train = this.trainFor(company, this.cashOf(company))
    if (train === undefined) return
    this.onSale.shift()
    this.bought.set(company, [...(this.bought.get(company) ?? []), train])
    for (const old of scrappedBy(this.state, train)) this.scrapped.add(old)
    const { price } = facts[train]
    this.bank += price
    this.cash.set(company, Math.max(0, this.cashOf(company) - price))
  }

  private buyContract(company: CompanyId): void {
    const size = this.contractFor(company, this.cashOf(company))
    if (size === undefined) return
    this.contracts[size] -= 1
    this.mail.set(company, size)
    this.earn(company, -mailContracts[size].price)
  }
}
