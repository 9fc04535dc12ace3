import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Context } from '../context.js'
import { metricsText, metricsType } from './metrics.js'
import { takeReadings } from './readings.js'

/** A store that needs longer than this for nothing cannot serve players. */
const patience = 2000

/** What monitoring asks: is the server alive, can it work, what is it doing? */
export function healthRoutes(app: FastifyInstance, context: Context): void {
  const { store, log } = context
  app.get('/health', { schema: { hide: true } }, async () => ({ status: 'alive' }))

  app.get('/ready', { schema: { hide: true } }, async (_request, reply) => {
    try {
      await within(patience, sql`select 1`.execute(store.db))
    } catch (error) {
      log.error({ err: error }, 'the store does not answer')
      return reply.status(503).send({ status: 'the store does not answer' })
    }
    // the store has told the log why
    if (store.trouble() !== undefined) return reply.status(503).send({ status: 'nothing can be saved' })
    return { status: 'ready' }
  })

  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
    await takeReadings(context)
    return reply.type(metricsType).send(await metricsText())
  })
}

/** The value of a promise, unless that takes too long. */
async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
