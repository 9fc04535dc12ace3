import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { DestinationStream, LoggerOptions } from 'pino'
import { pino } from 'pino'
import type { Config } from './config.js'

/** Names of fields that hold secrets. Their values are never logged. */
const secrets = ['password', 'present', 'next', 'token', 'cookie', 'authorization', 'email', 'invite', 'keys']

const headers = ['req', 'request', 'res', 'response'].flatMap((bearer) => [
  `${bearer}.headers.cookie`,
  `${bearer}.headers.authorization`,
  `${bearer}.headers["set-cookie"]`,
])

/** An address without the secret of an invitation or of a letter. */
const withoutSecrets = (url: string): string =>
  url.replace(/([?&](?:invite|token)=)[^&#]*/g, '$1…').replace(/(\/invites?\/)[^/?#]+/g, '$1…')

/** Only these fields: the others of a database error quote the values of the query. */
const faultOf = (error: Error & { readonly code?: unknown }): object => ({
  type: error.name,
  message: error.message,
  code: error.code,
  stack: error.stack,
})

/** The log of the server: a line of JSON for each event. */
export function openLog(
  { logLevel }: Pick<Config, 'logLevel'>,
  destination?: DestinationStream,
): FastifyBaseLogger {
  const options: LoggerOptions = {
    level: logLevel,
    redact: {
      paths: [
        ...secrets,
        ...secrets.map((name) => `*.${name}`),
        ...secrets.map((name) => `*.*.${name}`),
        ...headers,
      ],
      censor: '…',
    },
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        url: withoutSecrets(request.url),
        address: request.ip,
      }),
      err: faultOf,
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
