/**
 * Checks that an e-mail address belongs to the person who gave it. A mail with a link goes there; the link leads to a
 * page with a button, because programs that scan mail open links but press no buttons. Until then nothing else is sent.
 */
import type { FastifyRequest } from 'fastify'
import type { Language } from '@stellwerk/texts'
import { format } from '@stellwerk/texts'
import type { Context } from '../context.js'
import { harmless } from '../notices/harmless.js'
import { mailerOf } from '../notices/mail.js'
import { publicAddress } from '../operate/address.js'
import { addressKey } from '../security/address.js'
import { throttle } from '../security/throttle.js'
import type { Account } from '../store/schema.js'
import type { ConfirmationText } from './confirmation-texts.js'
import { confirmationTexts } from './confirmation-texts.js'
import { languageOf } from './settings.js'
import { newToken, tokenHash } from './tokens.js'

const hour = 60 * 60 * 1000
const validFor = 48 * hour
/** Mails per hour that one account can cause, that one person can get, and that can be requested from one address. */
const most = { account: 5, recipient: 5, sender: 20 }

/** An address that waits for its confirmation. */
export interface Waiting {
  readonly email: string
  readonly language: Language
}

export interface Confirmations {
  /** Whether this server sends mail at all. */
  readonly isPossible: boolean
  /** Sends a mail to the address of an account, if it needs one; false if there were too many already. */
  ask(account: Account, request: FastifyRequest): Promise<boolean>
  /** Which address a link is about; none if it no longer holds. */
  find(token: string): Promise<Waiting | undefined>
  confirm(token: string): Promise<Waiting | undefined>
}

export const sayIn = (
  language: Language,
  text: ConfirmationText,
  facts: Readonly<Record<string, string>> = {},
): string => format(language, confirmationTexts[language], text, facts)

/** The mailbox behind an address: most mail servers ignore case, and what follows a plus sign. */
export const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+.*(?=@)/, '')

export function confirmationsOf(context: Context): Confirmations {
  const { store, config, now, elapsed, log } = context
  const send = mailerOf(config)
  const letters = {
    account: throttle(most.account, hour, elapsed),
    recipient: throttle(most.recipient, hour, elapsed),
    sender: throttle(most.sender, hour, elapsed),
  }

  /** People must not be flooded with mail, whoever enters their address, and with however many accounts. */
  const mayWrite = (account: string, email: string, request: FastifyRequest): boolean =>
    letters.account.take(account) &&
    letters.sender.take(addressKey(request)) &&
    letters.recipient.take(mailboxOf(email))

  async function read(token: string) {
    const found = await store.db
      .selectFrom('confirmations')
      .innerJoin('accounts', 'accounts.id', 'confirmations.account')
      .select(['accounts.id', 'accounts.email', 'accounts.language'])
      .where('token_hash', '=', tokenHash(token))
      .where('expires', '>', now())
      // if the address has changed since, another mail is on its way
      .whereRef('accounts.email', '=', 'confirmations.email')
      .executeTakeFirst()
    return found && found.email !== null
      ? { id: found.id, email: found.email, language: found.language }
      : undefined
  }

  const waiting = (found: Awaited<ReturnType<typeof read>>): Waiting | undefined =>
    found && { email: found.email, language: languageOf(found) ?? 'en' }

  return {
    isPossible: send !== undefined,
    async ask(account, request) {
      const { id, email, name } = account
      if (!send || email === null || account.email_confirmed === 1) return true
      if (!mayWrite(id, email, request)) return false
      const token = newToken()
      const row = { token_hash: tokenHash(token), account: id, email, expires: now() + validFor }
      await store.write(async (transaction) => {
        await transaction.deleteFrom('confirmations').where('account', '=', id).execute()
        await transaction.insertInto('confirmations').values(row).execute()
      })
      const language = languageOf(account) ?? 'en'
      const link = `${publicAddress(config)}/api/confirm-email?token=${token}`
      const letter = {
        to: email,
        subject: sayIn(language, 'subject'),
        text: sayIn(language, 'mail', { name: harmless(name), link }),
      }
      // nobody waits for a mail server; people who get no mail ask for another
      void send(letter).catch((error: unknown) => log.warn({ err: error }, 'a letter could not be sent'))
      return true
    },

    find: async (token) => waiting(await read(token)),

    async confirm(token) {
      const found = await read(token)
      if (!found) return undefined
      const { id, email } = found
      await store.write(async (transaction) => {
        await transaction
          .updateTable('accounts')
          .set({ email_confirmed: 1 })
          .where('id', '=', id)
          .where('email', '=', email)
          .execute()
        await transaction.deleteFrom('confirmations').where('account', '=', id).execute()
      })
      await store.publish({ kind: 'settings', account: id })
      return waiting(found)
    },
  }
}
