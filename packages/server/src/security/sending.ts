import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Browsers do not send a request before the last one of the connection is answered; programs may send a few. */
const mostUnderWay = 4

/**
 * Cuts off clients that do not read what they asked for, or keep asking meanwhile: answers that nobody reads would fill
 * the memory.
 */
export function registerSending(app: FastifyInstance, seconds: number): void {
  const underWay = new WeakMap<Socket, number>()
  const timers = new WeakMap<ServerResponse, NodeJS.Timeout>()
  app.server.on('request', ({ socket }, response) => {
    const count = (underWay.get(socket) ?? 0) + 1
    underWay.set(socket, count)
    if (count > mostUnderWay) return void socket.destroy()
    response.once('close', () => {
      underWay.set(socket, (underWay.get(socket) ?? 1) - 1)
      clearTimeout(timers.get(response))
    })
  })
  app.addHook('onSend', async (_request, { raw }) => {
    if (!timers.has(raw)) timers.set(raw, setTimeout(() => raw.destroy(), seconds * 1000).unref())
  })
}
