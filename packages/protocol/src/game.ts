import { z } from 'zod'
import { freeText, id, idempotencyKey, moment, player, sequence } from './common.js'

/**
 * One entry of a game's record as a viewer may see it. The view before it and the delta give the view after it, so
 * clients need no rules to follow a game, and old games stay readable when rules change.
 */
export const entry = z.object({
  seq: sequence,
  at: moment,
  /** Who decided; nobody for what a programmed move or the server did. */
  by: player.nullable(),
  type: z.enum(['action', 'undo', 'redo']),
  /** The action, without what the viewer may not know; with undo and redo absent. */
  action: z.record(z.string(), z.unknown()).optional(),
  /** After undo and redo: how many actions now lead to the present state. */
  to: z.int().min(0).optional(),
  /** The player who acted for `by`, who was absent. */
  deputy: player.optional(),
  /** Whether the server entered it for the player, as programmed. */
  programmed: z.boolean().optional(),
  events: z.array(z.record(z.string(), z.unknown())),
  /** From the view after the previous entry to the view after this one; null if nothing changed. */
  delta: z.unknown(),
  /** The hash of the viewer's view after this entry. */
  hash: z.string(),
})

/** A game as it stands, for one viewer. */
export const gameView = z.object({
  table: id,
  seq: sequence,
  length: z.int().min(0),
  /** How many undone actions could be brought back. */
  redoable: z.int().min(0),
  state: z.record(z.string(), z.unknown()),
})

/** Which part of a record to return: the entries after `from`, at most `limit`. */
export const logPage = z.strictObject({
  from: z.coerce.number().pipe(sequence).default(0),
  limit: z.coerce.number().int().min(1).max(500).default(500),
})

/** A page of the record for one viewer: the view at its beginning, and the entries after that. */
export const gameLog = z.object({
  table: id,
  start: z.record(z.string(), z.unknown()),
  entries: z.array(entry),
  /** Whether there is more of the record. The next page begins where this one ends, which may be before the limit. */
  more: z.boolean(),
})

export const act = z.strictObject({
  /** The sequence number that the action follows. */
  after: sequence,
  key: idempotencyKey,
  action: z.record(z.string(), z.unknown()),
})

export const acted = z.object({ seq: sequence })

/** Goes back so that `to` actions lead to the present state; where others must agree, this asks them. */
export const undo = z.strictObject({ after: sequence, key: idempotencyKey, to: z.int().min(0) })
export const redo = undo
/** `request` names the request that is answered, since another may have replaced it meanwhile. */
export const undoAnswer = z.strictObject({ after: sequence, request: id, agree: z.boolean() })
/** An undo is done at once (`seq`), or waits for the agreement of others (`needs`). */
export const undone = z.object({ seq: sequence, needs: z.array(player) })

/**
 * What the server enters for an absent player. `pass` passes in the present kind of step until somebody does anything
 * but pass. `repeat` does the same action on every turn, and passes if the turn then goes on; at most `times` times,
 * and never for more than `mostCost`. Either ends when the rules refuse the action.
 */
export const program = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('pass') }),
  z.strictObject({
    kind: z.literal('repeat'),
    action: z.record(z.string(), z.unknown()),
    times: z.int().min(1).max(50),
    mostCost: z.int().min(0).optional(),
  }),
])

export const programState = z.object({ program: program.nullable() })

export const chatMessage = z.object({
  id: z.int().positive(),
  at: moment,
  name: z.string(),
  player: player.nullable(),
  text: z.string(),
  /** Moderators have hidden what was said; `text` is empty. */
  hidden: z.boolean().optional(),
})

export const newChatMessage = z.strictObject({
  key: idempotencyKey,
  text: freeText(1000).trim().min(1),
})
export const chatLog = z.object({ messages: z.array(chatMessage) })

export const notes = z.strictObject({ text: freeText(20_000) })

/** A game as a file of the form `stellwerk/1`; of a running game without hashes, and with a seed that tells nothing. */
export const gameFile = z.object({
  format: z.string(),
  title: z.string(),
  rules: z.int().optional(),
  options: z.record(z.string(), z.string()),
  players: z.array(player),
  seed: z.int(),
  names: z.record(z.string(), z.string()).optional(),
  position: z.unknown().optional(),
  actions: z.array(z.record(z.string(), z.unknown())),
})

export type LogEntry = z.infer<typeof entry>
export type GameView = z.infer<typeof gameView>
export type GameLog = z.infer<typeof gameLog>
export type Act = z.infer<typeof act>
export type Program = z.infer<typeof program>
export type ChatMessage = z.infer<typeof chatMessage>
