import { expect, it } from 'vitest'
import { addressKey } from './address.js'

it('counts a household of IPv6 addresses as one, and others by their address', () => {
  expect(addressKey({ ip: '2001:db8:1:2:3::4' })).toBe(addressKey({ ip: '2001:db8:1:2::9' }))
  expect(addressKey({ ip: '2001:db8:1:2::9' })).not.toBe(addressKey({ ip: '2001:db8:1:3::9' }))
  expect(addressKey({ ip: '::ffff:192.0.2.1' })).toBe(addressKey({ ip: '192.0.2.1' }))
})

it('has a name for those who hung up, too', () => {
  expect(addressKey({ ip: undefined })).toBe('gone')
})
