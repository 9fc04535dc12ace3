import type { Route, RunPlan } from '../../actions.js'
import type { HexId, RailwayId } from '../../data/types.js'
import type { State } from '../../state.js'
import { revenueOfRun } from './run-plan.js'
import type { Revenue } from './running/index.js'

/** What a route adds to the routes before it. */
export interface RouteShare {
  readonly train: string
  readonly path: Route
  readonly amount: number
  readonly parts: readonly EarnedPart[]
}

interface EarnedPart {
  readonly hex: HexId
  /** The mine or factory that pays, if it is none of the places of the hex. */
  readonly work?: string
  readonly value: number
}

/**
 * 1873-4.4.4-a: every place earns once, however many routes call. A route is told with what it adds to the routes before
 * it, so that the routes add up to the whole.
 */
export function routeShares(state: State, railway: RailwayId, plan: RunPlan): readonly RouteShare[] {
  let before = partsOf(revenueOfRun(state, railway, { trains: [] }))
  return legsOf(plan).map(({ train, path, upTo }) => {
    const after = partsOf(revenueOfRun(state, railway, upTo))
    const parts = Array.from(after, ([key, part]) => ({
      ...part,
      value: part.value - (before.get(key)?.value ?? 0),
    })).filter(({ value }) => value !== 0)
    before = after
    return { train, path, parts, amount: parts.reduce((sum, { value }) => sum + value, 0) }
  })
}

/** A route, and the plan up to it. */
interface Leg {
  readonly train: string
  readonly path: Route
  readonly upTo: RunPlan
}

function legsOf({ trains, diesel }: RunPlan): readonly Leg[] {
  const standard = trains.flatMap(({ size, routes }, t) =>
    routes.map((path, r) => ({
      train: String(size),
      path,
      upTo: {
        trains: trains.map((one, i) => ({
          size: one.size,
          routes: i < t ? one.routes : i === t ? one.routes.slice(0, r + 1) : [],
        })),
      },
    })),
  )
  const byDiesel = (diesel ?? []).map((path, r) => ({
    train: 'D',
    path,
    upTo: { trains, diesel: (diesel ?? []).slice(0, r + 1) },
  }))
  return [...standard, ...byDiesel]
}

/** What a revenue is made of, each part under a name of its own; two places may share a hex. */
function partsOf({ parts: { places, works, diesel } }: Revenue): ReadonlyMap<string, EarnedPart> {
  const known = new Map<string, EarnedPart>()
  const add = (key: string, part: EarnedPart): void => {
    known.set(key, { ...part, value: part.value + (known.get(key)?.value ?? 0) })
  }
  for (const place of places) add(`place ${place.hex}`, place)
  for (const work of works) add(work.work, work)
  for (const call of diesel) add(`diesel ${call.hex}`, call)
  return known
}
