import { hash, verify } from '@node-rs/argon2'
import type { Options } from '@node-rs/argon2'

/** argon2id with 19 MiB and two passes, about 30 ms of one core: what OWASP holds sufficient. */
const cost: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashed = (password: string): Promise<string> => hash(password.normalize('NFKC'), cost)

/** Compared with where there is no password, so that an unknown name takes as long to refuse as a known one. */
const decoy = hashed('a password that nobody has')

/** Whether this is the password; never for an account that has none. */
export async function isPassword(stored: string | null, given: string): Promise<boolean> {
  const matches = await verify(stored ?? (await decoy), given.normalize('NFKC'))
  return stored !== null && matches
}
