import type { Model } from './model.js'
import type { Task } from './network.js'
import { isStop } from './network.js'

/** No route of this train is worth more. */
export function highBar({ stops, room, task }: Model): number {
  const gains = stops.map(({ gain }) => gain).toSorted((a, b) => b - a)
  const closed = stops
    .filter(({ pass }) => !pass)
    .map(({ gain }) => gain)
    .toSorted((a, b) => b - a)
  const calls = gains.slice(0, Math.min(room.calls, gains.length)).reduce((sum, gain) => sum + gain, 0)
  const inner =
    gains.reduce((sum, gain) => sum + gain, 0) - closed.slice(2).reduce((sum, gain) => sum + gain, 0)
  const light = stops.filter(({ weight }) => weight < 1).reduce((sum, { gain }) => sum + gain, 0)
  const ends = stops.map(({ endGain }) => endGain).toSorted((a, b) => b - a)
  const track = task.network.bonuses.reduce(
    (sum, { amount, calls: lists }) => (lists.length ? sum : sum + Math.max(0, amount)),
    0,
  )
  return Math.min(calls + light, inner) + (ends[0] ?? 0) + (ends[1] ?? 0) + track
}

/** Every total is a multiple of this; 0 if no such number is known. */
export function unitOf({ network, trains, mail }: Task): number {
  const amounts = [
    ...network.bonuses.map(({ amount }) => amount),
    ...network.points.flatMap((point) =>
      isStop(point)
        ? trains.flatMap((train) => {
            const value = point.valueFor?.[train.name] ?? point.value
            return mail ? [value * train.multiplier, value] : [value * train.multiplier]
          })
        : [],
    ),
  ]
  if (!amounts.every(Number.isInteger)) return 0
  const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))
  return amounts.reduce((sum, amount) => gcd(sum, Math.abs(amount)), 0) || 1
}

/** The highest total that does not exceed a bound. */
export const roundedDown = (bound: number, unit: number): number =>
  unit > 0 ? Math.floor(bound / unit + 1e-9) * unit : bound
