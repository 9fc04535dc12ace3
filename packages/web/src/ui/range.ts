import type { Range } from '@stellwerk/engine'

type Bounds = Omit<Range, 'field'>

/** Whether a number is one of those that a range leaves free. */
export const fitsRange = ({ min, max, step, except = [] }: Bounds, number: number): boolean =>
  number >= min && number <= max && (number - min) % step === 0 && !except.includes(number)

/** The number of a range next to a wish, going on in a direction past those that are not possible. */
export function nearestInRange(range: Bounds, wish: number, direction: 1 | -1): number {
  const { min, max, step } = range
  const last = min + Math.floor((max - min) / step) * step
  const clamp = (n: number): number => Math.min(last, Math.max(min, n))
  const start = clamp(min + Math.round((wish - min) / step) * step)
  for (const way of [direction, -direction])
    for (let n = start; n >= min && n <= last; n += way * step) if (fitsRange(range, n)) return n
  return start
}
