import { railways } from '../data/companies.js'
import { phases } from '../data/phases.js'
import type { RailwayId, Size } from '../data/types.js'
import { diesels, units } from '../data/units.js'
import { countOf } from '../rules/shares.js'
import type { State } from '../state.js'
import { cashOf, holderOf, railwayOf } from '../state.js'
import { Memory, contentNumber } from './memory.js'
import { trackPotential } from './potential.js'
import type { Leadership, Projection } from './projection.js'
import { ShareCourse, bestLed } from './projection.js'
import { boardKey, quickRevenue } from './revenue.js'
import type { Pace, Round } from './schedule.js'
import { profitWaiting, roundsFor, scheduleOf } from './schedule.js'

const maintenanceOf = (trains: readonly Size[], { phase }: Round): number =>
  trains.reduce<number>((sum, size) => sum + (phases[phase].maintenance.train[size] ?? 0), 0)

/** What a round of building costs, and how much it adds to the revenue of a train of size 5. */
const buildingCost = 80
const perBuilding = 90
/** What a railway earns by its concession route as soon as that is built, where no search can tell yet: by size of train. */
const firstRevenue: Readonly<Record<RailwayId, readonly [number, number]>> = {
  HBE: [110, 20],
  GHE: [100, 30],
  NWE: [240, 40],
  SHE: [100, 50],
  KEZ: [100, 20],
  WBE: [160, 20],
  QLB: [60, 10],
}

/** A railway's trains on their way through the rounds to come. */
class Fleet {
  constructor(
    private readonly state: State,
    private readonly railway: RailwayId,
    public trains: readonly Size[],
    public diesel: boolean,
  ) {}

  /** What these trains earn now, or with the route that is still to be built. */
  private earns(trains: readonly Size[], diesel: boolean): number {
    const { operated } = railwayOf(this.state, this.railway)
    if (operated) return quickRevenue(this.state, this.railway, trains, diesel)
    const [fixed, perSize] = firstRevenue[this.railway]
    return trains.length > 0 ? fixed + perSize * (trains[0] ?? 0) : 0
  }

  /** What is earned beyond the costs of the trains, with what was built by then. */
  net(round: Round, built: number): number {
    const grown =
      (built *
        Math.min(
          5,
          this.trains.reduce<number>((sum, size) => sum + size, 0),
        )) /
      5
    return this.earns(this.trains, this.diesel) + grown - maintenanceOf(this.trains, round)
  }

  /** What another train would add in a round. */
  gain(size: Size | 'D', round: Round, built: number): number {
    return this.with(size, round).net(round, built) - this.net(round, built)
  }

  /** With another train, and without those that cost more than they bring. */
  with(size: Size | 'D', round: Round): Fleet {
    if (size === 'D') return new Fleet(this.state, this.railway, this.trains, true)
    const costly = phases[round.phase].maintenance.train
    const kept = this.trains.filter((train) => !costly[train])
    const trains = [...kept, size].toSorted((a, b) => b - a)
    return new Fleet(this.state, this.railway, trains, this.diesel)
  }
}

const margin = 1.1
const shortestPlan = 2

/** What the projection of a railway starts from, beside its trains and what they earn on the board. */
interface RailwayStart {
  readonly railway: RailwayId
  readonly operated: boolean
  readonly course: ConstructorParameters<typeof ShareCourse>
  readonly cash: number
  readonly potential: number
  readonly waiting: number | undefined
  readonly compulsory: boolean
  readonly buying: boolean
}

const projections = new Memory<Projection>()

export function projectRailway(state: State, railway: RailwayId, pace: Pace = 'usual'): Projection {
  const own = railwayOf(state, railway)
  const { floated, operated, shares, denomination, director, trains, diesel } = own
  const rounds = roundsFor(state, railway, pace)
  const held = director ? (shares[holderOf(director)] ?? 0) * denomination : 0
  const issued = floated ? countOf(shares, 'issue') : 0
  const pool = floated ? countOf(shares, 'pool') : 2
  const start: RailwayStart = {
    railway,
    operated,
    course: [own.price, denomination, pool, issued, held],
    cash: floated ? cashOf(state, railway) : 5 * own.startPrice,
    potential: trackPotential(state, railway),
    waiting: profitWaiting(state, railway),
    compulsory: state.concessions[railway]?.startsWith('player:') === true && railway !== 'QLB',
    buying: state.flow.at(-1)?.kind === 'railway-purchases' && !own.receivership,
  }
  const now = scheduleOf(state, pace).now ?? rounds[0]
  const board = operated ? `${state.phase} ${boardKey(state)}` : ''
  const key = `${contentNumber(rounds)}|${start.buying && now ? contentNumber(now) : 0}|${trains.join()}|${diesel}|${board}|${JSON.stringify(start)}`
  return projections.of(key, () =>
    bestLed((leadership) => led(start, new Fleet(state, railway, trains, diesel), rounds, now, leadership)),
  )
}

function led(
  { railway, operated, course: shares, cash, potential: near, waiting: due, ...start }: RailwayStart,
  trains: Fleet,
  rounds: readonly Round[],
  now: Round | undefined,
  leadership: Leadership,
): Projection {
  const course = new ShareCourse(...shares)
  let treasury = cash
  let fleet = trains
  let potential = near
  let built = 0
  let waiting = due
  let { compulsory } = start
  const { buying: isBuying } = start
  const { concessionCost } = railways[railway]
  const purchase = (t: number, round: Round): { readonly wanted: number } => {
    const left = rounds.length - t - 1
    for (;;) {
      const price = units[round.unit].train
      const wishes = [
        { size: round.unit as Size | 'D', cost: price },
        ...(round.diesels && !fleet.diesel ? [{ size: 'D' as const, cost: diesels.price }] : []),
      ]
        .map((wish) => ({
          ...wish,
          gain: left * fleet.gain(wish.size, round, built + Math.min(potential, perBuilding * 2)),
        }))
        .filter(({ gain, cost }) => gain > margin * cost)
        .toSorted((a, b) => b.gain / b.cost - a.gain / a.cost)
      const best = wishes.find(({ cost }) => cost <= treasury)
      if (!best) return { wanted: wishes[0]?.cost ?? 0 }
      fleet = fleet.with(best.size, round)
      treasury -= best.cost
    }
  }
  if (isBuying && !compulsory && now) purchase(-1, now)
  for (let t = 0; t < rounds.length; t++) {
    const round = rounds[t] as Round
    if (!operated && t === 0 && !isBuying) treasury -= concessionCost
    const result = waiting ?? (fleet.trains.length > 0 || railway === 'QLB' ? fleet.net(round, built) : 0)
    waiting = undefined
    // nobody buys into a loss
    if (round.traded && result >= 0) treasury += course.trade()
    if (result < 0) treasury += result
    if (treasury < 0) {
      course.insolvent = true
      break
    }
    if (compulsory) {
      const size: Size = railway === 'NWE' && round.unit === 1 ? 2 : round.unit
      treasury -= units[size].train
      if (treasury < 0) {
        course.insolvent = true
        break
      }
      fleet = fleet.with(size, round)
      compulsory = false
    }
    if (fleet.trains.length > 0 && potential > 0 && treasury >= buildingCost) {
      const more = Math.min(potential, perBuilding)
      built += more
      potential -= more
      treasury -= buildingCost
    }
    const profit = Math.max(0, result)
    const { wanted } = purchase(t, round)
    const left = rounds.length - t - 1
    const short = wanted > 0 && left > shortestPlan
    treasury += course.use(profit, leadership, short)
  }
  return course.result()
}
