import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failed } from '../errors.js'
import { addressKey } from './address.js'
import type { Budgets } from './budgets.js'

/** Files are cheap, and monitoring asks often. */
const isCounted = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.url?.startsWith('/api/') === true

const costOf = ({ routeOptions }: FastifyRequest): number => routeOptions.config.cost ?? 1

function grant(reply: FastifyReply, wait: number): void {
  if (wait === 0) return
  reply.header('retry-after', Math.ceil(wait / 1000))
  throw new Failed('too-many', 'too many requests; try again later')
}

/** Counts what an address asks of the interface, before anybody looks who it is. */
export function registerAddressRate(app: FastifyInstance, budgets: Budgets): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isCounted(request)) grant(reply, budgets.atAddress(addressKey(request), costOf(request)))
  })
}

/** Counts what each person asks for; comes after it is known who that is. */
export function registerPersonRate(app: FastifyInstance, budgets: Budgets): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isCounted(request)) return
    grant(reply, budgets.ofPerson(request.account, addressKey(request), costOf(request)))
  })
}
