import { describe, expect, it, onTestFinished } from 'vitest'
import { openEntrance } from '../accounts/testing.js'
import { ownNames } from './hosts.js'

const local = { publicUrl: '', host: '127.0.0.1', hosts: '' }

describe('the name by which a server is called', () => {
  it.each(['localhost:1873', 'localhost', 'a.localhost', '127.0.0.1:1873', '192.168.1.5', '[::1]:1873', ''])(
    'may be %s',
    (host) => expect(ownNames(local)(host)).toBe(true),
  )

  it.each([
    'evil.example',
    'evil.example:1873',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    ' ',
    'a@b',
  ])('may not be %s, unless the operator says so', (host) => {
    expect(ownNames(local)(host)).toBe(false)
    expect(ownNames({ ...local, hosts: 'club.example, evil.example' })(host)).toBe(
      host.startsWith('evil.example'),
    )
  })

  it('may be that to which it listens, and any where a public address is set', () => {
    expect(ownNames({ ...local, host: 'club.example' })('club.example')).toBe(true)
    expect(ownNames({ ...local, publicUrl: 'https://play.example.org' })('inside')).toBe(true)
  })

  it('is asked of every request but those of watchers', async () => {
    const { app } = await openEntrance(onTestFinished)
    const ask = async (url: string, host: string) => (await app.inject({ url, headers: { host } })).statusCode
    for (const url of ['/api/titles', '/api/session', '/api/live', '/', '/metrics'])
      expect(await ask(url, 'evil.example')).toBe(421)
    expect(await ask('/api/session', 'localhost:1873')).toBe(200)
    for (const url of ['/health', '/ready']) expect(await ask(url, 'evil.example')).toBe(200)
  })
})
