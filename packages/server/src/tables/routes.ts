import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import {
  handingOver,
  id,
  idempotencyKey,
  joining,
  newTable,
  table as tableBody,
  tableFilter,
  tableList,
  titleList,
  uploadedTable,
} from '@stellwerk/protocol'
import { z } from 'zod'
import { signedIn } from '../accounts/index.js'
import type { Services } from '../context.js'
import { notFound } from '../errors.js'
import { createTable } from './create.js'
import { listTables } from './list.js'
import { findTable, mayRead, tableFor } from './read.js'
import { closeTable, handOver, joinTable, leaveTable } from './seats.js'
import { startTable } from './start.js'
import { uploadTable } from './upload.js'
import { tableView } from './view.js'

const tags = ['tables']
const params = z.object({ id })
const invited = z.strictObject({ invite: idempotencyKey.optional() })
const response = { 200: tableBody }

/** The largest game file that is taken. */
const largestFile = 8 * 1024 * 1024

/** The lobby: which titles and tables there are, and who sits where. */
export function tableRoutes(app: FastifyInstance, services: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const { presence, store } = services

  routes.get(
    '/api/titles',
    { schema: { tags, summary: 'Titles that can be played', response: { 200: titleList } } },
    async () => ({
      titles: Object.values(services.games).map(({ title }) => ({
        id: title.id,
        seats: title.seats,
        options: Object.fromEntries(
          Object.entries(title.options).map(([name, values]) => [name, [...values]]),
        ),
        rules: title.rulesVersion,
      })),
    }),
  )

  routes.get(
    '/api/tables',
    { schema: { tags, summary: 'The lobby', querystring: tableFilter, response: { 200: tableList } } },
    async ({ query, account }) => {
      const { tables, more } = await listTables(services, account, query)
      return { tables: tables.map((table) => tableView(table, account, presence)), more }
    },
  )

  routes.post(
    '/api/tables',
    { schema: { tags, summary: 'Make a table', body: newTable, response: { 201: tableBody } } },
    async (request, reply) => {
      const account = signedIn(request)
      const table = await createTable(services, account, request.body)
      return reply.status(201).send(tableView(table, account, presence))
    },
  )

  routes.post(
    '/api/tables/upload',
    {
      bodyLimit: largestFile,
      schema: {
        tags,
        summary: 'Make a table of a game file',
        body: uploadedTable,
        response: { 201: tableBody },
      },
    },
    async (request, reply) => {
      const account = signedIn(request)
      const table = await uploadTable(services, account, request.body)
      return reply.status(201).send(tableView(table, account, presence))
    },
  )

  routes.get(
    '/api/invites/:invite',
    {
      schema: {
        tags,
        summary: 'The table of an invitation',
        params: z.object({ invite: idempotencyKey }),
        response,
      },
    },
    async ({ params: { invite }, account }) => {
      const row = await store.db
        .selectFrom('tables')
        .select('id')
        .where('invite', '=', invite)
        .executeTakeFirst()
      const table = row && (await findTable(store.db, row.id))
      if (!table || !mayRead(table, account, invite)) throw notFound('invitation')
      return tableView(table, account, presence)
    },
  )

  routes.get(
    '/api/tables/:id',
    { schema: { tags, summary: 'A table', params, querystring: invited, response } },
    async ({ params, query, account }) =>
      tableView(await tableFor(store.db, params.id, account, query.invite), account, presence),
  )

  routes.post(
    '/api/tables/:id/join',
    { schema: { tags, summary: 'Take a seat', params, body: joining, response } },
    async (request) => {
      const account = signedIn(request)
      return tableView(await joinTable(services, request.params.id, account, request.body), account, presence)
    },
  )

  routes.post(
    '/api/tables/:id/hand-over',
    { schema: { tags, summary: 'Give a seat to a substitute', params, body: handingOver, response } },
    async (request) => {
      const account = signedIn(request)
      return tableView(await handOver(services, request.params.id, account, request.body), account, presence)
    },
  )

  const simple = { leave: leaveTable, start: startTable, close: closeTable }
  const summaries = {
    leave: 'Get up before the game begins',
    start: 'Begin the game',
    close: 'Close the table, or agree to it',
  }
  for (const name of ['leave', 'start', 'close'] as const)
    routes.post(
      `/api/tables/:id/${name}`,
      { schema: { tags, summary: summaries[name], params, response } },
      async (request) => {
        const account = signedIn(request)
        return tableView(await simple[name](services, request.params.id, account), account, presence)
      },
    )
}
