import { id, idempotencyKey } from '@stellwerk/protocol'
import { z } from 'zod'

/** The table that an address names. */
export const params = z.object({ id })

/** Whoever has the link of a table brings it along. */
export const invited = z.strictObject({ invite: idempotencyKey.optional() })
