import type { FastifyRequest } from 'fastify'
import type { Config } from '../operate/config.js'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a request could change something, or opens a socket that could. */
const matters = ({ method, headers }: FastifyRequest): boolean =>
  !reading.has(method) || headers.upgrade?.toLowerCase() === 'websocket'

/**
 * Whether a request comes from our own pages, or from no page at all. Browsers name the page that sends a request in
 * `Origin`, or at least say in `Sec-Fetch-Site` how it is related. Other programs send neither, but carry no cookies
 * that a foreign page could use.
 */
export function isOwnOrigin(request: FastifyRequest, { publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  if (!matters(request)) return true
  const { origin } = request.headers
  if (origin === undefined) {
    const site = request.headers['sec-fetch-site']
    return site === undefined || site === 'same-origin' || site === 'none'
  }
  if (publicUrl !== '') return origin === new URL(publicUrl).origin
  return URL.canParse(origin) && new URL(origin).host !== '' && new URL(origin).host === request.host
}
