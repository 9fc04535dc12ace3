import type { Network, Route, Stop, Train } from './network.js'
import { isStop } from './network.js'

/** What a route earns, and from what. */
export interface Earnings {
  readonly total: number
  /** The stops called at, with what each of them earns. */
  readonly calls: readonly { readonly point: number; readonly value: number }[]
  readonly bonuses: readonly { readonly bonus: number; readonly amount: number }[]
  /** The values of the two ends, for the train with the mail. */
  readonly mail: number
}

export const stopValue = (stop: Stop, train: Train): number => stop.valueFor?.[train.name] ?? stop.value

const isTown = (stop: Stop): boolean => stop.kind === 'town'

/** Whether a call of this train at this stop is paid. */
export function pays(stop: Stop, train: Train): boolean {
  return !isTown(stop) || (train.mode !== 'cities' && train.mode !== 'express') || train.paysTowns
}

/**
 * What a train earns with a route over these points, or undefined if the route is too long for it. If the train may
 * choose its calls, the choice with the highest total counts.
 */
export function earnings(
  network: Network,
  train: Train,
  { points, segments }: Route,
  mail: boolean,
): Earnings | undefined {
  const stops = points.filter((p) => isStop(network.points[p]))
  const stopAt = (p: number): Stop => network.points[p] as Stop
  const ends = [stops[0], stops.at(-1)]
  const forced: number[] = []
  const optional: number[] = []
  for (const p of stops) (isForced(train, stopAt(p), ends.includes(p)) ? forced : optional).push(p)
  if (!fits(train, stops.map(stopAt), forced.length)) return undefined

  const track = new Set(segments.flatMap((s) => network.segments[s]?.bonuses ?? []))
  const room = train.n === null || !optional.length ? optional.length : train.n - forced.length
  const worth = (p: number): number =>
    pays(stopAt(p), train) ? stopValue(stopAt(p), train) * train.multiplier : 0
  let best: Earnings | undefined
  for (const chosen of choices(network, train, forced, optional, room, worth)) {
    const called = new Set([...forced, ...chosen])
    if (train.mode === 'express' && train.ownCalled && ![...called].some((p) => stopAt(p).own)) continue
    const calls = stops.filter((p) => called.has(p)).map((point) => ({ point, value: worth(point) }))
    const bonuses = network.bonuses.flatMap(({ amount, calls: lists }, bonus) =>
      (lists.length ? lists.every((list) => list.some((p) => called.has(p))) : track.has(bonus))
        ? [{ bonus, amount }]
        : [],
    )
    const mailed = mail ? ends.reduce<number>((sum, p) => sum + stopValue(stopAt(p as number), train), 0) : 0
    const total =
      calls.reduce((sum, { value }) => sum + value, 0) +
      bonuses.reduce((sum, b) => sum + b.amount, 0) +
      mailed
    if (!best || total > best.total) best = { total, calls, bonuses, mail: mailed }
  }
  return best
}

function isForced(train: Train, stop: Stop, atEnd: boolean): boolean {
  if (train.mode === 'stops' || train.mode === 'cities') return true
  if (train.mode === 'passTowns') return !isTown(stop) || (train.endsCalled && atEnd)
  return train.endsCalled && atEnd
}

function fits(train: Train, stops: readonly Stop[], forced: number): boolean {
  const most = train.n ?? Infinity
  switch (train.mode) {
    case 'stops':
      return stops.reduce((sum, stop) => sum + stop.cost, 0) <= most
    case 'cities': {
      const towns = stops.filter(isTown).length
      const over = Math.max(0, towns - (train.towns ?? Infinity))
      if (over > 0 && !train.townsMayUseCityPlaces) return false
      return stops.length - towns + over <= most
    }
    case 'passTowns':
      return forced <= most
    case 'express':
      return forced <= most && stops.length <= (train.visit ?? Infinity)
  }
}

/** The choices of optional calls among which the best one is; only bonuses and markers make more than one worth a look. */
function choices(
  network: Network,
  train: Train,
  forced: readonly number[],
  optional: readonly number[],
  room: number,
  worth: (point: number) => number,
): number[][] {
  const sorted = optional.toSorted((a, b) => worth(b) - worth(a) || a - b)
  if (sorted.length <= room && !network.bonuses.some(({ amount, calls }) => amount < 0 && calls.length))
    return [sorted]
  const special = new Set(network.bonuses.flatMap(({ calls }) => calls.flat()))
  if (train.mode === 'express' && train.ownCalled && !forced.some((p) => isOwn(network, p)))
    for (const p of optional) if (isOwn(network, p)) special.add(p)
  const marked = sorted.filter((p) => special.has(p))
  const plain = sorted.filter((p) => !special.has(p))
  let sets: number[][] = [[]]
  for (const p of marked) sets = [...sets, ...sets.map((set) => [...set, p])]
  return sets.filter((set) => set.length <= room).map((set) => [...set, ...plain.slice(0, room - set.length)])
}

const isOwn = (network: Network, p: number): boolean => (network.points[p] as Stop).own
