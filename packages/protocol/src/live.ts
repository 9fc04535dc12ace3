import { z } from 'zod'
import { id, idempotencyKey, sequence } from './common.js'
import { failed } from './failure.js'
import { act, chatMessage, entry, newChatMessage } from './game.js'
import { table } from './table.js'

/** What a client says over the socket `/api/live`. */
export const fromClient = z.discriminatedUnion('type', [
  /** Follow a table; entries after `after` come at once, later ones as they happen. */
  z.strictObject({ type: z.literal('watch'), table: id, after: sequence, invite: idempotencyKey.optional() }),
  z.strictObject({ type: z.literal('unwatch'), table: id }),
  /** Whether the one who follows a table has it before their eyes: then they need no notice of their turn. */
  z.strictObject({ type: z.literal('attend'), table: id, attentive: z.boolean() }),
  act.extend({ type: z.literal('act'), table: id }),
  newChatMessage.extend({ type: z.literal('chat'), table: id }),
  z.strictObject({ type: z.literal('ping') }),
])

/** What the server says over it. */
export const fromServer = z.discriminatedUnion('type', [
  /** The answer to `watch`. */
  z.object({ type: z.literal('watching'), table: id, seq: sequence }),
  /** New entries of the record, without gaps. */
  z.object({ type: z.literal('entries'), table: id, entries: z.array(entry) }),
  /** Anything else about the table changed: seats, presence, requests, its state. */
  z.object({ type: z.literal('table'), table }),
  z.object({ type: z.literal('chat'), table: id, message: chatMessage }),
  /** The answer to `act`: done, and durable. */
  z.object({ type: z.literal('acted'), table: id, key: idempotencyKey, seq: sequence }),
  /** Another request of the client failed, or the action with this key did. */
  failed.extend({ type: z.literal('failed'), table: id.optional(), key: z.string().optional() }),
  z.object({ type: z.literal('pong') }),
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
