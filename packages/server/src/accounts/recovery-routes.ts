import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { recovery, recoveryWish } from '@stellwerk/protocol'
import { z } from 'zod'
import { Failed, notFound } from '../errors.js'
import type { Recoveries } from './recovery.js'
import { bodyLimit, tags } from './route.js'

export function recoveryRoutes(app: FastifyInstance, recoveries: Recoveries): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.post(
    '/api/recoveries',
    {
      bodyLimit,
      schema: {
        tags,
        summary: 'Ask for a link to set a new password',
        description: 'The answer is the same whether or not the account exists.',
        body: recoveryWish,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      if (!recoveries.ask(request.body.who, request))
        throw new Failed('too-many', 'too many attempts; try again later')
      return reply.status(204).send(null)
    },
  )

  routes.post(
    '/api/recoveries/answer',
    {
      bodyLimit,
      config: { fails: [404] },
      schema: { tags, summary: 'Set a new password', body: recovery, response: { 204: z.null() } },
    },
    async ({ body }, reply) => {
      if (!(await recoveries.answer(body.token, body.password))) throw notFound('link, or it no longer holds')
      return reply.status(204).send(null)
    },
  )
}
