import { z } from 'zod'
import { freeText, id, moment, name } from './common.js'

const reason = freeText(500).trim().default('')

/** A report for the moderators: about a table, or something said there. */
export const report = z.strictObject({
  table: id,
  /** The number of the message it is about. */
  message: z.int().positive().optional(),
  text: freeText(1000).trim().min(1),
})

/** What moderators do about people, by name; messages, by number; and tables. Without an end it holds until lifted. */
export const moderation = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('mute'), name, hours: z.int().min(1).max(8760).optional(), reason }),
  z.strictObject({ action: z.literal('unmute'), name, reason }),
  z.strictObject({ action: z.literal('suspend'), name, hours: z.int().min(1).max(8760).optional(), reason }),
  z.strictObject({ action: z.literal('unsuspend'), name, reason }),
  z.strictObject({ action: z.literal('hide'), message: z.int().positive(), reason }),
  z.strictObject({ action: z.literal('show'), message: z.int().positive(), reason }),
  z.strictObject({ action: z.literal('remove-table'), table: id, reason }),
  z.strictObject({ action: z.literal('restore-table'), table: id, reason }),
])

/** A report as moderators see it, with the words it is about. */
export const openReport = z.object({
  id,
  at: moment,
  /** Who reports; null once their account is deleted. */
  by: z.string().nullable(),
  text: z.string(),
  table: z.object({ id, name: z.string(), title: z.string(), removed: z.boolean() }),
  message: z.object({ id: z.int(), name: z.string(), text: z.string(), hidden: z.boolean() }).nullable(),
})

/** What was done, by whom, to whom and why. These records are never changed. */
export const moderationEntry = z.object({
  at: moment,
  by: z.string(),
  action: z.string(),
  /** The name of a person, the number of a message, or the id of a table. */
  subject: z.string(),
  until: moment.nullable(),
  reason: z.string(),
})

export const reportList = z.object({ reports: z.array(openReport) })
export const moderationLog = z.object({ entries: z.array(moderationEntry) })

export type Report = z.input<typeof report>
export type Moderation = z.input<typeof moderation>
export type OpenReport = z.infer<typeof openReport>
export type ModerationEntry = z.infer<typeof moderationEntry>
