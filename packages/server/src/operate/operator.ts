/** What the operator does about accounts from the command line. */
import { accountRole } from '@stellwerk/protocol'
import { z } from 'zod'
import { invitationLink } from '../accounts/admission.js'
import { deleteAccount } from '../accounts/deletion.js'
import { nameKey } from '../accounts/names.js'
import { recoveryLink } from '../accounts/recovery.js'
import { isSuspended, roleOf } from '../accounts/settings.js'
import { forGood, suspend } from '../accounts/suspension.js'
import type { Context } from '../context.js'

const hour = 60 * 60 * 1000
const day = 24 * hour
/** Long enough to pass a link on to somebody. */
const resetHolds = day

const name = z.string().min(1).max(200)

export const operatorWish = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('list') }),
  z.strictObject({ action: z.literal('reset'), name }),
  z.strictObject({ action: z.literal('disable'), name }),
  z.strictObject({ action: z.literal('enable'), name }),
  z.strictObject({ action: z.literal('delete'), name }),
  z.strictObject({ action: z.literal('promote'), name, role: accountRole }),
  z.strictObject({
    action: z.literal('invite'),
    uses: z.int().min(1).max(100_000),
    days: z.int().min(1).max(3650),
  }),
])

const listed = z.object({
  name: z.string(),
  role: accountRole,
  guest: z.boolean(),
  email: z.string().nullable(),
  emailConfirmed: z.boolean(),
  disabled: z.boolean(),
  created: z.number(),
  /** When they were last here, to the hour; null if no session is left. */
  seen: z.number().nullable(),
})

export const operatorAnswer = z.union([
  z.strictObject({ accounts: z.array(listed) }),
  z.strictObject({ link: z.string(), expires: z.number() }),
  z.strictObject({ done: z.literal(true) }),
  z.strictObject({ fault: z.enum(['unknown', 'guest', 'failed']) }),
])

export type OperatorWish = z.infer<typeof operatorWish>
export type OperatorAnswer = z.infer<typeof operatorAnswer>
type ListedAccount = z.infer<typeof listed>

type Office = Pick<Context, 'store' | 'config' | 'now'>

export async function operate(office: Office, wish: OperatorWish): Promise<OperatorAnswer> {
  const { store, now } = office
  if (wish.action === 'list') return { accounts: await listAccounts(office) }
  if (wish.action === 'invite') {
    const expires = now() + wish.days * day
    return { link: await invitationLink(office, wish.uses, expires), expires }
  }
  const found = await store.db
    .selectFrom('accounts')
    .select(['id', 'guest'])
    .where('name_key', '=', nameKey(wish.name))
    .executeTakeFirst()
  if (!found) return { fault: 'unknown' }
  switch (wish.action) {
    case 'reset': {
      // a guest is whoever has the cookie
      if (found.guest === 1) return { fault: 'guest' }
      const expires = now() + resetHolds
      return { link: await recoveryLink(office, found.id, expires), expires }
    }
    case 'disable':
      await suspend(office, found.id, forGood)
      break
    case 'enable':
      await suspend(office, found.id, null)
      break
    case 'delete':
      await deleteAccount(office, found.id)
      break
    case 'promote':
      if (found.guest === 1) return { fault: 'guest' }
      await store.write((transaction) =>
        transaction.updateTable('accounts').set({ role: wish.role }).where('id', '=', found.id).execute(),
      )
      await store.publish({ kind: 'settings', account: found.id })
      break
  }
  return { done: true }
}

async function listAccounts({ store, now }: Office): Promise<ListedAccount[]> {
  const rows = await store.db
    .selectFrom('accounts')
    .leftJoin('sessions', 'sessions.account', 'accounts.id')
    .select(({ fn }) => fn.max('sessions.seen').as('seen'))
    .select([
      'accounts.name',
      'accounts.role',
      'accounts.guest',
      'accounts.email',
      'accounts.email_confirmed',
      'accounts.suspended_until',
      'accounts.created',
    ])
    .where('accounts.deleted', 'is', null)
    .groupBy('accounts.id')
    .orderBy('accounts.name')
    .execute()
  return rows.map((row) => ({
    name: row.name,
    role: roleOf(row),
    guest: row.guest === 1,
    email: row.email,
    emailConfirmed: row.email_confirmed === 1,
    disabled: isSuspended(row, now()),
    created: row.created,
    seen: row.seen,
  }))
}
