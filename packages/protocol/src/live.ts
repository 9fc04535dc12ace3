import { z } from 'zod'
import { id, idempotencyKey, sequence } from './common.js'
import { failed } from './failure.js'
import { act, chatMessage, entry, newChatMessage } from './game.js'
import { table, tableProgress } from './table.js'

/** What a client says over the socket `/api/live`. */
export const fromClient = z.discriminatedUnion('type', [
  z
    .strictObject({ type: z.literal('watch'), table: id, after: sequence, invite: idempotencyKey.optional() })
    .describe('Follow a table: entries after `after` come at once, later ones as they happen.'),
  z.strictObject({ type: z.literal('unwatch'), table: id }).describe('Stop following a table.'),
  z
    .strictObject({ type: z.literal('attend'), table: id, attentive: z.boolean() })
    .describe('Whether the player is looking at the table and needs no notice of a turn.'),
  act
    .extend({ type: z.literal('act'), table: id })
    .describe('Act; answered with `acted`, or with `failed` and the same key.'),
  newChatMessage
    .extend({ type: z.literal('chat'), table: id })
    .describe('Send a chat message; everyone who follows the table receives it as `chat`.'),
  z.strictObject({ type: z.literal('ping') }).describe('A keep-alive; answered with `pong`.'),
])

/** What the server says over it. */
export const fromServer = z.discriminatedUnion('type', [
  z
    .object({ type: z.literal('watching'), table: id, seq: sequence })
    .describe('The answer to `watch`, with the length of the record.'),
  z
    .object({ type: z.literal('entries'), table: id, entries: z.array(entry) })
    .describe('New entries of the record, without gaps.'),
  z
    .object({ type: z.literal('table'), table })
    .describe('The current table: at first, and whenever its people or settings change.'),
  z
    .object({ type: z.literal('moved'), table: id, progress: tableProgress })
    .describe('Only the progress of the game has changed since the last `table`.'),
  z.object({ type: z.literal('chat'), table: id, message: chatMessage }).describe('A chat message.'),
  z
    .object({ type: z.literal('acted'), table: id, key: idempotencyKey, seq: sequence })
    .describe('The answer to `act`: carried out and durable.'),
  failed
    .extend({ type: z.literal('failed'), table: id.optional(), key: z.string().optional() })
    .describe('A request failed; with a key, the action or message with that key.'),
  z.object({ type: z.literal('pong') }).describe('The answer to `ping`.'),
])

export type FromClient = z.infer<typeof fromClient>
export type FromServer = z.infer<typeof fromServer>

/** Why the server closes a socket. */
export const closeCodes = {
  /** A frame that is not JSON, or not a message of `fromClient`. */
  malformed: 4400,
  /** The session ended or was never there. */
  unauthenticated: 4401,
  /** A frame that is too large. */
  tooLarge: 1009,
  /** Too many messages in a short time, or a client that does not read. */
  tooMany: 4429,
  /** The server stops; connect again. */
  restarting: 1012,
} as const
