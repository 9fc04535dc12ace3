import { mineIds, mines } from '../data/mines.js'
import { phases } from '../data/phases.js'
import type { MineId, PublicMineId, Size } from '../data/types.js'
import { units } from '../data/units.js'
import { countOf } from '../rules/shares.js'
import type { Denomination, State } from '../state.js'
import { cashOf, holderOf, mineOf, minePurse, publicMineOf } from '../state.js'
import { Memory, contentNumber } from './memory.js'
import { laysToConnect } from './potential.js'
import type { Leadership, Projection } from './projection.js'
import { ShareCourse, bestLed } from './projection.js'
import type { Pace, Round } from './schedule.js'
import { profitWaiting, roundsFor, scheduleOf } from './schedule.js'

/** A mine on its way through the rounds to come. */
interface Works {
  readonly mine: MineId
  machine: Size
  switcher: Size | null
  /** In how many rounds it will be connected. */
  connectedIn: number
}

/** A private mine lays its own track; a company waits for the railways (1873-4.3-b). */
const roundsPerLay = { own: 2, others: 3 }
const roundsToBegin = { own: 1, others: 3 }

function worksOf(state: State, mine: MineId, by: 'own' | 'others'): Works {
  const { machine, switcher, connected } = mineOf(state, mine)
  const connectedIn = connected ? 0 : roundsToBegin[by] + roundsPerLay[by] * laysToConnect(state, mine)
  return { mine, machine, switcher, connectedIn }
}

function incomeOf({ mine, machine, switcher, connectedIn }: Works, t: number): number {
  const facts = mines[mine]
  if (t < connectedIn) return facts.baseIncome
  return (facts.machineIncome[machine - 1] ?? 0) + (switcher ? (facts.switcherIncome[switcher - 2] ?? 0) : 0)
}

function maintenanceOf({ machine, switcher }: Works, { phase }: Round): number {
  const costs = phases[phase].maintenance
  return (costs.machine[machine] ?? 0) + (switcher ? (costs.switcher[switcher] ?? 0) : 0)
}

/** What a mine earns after its costs over some rounds. */
function netOver(works: Works, rounds: readonly Round[], from: number): number {
  let sum = 0
  for (let t = from; t < rounds.length; t++)
    sum += incomeOf(works, t) - maintenanceOf(works, rounds[t] as Round)
  return sum
}

interface Purchase {
  readonly cost: number
  readonly gain: number
  readonly make: () => void
}

/** What could be bought after round `t`, with what it would earn until the end. */
function purchases(all: readonly Works[], rounds: readonly Round[], t: number): readonly Purchase[] {
  const round = rounds[t] as Round
  const found: Purchase[] = []
  const better = (works: Works, change: Partial<Works>): number =>
    netOver({ ...works, ...change }, rounds, t + 1) - netOver(works, rounds, t + 1)
  const { machine } = units[round.unit]
  if (machine !== null) {
    const gaining = all
      .filter((works) => works.machine < round.unit && isTime(works, rounds, t))
      .map((works) => ({ works, gain: better(works, { machine: round.unit }) }))
      .toSorted((a, b) => b.gain - a.gain)
      // 1873-4.3.5-c: a machine of size n serves n mines
      .slice(0, round.unit)
    const gain = gaining.reduce((sum, one) => sum + Math.max(0, one.gain), 0)
    const make = (): void => gaining.forEach(({ works }) => (works.machine = round.unit))
    if (gaining.length > 0) found.push({ cost: machine, gain, make })
  }
  const size = round.switcher
  const cost = size && units[size].switcher
  if (size && cost)
    for (const works of all)
      if ((works.switcher ?? 0) < size && t + 1 >= works.connectedIn)
        found.push({ cost, gain: better(works, { switcher: size }), make: () => (works.switcher = size) })
  return found
}

