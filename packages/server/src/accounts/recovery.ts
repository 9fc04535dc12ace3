/**
 * How somebody who has forgotten their password gets in again: by a link sent to their confirmed e-mail address, or
 * passed on by the operator. Neither the answer nor its timing reveals whether an account exists.
 */
import type { FastifyRequest } from 'fastify'
import { format } from '@stellwerk/texts'
import { sql } from 'kysely'
import type { Context } from '../context.js'
import { harmless } from '../notices/harmless.js'
import { mailerOf } from '../notices/mail.js'
import { publicAddress } from '../operate/address.js'
import type { Config } from '../operate/config.js'
import { addressKey } from '../security/address.js'
import { throttle } from '../security/throttle.js'
import type { Account } from '../store/schema.js'
import { mailboxOf } from './confirmation.js'
import { nameKey } from './names.js'
import { hashed } from './passwords.js'
import { recoveryTexts } from './recovery-texts.js'
import { languageOf } from './settings.js'
import { newToken, tokenHash } from './tokens.js'

const hour = 60 * 60 * 1000
const letterHolds = 2 * hour
/** Requests per hour from one address, and mails per hour to one person. */
const most = { sender: 20, recipient: 3 }
/** People with more accounts than this at one address must say which. */
const mostAccounts = 5

export interface Recoveries {
  /** Whether this server sends letters at all. */
  readonly isPossible: boolean
  /** Sends a mail if there is somebody to send it to; false if this address has asked for too many. */
  ask(who: string, request: FastifyRequest): boolean
  /** Sets the password; false if the link is no longer valid. */
  answer(token: string, password: string): Promise<boolean>
}

/** A link with which the password of an account can be set, until `expires`. */
export async function recoveryLink(
  { store, config }: { readonly store: Context['store']; readonly config: Config },
  account: string,
  expires: number,
): Promise<string> {
  const token = newToken()
  const row = { token_hash: tokenHash(token), account, expires }
  await store.write((transaction) => transaction.insertInto('recoveries').values(row).execute())
  // behind the #, where neither logs nor other sites see it
  return `${publicAddress(config)}/recover#${token}`
}

export function recoveriesOf(context: Context): Recoveries {
  const { store, config, now, elapsed, log } = context
  const send = mailerOf(config)
  const wishes = throttle(most.sender, hour, elapsed)
  const letters = throttle(most.recipient, hour, elapsed)

  const meant = (who: string): Promise<Account[]> =>
    store.db
      .selectFrom('accounts')
      .selectAll()
      .where('email_confirmed', '=', 1)
      .where('deleted', 'is', null)
      .where(({ eb, or }) => or([eb('suspended_until', 'is', null), eb('suspended_until', '<=', now())]))
      .where(({ eb, or }) =>
        or([eb('name_key', '=', nameKey(who)), eb(sql`lower(email)`, '=', who.toLowerCase())]),
      )
      .limit(mostAccounts)
      .execute()

  async function write(who: string): Promise<void> {
    for (const account of await meant(who)) {
      const { id, email, name } = account
      if (!send || email === null || !letters.take(mailboxOf(email))) continue
      const link = await recoveryLink(context, id, now() + letterHolds)
      const language = languageOf(account) ?? 'en'
      const words = recoveryTexts[language]
      await send({
        to: email,
        subject: format(language, words, 'subject'),
        text: format(language, words, 'mail', { name: harmless(name), link }),
      })
    }
  }

  return {
    isPossible: send !== undefined,
    ask(who, request) {
      if (!wishes.take(addressKey(request))) return false
      if (send)
        void write(who).catch((error: unknown) => log.warn({ err: error }, 'a letter could not be sent'))
      return true
    },
    async answer(token, password) {
      const hash = tokenHash(token)
      const isKnown = await store.db
        .selectFrom('recoveries')
        .select('account')
        .where('token_hash', '=', hash)
        .where('expires', '>', now())
        .executeTakeFirst()
      // hash only for people who have a link
      if (!isKnown) return false
      const next = await hashed(password)
      const account = await store.write(async (transaction) => {
        const used = await transaction
          .deleteFrom('recoveries')
          .where('token_hash', '=', hash)
          .returning('account')
          .executeTakeFirst()
        if (!used) return undefined
        const id = used.account
        await transaction.updateTable('accounts').set({ password: next }).where('id', '=', id).execute()
        await transaction.deleteFrom('recoveries').where('account', '=', id).execute()
        await transaction.deleteFrom('sessions').where('account', '=', id).execute()
        return id
      })
      if (account === undefined) return false
      await store.publish({ kind: 'account', account })
      return true
    },
  }
}
