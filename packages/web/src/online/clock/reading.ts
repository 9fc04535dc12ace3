import type { PlayerClock, Table } from '@stellwerk/protocol'

/** What a clock shows some time after the server told of it. It stands still where that may have changed since. */
export function readingOf(
  { used, left, running, steadyUntil }: PlayerClock,
  clockAt: number,
  passed: number,
): { readonly used: number; readonly left: number | null } {
  const steady = steadyUntil === null ? Infinity : steadyUntil - clockAt
  const since = running ? Math.max(0, Math.min(passed, steady)) : 0
  return { used: used + since, left: left === null ? null : left - since }
}

/** The players for whom somebody at the table may act now: whoever has named them, and whose time has run out. */
export function actsFor(table: Table, passed: number): readonly string[] {
  const { you, seats, time, clocks, clockAt, turn, host } = table
  if (you.player === null || table.state !== 'running') return []
  const isMine = (player: string): boolean => player === you.player
  const stepsIn = (player: string): boolean => {
    const end = clocks.find((one) => one.player === player)?.runsOut ?? Infinity
    const isOver = end <= clockAt + passed
    const isOfHost = seats.some((seat) => seat.player === player && seat.person?.id === host?.id)
    return time.kind !== 'none' && time.expiry === 'host' && isOver && (you.host || isOfHost)
  }
  return seats
    .filter(({ player, person, deputy }) => {
      if (person === null || isMine(player) || !turn.includes(player)) return false
      return deputy === you.player || stepsIn(player)
    })
    .map(({ player }) => player)
}

/** Longer than this no timer can wait, and no page stays open. */
const longest = 0x7fff_ffff

/** How many milliseconds after a table was told of somebody's time runs out next. */
export function untilRunsOut({ clocks, clockAt }: Pick<Table, 'clocks' | 'clockAt'>): number | undefined {
  const ends = clocks.flatMap(({ runsOut }) =>
    runsOut !== null && runsOut > clockAt ? runsOut - clockAt : [],
  )
  return ends.length === 0 ? undefined : Math.min(...ends, longest)
}
