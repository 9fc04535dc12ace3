import { lookup } from 'node:dns'
import { BlockList, isIP } from 'node:net'
import type { LookupFunction } from 'node:net'

const ours = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  ours.addSubnet(network, prefix, 'ipv4')
// tunnels and examples; outside of 2000::/3 there is nothing public
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  ours.addSubnet(network, prefix, 'ipv6')

const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')

/** Whether an address belongs to the world outside, and not to this machine or the network it stands in. */
export function isOutside(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !ours.check(address, 'ipv4')
    case 6:
      return global.check(address, 'ipv6') && !ours.check(address, 'ipv6')
    default:
      return false
  }
}

export class NotOutside extends Error {
  constructor(host: string) {
    super(`${host} is an address of the server's own network`)
  }
}

/**
 * Resolves a name as usual, but to no address inside. The connection goes to the addresses that were checked, so a name
 * that resolves differently a moment later gains nothing.
 */
export const lookupOutside: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    const refused = error ?? (found.every(({ address }) => isOutside(address)) ? null : new NotOutside(host))
    const [first] = found ?? []
    if (refused || !first) callback(refused ?? new Error(`${host} has no address`), '', 0)
    else if (options.all === true) callback(null, found)
    else callback(null, first.address, first.family)
  })
}
