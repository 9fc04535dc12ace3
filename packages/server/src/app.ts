/** Puts the server together: what is in front of all routes, the routes, and the site. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fastifyStatic } from '@fastify/static'
import { fastify } from 'fastify'
import type { FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { registerAccounts } from './accounts/index.js'
import { Computers } from './computers/computers.js'
import { decidingHere } from './computers/deciding.js'
import { DecidingThread } from './computers/deciding-thread.js'
import type { Context, Services } from './context.js'
import { descriptionRoutes, registerDescription } from './description.js'
import { answerClientError, answerFrameworkError, bodyOf, notFound, registerErrors } from './errors.js'
import { Presence } from './live/presence.js'
import { liveRoutes, registerSockets } from './live/routes.js'
import { moderationRoutes } from './moderation/routes.js'
import { registerNotices } from './notices/index.js'
import { registerOperations } from './operate/index.js'
import { peopleRoutes } from './people/routes.js'
import { trustedHops } from './security/proxies.js'
import { Background } from './play/background.js'
import { Games } from './play/games.js'
import { InTurn } from './play/in-turn.js'
import { Records } from './play/records.js'
import { playRoutes } from './play/routes.js'
import { compress } from './security/compress.js'
import { headersOf } from './security/headers.js'
import { registerJson } from './security/json.js'
import { Budgets } from './security/budgets.js'
import { MadeAnswers } from './security/made.js'
import { registerPersonRate } from './security/rate.js'
import { registerSending } from './security/sending.js'
import { throttle } from './security/throttle.js'
import { KnownTables } from './tables/known.js'
import { tableRoutes } from './tables/routes.js'
import { seatRoutes } from './tables/seat-routes.js'
import { talkRoutes } from './tables/talk-routes.js'
import { UploadThread, uploadsHere } from './tables/uploads.js'
import { webhookRoutes } from './tables/webhook.js'

/** The largest request, except for uploaded games. */
const largestBody = 128 * 1024
const minute = 60_000
/** How often, in milliseconds, to look for requests that take too long to arrive. */
const mostSeldom = 10_000

export async function buildApp(context: Context): Promise<FastifyInstance> {
  const headersFor = headersOf(context.config)
  const patience = context.config.requestSeconds * 1000
  const app: FastifyInstance = fastify({
    loggerInstance: context.log,
    trustProxy: trustedHops(context.config.trustProxy),
    bodyLimit: largestBody,
    requestTimeout: patience,
    // the larger of the two would count for both
    http: { headersTimeout: patience, connectionsCheckingInterval: Math.min(patience, mostSeldom) },
    forceCloseConnections: 'idle',
    frameworkErrors: answerFrameworkError(headersFor),
    clientErrorHandler: answerClientError(headersFor),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  registerErrors(app)
  registerJson(app)
  app.addHook('onSend', compress)
  registerSending(app, context.config.requestSeconds)
  await registerDescription(app, context)
  await registerSockets(app)
  const budgets = new Budgets(context.config.requestsPerMinute, context.elapsed)
  registerOperations(app, context, budgets)
  descriptionRoutes(app)
  await registerAccounts(app, context)
  registerPersonRate(app, budgets)
  const presence = new Presence(context)
  const memory = new Games(context)
  const deciding = context.deciding ?? (context.threads ? new DecidingThread() : decidingHere)
  const computers = new Computers(() => services, deciding)
  const services: Services = {
    ...context,
    memory,
    records: new Records(memory),
    tables: new KnownTables(context.store),
    presence,
    notices: registerNotices(context, presence),
    budgets,
    talking: throttle(context.config.chatPerMinute, minute, context.elapsed),
    background: new Background(context.log),
    made: new MadeAnswers(),
    patiently: new InTurn(),
    computers,
    uploads: context.threads ? new UploadThread(context) : uploadsHere(context),
  }
  app.addHook('onReady', () => services.background.add(computers.sweep()))
  app.addHook('onClose', async () => {
    await computers.close()
    await services.background.finished()
    await services.patiently.close()
    await services.records.close()
    services.presence.close()
    services.memory.close()
    services.tables.close()
    await services.notices.close()
  })
  tableRoutes(app, services)
  seatRoutes(app, services)
  talkRoutes(app, services)
  webhookRoutes(app, services)
  moderationRoutes(app, services)
  peopleRoutes(app, services)
  playRoutes(app, services)
  liveRoutes(app, services)
  await serveSite(app, context.config.siteFolder)
  return app
}

/** Paths that are never pages of the site. */
const notPages = /^\/(api|health|ready|metrics|assets)(\/|$)/

/** The site's files; any other path is a page of its own, which the site's script makes out of the address. */
async function serveSite(app: FastifyInstance, folder: string): Promise<void> {
  const root = resolve(folder)
  const hasSite = folder !== '' && existsSync(root)
  // the documents are pages that find each other by relative addresses
  if (hasSite)
    app.addHook('onRequest', async ({ url }, reply) =>
      url === '/docs' ? reply.redirect('/docs/') : undefined,
    )
  if (hasSite)
    await app.register(fastifyStatic, {
      root,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      setHeaders(response, path) {
        // files in `assets` are named after their content and never change
        const isLasting = path.slice(root.length).replaceAll('\\', '/').startsWith('/assets/')
        response.setHeader('cache-control', isLasting ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !notPages.test(path)
    if (hasSite && isPage) return reply.sendFile('index.html')
    return reply.status(404).send(bodyOf(notFound()))
  })
}
