import { createHash, randomBytes } from 'node:crypto'

/** A secret for a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a secret: reading the store does not allow signing in. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** An id that cannot be guessed. */
export const newId = (): string => randomBytes(12).toString('base64url')
