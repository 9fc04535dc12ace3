/**
 * What operators need: health, metrics, limits. Registered before all other routes, because the headers and the limits
 * of an address come before everything else.
 */
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.js'
import { registerHeaders } from '../security/headers.js'
import { registerHosts } from '../security/hosts.js'
import type { Budgets } from '../security/budgets.js'
import { registerAddressRate } from '../security/rate.js'
import { healthRoutes } from './health.js'
import { metrics } from './metrics.js'

export function registerOperations(app: FastifyInstance, context: Context, budgets: Budgets): void {
  registerHeaders(app, context.config)
  registerHosts(app, context.config)
  registerAddressRate(app, budgets)
  app.addHook('onResponse', async (request, reply) => {
    // by pattern and not by address: the metrics must not grow with the number of tables
    const route = request.routeOptions.url ?? 'none'
    metrics.requests.inc({ method: request.method, route, status: String(reply.statusCode) })
    metrics.requestSeconds.observe({ route }, reply.elapsedTime / 1000)
  })
  healthRoutes(app, context)
}
