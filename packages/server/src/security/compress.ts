import type { FastifyReply, FastifyRequest } from 'fastify'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

/** Answers above this size travel compressed. */
const above = 8 * 1024

const gzipped = promisify(gzip)

/** Fast: the last few percent would cost more than all the rest. */
export const zipped = (payload: string | Buffer): Promise<Buffer> => gzipped(payload, { level: 2 })

export const acceptsGzip = ({ headers }: FastifyRequest): boolean =>
  /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''))

export async function compress(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  const isJson = String(reply.getHeader('content-type') ?? '').startsWith('application/json')
  if (typeof payload !== 'string' || payload.length <= above || !isJson) return payload
  void reply.header('vary', 'accept-encoding')
  if (!acceptsGzip(request)) return payload
  void reply.header('content-encoding', 'gzip').removeHeader('content-length')
  return zipped(payload)
}
