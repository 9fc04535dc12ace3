import { z } from 'zod'
import { moment, player } from './common.js'

/**
 * What happens when somebody's time runs out: `nothing`; the host may act for them or free their seat (`host`); or a
 * computer decides for them (`computer`), where the server has one.
 */
export const expiry = z.enum(['nothing', 'host', 'computer'])

/** How a table measures time: not at all, a limit for each move, or a chess clock. */
export const timeControl = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('move'),
    /** Up to sixty days. */
    hours: z.int().min(1).max(1440),
    expiry,
  }),
  z.strictObject({
    kind: z.literal('clock'),
    /** For the whole game, up to thirty days. */
    minutes: z.int().min(1).max(43_200),
    /** What each turn adds. */
    incrementSeconds: z.int().min(0).max(86_400),
    expiry,
  }),
])

/** The clock of a player, as it stood when the table was shown. */
export const playerClock = z.object({
  player,
  /** Milliseconds that the game has waited for this player. */
  used: z.int().min(0),
  /** What is left: for this move or for the whole game. Null without a limit; below zero if it has run out. */
  left: z.int().nullable(),
  /** Whether it runs. */
  running: z.boolean(),
  /**
   * Until when that stays so if the game keeps waiting: quiet hours and holidays stop the clocks of correspondence
   * games.
   */
  steadyUntil: moment.nullable(),
  /** When it runs out if the game keeps waiting. */
  runsOut: moment.nullable(),
})

const date = z.iso.date()

/** Days on which somebody is away, the last one included. */
export const holiday = z.strictObject({ from: date, to: date })

/** Who may act for one's own seat; null for nobody. */
export const deputyChoice = z.strictObject({ deputy: player.nullable() })

export type TimeControl = z.infer<typeof timeControl>
export type Expiry = z.infer<typeof expiry>
export type PlayerClock = z.infer<typeof playerClock>
export type Holiday = z.infer<typeof holiday>
