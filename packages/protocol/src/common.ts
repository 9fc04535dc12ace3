import { z } from 'zod'

/** Moments are milliseconds since 1970, in UTC. */
export const moment = z.int().nonnegative()

export const language = z.enum(['en', 'de', 'ja'])

/** What people call themselves: visible characters, single blanks between words. */
export const name = z
  .string()
  .trim()
  .min(2)
  .max(30)
  .regex(/^[\p{L}\p{N}\p{P}\p{S}]+( [\p{L}\p{N}\p{P}\p{S}]+)*$/u)

/** Text as people write it, without the character 0, which not every store can keep. */
export const freeText = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[^\0]*$/)

/** Characters that show nothing: ignorable characters, blanks, and the empty braille cell, which counts as a symbol. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Z}\u2800\ufffc]/gu

/**
 * A name in one line: no line breaks, no control characters, nothing that changes the direction of writing. Unless it
 * is empty, something must be visible.
 */
export const oneLine = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u)
    .refine((text) => text === '' || text.replaceAll(unseen, '') !== '')

export const password = z.string().min(8).max(200)

export const email = z.email().max(200)

export const id = z.string().regex(/^[A-Za-z0-9_-]{8,40}$/)

/** A seat of a game: `seat-1` and so on, or the name that an uploaded game gives it. */
export const player = z.string().min(1).max(60)

/** Chosen by the client. A request with the same key takes effect only once. */
export const idempotencyKey = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/)

/** How many entries of a game's record the sender knows. */
export const sequence = z.int().min(0).max(1_000_000)

export const refusal = z.object({ rule: z.string(), params: z.record(z.string(), z.unknown()) })

export const errorCodes = [
  'malformed',
  'unauthenticated',
  'forbidden',
  'not-found',
  'conflict',
  'refused',
  'too-large',
  'too-many',
  'unavailable',
  'internal',
] as const

export type ErrorCode = (typeof errorCodes)[number]

/** A web address that takes `{ "text": … }` and `{ "content": … }`, as chat programs do; empty for none. */
export const webhook = z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)])
