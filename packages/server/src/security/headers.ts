import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../operate/config.js'

/** Where the pages' socket is: `'self'` alone does not include it in every browser. */
function socketOf(publicUrl: string, request: FastifyRequest | undefined): string {
  if (publicUrl !== '') return new URL(publicUrl).origin.replace(/^http/, 'ws')
  if (!request) return "'none'"
  const { host, protocol } = request
  // the host is the client's own text, and must not add directives
  return /^[\w.\-:[\]]+$/.test(host) ? `${protocol === 'https' ? 'wss' : 'ws'}://${host}` : "'none'"
}

/** Pages load nothing from elsewhere and run no script that is not a file of ours. */
const contentPolicy = (socket: string): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    `connect-src 'self' ${socket}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** What every answer says. */
const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // not `no-referrer`: browsers would then name no origin in our own requests
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** The security headers of an answer; there is no request if none could be read. */
export type HeadersFor = (
  request: FastifyRequest | undefined,
  /** Whether the answer depends on who asks, and on when. */
  isFleeting: boolean,
) => Readonly<Record<string, string>>

export function headersOf({ publicUrl }: Pick<Config, 'publicUrl'>): HeadersFor {
  const hsts = publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}
  return (request, isFleeting) => ({
    ...always,
    ...hsts,
    'content-security-policy': contentPolicy(socketOf(publicUrl, request)),
    ...(isFleeting ? { 'cache-control': 'no-store' } : {}),
  })
}

/** What the interface says, also of addresses that it does not know. */
const isApi = ({ url, routeOptions }: FastifyRequest): boolean =>
  routeOptions.url?.startsWith('/api/') === true || /^\/api(?![\w-])/.test(url)

/** Tells browsers with every answer to be careful. */
export function registerHeaders(app: FastifyInstance, config: Pick<Config, 'publicUrl'>): void {
  const headersFor = headersOf(config)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headersFor(request, isApi(request)))
  })
}
