import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { freeing, handOverAnswer, handingOver, id, joining, table as tableBody } from '@stellwerk/protocol'
import { z } from 'zod'
import { signedIn } from '../accounts/index.js'
import type { Services } from '../context.js'
import { closeTable, keepOpen } from './close.js'
import { answerHandOver, handOver } from './hand-over.js'
import { renewInvite } from './invite.js'
import { freeSeatOf, joinTable, leaveTable } from './seats.js'
import { startTable } from './start.js'
import { tableView } from './view.js'

const tags = ['tables']
const params = z.object({ id })
const response = { 200: tableBody }
const config = { signedIn: true } as const

/** Who sits where: coming and going, substitutes, and the beginning and the end of a table. */
export function seatRoutes(app: FastifyInstance, services: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.post(
    '/api/tables/:id/join',
    { config, schema: { tags, summary: 'Take a seat', params, body: joining, response } },
    async (request) => {
      const account = signedIn(request)
      return tableView(await joinTable(services, request.params.id, account, request.body), account, services)
    },
  )

  routes.post(
    '/api/tables/:id/hand-over',
    {
      config,
      schema: { tags, summary: 'Offer a seat to a substitute', params, body: handingOver, response },
    },
    async (request) => {
      const account = signedIn(request)
      return tableView(await handOver(services, request.params.id, account, request.body), account, services)
    },
  )

  routes.post(
    '/api/tables/:id/hand-over-answer',
    {
      config,
      schema: {
        tags,
        summary: 'Take an offered seat, decline it, or take the offer back',
        params,
        body: handOverAnswer,
        response,
      },
    },
    async (request) => {
      const account = signedIn(request)
      const table = await answerHandOver(services, request.params.id, account, request.body)
      return tableView(table, account, services)
    },
  )

  routes.post(
    '/api/tables/:id/free-seat',
    {
      config,
      schema: {
        tags,
        summary: 'Free the seat of somebody who keeps the game waiting',
        params,
        body: freeing,
        response,
      },
    },
    async (request) => {
      const account = signedIn(request)
      const table = await freeSeatOf(services, request.params.id, account, request.body.seat)
      return tableView(table, account, services)
    },
  )

  const simple = [
    ['POST', 'leave', 'Get up', leaveTable],
    ['POST', 'start', 'Begin the game', startTable],
    ['POST', 'close', 'Close the table, or agree to it', closeTable],
    ['DELETE', 'close', 'Take back the agreement to close the table', keepOpen],
    ['POST', 'invite', 'Draw a new link for invitations', renewInvite],
  ] as const
  for (const [method, name, summary, work] of simple)
    routes.route({
      method,
      url: `/api/tables/:id/${name}`,
      config,
      schema: { tags, summary, params, response },
      handler: async (request) => {
        const account = signedIn(request)
        return tableView(await work(services, request.params.id, account), account, services)
      },
    })
}
