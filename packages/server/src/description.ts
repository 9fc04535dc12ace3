/**
 * The description of the interface: for requests in the form of OpenAPI, for the socket in that of AsyncAPI. Both are made
 * from the schemas that check what comes in.
 */
import { fastifySwagger } from '@fastify/swagger'
import { closeCodes, failure, fromClient, fromServer } from '@stellwerk/protocol'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { sessionCookie } from './accounts/index.js'
import type { Context } from './context.js'

const title = 'Stellwerk'
const version = '1'

/** Comes before all routes, because it must see each of them made. */
export async function registerDescription(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title,
        description: 'Tables, games and accounts. The socket /api/live is described by /api/asyncapi.json.',
        version,
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: sessionCookie(context.config) },
        },
      },
    },
    transform: jsonSchemaTransform,
  })
  app.addHook('onRoute', (route) => {
    const { schema, config } = route
    if (!schema || schema.hide || !route.url.startsWith('/api/')) return
    const failures = Object.fromEntries(
      [...failuresOf(route), '4xx', '5xx'].map((status) => [status, failure]),
    )
    schema.response = { ...failures, ...(schema.response as object) }
    if (config?.signedIn) schema.security = [{ session: [] }]
  })
}

/** The failures that a route answers with, by its form and by what it says of itself. */
function failuresOf({ method, url, schema, config }: RouteOptions): number[] {
  const isReading = method === 'GET'
  const isFormed = [schema?.body, schema?.params, schema?.querystring].some((part) => part !== undefined)
  const isOfTable = url.startsWith('/api/tables/:id/')
  return [
    ...(isFormed || !isReading ? [400] : []),
    ...(config?.signedIn ? [401] : []),
    // requests from pages of other sites
    ...(isReading ? [] : [403]),
    ...(url.includes('/:') ? [404] : []),
    ...(isOfTable && (config?.signedIn ?? false) ? [403] : []),
    ...(isOfTable && !isReading ? [409] : []),
    ...(isReading ? [] : [413, 415]),
    ...(config?.fails ?? []),
    429,
    500,
    503,
  ]
}

/** The routes at which the descriptions are found; they are not part of themselves. */
export function descriptionRoutes(app: FastifyInstance): void {
  // each is made once, for the first who asks: half a second of work that most servers never need
  const requests = once(() => JSON.stringify(app.swagger()))
  const live = once(() => JSON.stringify(liveDescription()))
  const hidden = { schema: { hide: true } }
  const json = 'application/json; charset=utf-8'
  app.get('/api/openapi.json', hidden, async (_, reply) => reply.type(json).send(requests()))
  app.get('/api/asyncapi.json', hidden, async (_, reply) => reply.type(json).send(live()))
}

function once(make: () => string): () => string {
  let made: string | undefined
  return () => (made ??= make())
}

type Messages = typeof fromClient | typeof fromServer

/** The messages of one side by their type. */
function messagesOf(all: Messages, io: 'input' | 'output'): Record<string, object> {
  return Object.fromEntries(
    all.options.map((message) => {
      const name = message.shape.type.value
      const { $schema: _, ...payload } = z.toJSONSchema(message, { io, unrepresentable: 'any' })
      return [name, { name, summary: message.description, contentType: 'application/json', payload }]
    }),
  )
}

function liveDescription(): object {
  const sides = {
    client: {
      messages: messagesOf(fromClient, 'input'),
      action: 'receive',
      summary: 'Messages from clients',
    },
    server: {
      messages: messagesOf(fromServer, 'output'),
      action: 'send',
      summary: 'Messages from the server',
    },
  }
  const nameOf = (side: string, type: string): string => `${side}.${type}`
  return {
    asyncapi: '3.0.0',
    info: {
      title,
      version,
      description:
        'One WebSocket for each client, for all tables that it follows; every message is a frame of JSON.',
    },
    channels: {
      live: {
        address: '/api/live',
        messages: Object.fromEntries(
          Object.entries(sides).flatMap(([side, { messages }]) =>
            Object.entries(messages).map(([type, message]) => [nameOf(side, type), message]),
          ),
        ),
        bindings: { ws: { method: 'GET' } },
        'x-close-codes': closeCodes,
      },
    },
    operations: Object.fromEntries(
      Object.entries(sides).map(([side, { messages, action, summary }]) => [
        side,
        {
          action,
          summary,
          channel: { $ref: '#/channels/live' },
          messages: Object.keys(messages).map((type) => ({
            $ref: `#/channels/live/messages/${nameOf(side, type)}`,
          })),
        },
      ]),
    ),
  }
}
