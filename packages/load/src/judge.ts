import { readJson } from '@stellwerk/engine'
import { closeCodes, failure } from '@stellwerk/protocol'
import { outside } from '@stellwerk/server/inside'
import type { Reply } from './http.js'
import type { Spoilt } from './spoil.js'

/**
 * Internals that must not appear in answers: a stack trace, a file of the program or beside it, a database statement.
 */
const internals = new RegExp(
  [
    /node_modules|\n\s+at |\.[cm]?[jt]s:\d|sqlite|kysely|postgres|ZodError|select .+ from |\/dist\//.source,
    outside,
  ].join('|'),
  'i',
)

/** Whether the field that an answer names has to do with the one at fault: it, or what holds it, or what it holds. */
const isAbout = (named: string, path: string): boolean =>
  isRelated(named.replaceAll(/\[(\d+)\]/g, '.$1'), path)

const isRelated = (named: string, path: string): boolean =>
  named === ''
    ? !path.includes('.')
    : `${path}.`.startsWith(`${named}.`) || `${named}.`.startsWith(`${path}.`)

/** What is wrong with an answer to a spoilt request; `path` is the only field that can be at fault, if there is one. */
export function faultOf({ status, text }: Reply, path?: string): string | undefined {
  if (status >= 500) return `status ${status}`
  if (internals.test(text)) return 'tells of internals'
  // what is not HTTP, or has no valid address, does not reach the interface
  if (status < 400 || text === '' || status === 431 || status === 414 || text.includes('FST_ERR_BAD_URL'))
    return undefined
  const parsed = failure.safeParse(readJson(text)?.value)
  if (!parsed.success) return `status ${status} in another form than promised`
  const { code, path: named } = parsed.data.error
  if (code !== 'malformed') return undefined
  if (named === undefined) return 'malformed, but does not say where'
  if (path !== undefined && !isAbout(named, path)) return `${path} is wrong, but ${named} is named`
  return undefined
}

/** Codes with which a socket may be closed: the protocol's own, and those for text that is none and broken frames. */
const allowedCodes: ReadonlySet<number> = new Set([...Object.values(closeCodes), 1002, 1007])

/** Frames above this size are cut off while they are still being sent, and the code may be lost with them. */
const largestFrame = 64 * 1024

export function faultOfClosing(code: number, reason: string, { text, path }: Spoilt): string | undefined {
  if (code === 1006 && text.length > largestFrame) return undefined
  if (!allowedCodes.has(code)) return `closed with ${code}`
  if (internals.test(reason)) return 'tells of internals'
  if (code === closeCodes.malformed && path !== undefined && !isAbout(reason, path))
    return `${path} is wrong, but ${reason} is named`
  return undefined
}

export function faultOfMessage(text: string): string | undefined {
  const { type, code } = (readJson(text)?.value ?? {}) as { type?: unknown; code?: unknown }
  if (type === 'failed' && (code === 'internal' || code === 'unavailable')) return `a message failed: ${code}`
  return type === 'failed' && internals.test(text) ? 'tells of internals' : undefined
}
