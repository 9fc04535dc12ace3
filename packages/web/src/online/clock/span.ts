import type { clockTexts } from './texts.js'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

type Say = ReturnType<typeof clockTexts.in>

/** A length of time as a clock shows it: "4:05" below an hour, "3 h 20 min", "2 d 4 h". What is overdue has a minus. */
export function spanText(say: Say, milliseconds: number): string {
  if (milliseconds < 0) return `−${spanText(say, -milliseconds)}`
  const whole = (unit: number, below = Infinity): number => Math.floor((milliseconds % below) / unit)
  if (milliseconds < hour) return `${whole(minute)}:${String(whole(second, minute)).padStart(2, '0')}`
  return milliseconds < day
    ? say('spanHours', { hours: whole(hour), minutes: whole(minute, hour) })
    : say('spanDays', { days: whole(day), hours: whole(hour, day) })
}
