import type { FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { Pieces } from '../play/pieces.js'
import { acceptsGzip, zipped } from './compress.js'

/** How many bytes are kept. */
const mostKept = 16 * 1024 * 1024

/** A long answer as JSON, made piece by piece. */
export interface Made {
  /** Two answers with the same key are the same for ever. */
  readonly key: string
  make(): AsyncIterable<string | Buffer>
}

/**
 * Sends long answers. Compressed ones are made once for everybody who asks for the same, and kept for a while. Others
 * are made as fast as they are read, so a slow reader, or one who does not read at all, holds one piece in memory. They
 * are not validated again, which would keep others waiting.
 */
export class MadeAnswers {
  private readonly kept = new Pieces<Buffer>(mostKept, ({ length }) => length)

  async send(request: FastifyRequest, reply: FastifyReply, { key, make }: Made): Promise<FastifyReply> {
    reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding')
    if (!acceptsGzip(request)) return reply.send(Readable.from(make(), { objectMode: false }))
    const bytes = await this.kept.of(key, async () => zipped(await gathered(make())))
    return reply.header('content-encoding', 'gzip').send(bytes)
  }
}

async function gathered(some: AsyncIterable<string | Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of some) parts.push(typeof part === 'string' ? Buffer.from(part) : part)
  return Buffer.concat(parts)
}
