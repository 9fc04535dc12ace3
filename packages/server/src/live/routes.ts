import type { WebSocket } from '@fastify/websocket'
import { fastifyWebsocket } from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../context.js'
import { addressKey } from '../security/address.js'
import { Hub } from './hub.js'

/** The largest frame: the plan of a large railway's runs is far smaller. */
const largestFrame = 64 * 1024

/** Comes before the routes, because it must see each of them made. */
export async function registerSockets(app: FastifyInstance): Promise<void> {
  await app.register(fastifyWebsocket, {
    options: { maxPayload: largestFrame },
    // a broken connection is nothing to be alarmed about; the hub hears of its end
    errorHandler: (error, socket: WebSocket, request) => {
      request.log.info({ err: error }, 'a socket failed')
      socket.terminate()
    },
    preClose: async () => undefined,
  })
}

/** One socket for each client, for all tables that it follows. */
export function liveRoutes(app: FastifyInstance, services: Services): void {
  const hub = new Hub(services)
  app.addHook('preClose', async () => hub.close())
  app.get('/api/live', { websocket: true }, (socket, request) =>
    hub.connect(socket, request.raw.socket, request.account, addressKey(request)),
  )
}
