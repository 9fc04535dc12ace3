/**
 * How long a game has waited for each player, and how much time they have left. A clock stores what was used up to the
 * last entry, and since when the game has been waiting; the rest is computed when somebody asks. Nothing here ticks.
 */
import type { PlayerClock, TimeControl } from '@stellwerk/protocol'
import { keptJson } from '../store/kept-json.js'
import type { Rest } from './rest.js'
import { activeBetween, afterActive, restingAt } from './rest.js'

export interface Clock {
  /** Milliseconds that the game has waited for the player in all, and since their last action. */
  readonly used: number
  readonly spent: number
  /** What turns have added. */
  readonly bonus: number
  /** Since when the game waits for the player; null if it does not. */
  readonly since: number | null
}

export type Clocks = { readonly [player: string]: Clock }

export type RestOf = (player: string) => Rest

const hour = 60 * 60 * 1000
const minute = 60 * 1000

const unused: Clock = { used: 0, spent: 0, bonus: 0, since: null }

type ClockRow = { readonly clock: string; readonly turn: string; readonly turn_since: number }

const turns = keptJson<readonly string[]>()

/** Whom a game waits for, as its row says. */
export const awaitedAt = ({ turn }: Pick<ClockRow, 'turn'>): readonly string[] => turns(turn)

/** A row is asked for its clocks when it is shown and when it moves on. */
const known = new WeakMap<ClockRow, Clocks>()

/** Remembers the clocks of a row that was made from them. */
export const keepClocks = (row: ClockRow, clocks: Clocks): void => void known.set(row, clocks)

/** The clocks of a table's row; a game that began before clocks were kept begins with its present turn. */
export function clocksOf(row: ClockRow): Clocks {
  const before = known.get(row)
  if (before) return before
  const kept = JSON.parse(row.clock) as Clocks
  const begun = awaitedAt(row).flatMap((player) =>
    kept[player] ? [] : [[player, { ...unused, since: row.turn_since }] as const],
  )
  const clocks = begun.length === 0 ? kept : { ...kept, ...Object.fromEntries(begun) }
  known.set(row, clocks)
  return clocks
}

/** A clock as it stands at a moment, from which it goes on. */
export function settled(clock: Clock, rest: Rest, at: number): Clock {
  if (clock.since === null) return clock
  const passed = activeBetween(rest, clock.since, at)
  return { used: clock.used + passed, spent: clock.spent + passed, bonus: clock.bonus, since: at }
}

/** An entry, as far as clocks care. */
export interface Deed {
  readonly type: string
  readonly player: string | null
}

export interface Passage {
  readonly control: TimeControl
  /** Whom the game waited for before, and waits for now. */
  readonly before: readonly string[]
  readonly after: readonly string[]
  readonly deeds: readonly Deed[]
  readonly at: number
}

/** The clocks after entries. An undo gives no time back, and takes away the increment of the turn. */
export function clocksAfter(
  clocks: Clocks,
  { control, before, after, deeds, at }: Passage,
  restOf: RestOf,
): Clocks {
  const increment = control.kind === 'clock' ? control.incrementSeconds * 1000 : 0
  const isUndo = deeds.at(-1)?.type === 'undo'
  const players = new Set([...Object.keys(clocks), ...before, ...after])
  const moved: { [player: string]: Clock } = {}
  for (const player of players) {
    const clock = settled(clocks[player] ?? unused, restOf(player), at)
    const own = deeds.findLastIndex((deed) => deed.type === 'action' && deed.player === player)
    const isPassedOn = deeds.slice(own + 1).some((deed) => deed.player !== player)
    const [wasAwaited, isAwaited] = [before.includes(player), after.includes(player)]
    const hasEnded = wasAwaited && (!isAwaited || (own >= 0 && isPassedOn))
    const isBack = isUndo && isAwaited && !wasAwaited
    moved[player] = {
      used: clock.used,
      spent: own >= 0 || (isAwaited && !wasAwaited && !isUndo) ? 0 : clock.spent,
      bonus: clock.bonus + (isBack ? -increment : hasEnded && !isUndo ? increment : 0),
      since: isAwaited ? at : null,
    }
  }
  return moved
}

/** How much time a player has left by what is settled; null without a limit. */
function leftOf(control: TimeControl, { used, spent, bonus }: Clock): number | null {
  switch (control.kind) {
    case 'none':
      return null
    case 'move':
      return control.hours * hour - spent
    case 'clock':
      return control.minutes * minute + bonus - used
  }
}

/** When the time of a player runs out if the game waits on; null if it does not run, or without a limit. */
export function runsOutAt(control: TimeControl, clock: Clock, rest: Rest): number | null {
  const left = leftOf(control, clock)
  if (left === null || clock.since === null) return null
  return left <= 0 ? clock.since : afterActive(rest, clock.since, left)
}

/** A clock as people see it. */
export function shownClock(
  control: TimeControl,
  player: string,
  clock: Clock | undefined,
  rest: Rest,
  now: number,
): PlayerClock {
  const own = clock ?? unused
  const present = settled(own, rest, now)
  const isWaited = own.since !== null
  const { isRest, until } = isWaited ? restingAt(rest, now) : { isRest: true, until: null }
  return {
    player,
    used: Math.round(present.used),
    left: leftOf(control, present),
    running: isWaited && !isRest,
    steadyUntil: until,
    runsOut: runsOutAt(control, own, rest),
  }
}
