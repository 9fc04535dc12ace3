import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { id, moderation, moderationLog, report, reportList } from '@stellwerk/protocol'
import { z } from 'zod'
import { signedIn } from '../accounts/index.js'
import type { Services } from '../context.js'
import { Failed, forbidden } from '../errors.js'
import { throttle } from '../security/throttle.js'
import type { Account } from '../store/schema.js'
import { tableFor } from '../tables/read.js'
import { moderate } from './acts.js'
import { closeReport, keepReport, moderationEntries, openReports } from './reports.js'

const tags = ['moderation']
const bodyLimit = 16_384
const hour = 60 * 60 * 1000
const reportsPerHour = 20
const config = { signedIn: true, fails: [403, 404] } as const

function moderatorOf(request: Pick<FastifyRequest, 'account'>): Account {
  const account = signedIn(request)
  if (account.role !== 'moderator') throw forbidden('only moderators can do that')
  return account
}

/** Reports, which anybody can make who is signed in, and what moderators do. */
export function moderationRoutes(app: FastifyInstance, services: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const reporting = throttle(reportsPerHour, hour, services.elapsed)

  routes.post(
    '/api/reports',
    {
      bodyLimit,
      config,
      schema: { tags, summary: 'Report a message or a table', body: report, response: { 204: z.null() } },
    },
    async (request, reply) => {
      const account = signedIn(request)
      await tableFor(services.store.db, request.body.table, account)
      if (!reporting.take(account.id)) throw new Failed('too-many', 'too many reports; try again later')
      await keepReport(services, account, request.body)
      return reply.status(204).send(null)
    },
  )

  routes.get(
    '/api/moderation/reports',
    { config, schema: { tags, summary: 'Open reports', response: { 200: reportList } } },
    async (request) => {
      moderatorOf(request)
      return { reports: await openReports(services) }
    },
  )

  routes.post(
    '/api/moderation/reports/:id/close',
    {
      config,
      schema: {
        tags,
        summary: 'Close a report',
        params: z.object({ id }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await closeReport(services, moderatorOf(request), request.params.id)
      return reply.status(204).send(null)
    },
  )

  routes.post(
    '/api/moderation/acts',
    {
      bodyLimit,
      config,
      schema: { tags, summary: 'Moderate', body: moderation, response: { 204: z.null() } },
    },
    async (request, reply) => {
      await moderate(services, moderatorOf(request), request.body)
      return reply.status(204).send(null)
    },
  )

  routes.get(
    '/api/moderation/log',
    { config, schema: { tags, summary: 'The moderation log', response: { 200: moderationLog } } },
    async (request) => {
      moderatorOf(request)
      return { entries: await moderationEntries(services) }
    },
  )
}
