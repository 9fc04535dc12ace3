import type { Me } from '@stellwerk/protocol'
import type { Transaction } from 'kysely'
import type { Context } from '../context.js'
import { conflict, malformed } from '../errors.js'
import { isConflict } from '../store/errors.js'
import type { Account, Database } from '../store/schema.js'
import { hasHiddenCharacters, looksAnonymous, looksOf, nameKey } from './names.js'
import { noNotices } from './settings.js'
import { newId } from './tokens.js'

interface NewAccount {
  readonly name: string
  readonly password: string | null
  readonly email: string | null
  readonly language: Me['language']
  readonly guest: boolean
}

/** The name as it is kept and as it is compared. */
export function usableName(name: string): { readonly name: string; readonly name_key: string } {
  if (hasHiddenCharacters(name)) throw malformed('name', 'must not contain invisible characters')
  if (looksAnonymous(name)) throw malformed('name', '№ is reserved for anonymous seats')
  return { name: name.normalize('NFC'), name_key: nameKey(name) }
}

/** Says so if the name is taken: the one thing that cannot be kept secret. */
export async function unlessTaken<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing
  } catch (error) {
    if (isConflict(error)) throw conflict('this name is taken, or looks like one that is')
    throw error
  }
}

/** Stores what the name of an account looks like; fails if another name looks the same. */
export async function keepLooks(
  transaction: Transaction<Database>,
  account: string,
  name: string,
): Promise<void> {
  await transaction.deleteFrom('name_looks').where('account', '=', account).execute()
  const rows = looksOf(name).map((look) => ({ look, account }))
  await transaction.insertInto('name_looks').values(rows).execute()
}

/** The values that every new account has. */
export const emptyAccount = {
  deleted: null,
  role: 'player',
  suspended_until: null,
  muted_until: null,
  holidays: '[]',
  rated: 0,
} as const

/** `admit` throws, within the same transaction, if the newcomer may not come in. */
export async function createAccount(
  context: Context,
  given: NewAccount,
  admit: (transaction: Transaction<Database>) => Promise<void> = async () => undefined,
): Promise<Account> {
  const account: Account = {
    id: newId(),
    ...usableName(given.name),
    password: given.password,
    email: given.email,
    email_confirmed: 0,
    language: given.language,
    notices: JSON.stringify(noNotices),
    guest: given.guest ? 1 : 0,
    created: context.now(),
    ...emptyAccount,
  }
  await unlessTaken(
    context.store.write(async (transaction) => {
      await admit(transaction)
      await transaction.insertInto('accounts').values(account).execute()
      await keepLooks(transaction, account.id, account.name)
    }),
  )
  return account
}
