import type { Range } from '@stellwerk/engine'

/** What is wrong with a number that was typed in. */
export type NumberFault = 'unreadable' | 'low' | 'high' | 'step' | 'excluded'

export function faultOf(text: string, { min, max, step, except }: Range): NumberFault | undefined {
  if (!/^\s*\d{1,9}\s*$/.test(text)) return 'unreadable'
  const number = Number(text)
  if (number < min) return 'low'
  if (number > max) return 'high'
  if ((number - min) % step !== 0) return 'step'
  return except?.includes(number) ? 'excluded' : undefined
}

/** The possible number that is nearest to where a step leads, looked for in the direction of the step first. */
export function stepped(from: number, by: number, { min, max, step, except = [] }: Range): number {
  const highest = min + Math.floor((max - min) / step) * step
  const onStep = min + Math.round((from + by - min) / step) * step
  const start = Math.min(highest, Math.max(min, onStep))
  const ahead = by < 0 ? -step : step
  for (const direction of [ahead, -ahead])
    for (let to = start; to >= min && to <= highest; to += direction) if (!except.includes(to)) return to
  return start
}

/**
 * The smallest number and useful larger ones: what bidders say without thinking, or what traders do with a thing that is
 * worth so much by its print.
 */
export function quickNumbers({ min, max, step, except }: Range, worth?: number): number[] {
  const wanted = worth === undefined ? [min, min + 10, min + 50] : [min, worth, 2 * worth, max]
  const fits = (n: number): boolean => n <= max && (n - min) % step === 0 && !except?.includes(n)
  return [...new Set(wanted)].filter((n) => n >= min && fits(n))
}
