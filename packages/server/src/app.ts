/** Puts the server together: what is in front of all routes, the routes, and the site. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { fastifyStatic } from '@fastify/static'
import { fastifySwagger } from '@fastify/swagger'
import { failure } from '@stellwerk/protocol'
import { fastify } from 'fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { registerAccounts } from './accounts/index.js'
import type { Context, Services } from './context.js'
import {
  answerClientError,
  answerFrameworkError,
  bodyOf,
  malformed,
  notFound,
  registerErrors,
} from './errors.js'
import { Presence } from './live/presence.js'
import { liveRoutes, registerSockets } from './live/routes.js'
import { registerNotices } from './notices/index.js'
import { registerOperations } from './operate/index.js'
import { Background } from './play/background.js'
import { isTooDeep } from './play/depth.js'
import { Games } from './play/games.js'
import { playRoutes } from './play/routes.js'
import { KnownTables } from './tables/known.js'
import { tableRoutes } from './tables/routes.js'
import { talkRoutes } from './tables/talk-routes.js'

/** No request but an uploaded game is larger. */
const largestBody = 128 * 1024
/** Answers above this size travel compressed. */
const compressAbove = 8 * 1024

export async function buildApp(context: Context): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    loggerInstance: context.log,
    trustProxy: context.config.trustProxy,
    bodyLimit: largestBody,
    forceCloseConnections: 'idle',
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  registerErrors(app)
  app.addHook('preValidation', async ({ body }) => {
    if (isTooDeep(body)) throw malformed('', 'nested too deeply')
  })
  app.addHook('onSend', compress)
  await describe(app)
  await registerSockets(app)
  await registerOperations(app, context)
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  await registerAccounts(app, context)
  const presence = new Presence(context)
  const services: Services = {
    ...context,
    memory: new Games(context),
    tables: new KnownTables(context.store),
    presence,
    notices: registerNotices(context, presence),
    background: new Background(context.log),
  }
  app.addHook('onClose', async () => {
    await services.background.finished()
    services.presence.close()
    services.memory.close()
    services.tables.close()
    await services.notices.close()
  })
  tableRoutes(app, services)
  talkRoutes(app, services)
  playRoutes(app, services)
  liveRoutes(app, services)
  await serveSite(app, context.config.siteFolder)
  return app
}

/** The description of the interface is made from the schemas that check the requests. */
async function describe(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Stellwerk',
        description: 'Tables, games and accounts. Live updates come over the socket /api/live.',
        version: '1',
      },
    },
    transform: jsonSchemaTransform,
  })
  app.addHook('onRoute', ({ schema, url }) => {
    if (schema?.response && url.startsWith('/api/'))
      schema.response = { ...schema.response, '4xx': failure, '5xx': failure }
  })
}

const zipped = promisify(gzip)

async function compress(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  const isJson = String(reply.getHeader('content-type') ?? '').startsWith('application/json')
  if (typeof payload !== 'string' || payload.length <= compressAbove || !isJson) return payload
  void reply.header('vary', 'accept-encoding')
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return payload
  void reply.header('content-encoding', 'gzip').removeHeader('content-length')
  return zipped(payload)
}

/** Paths that are never pages of the site. */
const notPages = /^\/(api|health|ready|metrics|assets)(\/|$)/

/** The site's files; any other path is a page of its own, which the site's script makes out of the address. */
async function serveSite(app: FastifyInstance, folder: string): Promise<void> {
  const root = resolve(folder)
  const hasSite = folder !== '' && existsSync(root)
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
