/**
 * The host names to which the server answers. Anybody's page can point its own name to this machine, and the browser
 * then takes the server for a part of that page (DNS rebinding). Numeric addresses and names that nobody else can
 * assign are safe; with a public address, browsers must use that one.
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

/** Tells whether a server goes by what a `Host` header says. */
export function ownNames({ publicUrl, host: listening, hosts }: Names): (host: string) => boolean {
  if (publicUrl !== '') return () => true
  const own = [listening, machine(), `${machine()}.local`, ...hosts.split(',')].map((name) =>
    name.trim().toLowerCase(),
  )
  return (host) => {
    // a client that sends no name is not a browser
    if (host === '') return true
    const name = nameIn(host)
    const isLocal = name === 'localhost' || name.endsWith('.localhost')
    return name !== '' && (isLocal || isIP(name) !== 0 || own.includes(name))
  }
}

/** Monitoring may use any name. */
const isWatched = (url: string): boolean => /^\/(health|ready)(\?|$)/.test(url)

export function registerHosts(app: FastifyInstance, names: Names): void {
  const isOwn = ownNames(names)
  app.addHook('onRequest', async ({ host, url }) => {
    if (isWatched(url) || isOwn(host)) return
    const advice = 'set STELLWERK_PUBLIC_URL, or name it in STELLWERK_HOSTS'
    throw new Failed('forbidden', `this server does not answer to that host name: ${advice}`, {}, 421)
  })
}
