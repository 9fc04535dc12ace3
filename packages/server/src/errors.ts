import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { Refusal } from '@stellwerk/engine'
import { engineRules } from '@stellwerk/engine'
import type { ErrorCode, Failure, GameView } from '@stellwerk/protocol'
import type { HeadersFor } from './security/headers.js'
import { StoreUnavailable, isUnreachable, troubleOf } from './store/errors.js'

const statuses: Readonly<Record<ErrorCode, number>> = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  refused: 422,
  'too-many': 429,
  internal: 500,
  unavailable: 503,
}

interface Details {
  /** Which field of the request is at fault. */
  readonly path?: string
  readonly refusal?: Refusal
  /** The sequence number to go on from. */
  readonly seq?: number
  /** The game as it is now. */
  readonly game?: GameView
}

/** A request that cannot be fulfilled, for a reason that may be told. */
export class Failed extends Error {
  override readonly name = 'Failed'

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: Details = {},
    /** A more exact HTTP status than that of the code. */
    readonly status = statuses[code],
  ) {
    super(message)
  }
}

export const malformed = (path: string, message: string): Failed => new Failed('malformed', message, { path })

export const unauthenticated = (): Failed => new Failed('unauthenticated', 'sign in first')

export const forbidden = (message: string): Failed => new Failed('forbidden', message)

/** Also the answer to people who may not know that something exists. */
export const notFound = (what = 'page'): Failed => new Failed('not-found', `there is no such ${what}`)

export const conflict = (message: string, seq?: number): Failed =>
  new Failed('conflict', message, seq === undefined ? {} : { seq })

/** A refusal by the rules; `field` is the part of the request that they refuse. */
export function refusedBy(refusal: Refusal, field: string): Failed {
  const { path } = refusal.params
  const inner = typeof path === 'string' && path !== '' ? `${field}.${path}` : field
  return refusal.rule === engineRules.malformed
    ? new Failed('malformed', 'does not have the required form', { path: inner, refusal })
    : new Failed('refused', `refused by ${refusal.rule}`, { refusal, path: inner })
}

/** No field of ours has a longer path; unknown ones may be of any length. */
const longestPath = 200

/** The field at fault; an unknown field is named itself, and not its parent. */
export function fieldAt(path: readonly PropertyKey[], issue: object | undefined): string {
  const keys: unknown = issue && 'keys' in issue ? issue.keys : []
  const unknown = Array.isArray(keys) ? keys.slice(0, 1) : []
  return [...path, ...unknown].map(String).join('.').slice(0, longestPath)
}

/** Any error as what may be told of it. Whatever is unknown is a bug: its message stays in the log. */
export function asFailed(error: unknown): Failed {
  if (error instanceof Failed) return error
  if (troubleOf(error) !== undefined || (error instanceof StoreUnavailable && error.reason === 'damaged'))
    return new Failed('unavailable', 'the server cannot save anything right now; nothing was entered')
  if (error instanceof StoreUnavailable) return new Failed('unavailable', 'try again in a moment')
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation
    const path = (first?.instancePath ?? '').split('/').filter(Boolean)
    return malformed(fieldAt(path, first?.params), first?.message ?? 'malformed')
  }
  const { statusCode, message, code } = error as Partial<FastifyError>
  if (statusCode === 413 || statusCode === 414) return new Failed('too-large', 'the request is too large')
  if (statusCode === 429) return new Failed('too-many', 'too many requests; try again later')
  if (statusCode === 503) return new Failed('unavailable', 'try again in a moment')
  // 403: a path that leads out of the folder of the pages
  if (statusCode === 403 || statusCode === 404) return notFound()
  // a body that is no JSON, of another type or of another length than announced; a part of a file that is not there
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    const isOurs = code?.startsWith('FST_') === true && message !== undefined
    return new Failed('malformed', isOurs ? message : 'malformed', { path: '' }, statusCode)
  }
  if (isUnreachable(error)) return new Failed('unavailable', 'try again in a moment')
  return new Failed('internal', 'something went wrong here')
}

export const bodyOf = ({ code, message, details }: Failed): Failure => ({
  error: { code, message, ...details },
})

/** What is wrong with an address before any route is found. */
export const answerFrameworkError =
  (headersFor: HeadersFor) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const failed = asFailed(error)
    void reply.status(failed.status).headers(headersFor(request, true)).send(bodyOf(failed))
  }

/** Answers what is not a request at all, over the bare connection. */
export const answerClientError =
  (headersFor: HeadersFor) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const isLarge = error.code === 'HPE_HEADER_OVERFLOW'
    const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
    const line = isLarge
      ? '431 Request Header Fields Too Large'
      : isLate
        ? '408 Request Timeout'
        : '400 Bad Request'
    const failed = isLarge ? new Failed('too-large', 'the request is too large') : malformed('', 'no request')
    const body = JSON.stringify(bodyOf(failed))
    const head = [
      `HTTP/1.1 ${line}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      ...Object.entries(headersFor(undefined, true)).map(([name, value]) => `${name}: ${value}`),
    ]
    if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
    socket.destroy(error)
  }

/** Every failure leaves the server in the same form. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error, request: FastifyRequest, reply: FastifyReply) => {
    const failed = asFailed(error)
    if (failed.code === 'internal') request.log.error({ err: error }, 'a request failed')
    return reply.status(failed.status).send(bodyOf(failed))
  })
}
