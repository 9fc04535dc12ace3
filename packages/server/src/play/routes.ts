import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import {
  act as actBody,
  acted,
  gameLog as gameLogBody,
  logPage,
  gameView as gameViewBody,
  programState,
  redo as redoBody,
  undo as undoBody,
  undoAnswer,
  undone,
} from '@stellwerk/protocol'
import type { Asked } from '../accounts/index.js'
import { signedIn } from '../accounts/index.js'
import type { Services } from '../context.js'
import type { Account } from '../store/schema.js'
import { invited, params } from '../tables/params.js'
import { seatOf, tableFor } from '../tables/read.js'
import { act } from './act.js'
import { viewerAt } from './eyes.js'
import { programOf, setProgram } from './kept-programs.js'
import { answerUndo, redo, undo } from './undo.js'
import { gameLogPage, gameView } from './views.js'

const tags = ['play']
const logQuery = invited.extend(logPage.shape)

/** Entering something into a game needs an account, and the rules may refuse it. */
const config = { signedIn: true, fails: [422] } as const

/** Playing: what a game looks like, and everything that is entered into it. */
export function playRoutes(app: FastifyInstance, services: Services): void {
  lookingRoutes(app, services)
  enteringRoutes(app, services)
  programRoutes(app, services)
}

function lookingRoutes(app: FastifyInstance, services: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const { db } = services.store

  routes.get(
    '/api/tables/:id/game',
    {
      config: { fails: [409] },
      schema: {
        tags,
        summary: 'The current game',
        params,
        querystring: invited,
        response: { 200: gameViewBody },
      },
    },
    async ({ params, query, account }) => {
      const table = await tableFor(db, params.id, account, query.invite)
      return gameView(services, table.row, seatOf(table, account)?.player ?? null)
    },
  )

  routes.get(
    '/api/tables/:id/log',
    {
      config: { fails: [409], cost: 2 },
      schema: {
        tags,
        summary: 'The record of the game, a page at a time',
        params,
        querystring: logQuery,
        response: { 200: gameLogBody },
      },
    },
    async (request, reply) => {
      const { params, query, account } = request
      const table = await services.patiently.run(() => tableFor(db, params.id, account, query.invite))
      const viewer = viewerAt(services, table, account)
      return services.made.send(request, reply, gameLogPage(services, table.row, viewer, query)) as never
    },
  )
}

function enteringRoutes(app: FastifyInstance, services: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  /** Somebody enters something into the game of a table. */
  const entering =
    <B, R>(work: (services: Services, table: string, account: Account, body: B) => Promise<R>) =>
    async (request: Asked<B>): Promise<R> =>
      work(services, request.params.id, signedIn(request), request.body)

  routes.post(
    '/api/tables/:id/actions',
    { config, schema: { tags, summary: 'Act', params, body: actBody, response: { 200: acted } } },
    entering(act),
  )

  routes.post(
    '/api/tables/:id/undo',
    {
      config,
      schema: {
        tags,
        summary: 'Undo actions, or ask to',
        params,
        body: undoBody,
        response: { 200: undone },
      },
    },
    entering(undo),
  )

  routes.post(
    '/api/tables/:id/redo',
    {
      config,
      schema: { tags, summary: 'Redo actions', params, body: redoBody, response: { 200: undone } },
    },
    entering(redo),
  )

  routes.post(
    '/api/tables/:id/undo-answer',
    {
      config,
      schema: {
        tags,
        summary: 'Answer a request to undo',
        params,
        body: undoAnswer,
        response: { 200: undone },
      },
    },
    entering(answerUndo),
  )
}

/** What is entered for a seat without anybody there. */
function programRoutes(app: FastifyInstance, services: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/api/tables/:id/program',
    {
      config: { signedIn: true },
      schema: { tags, summary: 'The program of the seat', params, response: { 200: programState } },
    },
    async (request) => ({ program: await programOf(services, request.params.id, signedIn(request)) }),
  )

  routes.put(
    '/api/tables/:id/program',
    {
      config,
      schema: {
        tags,
        summary: 'Set the program of the seat',
        params,
        body: programState,
        response: { 200: programState },
      },
    },
    async (request) => ({
      program: await setProgram(services, request.params.id, signedIn(request), request.body.program),
    }),
  )
}
