import type { FastifyReply, FastifyRequest } from 'fastify'
import { Readable, pipeline } from 'node:stream'
import { promisify } from 'node:util'
import { createGzip, gzip } from 'node:zlib'

/** Answers above this size travel compressed; those that are made while they are read may become so large. */
const above = 8 * 1024

/** Quick, and with little memory for each: many may be under way at the same time. */
const settings = { level: 2, memLevel: 6, windowBits: 13 }

const zipped = promisify(gzip)

export async function compress(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  const isJson = String(reply.getHeader('content-type') ?? '').startsWith('application/json')
  const isLong = typeof payload === 'string' ? payload.length > above : payload instanceof Readable
  if (!isJson || !isLong) return payload
  void reply.header('vary', 'accept-encoding')
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return payload
  void reply.header('content-encoding', 'gzip').removeHeader('content-length')
  if (typeof payload === 'string') return zipped(payload, settings)
  // whoever hangs up ends the making of it too
  return pipeline(payload as Readable, createGzip(settings), () => undefined)
}
