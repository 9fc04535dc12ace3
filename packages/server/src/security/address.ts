import type { FastifyRequest } from 'fastify'
import { normalizeIP } from '@fastify/rate-limit'

/** Who sends requests, for counting: one household has a whole /64 of IPv6 addresses. */
export const addressKey = (request: FastifyRequest): string => normalizeIP(request.ip, 64)
