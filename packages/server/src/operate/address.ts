import type { Config } from './config.js'

/** What people on this machine enter in a browser. */
export function localAddress(host: string, port: number): string {
  const anywhere = host === '0.0.0.0' || host === '::'
  const name = anywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}

/** Where people reach the server, for links: without a slash at its end. */
export const publicAddress = ({
  publicUrl,
  host,
  port,
}: Pick<Config, 'publicUrl' | 'host' | 'port'>): string =>
  publicUrl === '' ? localAddress(host, port) : publicUrl.replace(/\/$/, '')
