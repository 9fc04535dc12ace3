import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { pushSubscription } from '@stellwerk/protocol'
import { z } from 'zod'
import type { Context } from '../context.js'
import { pushKeys } from '../notices/push-keys.js'
import { bodyLimit, tags } from './route.js'
import { signedIn } from './signed-in.js'

/** Nobody has more browsers than this; the oldest are forgotten. */
const mostSubscriptions = 20

const done = z.null()

/** The browsers in which somebody wants to be told of their turns. */
export function pushRoutes(app: FastifyInstance, context: Context): void {
  const { store } = context
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/api/push-key',
    {
      schema: {
        tags,
        summary: 'The key that browsers subscribe with',
        response: { 200: z.object({ key: z.string() }) },
      },
    },
    async () => ({ key: (await pushKeys(context)).publicKey }),
  )

  routes.post(
    '/api/me/push',
    {
      bodyLimit,
      config: { signedIn: true },
      schema: { tags, summary: 'Subscribe this browser', body: pushSubscription, response: { 204: done } },
    },
    async (request, reply) => {
      const { id: account } = signedIn(request)
      const { endpoint, keys } = request.body
      const row = { account, keys: JSON.stringify(keys), created: context.now() }
      await store.write(async (transaction) => {
        await transaction
          .insertInto('push_subscriptions')
          .values({ endpoint, ...row })
          // a browser has one subscription, which belongs to the person who uses it now
          .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
          .execute()
        const tooMany = await transaction
          .selectFrom('push_subscriptions')
          .select('endpoint')
          .where('account', '=', account)
          .orderBy('created', 'desc')
          .offset(mostSubscriptions)
          .limit(mostSubscriptions)
          .execute()
        for (const old of tooMany)
          await transaction.deleteFrom('push_subscriptions').where('endpoint', '=', old.endpoint).execute()
      })
      return reply.status(204).send(null)
    },
  )

  routes.delete(
    '/api/me/push',
    {
      bodyLimit,
      config: { signedIn: true },
      schema: {
        tags,
        summary: 'Unsubscribe this browser',
        body: pushSubscription.pick({ endpoint: true }),
        response: { 204: done },
      },
    },
    async (request, reply) => {
      const { id: account } = signedIn(request)
      await store.write((transaction) =>
        transaction
          .deleteFrom('push_subscriptions')
          .where('endpoint', '=', request.body.endpoint)
          .where('account', '=', account)
          .execute(),
      )
      return reply.status(204).send(null)
    },
  )
}
