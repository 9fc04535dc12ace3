import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP } from 'node:net'
import { NotOutside, isOutside, lookupOutside } from '../security/outside.js'

/** Longer than this nobody waits for a stranger's server. */
const patience = 10_000

interface Post {
  readonly headers: { readonly [name: string]: string | number }
  readonly body: string | Buffer
  /** Whether the address may be one of our own network. */
  readonly inside: boolean
}

/**
 * Sends something to an address that a user gave, and returns the status of the answer. Follows no redirects, and reads
 * nothing of the answer.
 */
export function post(address: string, { headers, body, inside }: Post): Promise<number> {
  const url = new URL(address)
  // names are looked at when they are resolved; a number is connected to without resolving
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  if (!inside && isIP(literal) !== 0 && !isOutside(literal)) return Promise.reject(new NotOutside(literal))
  const request = url.protocol === 'https:' ? secureRequest : plainRequest
  return new Promise((resolve, reject) => {
    const sending = request(
      url,
      {
        method: 'POST',
        agent: false,
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(patience),
        ...(inside ? {} : { lookup: lookupOutside }),
      },
      (answer) => {
        resolve(answer.statusCode ?? 0)
        answer.destroy()
      },
    )
    sending.on('error', reject)
    sending.end(body)
  })
}
