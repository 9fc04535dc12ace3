import type { Me } from '@stellwerk/protocol'
import type { Context } from '../context.js'
import { conflict, malformed } from '../errors.js'
import { isConflict } from '../store/errors.js'
import type { Account } from '../store/schema.js'
import { hasHiddenCharacters, nameKey } from './names.js'
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
  if (hasHiddenCharacters(name)) throw malformed('name', 'a name has no invisible characters')
  return { name: name.normalize('NFC'), name_key: nameKey(name) }
}

/** Says so when the name belongs to somebody else: the one thing that cannot be kept secret. */
export async function unlessTaken<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing
  } catch (error) {
    if (isConflict(error)) throw conflict('this name is taken')
    throw error
  }
}

export async function createAccount(context: Context, given: NewAccount): Promise<Account> {
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
    deleted: null,
  }
  await unlessTaken(
    context.store.write((transaction) => transaction.insertInto('accounts').values(account).execute()),
  )
  return account
}
