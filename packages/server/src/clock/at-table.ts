/** The clocks of a table as it is stored. */
import type { Holiday, NoticeSettings, Table, TimeControl } from '@stellwerk/protocol'
import type { Services } from '../context.js'
import { malformed } from '../errors.js'
import type { Progress } from '../store/addition.js'
import { keptJson } from '../store/kept-json.js'
import type { EntryRow, TableRecord } from '../store/schema.js'
import type { SeatRecord, TableAndSeats } from '../tables/read.js'
import type { Clocks } from './clock.js'
import { awaitedAt, clocksAfter, clocksOf, runsOutAt, shownClock } from './clock.js'
import type { Rest } from './rest.js'
import { noRest } from './rest.js'

const controls = keptJson<TimeControl>()

export const controlOf = ({ time }: Pick<TableRecord, 'time'>): TimeControl => controls(time)

/** What a new table agrees on, as it is stored. */
export function timeText(
  { computers }: Pick<Services, 'computers'>,
  title: string,
  time: TimeControl,
): string {
  if (time.kind !== 'none' && time.expiry === 'computer' && !computers.plays(title))
    throw malformed('time.expiry', 'this server has no computer that plays this title')
  return JSON.stringify(time)
}

const settings = keptJson<NoticeSettings>()
const absences = keptJson<Holiday[]>()

/** When somebody rests, by what their account says. */
const restOf = (pauses: SeatRecord['pauses']): Rest =>
  pauses === null ? noRest : { quiet: settings(pauses.notices).quiet, holidays: absences(pauses.holidays) }

/** Whether anything stops the clocks of a table: they measure hours and days, and people sleep. */
export const hasRests = ({ pace, time }: Pick<TableRecord, 'pace' | 'time'>): boolean =>
  pace === 'correspondence' && controlOf({ time }).kind !== 'none'

/** When each player at a table rests. */
export function restsAt({ row, seats }: Pick<TableAndSeats, 'row' | 'seats'>): (player: string) => Rest {
  if (!hasRests(row)) return () => noRest
  return (player) => restOf(seats.find((seat) => seat.player === player)?.pauses ?? null)
}

/** The clocks of a table after entries, and what its row says of them. */
export function clockProgress(
  table: Pick<TableAndSeats, 'row' | 'seats'>,
  entries: readonly EntryRow[],
  after: readonly string[],
  at: number,
): { readonly clocks: Clocks; readonly columns: Pick<Progress, 'clock' | 'stand_in_at'> } {
  const { row } = table
  const control = controlOf(row)
  const rests = restsAt(table)
  const passage = { control, before: awaitedAt(row), after, deeds: entries, at }
  const clocks = clocksAfter(clocksOf(row), passage, rests)
  const columns = { clock: JSON.stringify(clocks), stand_in_at: standInAt(control, clocks, rests) }
  return { clocks, columns }
}

/** When a computer decides for the first player whose time runs out, if the table agreed to that. */
export function standInAt(
  control: TimeControl,
  clocks: Clocks,
  rests: (player: string) => Rest,
): number | null {
  if (control.kind === 'none' || control.expiry !== 'computer') return null
  const ends = Object.entries(clocks).flatMap(
    ([player, clock]) => runsOutAt(control, clock, rests(player)) ?? [],
  )
  return ends.length === 0 ? null : Math.min(...ends)
}

/** The clocks of a table whose seat goes to somebody else, who begins with a fresh clock. */
export function newClockFor(row: TableRecord, player: string): string {
  const clocks = clocksOf(row)
  const isAwaited = (clocks[player]?.since ?? null) !== null
  const clock = { used: 0, spent: 0, bonus: 0, since: isAwaited ? row.changed : null }
  return JSON.stringify({ ...clocks, [player]: clock })
}

/** All clocks as people see them; when a game is over, or before it begins, they stand still. */
export function shownClocks(table: TableAndSeats, now: number): Pick<Table, 'clocks' | 'clockAt'> {
  const { row, seats } = table
  const isRunning = row.state === 'running'
  const control = controlOf(row)
  const rests = restsAt(table)
  const clocks = clocksOf(row)
  return {
    clocks: seats.map(({ player, person }) => {
      const kept = clocks[player]
      const runs = isRunning && person !== null
      return shownClock(control, player, kept && !runs ? { ...kept, since: null } : kept, rests(player), now)
    }),
    clockAt: now,
  }
}

/** Whether the time of a player has run out. */
export function hasRunOut(table: TableAndSeats, player: string, now: number): boolean {
  const clock = clocksOf(table.row)[player]
  const end = clock ? runsOutAt(controlOf(table.row), clock, restsAt(table)(player)) : null
  return end !== null && now >= end
}
