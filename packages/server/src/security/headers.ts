import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../operate/config.js'

/** Where the pages' socket is: `'self'` alone does not include it in every browser. */
function socketOf(publicUrl: string, { host, protocol }: FastifyRequest): string {
  if (publicUrl !== '') return new URL(publicUrl).origin.replace(/^http/, 'ws')
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
export const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // not `no-referrer`: browsers would then name no origin in our own requests
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** Tells browsers with every answer to be careful. */
export function registerHeaders(app: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>): void {
  const hsts = publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}
  app.addHook('onRequest', async (request, reply) => {
    const policy = { 'content-security-policy': contentPolicy(socketOf(publicUrl, request)) }
    // what the interface says depends on who asks, and on when
    const isApi = request.routeOptions.url?.startsWith('/api/') === true
    reply.headers({ ...always, ...hsts, ...policy, ...(isApi ? { 'cache-control': 'no-store' } : {}) })
  })
}
