import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { AccountChange } from '@stellwerk/protocol'
import { accountChange, accountDeletion, me } from '@stellwerk/protocol'
import { z } from 'zod'
import { settleClocks } from '../clock/settling.js'
import type { Context } from '../context.js'
import { Failed, forbidden, malformed } from '../errors.js'
import type { Account } from '../store/schema.js'
import type { Message } from '../store/store.js'
import { keepLooks, unlessTaken, usableName } from './creation.js'
import { deleteAccount } from './deletion.js'
import type { Confirmations } from './confirmation.js'
import type { Limits } from './limits.js'
import { hashed, isPassword } from './passwords.js'
import { bodyLimit, tags } from './route.js'
import { endSession, tokenOf } from './sessions.js'
import { meOf } from './settings.js'
import { signedIn } from './signed-in.js'
import { tokenHash } from './tokens.js'

/** What people do with their own account. */
export function ownRoutes(
  app: FastifyInstance,
  context: Context,
  limits: Limits,
  confirmations: Confirmations,
): void {
  changeRoutes(app, context, limits, confirmations)
  leavingRoutes(app, context, limits)
}

const sessionOf = (context: Context, request: FastifyRequest): string =>
  tokenHash(tokenOf(context, request) ?? '')

function changeRoutes(
  app: FastifyInstance,
  context: Context,
  limits: Limits,
  confirmations: Confirmations,
): void {
  const { store } = context
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/api/me',
    { config: { signedIn: true }, schema: { tags, summary: 'My account', response: { 200: me } } },
    async (request) => meOf(signedIn(request)),
  )

  routes.patch(
    '/api/me',
    {
      bodyLimit,
      config: { signedIn: true, fails: [409] },
      schema: { tags, summary: 'Change my account', body: accountChange, response: { 200: me } },
    },
    async (request) => {
      const account = signedIn(request)
      const { password } = request.body
      const values = changedValues(request.body)
      if (values.rated === 1 && account.guest === 1) throw forbidden('guests have no rating')
      const isMoved = values.email !== undefined && values.email !== account.email
      const knows = (present: string): Promise<boolean> =>
        limits.confirm(sessionOf(context, request), () => isPassword(account.password, present))
      if (password && !(await knows(password.present))) throw wrongPassword('password.present')
      // the address can be used to recover the account; guests have no password
      if (isMoved && !password && account.guest === 0 && !(await knows(request.body.present ?? '')))
        throw wrongPassword('present')
      const next = {
        ...values,
        ...(isMoved ? { email_confirmed: 0 } : {}),
        ...(password ? { password: await hashed(password.next) } : {}),
      }
      let messages: Message[] = []
      if (Object.keys(next).length > 0)
        await unlessTaken(
          store.write(async (transaction) => {
            if (next.notices !== undefined || next.holidays !== undefined)
              messages = await settleClocks(transaction, account.id, context.now())
            await transaction.updateTable('accounts').set(next).where('id', '=', account.id).execute()
            if (next.rated === 0)
              await transaction.deleteFrom('ratings').where('account', '=', account.id).execute()
            if (next.name !== undefined) await keepLooks(transaction, account.id, next.name)
            // anybody else who knew the old password is signed out
            if (password)
              await transaction
                .deleteFrom('sessions')
                .where('account', '=', account.id)
                .where('token_hash', '!=', sessionOf(context, request))
                .execute()
          }),
        )
      const isSeen = password !== undefined || values.name !== undefined
      await store.publish({ kind: isSeen ? 'account' : 'settings', account: account.id })
      for (const message of messages) await store.publish(message)
      const changed = { ...account, ...next }
      if (isMoved) await confirmations.ask(changed, request)
      return meOf(changed)
    },
  )
}

function leavingRoutes(app: FastifyInstance, context: Context, limits: Limits): void {
  const { store } = context
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.delete(
    '/api/me/sessions',
    {
      config: { signedIn: true },
      schema: { tags, summary: 'Sign out everywhere', response: { 204: z.null() } },
    },
    async (request, reply) => {
      const { id } = signedIn(request)
      await store.write((transaction) =>
        transaction.deleteFrom('sessions').where('account', '=', id).execute(),
      )
      // also tells the others
      await endSession(context, request, reply)
      return reply.status(204).send(null)
    },
  )

  routes.delete(
    '/api/me',
    {
      bodyLimit,
      config: { signedIn: true },
      schema: { tags, summary: 'Delete my account', body: accountDeletion, response: { 204: z.null() } },
    },
    async (request, reply) => {
      const account = signedIn(request)
      const { password = '' } = request.body
      const isRight =
        account.guest === 1 ||
        (await limits.confirm(sessionOf(context, request), () => isPassword(account.password, password)))
      if (!isRight) throw wrongPassword('password')
      await deleteAccount(context, account.id)
      await endSession(context, request, reply)
      return reply.status(204).send(null)
    },
  )
}

const day = 24 * 60 * 60 * 1000
/** People who are away for longer hand their seat over. */
const longestHoliday = 45

const wrongPassword = (path: string): Failed => new Failed('forbidden', 'wrong password', { path })

/** The columns of a change, except the password, which needs more than its new value. */
function changedValues(change: AccountChange): Partial<Account> {
  const { name, email, language, notices, holidays, rated } = change
  if (notices && !isZone(notices.quiet.zone)) throw malformed('notices.quiet.zone', 'no such time zone')
  holidays?.forEach(({ from, to }, i) => {
    const days = (Date.parse(to) - Date.parse(from)) / day + 1
    if (days < 1 || days > longestHoliday)
      throw malformed(`holidays.${i}`, `must be 1 to ${longestHoliday} days, the last not before the first`)
  })
  return {
    ...(name === undefined ? {} : usableName(name)),
    ...(email === undefined ? {} : { email }),
    ...(language === undefined ? {} : { language }),
    ...(notices === undefined ? {} : { notices: JSON.stringify(notices) }),
    ...(holidays === undefined ? {} : { holidays: JSON.stringify(holidays) }),
    ...(rated === undefined ? {} : { rated: rated ? 1 : 0 }),
  }
}

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
