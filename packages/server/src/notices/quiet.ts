import type { NoticeSettings } from '@stellwerk/protocol'

type Quiet = NoticeSettings['quiet']

const minute = 60 * 1000
const minutesOfDay = 24 * 60

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/** The minute of the day that clocks show in a time zone. */
function clockIn(zone: string): (moment: number) => number {
  const shown = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return (moment) => minutesOf(shown.format(moment))
}

/**
 * The first moment, not before this one, that is not in the quiet hours. Clocks may be put forward or back in between,
 * so the last two hours are searched minute by minute instead of being computed.
 */
export function afterQuiet(moment: number, { from, to, zone }: Quiet): number {
  const clock = clockIn(zone)
  const [start, end] = [minutesOf(from), minutesOf(to)]
  const isQuiet = (now: number): boolean =>
    start <= end ? start <= now && now < end : start <= now || now < end
  if (!isQuiet(clock(moment))) return moment
  let later = Math.floor(moment / minute) * minute
  for (let now = clock(later); isQuiet(now); now = clock(later)) {
    const left = (end - now + minutesOfDay) % minutesOfDay
    later += (left > 120 ? left - 120 : 1) * minute
  }
  return later
}
