import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { guestSignIn, me, registration, signIn, visitor } from '@stellwerk/protocol'
import { z } from 'zod'
import type { Context } from '../context.js'
import { Failed, forbidden, notFound } from '../errors.js'
import { metrics } from '../operate/metrics.js'
import { admissionOf, admitGuest } from './admission.js'
import { createAccount } from './creation.js'
import type { Confirmations } from './confirmation.js'
import type { Limits } from './limits.js'
import { nameKey } from './names.js'
import { hashed, isPassword } from './passwords.js'
import { bodyLimit, tags } from './route.js'
import { beginSession, endSession } from './sessions.js'
import { isSuspended, meOf } from './settings.js'

type Entrance = readonly [
  app: FastifyInstance,
  context: Context,
  limits: Limits,
  confirmations: Confirmations,
]

/** How people come in and go out: registering, signing in and out, playing as a guest. */
export function entranceRoutes(...entrance: Entrance): void {
  newcomerRoutes(...entrance)
  sessionRoutes(...entrance)
}

function newcomerRoutes(...[app, context, limits, confirmations]: Entrance): void {
  const { store } = context
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.post(
    '/api/accounts',
    {
      config: { fails: [409] },
      bodyLimit,
      schema: { tags, summary: 'Register', body: registration, response: { 201: me } },
    },
    async (request, reply) => {
      limits.register(request)
      const { name, password, email = null, language = null, invitation } = request.body
      const admission = await admissionOf(context, invitation)
      const given = {
        name,
        password: await hashed(password, context.hashCost),
        email,
        language,
        guest: false,
      }
      const account = await createAccount(context, given, admission)
      await beginSession(context, request, reply, account.id)
      await confirmations.ask(account, request)
      return reply.status(201).send(meOf(account))
    },
  )

  routes.post(
    '/api/guests',
    {
      config: { fails: [404, 409] },
      bodyLimit,
      schema: { tags, summary: 'Play as a guest', body: guestSignIn, response: { 201: me } },
    },
    async (request, reply) => {
      limits.register(request)
      admitGuest(context)
      const { name, invite, language = null } = request.body
      const table = await store.db
        .selectFrom('tables')
        .select('id')
        .where('invite', '=', invite)
        .where('state', 'in', ['open', 'running'])
        .executeTakeFirst()
      if (!table) throw notFound('invitation')
      const account = await createAccount(context, {
        name,
        password: null,
        email: null,
        language,
        guest: true,
      })
      await beginSession(context, request, reply, account.id)
      return reply.status(201).send(meOf(account))
    },
  )
}

function sessionRoutes(...[app, context, limits, confirmations]: Entrance): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/api/session',
    { schema: { tags, summary: 'Who is signed in, if anyone', response: { 200: visitor } } },
    async ({ account }) => ({
      me: account && meOf(account),
      registration: context.config.registration,
      mail: confirmations.isPossible,
    }),
  )

  routes.post(
    '/api/session',
    {
      config: { fails: [401] },
      bodyLimit,
      schema: { tags, summary: 'Sign in', body: signIn, response: { 200: me } },
    },
    async (request, reply) => {
      const key = nameKey(request.body.name)
      const account = await context.store.db
        .selectFrom('accounts')
        .selectAll()
        .where('name_key', '=', key)
        .executeTakeFirst()
      const isRight = await limits.guess(request, key, () =>
        isPassword(account?.password ?? null, request.body.password),
      )
      metrics.signIns.inc({ result: isRight ? 'right' : 'wrong' })
      // the same words for an unknown name, a guest and a wrong password
      if (!account || !isRight) throw new Failed('unauthenticated', 'wrong name or password')
      // only those hear of it who know the password
      if (isSuspended(account, context.now())) throw forbidden('this account is suspended')
      await beginSession(context, request, reply, account.id)
      return meOf(account)
    },
  )

  routes.delete(
    '/api/session',
    { schema: { tags, summary: 'Sign out', response: { 204: z.null() } } },
    async (request, reply) => {
      await endSession(context, request, reply)
      return reply.status(204).send(null)
    },
  )
}
