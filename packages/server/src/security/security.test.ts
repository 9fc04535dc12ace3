import { request as plainRequest } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openEntrance } from '../accounts/testing.js'
import { visitorAt } from '../testing-visitor.js'

const anna = { name: 'Anna', password: 'correct horse' }

describe('a request from a page', () => {
  const publicUrl = 'https://play.example.org'

  const statusWith = async (headers: { [name: string]: string }, given = {}) => {
    const { browser, address } = await openEntrance(onTestFinished, given)
    const filled = Object.entries(headers).map(([name, value]) => [name, value.replace('OWN', address)])
    return (await browser()('POST', '/api/accounts', anna, Object.fromEntries(filled))).status
  }

  it.each([
    [{}, {}, 201],
    [{ origin: 'OWN' }, {}, 201],
    [{ origin: 'https://evil.example.org' }, {}, 403],
    [{ origin: 'null' }, {}, 403],
    [{ origin: 'OWN.evil.example.org' }, {}, 403],
    [{ origin: 'http://127.0.0.1:1' }, {}, 403],
    [{ origin: publicUrl }, { publicUrl }, 201],
    [{ origin: 'http://play.example.org' }, { publicUrl }, 403],
    // with a public address there is no other
    [{ origin: 'OWN' }, { publicUrl }, 403],
    [
      { origin: 'https://inside.example.org', 'x-forwarded-host': 'inside.example.org' },
      { publicUrl, trustProxy: 1 },
      403,
    ],
    [
      { origin: 'https://inside.example.org', 'x-forwarded-host': 'inside.example.org' },
      { trustProxy: 1, hosts: 'inside.example.org' },
      201,
    ],
    [
      { origin: 'https://inside.example.org', 'x-forwarded-host': 'inside.example.org' },
      { trustProxy: 1 },
      421,
    ],
    [{ origin: publicUrl }, {}, 403],
  ])('with %j is judged by where it comes from (%j): %i', async (headers, given, expected) => {
    expect(await statusWith(headers, given)).toBe(expected)
  })

  // fetch sets this header itself
  it.each([
    ['same-origin', 201],
    ['none', 201],
    ['same-site', 403],
    ['cross-site', 403],
  ])('of an old browser that says %s is answered with %i', async (site, expected) => {
    const { address } = await openEntrance(onTestFinished)
    const status = await new Promise((resolve, reject) => {
      const headers = { 'sec-fetch-site': site, 'content-type': 'application/json' }
      const sending = plainRequest(`${address}/api/accounts`, { method: 'POST', headers }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      })
      sending.on('error', reject)
      sending.end(JSON.stringify(anna))
    })
    expect(status).toBe(expected)
  })

  it('may read from anywhere: browsers show other sites nothing of it', async () => {
    const { browser } = await openEntrance(onTestFinished)
    const answer = await browser()('GET', '/api/push-key', undefined, { origin: 'https://evil.example.org' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin')
  })

  it('does not slip through in another spelling', async () => {
    const { browser } = await openEntrance(onTestFinished)
    const headers = { origin: 'https://evil.example.org' }
    expect((await browser()('POST', '/%61pi/accounts', anna, headers)).status).toBe(403)
  })

  it('that opens a socket is judged too', async () => {
    const { address } = await openEntrance(onTestFinished)
    await expect(visitorAt(address).socket({ origin: 'https://evil.example.org' })).rejects.toThrow('403')
    const socket = await visitorAt(address).socket({ origin: address })
    await socket.end()
  })
})

describe('headers', () => {
  it('forbid everything that the pages do not need', async () => {
    const { browser, address } = await openEntrance(onTestFinished)
    const { headers } = await browser()('GET', '/api/push-key')
    const socket = address.replace('http', 'ws')
    expect(headers.get('content-security-policy')?.split('; ')).toEqual([
      "default-src 'self'",
      "script-src 'self'",
      "worker-src 'self'",
      "style-src 'self'",
      "img-src 'self' data: blob:",
      `connect-src 'self' ${socket}`,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ])
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('strict-transport-security')).toBeNull()
  })

  it('speak of TLS where people come through it', async () => {
    const { browser } = await openEntrance(onTestFinished, { publicUrl: 'https://play.example.org/' })
    const { headers } = await browser()('GET', '/api/push-key')
    expect(headers.get('content-security-policy')).toContain("connect-src 'self' wss://play.example.org;")
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
  })

  it('come with failures, and with pages that are not there', async () => {
    const { browser } = await openEntrance(onTestFinished)
    for (const path of ['/api/me', '/api/nothing', '/nothing'])
      expect((await browser()('GET', path)).headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('cannot be added to by the name that the client gives the server', async () => {
    const { app } = await openEntrance(onTestFinished)
    const { headers } = await app.inject({
      url: '/health',
      headers: { host: "x; script-src 'unsafe-inline'" },
    })
    expect(headers['content-security-policy']).not.toContain('unsafe-inline')
  })
})

describe('requests of one address', () => {
  it('are limited, and those who watch over the server are not', async () => {
    const { browser } = await openEntrance(onTestFinished, { requestsPerMinute: 3 })
    const send = browser()
    for (let i = 0; i < 3; i++) expect((await send('GET', '/api/push-key')).status).toBe(200)
    const refused = await send('GET', '/api/push-key')
    expect(refused).toMatchObject({ status: 429, body: { error: { code: 'too-many' } } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await send('POST', '/api/session', { ...anna })).status).toBe(429)
    expect((await send('GET', '/health')).status).toBe(200)
  })

  it('are told apart behind a proxy, and a whole network counts as one', async () => {
    const { browser } = await openEntrance(onTestFinished, { requestsPerMinute: 1, trustProxy: 1 })
    const from = async (address: string) =>
      (await browser()('GET', '/api/push-key', undefined, { 'x-forwarded-for': address })).status
    expect([await from('192.0.2.1'), await from('192.0.2.2'), await from('192.0.2.1')]).toEqual([
      200, 200, 429,
    ])
    expect([await from('2001:db8::1'), await from('2001:db8::2'), await from('2001:db8:1::1')]).toEqual([
      200, 429, 200,
    ])
  })

  it('are told apart by what the trusted proxies add, and not by what comes before', async () => {
    for (const [proxies, behind] of [
      [1, ''],
      [2, ', 198.51.100.7'],
    ] as const) {
      const { browser } = await openEntrance(onTestFinished, { requestsPerMinute: 1, trustProxy: proxies })
      const from = async (address: string) =>
        (await browser()('GET', '/api/push-key', undefined, { 'x-forwarded-for': address + behind })).status
      expect([await from('203.0.113.1, 192.0.2.1'), await from('203.0.113.2, 192.0.2.1')]).toEqual([200, 429])
      expect(await from('203.0.113.1, 192.0.2.2')).toBe(200)
    }
  })

  it('are not told apart by what a stranger says', async () => {
    const { browser } = await openEntrance(onTestFinished, { requestsPerMinute: 1 })
    const from = async (address: string) =>
      (await browser()('GET', '/api/push-key', undefined, { 'x-forwarded-for': address })).status
    expect([await from('192.0.2.1'), await from('192.0.2.2')]).toEqual([200, 429])
  })
})
