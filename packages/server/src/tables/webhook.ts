/** Where a table tells whose turn it is: a channel of a chat program that all of its people read. Its host chooses it. */
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { tableWebhook } from '@stellwerk/protocol'
import { signedIn } from '../accounts/index.js'
import type { Services } from '../context.js'
import { forbidden, notFound } from '../errors.js'
import type { Account } from '../store/schema.js'
import { changeTable } from './change.js'
import { params } from './params.js'
import type { TableAndSeats } from './read.js'
import { isHost, mayRead, tableFor } from './read.js'

const tags = ['tables']
const config = { signedIn: true } as const

function hostOnly(table: TableAndSeats, account: Account): void {
  if (!mayRead(table, account, undefined)) throw notFound('table')
  // whoever has the address of a channel can write there
  if (!isHost(table, account)) throw forbidden('only the host can see and change the channel for turns')
}

export function webhookRoutes(app: FastifyInstance, services: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/api/tables/:id/webhook',
    {
      config,
      schema: { tags, summary: 'The channel for turn notices', params, response: { 200: tableWebhook } },
    },
    async (request) => {
      const account = signedIn(request)
      const table = await tableFor(services.store.db, request.params.id, account)
      hostOnly(table, account)
      return { address: table.row.webhook }
    },
  )

  routes.put(
    '/api/tables/:id/webhook',
    {
      config,
      schema: {
        tags,
        summary: 'Set the channel for turn notices',
        params,
        body: tableWebhook,
        response: { 200: tableWebhook },
      },
    },
    async (request) => {
      const account = signedIn(request)
      const { address } = request.body
      await changeTable(services, request.params.id, async (transaction, table) => {
        hostOnly(table, account)
        await transaction
          .updateTable('tables')
          .set({ webhook: address })
          .where('id', '=', table.row.id)
          .execute()
      })
      return { address }
    },
  )
}
