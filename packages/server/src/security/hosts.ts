/**
 * By which names the server lets itself be called. A page of anybody can have its own name lead to this machine, and its
 * browser then takes the server for a part of that page. Addresses in numbers and names that nobody else can give out
 * are safe; with a public address, browsers are held to that one.
 */
import { isIP } from 'node:net'
import { hostname as machine } from 'node:os'
import type { FastifyInstance } from 'fastify'
import { Failed } from '../errors.js'
import type { Config } from '../operate/config.js'

type Names = Pick<Config, 'publicUrl' | 'host' | 'hosts'>

/** The name in a `Host` header, without its port. */
function nameIn(host: string): string {
  const url = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : ''
  return url.replace(/^\[|\]$/g, '').replace(/\.$/, '')
}

/** Whether a server goes by a name. */
export function isOwnName(host: string, { publicUrl, host: listening, hosts }: Names): boolean {
  // whatever sends no name is no browser
  if (publicUrl !== '' || host === '') return true
  const name = nameIn(host)
  const own = [listening, machine(), `${machine()}.local`, ...hosts.split(',')].map((one) =>
    one.trim().toLowerCase(),
  )
  const isLocal = name === 'localhost' || name.endsWith('.localhost')
  return name !== '' && (isLocal || isIP(name) !== 0 || own.includes(name))
}

/** Those who watch over a server may call it as they like. */
const isWatched = (url: string): boolean => /^\/(health|ready)(\?|$)/.test(url)

export function registerHosts(app: FastifyInstance, names: Names): void {
  app.addHook('onRequest', async ({ host, url }) => {
    if (isWatched(url) || isOwnName(host, names)) return
    const advice = 'set STELLWERK_PUBLIC_URL, or name it in STELLWERK_HOSTS'
    throw new Failed('forbidden', `this server does not go by that name: ${advice}`, {}, 421)
  })
}
