import type { FastifyInstance } from 'fastify'
import type { Socket } from 'node:net'

/** No browser sends a request before the last one of the connection is answered; programs may send a few. */
const mostUnderWay = 4

/**
 * Whoever does not read what they asked for is cut off, and so is whoever goes on asking meanwhile: answers that nobody
 * reads would fill the memory.
 */
export function registerSending(app: FastifyInstance, seconds: number): void {
  const underWay = new WeakMap<Socket, number>()
  app.server.on('request', ({ socket }, response) => {
    const count = (underWay.get(socket) ?? 0) + 1
    underWay.set(socket, count)
    if (count > mostUnderWay) return void socket.destroy()
    response.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1))
  })
  app.addHook('onSend', async (_request, { raw }) => {
    const late = setTimeout(() => raw.destroy(), seconds * 1000)
    raw.once('close', () => clearTimeout(late))
  })
}
