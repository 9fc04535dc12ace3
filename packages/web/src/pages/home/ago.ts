import type { Language } from '@stellwerk/texts'
import { homeTexts } from './texts.js'

const minute = 60_000
const units = [
  ['minute', minute, 60 * minute],
  ['hour', 60 * minute, 24 * 60 * minute],
  ['day', 24 * 60 * minute, 14 * 24 * 60 * minute],
] as const

/** "2 hours ago"; after two weeks, the date. */
export function ago(language: Language, time: number, now: number): string {
  const past = Math.max(0, now - time)
  if (past < minute) return homeTexts.in(language)('justNow')
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  for (const [unit, size, below] of units)
    if (past < below) return words.format(-Math.floor(past / size), unit)
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(time)
}
