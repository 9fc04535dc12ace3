import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { id, personPage, table as tableBody } from '@stellwerk/protocol'
import { z } from 'zod'
import { signedIn } from '../accounts/index.js'
import type { Services } from '../context.js'
import { metrics } from '../operate/metrics.js'
import { tableView } from '../tables/view.js'
import { rematch } from './rematch.js'
import { personPageOf } from './results.js'

/** People, their results, and rematches. */
export function peopleRoutes(app: FastifyInstance, services: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/api/people/:name',
    {
      config: { cost: 5 },
      schema: {
        tags: ['people'],
        summary: 'A player and their results',
        params: z.object({ name: z.string().min(1).max(60) }),
        response: { 200: personPage },
      },
    },
    async ({ params }) => {
      const found = metrics.searchSeconds.startTimer({ of: 'people' })
      const page = await services.patiently.run(() => personPageOf(services, params.name))
      found()
      return page
    },
  )

  routes.post(
    '/api/tables/:id/rematch',
    {
      config: { signedIn: true, fails: [422] },
      schema: {
        tags: ['tables'],
        summary: 'A rematch with the same players, each one seat over',
        params: z.object({ id }),
        response: { 200: tableBody },
      },
    },
    async (request) => {
      const account = signedIn(request)
      return tableView(await rematch(services, request.params.id, account), account, services)
    },
  )
}
