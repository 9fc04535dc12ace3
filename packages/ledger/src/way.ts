import type { Money } from '@stellwerk/table'

/** With more rounds than this before a train is scrapped, it is too early to think of the next one. */
const farAway = 3
/** Rounds until nearby stops are connected. */
const grownIn = 6
/** Others may buy a train first, and the company must get its turn. */
const inTime = 0.9
const mostBoughtAtOnce = 2

/** What decides how a company with trains does, in terms that all titles share. `T` are its trains, `P` its prices. */
export interface Course<T, P> {
  /** Operating rounds to come; the last one may be a part of one. */
  readonly rounds: number
  /** How many of them come before the next change. */
  readonly before: number
  readonly trains: readonly T[]
  readonly cash: Money
  readonly price: P
  /** What it earns with some trains in a round: what it can pay out, and what it keeps in any case. */
  takings(trains: readonly T[], round: number): { readonly revenue: Money; readonly kept: Money }
  /** What some trains will earn in addition once the track has grown. */
  growth(trains: readonly T[]): Money
  /** For how many rounds a train runs before it is scrapped. */
  lasts(train: T): number
  /** What it can buy at the end of a round. */
  offered(round: number): readonly { readonly train: T; readonly price: Money }[]
  /** How many trains it may have. */
  limit(round: number): number
  /** The price after a round with a dividend, or without one. */
  moved(price: P, dividend: Money, round: number): P
  /** Whether it must own a train, so that its director has to add money if it cannot pay for one. */
  readonly mustOwn: boolean
}

/** How a company is led: whether it keeps its earnings while it needs them for a train, and which trains it buys. */
export interface Lead {
  readonly saves: boolean
  readonly buys: 'all' | 'lasting'
}

export const leads: readonly Lead[] = [
  { saves: false, buys: 'all' },
  { saves: false, buys: 'lasting' },
  { saves: true, buys: 'all' },
  { saves: true, buys: 'lasting' },
]

/** How a company does until the end of the game, if it is led in one of these ways. */
export interface Way<P> {
  /** All that it pays out: before the next change, and after it. */
  readonly before: Money
  readonly after: Money
  readonly price: P
  /** What its director has to add. */
  readonly added: Money
}

export function wayOf<T, P>(course: Course<T, P>, lead: Lead): Way<P> {
  const { rounds } = course
  let { trains, cash, price } = course
  let [before, after, added] = [0, 0, 0]

  const lasts = (train: T, round: number): boolean => course.lasts(train) >= Math.min(rounds, round + farAway)
  /** Whether it has no train for long, and no money for one. */
  const needsMoney = (round: number): boolean =>
    round + 1 < rounds &&
    !trains.some((train) => lasts(train, round)) &&
    course.offered(round).every((offer) => !lasts(offer.train, round + 1) || offer.price > cash)
  const bestPurchase = (round: number): { readonly train: T; readonly price: Money } | undefined => {
    if (trains.length >= course.limit(round)) return undefined
    const now = course.takings(trains, round + 1).revenue
    let [best, most] = [undefined as { readonly train: T; readonly price: Money } | undefined, 0]
    for (const offer of course.offered(round)) {
      const left = course.lasts(offer.train) - round - 1
      if (offer.price > cash || left <= 0) continue
      if (lead.buys === 'lasting' && !lasts(offer.train, round + 1)) continue
      const gain = left * (inTime * course.takings([...trains, offer.train], round + 1).revenue - now)
      if (gain > most) [best, most] = [offer, gain]
    }
    return best
  }
  const buy = (round: number): void => {
    for (let bought = 0; bought < mostBoughtAtOnce; bought++) {
      const best = bestPurchase(round)
      if (!best) break
      trains = [...trains, best.train]
      cash -= best.price
    }
    const isOver = round + 1 >= rounds
    if (!course.mustOwn || isOver || trains.some((train) => course.lasts(train) > round + 1)) return
    const [cheapest] = course.offered(round).toSorted((a, b) => a.price - b.price)
    if (!cheapest) return
    added += Math.max(0, cheapest.price - cash)
    cash = Math.max(0, cash - cheapest.price)
    trains = [...trains, cheapest.train]
  }

  for (let round = 0; round < rounds; round++) {
    trains = trains.filter((train) => course.lasts(train) > round)
    const { revenue, kept } = course.takings(trains, round)
    const grown = trains.length > 0 ? revenue + course.growth(trains) * Math.min(1, round / grownIn) : 0
    const isKept = lead.saves && needsMoney(round)
    const dividend = isKept ? 0 : grown
    cash += kept + (isKept ? grown : 0)
    const part = Math.min(1, rounds - round)
    if (part >= 0.5) price = course.moved(price, dividend, round)
    if (round < course.before) before += part * dividend
    else after += part * dividend
    buy(round)
  }
  return { before, after, price, added }
}

/** The way that brings all shareholders together most; `worth` is what a tenth of the company is worth at a price. */
export function bestWayOf<T, P>(
  course: Course<T, P>,
  worth: (price: P) => Money,
  some: readonly Lead[] = leads,
): Way<P> {
  return some
    .map((lead) => wayOf(course, lead))
    .reduce((best, way) => (broughtBy(way, worth) > broughtBy(best, worth) ? way : best))
}

/** What a whole company brings its shareholders in the end, without what its director adds. */
export const broughtBy = <P>({ before, after, price, added }: Way<P>, worth: (price: P) => Money): Money =>
  before + after + 10 * worth(price) - added
