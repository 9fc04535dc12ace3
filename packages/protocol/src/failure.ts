import { z } from 'zod'
import { errorCodes, refusal, sequence } from './common.js'
import { gameView } from './game.js'

/** What is said of a request that was not fulfilled. */
export const failed = z.object({
  code: z.enum(errorCodes),
  /** In English, for programmers; clients show people a text made from `code`, `refusal` and `path`. */
  message: z.string(),
  /** Which field of the request is at fault. */
  path: z.string().optional(),
  /** Which rule refuses an action. */
  refusal: refusal.optional(),
  /** The sequence number to go on from, after a conflict. */
  seq: sequence.optional(),
  /** The game as it is now, for a player whose request came too late. */
  game: gameView.optional(),
})

/** The body of every answer that is not a success. */
export const failure = z.object({ error: failed })

export type Failure = z.infer<typeof failure>
