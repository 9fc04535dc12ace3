import type { FastifyRequest } from 'fastify'
import { normalizeIP } from '@fastify/rate-limit'

/** Those who hang up before they are answered have no address any more. */
const gone = 'gone'

/** Who sends requests, for counting: one household has a whole /64 of IPv6 addresses. */
export function addressKey({ ip }: { readonly ip: FastifyRequest['ip'] | undefined }): string {
  return ip === undefined ? gone : normalizeIP(ip, 64)
}
