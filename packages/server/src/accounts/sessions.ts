import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import type { Context } from '../context.js'
import type { Account, Database } from '../store/schema.js'
import type { KnownSessions } from './known-sessions.js'
import { newToken, tokenHash } from './tokens.js'

const day = 24 * 60 * 60 * 1000
/** Nobody uses more browsers than this. */
const mostSessions = 20
/** How often the use of a session is stored; otherwise every request would be a write. */
const writeSeenEvery = 60 * 60 * 1000

/** Whether the browser came through TLS, so that its cookies may be bound to it. */
const isSecure = ({ config }: Context, request: FastifyRequest): boolean =>
  config.publicUrl.startsWith('https:') || request.protocol === 'https'

/** The prefix makes browsers refuse a cookie of this name that a neighbouring host or a plain connection sets. */
const cookieName = (secure: boolean): string => (secure ? '__Host-stellwerk' : 'stellwerk')

/** The name of the cookie for visitors of the public address. */
export const sessionCookie = ({ publicUrl }: Pick<Context['config'], 'publicUrl'>): string =>
  cookieName(publicUrl.startsWith('https:'))

const cookieOptions = (secure: boolean) => ({ path: '/', httpOnly: true, sameSite: 'lax', secure }) as const

function setCookie(context: Context, request: FastifyRequest, reply: FastifyReply, token: string): void {
  const secure = isSecure(context, request)
  const maxAge = context.config.sessionDays * 24 * 60 * 60
  reply.setCookie(cookieName(secure), token, { ...cookieOptions(secure), maxAge })
}

export const tokenOf = (context: Context, request: FastifyRequest): string | undefined =>
  request.cookies[cookieName(isSecure(context, request))]

/** Signs somebody in; a session that the browser had before ends. */
export async function beginSession(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  account: string,
): Promise<void> {
  const token = newToken()
  const before = tokenOf(context, request)
  const now = context.now()
  const ended = await context.store.write(async (transaction) => {
    const gone =
      before === undefined
        ? undefined
        : await transaction
            .deleteFrom('sessions')
            .where('token_hash', '=', tokenHash(before))
            .returning('account')
            .executeTakeFirst()
    await transaction
      .insertInto('sessions')
      .values({
        token_hash: tokenHash(token),
        account,
        created: now,
        seen: now,
        expires: now + context.config.sessionDays * day,
      })
      .execute()
    return { gone, old: await forgetOldest(transaction, account) }
  })
  // some sockets may use the ended session; the others reconnect
  if (ended.gone) await context.store.publish({ kind: 'account', account: ended.gone.account })
  if (ended.old > 0) await context.store.publish({ kind: 'account', account })
  setCookie(context, request, reply, token)
}

/** If somebody has too many sessions, ends those that were unused for longest, and returns how many. */
async function forgetOldest(transaction: Transaction<Database>, account: string): Promise<number> {
  const tooMany = await transaction
    .selectFrom('sessions')
    .select('token_hash')
    .where('account', '=', account)
    .orderBy('seen', 'desc')
    .orderBy('created', 'desc')
    .offset(mostSessions)
    .limit(mostSessions)
    .execute()
  for (const { token_hash } of tooMany)
    await transaction.deleteFrom('sessions').where('token_hash', '=', token_hash).execute()
  return tooMany.length
}

/** Whose session the request carries; using a session keeps it alive. */
export async function resumeSession(
  context: Context,
  sessions: KnownSessions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Account | null> {
  const token = tokenOf(context, request)
  if (token === undefined || token.length > 100) return null
  const hash = tokenHash(token)
  const session = await sessions.of(hash)
  if (!session) return null
  const now = context.now()
  if (now - session.seen >= writeSeenEvery) {
    await context.store.write((transaction) =>
      transaction
        .updateTable('sessions')
        .set({ seen: now, expires: now + context.config.sessionDays * day })
        .where('token_hash', '=', hash)
        .execute(),
    )
    sessions.forget(hash)
    setCookie(context, request, reply, token)
  }
  return session.account
}

export async function endSession(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const token = tokenOf(context, request)
  if (token === undefined) return
  const secure = isSecure(context, request)
  reply.clearCookie(cookieName(secure), cookieOptions(secure))
  await context.store.write((transaction) =>
    transaction.deleteFrom('sessions').where('token_hash', '=', tokenHash(token)).execute(),
  )
  if (request.account) await context.store.publish({ kind: 'account', account: request.account.id })
}
