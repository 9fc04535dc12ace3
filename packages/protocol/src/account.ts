import { z } from 'zod'
import { email, freeText, id, idempotencyKey, language, moment, name, password, webhook } from './common.js'
import { holiday } from './time.js'

/** Moderators keep order at all tables; everybody else is a player. */
export const accountRole = z.enum(['player', 'moderator'])

/** A secret in a link that was sent to somebody. */
const linkToken = z.string().regex(/^[A-Za-z0-9_-]{20,100}$/)

export const registration = z.strictObject({
  name,
  password,
  email: email.optional(),
  language: language.optional(),
  /** From the link, where people register by invitation. */
  invitation: linkToken.optional(),
})

export const signIn = z.strictObject({ name, password: z.string().min(1).max(200) })

/** Somebody without an account who was given an invitation plays under a name of their own. */
export const guestSignIn = z.strictObject({ name, invite: idempotencyKey, language: language.optional() })

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** When and how people want to be told that it is their turn. */
export const noticeSettings = z.strictObject({
  email: z.boolean(),
  push: z.boolean(),
  webhook,
  /** Nothing is sent between these times of day; equal times mean never quiet. */
  quiet: z.strictObject({ from: clock, to: clock, zone: z.string().min(1).max(60) }),
})

export const me = z.object({
  id,
  name,
  guest: z.boolean(),
  email: z.string().nullable(),
  /** Whether this address was confirmed by the link sent to it; before that no notices go there. */
  emailConfirmed: z.boolean(),
  language: language.nullable(),
  notices: noticeSettings,
  /** When the clocks of correspondence stand still, besides quiet hours. */
  holidays: z.array(holiday),
  created: moment,
  role: accountRole,
  /** Whether they want a rating by title, which everybody sees. */
  rated: z.boolean(),
})

/** Who may register: everybody, whoever has an invitation, nobody. */
export const registrationPolicy = z.enum(['open', 'invitation', 'closed'])

/** Who a visitor of the site is (nobody without a valid session), and how people can register here. */
export const visitor = z.object({
  me: me.nullable(),
  registration: registrationPolicy,
  /** Whether this server sends e-mail, and so can help those who have forgotten their password. */
  mail: z.boolean(),
})

/** The name of somebody who has forgotten their password, or their e-mail address. */
export const recoveryWish = z.strictObject({ who: freeText(200).trim().min(2) })

/** A new password, with the secret of the link in the letter. */
export const recovery = z.strictObject({ token: linkToken, password })

export const accountChange = z.strictObject({
  name: name.optional(),
  /** Another address needs the present password: whoever has the address can recover the account. */
  email: email.nullable().optional(),
  present: z.string().min(1).max(200).optional(),
  language: language.nullable().optional(),
  notices: noticeSettings.optional(),
  holidays: z.array(holiday).max(10).optional(),
  /** Without it ratings are forgotten. */
  rated: z.boolean().optional(),
  /** A new password needs the present one. */
  password: z.strictObject({ present: z.string().min(1).max(200), next: password }).optional(),
})

/** Deleting an account needs its password; a guest has none. */
export const accountDeletion = z.strictObject({ password: z.string().min(1).max(200).optional() })

/** What a browser says of itself when it subscribes to Web Push. */
export const pushSubscription = z.strictObject({
  endpoint: z.url({ protocol: /^https$/ }).max(1000),
  keys: z.strictObject({ p256dh: z.string().min(1).max(200), auth: z.string().min(1).max(100) }),
})

export type Me = z.infer<typeof me>
export type Visitor = z.infer<typeof visitor>
export type NoticeSettings = z.infer<typeof noticeSettings>
export type Registration = z.infer<typeof registration>
export type AccountChange = z.infer<typeof accountChange>
