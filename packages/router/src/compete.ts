import { finish } from './finish.js'
import { frameOf } from './frame.js'
import type { Model } from './model.js'
import { Outlook } from './outlook.js'
import { PlanMaker } from './plan-maker.js'
import type { Plans, Slot } from './plans.js'
import type { Bound } from './pricing.js'
import { Pricing } from './pricing.js'
import { solveSmall } from './small-board.js'
import { roundedDown } from './totals.js'

export interface Contest {
  readonly slots: readonly Slot[]
  readonly models: readonly Model[]
  readonly plans: Plans
  readonly unit: number
  /** Boards on which the routes of each kind of train take no more steps than this are solved without prices. */
  readonly smallBoard: number
  /** Called with each bound on what the trains can earn. */
  readonly proven: (bound: number) => void
  readonly tick: (steps: number) => void
}

/** How many bits the tables have for stops and bonuses of the track: at first, and on hard boards. */
const remember = 3
const rememberMore = 4
const mostRounds = 110
/** After these rounds of prices all routes that matter are listed if they are not too many; otherwise plans are made. */
const attempts = new Set([6, 18, 32])
/** From this round on a board is a hard one: plans are made more often, and with more care. */
const late = 20
const planRounds = 8
/** From this round on tables that remember more are worth their time, and plans on the way no longer are. */
const sharpRound = 33
const stepsPerRound = 2_500
/** How many steps a look at the routes may take before prices are improved. */
const earlySteps = 4_000
/** While the bound is further above the best plan than this share, more rounds are worth more than an attempt. */
const near = 0.1
/** After a look at the routes of more steps than this, the prices that they call for are taken over. */
const longLook = 200_000
/** At most this many combinations of routes are tried at once. */
const fewPairs = 2_000_000
/** Routes kept at most for each kind of train: about 150 bytes each. */
const mostCandidates = 1_500_000

/**
 * The best plans of trains that compete for track; they are kept in `plans`. False if the routes that can matter are too
 * many to be kept.
 */
export function compete({ slots, models, plans, unit, smallBoard, proven, tick }: Contest): boolean {
  if (slots.length === 0) return true
  if (plans.wanted === 1 && solveSmall({ slots, models, plans, unit, mostSteps: smallBoard, tick }))
    return true
  /** One for each kind of train, with new prices again and again. */
  const outlooks = models.map((model) => new Outlook(frameOf(model, remember)))
  const counts = models.map((_, kind) => slots.filter((slot) => slot.kind === kind).length)
  const things = models[0]?.task.network.things ?? 0
  const maker = new PlanMaker(slots, models, plans, outlooks, tick)

  /** No plan earns more, by all bounds so far. */
  let ceiling = Infinity
  const prove = (bound: number): void => {
    ceiling = Math.min(ceiling, roundedDown(bound, unit))
    proven(bound)
  }
  let sharp: readonly Outlook[] = outlooks
  /** Examines all routes that can matter; false if that takes more steps. */
  const settle = (bound: Bound, mostSteps: number): boolean =>
    finish({
      slots,
      outlooks: sharp,
      plans,
      bound,
      unit,
      most: mostCandidates,
      mostSteps,
      longLook,
      fewPairs,
      ceiling,
      proven: prove,
      tick,
    })

  const pricing = new Pricing(outlooks, counts, things)
  for (let round = 0; ; round++) {
    if (round === sharpRound) {
      sharp = models.map(
        (model, kind) => new Outlook(frameOf(model, rememberMore, pricing.best?.prices.uses[kind])),
      )
      pricing.sharpen(sharp)
    }
    const going = pricing.round(plans.top(), unit / 4, tick) && round < mostRounds
    const best = pricing.best as Bound
    prove(best.total)
    const isProven = (): boolean => ceiling <= plans.bar()
    if (isProven()) return true
    // on a small board all routes are listed sooner than good prices are found
    if (round === 0 && settle(best, earlySteps)) return true
    const attempt = !going || attempts.has(round)
    const mayLook = (): boolean =>
      attempt && (!going || round >= late || best.total - plans.top() <= near * plans.top())
    const look = (): boolean => settle(best, going ? stepsPerRound * (round + 1) : Infinity)
    // a look that is completed needs no plan made before it
    const looked = mayLook()
    if (looked && look()) return true
    if (!going) return false
    if (round >= sharpRound || (!attempt && (round < late || round % planRounds > 0))) continue
    maker.make(best.prices, round >= late)
    if (isProven() || (!looked && mayLook() && look())) return true
  }
}
