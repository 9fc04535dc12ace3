import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** Clients that hang up before they are answered have no address any more. */
const gone = 'gone'

/** How many of the eight groups of an IPv6 address tell one household from another. */
const groupsOfHousehold = 4

/** Who sends requests, for counting: one household has a whole /64 of IPv6 addresses. */
export function addressKey({ ip }: { readonly ip: FastifyRequest['ip'] | undefined }): string {
  if (ip === undefined) return gone
  const address = ip.replace(/%.*$/, '')
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  return mapped ?? groupsOf(address).slice(0, groupsOfHousehold).join(':')
}

/** The groups of an IPv6 address, those that `::` stands for among them. */
function groupsOf(address: string): string[] {
  // a URL has them in their shortest form, whatever the spelling
  const [before = '', after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [first, last] = [before, after ?? ''].map((part) => part.split(':').filter(Boolean)) as [
    string[],
    string[],
  ]
  const missing = after === undefined ? 0 : 8 - first.length - last.length
  return [...first, ...Array.from({ length: missing }, () => '0'), ...last]
}