/** A machine is for a mine that is connected, or that soon costs more than it earns. */
const isTime = (works: Works, rounds: readonly Round[], t: number): boolean =>
  t + 1 >= works.connectedIn ||
  rounds.slice(t + 1, t + 1 + roundsOfCare).some((round) => maintenanceOf(works, round) > 0)

const roundsOfCare = 4

/** A purchase has to earn more than it costs by so much. */
const margin = 1.15

/** Buys what brings most for its cost; returns what is left, and what else would be worth having. */
function invest(
  all: readonly Works[],
  rounds: readonly Round[],
  t: number,
  treasury: number,
): { readonly treasury: number; readonly wanted: number } {
  let left = treasury
  for (;;) {
    const worth = purchases(all, rounds, t)
      .filter(({ cost, gain }) => gain > margin * cost)
      .toSorted((a, b) => b.gain / b.cost - a.gain / a.cost)
    const best = worth.find(({ cost }) => cost <= left)
    if (!best) return { treasury: left, wanted: Math.min(Infinity, worth[0]?.cost ?? 0) }
    best.make()
    left -= best.cost
  }
}

const shortestPlan = 2

/** A mine that a company could buy. */
interface Offer {
  readonly works: Works
  readonly cost: number
}

const mostOffers = 3

/**
 * The best of the mines that a company may have for their face value. Nobody counts on other players' mines: they seldom
 * sell, and companies used to keep their profits for years to buy one.
 */
function offersFor(state: State, company: PublicMineId): readonly Offer[] {
  const { director } = publicMineOf(state, company)
  return mineIds
    .filter((mine) => {
      const { owner } = mineOf(state, mine)
      const isForSale = owner === 'bank' || (director !== null && owner === holderOf(director))
      return isForSale && (company !== 'HW' || mines[mine].vorHarzer)
    })
    .map((mine) => ({ works: worksOf(state, mine, 'others'), cost: mines[mine].faceValue }))
    .toSorted(
      (a, b) => a.works.connectedIn - b.works.connectedIn || topIncome(b) / b.cost - topIncome(a) / a.cost,
    )
    .slice(0, mostOffers)
}

const topIncome = ({ works: { mine } }: Offer): number =>
  mines[mine].machineIncome[4] + mines[mine].switcherIncome[3]

/** 1873-4.3.4-g. */
const mostMines = (denomination: Denomination): number =>
  denomination === 50 ? 2 : denomination === 20 ? 4 : 5

/** The part of a machine that another mine needs. */
const partOfMachine = 0.3

/** The mine that is worth buying most, with the machine that the company will give it. */
function bestOffer(
  all: readonly Works[],
  offers: readonly Offer[],
  rounds: readonly Round[],
  t: number,
): { readonly offer: Offer; readonly works: Works; readonly cost: number } | undefined {
  const { unit } = rounds[t] as Round
  const machine = Math.max(...all.map((works) => works.machine)) as Size
  const price = machine > 1 ? partOfMachine * (units[unit].machine ?? 0) : 0
  return offers
    .map((offer) => {
      const works = { ...offer.works, machine }
      const cost = offer.cost + price
      return { offer, works, cost, gain: netOver(works, rounds, t + 1) }
    })
    .filter(({ gain, cost }) => gain > marginOfMine * cost)
    .toSorted((a, b) => b.gain / b.cost - a.gain / a.cost)[0]
}

const marginOfMine = 1.3

/** What the projection of a public mine starts from. */
interface MineCompany {
  readonly course: ConstructorParameters<typeof ShareCourse>
  readonly works: readonly Works[]
  readonly offers: readonly Offer[]
  readonly extra: number
  readonly cash: number
  readonly waiting: number | undefined
  /** It is in the part of its turn in which it buys. */
  readonly buying: boolean
}

const projections = new Memory<Projection>()

