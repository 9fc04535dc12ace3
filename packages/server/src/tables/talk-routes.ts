import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { chatLog, chatMessage, gameFile, newChatMessage, notes } from '@stellwerk/protocol'
import { signedIn } from '../accounts/index.js'
import type { Services } from '../context.js'
import { chatAt, say } from './chat.js'
import { GameFiles } from './download.js'
import { invited, params } from './params.js'
import { keepNotes, notesOf } from './notes.js'
import { needSeat, tableFor } from './read.js'

const tags = ['tables']

/** What is said and kept beside the game, and the game as a file. */
export function talkRoutes(app: FastifyInstance, services: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const { db } = services.store
  const files = new GameFiles(services)

  routes.get(
    '/api/tables/:id/chat',
    {
      schema: {
        tags,
        summary: 'The latest chat messages',
        params,
        querystring: invited,
        response: { 200: chatLog },
      },
    },
    async ({ params, query, account }) => {
      const { row } = await tableFor(db, params.id, account, query.invite)
      return { messages: await chatAt(services, row.id) }
    },
  )

  routes.post(
    '/api/tables/:id/chat',
    {
      config: { signedIn: true },
      schema: {
        tags,
        summary: 'Send a chat message',
        params,
        querystring: invited,
        body: newChatMessage,
        response: { 200: chatMessage },
      },
    },
    async (request) => {
      const account = signedIn(request)
      const table = await tableFor(db, request.params.id, account, request.query.invite)
      return say(services, table, account, request.body)
    },
  )

  routes.get(
    '/api/tables/:id/notes',
    {
      config: { signedIn: true },
      schema: { tags, summary: 'Your own notes', params, response: { 200: notes } },
    },
    async (request) => {
      const account = signedIn(request)
      const table = await tableFor(db, request.params.id, account)
      needSeat(table, account)
      return { text: await notesOf(services, table.row.id, account) }
    },
  )

  routes.put(
    '/api/tables/:id/notes',
    {
      config: { signedIn: true },
      schema: { tags, summary: 'Save your notes', params, body: notes, response: { 200: notes } },
    },
    async (request) => {
      const account = signedIn(request)
      const table = await tableFor(db, request.params.id, account)
      needSeat(table, account)
      await keepNotes(services, table.row.id, account, request.body.text)
      return request.body
    },
  )

  routes.get(
    '/api/tables/:id/file',
    {
      config: { fails: [409], cost: 5 },
      schema: {
        tags,
        summary: 'The game as a file',
        params,
        querystring: invited,
        response: { 200: gameFile },
      },
    },
    async (request, reply) => {
      const { params, query, account } = request
      const { table, file } = await services.patiently.run(async () => {
        const table = await tableFor(db, params.id, account, query.invite)
        return { table, file: await files.of(table) }
      })
      reply.header('content-disposition', `attachment; filename="${table.row.title}-${table.row.id}.json"`)
      return services.made.send(request, reply, file) as never
    },
  )
}
