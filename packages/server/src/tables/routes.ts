import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import {
  idempotencyKey,
  newTable,
  openedTable,
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
import { Pieces } from '../play/pieces.js'
import { createTable } from './create.js'
import { listTables } from './list.js'
import { invited, params } from './params.js'
import { findTable, mayRead, tableFor } from './read.js'
import { largestFile, mostCommasInFile, uploadLimit } from './upload-limit.js'
import { uploadTable } from './upload.js'
import { tableTexts, tableView, wholeText } from './view.js'

const tags = ['tables']
const response = { 200: tableBody }
const json = 'application/json; charset=utf-8'
/**
 * All strangers see the same lobby, which may be this many milliseconds old, and of which this many characters are
 * kept.
 */
const lobbyFor = 1000
const mostLobbies = 2 * 1024 * 1024

/** Which titles and tables there are, and new ones. */
export function tableRoutes(app: FastifyInstance, services: Services): void {
  lobbyRoutes(app, services)
  makingRoutes(app, services)
  oneTableRoutes(app, services)
}

function lobbyRoutes(app: FastifyInstance, services: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const lobbies = new Pieces<string>(mostLobbies, ({ length }) => length)

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
        readings: Object.fromEntries(
          Object.entries(title.readings).map(
            ([
              name,
              {
                ruling,
                values: [usual, other],
              },
            ]) => [name, { ruling, values: [usual, other] as [string, string] }],
          ),
        ),
        rules: title.rulesVersion,
        standIn: services.computers.plays(title.id),
      })),
    }),
  )

  routes.get(
    '/api/tables',
    {
      config: { cost: 2 },
      schema: { tags, summary: 'The lobby', querystring: tableFilter, response: { 200: tableList } },
    },
    async (request, reply) => {
      const { query, account } = request
      const listed = async (): Promise<string> => {
        const { tables, more } = await services.patiently.run(() => listTables(services, account, query))
        const texts = tables.map((table) => {
          const parts = tableTexts(table, services)
          return wholeText(parts, parts.ownOf(account))
        })
        return `{"tables":[${texts.join(',')}],"more":${more}}`
      }
      // it goes out as it is: checking a hundred tables again costs more than all the rest
      if (account) return reply.type(json).send((await listed()) as never)
      const key = JSON.stringify(['lobby', query, Math.floor(services.elapsed() / lobbyFor)])
      const text = await lobbies.of(key, listed)
      return services.made.send(request, reply, { key, make: () => Readable.from([text]) }) as never
    },
  )
}

function makingRoutes(app: FastifyInstance, services: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.post(
    '/api/tables',
    {
      config: { signedIn: true, fails: [422] },
      schema: { tags, summary: 'Open a table', body: newTable, response: { 201: tableBody } },
    },
    async (request, reply) => {
      const account = signedIn(request)
      const table = await createTable(services, account, request.body)
      return reply.status(201).send(tableView(table, account, services))
    },
  )

  routes.post(
    '/api/tables/upload',
    {
      bodyLimit: largestFile,
      config: { signedIn: true, fails: [422], mostCommas: mostCommasInFile, cost: 20 },
      preParsing: uploadLimit(services),
      schema: {
        tags,
        summary: 'Open a table from a game file',
        body: uploadedTable,
        response: { 201: openedTable },
      },
    },
    async (request, reply) => {
      const account = signedIn(request)
      const { table, notes } = await uploadTable(services, account, request.body)
      return reply.status(201).send({ ...tableView(table, account, services), notes: [...notes] })
    },
  )
}

function oneTableRoutes(app: FastifyInstance, services: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const { store } = services

  routes.get(
    '/api/invites/:invite',
    {
      schema: {
        tags,
        summary: 'The table behind an invitation link',
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
      return tableView(table, account, services)
    },
  )

  routes.get(
    '/api/tables/:id',
    { schema: { tags, summary: 'A table', params, querystring: invited, response } },
    async ({ params, query, account }) =>
      tableView(await tableFor(store.db, params.id, account, query.invite), account, services),
  )
}