export function projectPublicMine(state: State, company: PublicMineId, pace: Pace = 'usual'): Projection {
  const { price, denomination, shares, director, mines: owned, receivership } = publicMineOf(state, company)
  const rounds = roundsFor(state, company, pace)
  const held = director ? (shares[holderOf(director)] ?? 0) * denomination : 0
  const waiting = profitWaiting(state, company)
  const start: MineCompany = {
    course: [price, denomination, countOf(shares, 'pool'), countOf(shares, 'issue'), held],
    works: owned.map((mine) => worksOf(state, mine, 'others')),
    offers: offersFor(state, company),
    extra: company === 'HW' ? 50 : 0,
    cash: cashOf(state, company),
    waiting,
    buying: waiting === undefined && !receivership && ended(state, company),
  }
  const now = scheduleOf(state, pace).now ?? lastRound
  const key = `${contentNumber(rounds)}|${start.buying ? contentNumber(now) : 0}|${JSON.stringify(start)}`
  return projections.of(key, () => bestLed((leadership) => led(start, rounds, now, leadership)))
}

function led(
  { course: shares, works, offers: onSale, extra, cash, waiting: due, buying }: MineCompany,
  rounds: readonly Round[],
  now: Round,
  leadership: Leadership,
): Projection {
  const course = new ShareCourse(...shares)
  const all = works.map((one) => ({ ...one }))
  let offers = onSale
  let treasury = cash
  let waiting = due
  if (buying) ({ treasury } = invest(all, [now, ...rounds], 0, treasury))
  for (let t = 0; t < rounds.length; t++) {
    const round = rounds[t] as Round
    const result =
      waiting ?? all.reduce((sum, works) => sum + incomeOf(works, t) - maintenanceOf(works, round), extra)
    waiting = undefined
    // nobody buys into a loss
    if (round.traded && result >= 0) treasury += course.trade()
    if (result < 0) {
      treasury += result
      if (treasury < 0) {
        course.insolvent = true
        break
      }
    }
    const profit = Math.max(0, result)
    const mine = bestOffer(all, offers, rounds, t)
    const hasRoom = all.length < mostMines(course.denomination)
    if (mine && hasRoom && mine.cost <= treasury) {
      all.push(mine.works)
      offers = offers.filter((one) => one !== mine.offer)
      treasury -= mine.cost
    }
    const after = invest(all, rounds, t, treasury)
    treasury = after.treasury
    const left = rounds.length - t - 1
    const short = (after.wanted > 0 || (mine !== undefined && mine.cost > treasury)) && left > shortestPlan
    const wantsShares = short || (mine !== undefined && !hasRoom && left > shortestPlan)
    treasury += course.use(profit, leadership, short, wantsShares)
  }
  return course.result()
}

const lastRound: Round = { phase: 'D', unit: 5, switcher: 5, diesels: true, mhe: 5, traded: false }

/** Whether the company is in the part of its turn in which it buys. */
function ended(state: State, company: PublicMineId): boolean {
  const frame = state.flow.at(-1)
  return frame?.['operation'] === company && frame.kind !== 'payout'
}

/** What a private mine brings its owner until the end, beside its face value. */
export function projectPrivateMine(state: State, mine: MineId): Projection {
  const rounds = roundsFor(state, `mine:${mine}`)
  const works = worksOf(state, mine, 'own')
  let treasury = cashOf(state, minePurse(mine))
  let dividends = 0
  let first: number | undefined
  for (let t = 0; t < rounds.length; t++) {
    const result = incomeOf(works, t) - maintenanceOf(works, rounds[t] as Round)
    if (result < 0 && treasury + result < 0) return { price: 0, dividends, first: first ?? 0, insolvency: 1 }
    treasury += result < 0 ? result : result / 2
    dividends += Math.max(0, result / 2)
    first ??= Math.max(0, result / 2)
    treasury = invest([works], rounds, t, treasury).treasury
  }
  return { price: mines[mine].faceValue, dividends, first: first ?? 0, insolvency: 0 }
}
