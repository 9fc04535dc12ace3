import { hash, verify } from '@node-rs/argon2'
import type { Options } from '@node-rs/argon2'

/** How much memory and how many passes a hash takes. */
export type HashCost = Pick<Options, 'memoryCost' | 'timeCost'>

/** 19 MiB and two passes of argon2id, about 30 ms of one core: what OWASP holds sufficient. */
const sufficient: HashCost = { memoryCost: 19_456, timeCost: 2 }

export const hashed = (password: string, cost = sufficient): Promise<string> =>
  hash(password.normalize('NFKC'), { algorithm: 2, parallelism: 1, ...cost })

/** Compared with if there is no password, so that refusing an unknown name takes as long as refusing a known one. */
const decoy = hashed('a password that nobody has')

/** Whether this is the password; never for an account that has none. */
export async function isPassword(stored: string | null, given: string): Promise<boolean> {
  const matches = await verify(stored ?? (await decoy), given.normalize('NFKC'))
  return stored !== null && matches
}
