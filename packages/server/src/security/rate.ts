import { fastifyRateLimit } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { Failed } from '../errors.js'
import type { Config } from '../operate/config.js'
import { addressKey } from './address.js'

/** Limits how much one address asks of the interface. Only routes that are added later are limited. */
export async function registerRate(
  app: FastifyInstance,
  { requestsPerMinute }: Pick<Config, 'requestsPerMinute'>,
): Promise<void> {
  await app.register(fastifyRateLimit, {
    max: requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: addressKey,
    // files are cheap, and those who watch over the server ask often
    allowList: (request) => request.routeOptions.url?.startsWith('/api/') !== true,
    errorResponseBuilder: () => new Failed('too-many', 'too many requests; try again later'),
  })
}
