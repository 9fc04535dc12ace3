/** Who may register: everybody, people with an invitation from the operator, or nobody. */
import type { Transaction } from 'kysely'
import type { Context } from '../context.js'
import { forbidden } from '../errors.js'
import { publicAddress } from '../operate/address.js'
import type { Database } from '../store/schema.js'
import { newToken, tokenHash } from './tokens.js'

const closed = () => forbidden('this server is closed to new accounts')
const uninvited = () => forbidden('accounts here are by invitation only, and this invitation is not valid')

type Admission = (transaction: Transaction<Database>) => Promise<void>

/**
 * Lets somebody register, or throws. The function it returns uses up the invitation in the transaction of the new
 * account.
 */
export async function admissionOf(
  { store, config, now }: Context,
  invitation: string | undefined,
): Promise<Admission> {
  if (config.registration === 'open') return async () => undefined
  if (config.registration === 'closed') throw closed()
  if (invitation === undefined) throw uninvited()
  const hash = tokenHash(invitation)
  const holding = await store.db
    .selectFrom('invitations')
    .select('uses')
    .where('token_hash', '=', hash)
    .where('uses', '>', 0)
    .where('expires', '>', now())
    .executeTakeFirst()
  // before anything is done for a stranger
  if (!holding) throw uninvited()
  return async (transaction) => {
    const taken = await transaction
      .updateTable('invitations')
      .set(({ eb }) => ({ uses: eb('uses', '-', 1) }))
      .where('token_hash', '=', hash)
      .where('uses', '>', 0)
      .returning('uses')
      .executeTakeFirst()
    if (!taken) throw uninvited()
  }
}

/** Guests come with the link of a table, so somebody with an account has invited them. */
export function admitGuest({ config }: Context): void {
  if (config.registration === 'closed') throw closed()
}

/** A link with which `uses` people can register until `expires`. */
export async function invitationLink(
  { store, config, now }: Pick<Context, 'store' | 'config' | 'now'>,
  uses: number,
  expires: number,
): Promise<string> {
  const token = newToken()
  const row = { token_hash: tokenHash(token), uses, created: now(), expires }
  await store.write((transaction) => transaction.insertInto('invitations').values(row).execute())
  return `${publicAddress(config)}/account#${token}`
}
