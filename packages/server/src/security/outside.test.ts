import type { LookupAddress } from 'node:dns'
import { describe, expect, it } from 'vitest'
import { isOutside, lookupOutside } from './outside.js'

describe('addresses', () => {
  it.each(['8.8.8.8', '1.1.1.1', '172.15.255.255', '172.32.0.0', '2606:4700::1111', '2a00:1450::1'])(
    '%s is outside',
    (address) => expect(isOutside(address)).toBe(true),
  )

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.255',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.19.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::1',
    'localhost',
    '',
  ])('%j is not', (address) => expect(isOutside(address)).toBe(false))
})

describe('looking a name up', () => {
  const found = (all: boolean): Promise<string | LookupAddress[]> =>
    new Promise((resolve, reject) => {
      lookupOutside('localhost', { all }, (error, address) => (error ? reject(error) : resolve(address)))
    })

  it.each([true, false])('finds nothing inside (all: %s)', async (all) => {
    await expect(found(all)).rejects.toThrow("localhost is an address of the server's own network")
  })
})
