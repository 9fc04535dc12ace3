/** Quiet hours and holidays: when the clock of somebody who plays by correspondence stands still. */
import type { Holiday, NoticeSettings } from '@stellwerk/protocol'

type Quiet = NoticeSettings['quiet']

export interface Rest {
  readonly quiet: Quiet
  readonly holidays: readonly Holiday[]
}

/** The rest of somebody who has none: every hour counts. */
export const noRest: Rest = { quiet: { from: '00:00', to: '00:00', zone: 'UTC' }, holidays: [] }

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const minutesOfDay = 24 * 60
/** Longer nights than this do not stop a clock: it would hardly run. */
const longestNight = 12 * 60

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

const formats = new Map<string, Intl.DateTimeFormat>()

/** The local date and time in a time zone, as if it were a moment in UTC. */
function shownIn(zone: string, moment: number): number {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
  formats.set(zone, format)
  const parts = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  )
  const shown = Date.UTC(
    parts['year'] ?? 0,
    (parts['month'] ?? 1) - 1,
    parts['day'],
    parts['hour'],
    parts['minute'],
  )
  return shown + (((moment % minute) + minute) % minute)
}

/** The moment at which clocks in a zone show this; if they skip it, the moment at which they would have. */
function momentAt(zone: string, shown: number): number {
  const guess = shown - (shownIn(zone, shown) - shown)
  return guess - (shownIn(zone, guess) - shown)
}

interface Span {
  readonly from: number
  readonly to: number
}

/** The quiet hours of the night that ends on or after a moment's day, and of the one after it. */
function nightsAround({ quiet }: Rest, moment: number): Span[] {
  const { from, to, zone } = quiet
  const start = minutesOf(from)
  const length = (minutesOf(to) - start + minutesOfDay) % minutesOfDay
  if (length === 0 || length > longestNight) return []
  const today = Math.floor(shownIn(zone, moment) / day) * day
  return [-1, 0, 1].map((offset) => {
    const begins = today + offset * day + start * minute
    return { from: momentAt(zone, begins), to: momentAt(zone, begins + length * minute) }
  })
}

const holidaysOf = ({ quiet: { zone }, holidays }: Rest): Span[] =>
  holidays.map(({ from, to }) => ({
    from: momentAt(zone, Date.parse(from)),
    to: momentAt(zone, Date.parse(to) + day),
  }))

interface Stretch {
  readonly isRest: boolean
  /** When it ends; never, for somebody without rests. */
  readonly until: number
}

/** Whether somebody rests at a moment, and until when that stays so. Spans that overlap come one after the other. */
function stretchAt(rest: Rest, moment: number): Stretch {
  const spans = [...nightsAround(rest, moment), ...holidaysOf(rest)]
  const present = spans.filter(({ from, to }) => from <= moment && moment < to)
  if (present.length > 0) return { isRest: true, until: Math.max(...present.map(({ to }) => to)) }
  return { isRest: false, until: Math.min(...spans.flatMap(({ from }) => (from > moment ? from : []))) }
}

const rests = ({ quiet, holidays }: Rest): boolean => quiet.from !== quiet.to || holidays.length > 0

/** How much of the time between two moments counts. A clock that was set back counts nothing. */
export function activeBetween(rest: Rest, from: number, to: number): number {
  if (to <= from) return 0
  if (!rests(rest)) return to - from
  let active = 0
  for (let at = from; at < to;) {
    const { isRest, until } = stretchAt(rest, at)
    const end = Math.min(until, to)
    if (!isRest) active += end - at
    at = end
  }
  return active
}

/** The moment by which this much time has counted; with rests it comes later. */
export function afterActive(rest: Rest, from: number, milliseconds: number): number {
  if (!rests(rest)) return from + milliseconds
  let left = milliseconds
  for (let at = from; ;) {
    const { isRest, until } = stretchAt(rest, at)
    if (!isRest && at + left <= until) return at + left
    if (!isRest) left -= until - at
    at = until
  }
}

/** Whether somebody rests, and until when that stays so; null for those who never do. */
export function restingAt(
  rest: Rest,
  moment: number,
): { readonly isRest: boolean; readonly until: number | null } {
  if (!rests(rest)) return { isRest: false, until: null }
  const { isRest, until } = stretchAt(rest, moment)
  return { isRest, until: Number.isFinite(until) ? until : null }
}
