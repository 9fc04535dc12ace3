import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Table } from '@stellwerk/protocol'
import type { TestServer } from '../testing.js'
import { password, startServer } from '../testing.js'

describe('names that look like those of others', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
    await server.as('Anna')
  })
  afterAll(() => server.stop())

  const register = async (name: string): Promise<number> =>
    (await server.anybody().post('/api/accounts', { name, password })).status

  it.each(['Аnna', 'Annа', 'ΑΝΝΑ', 'Ａｎｎａ'])('are taken: %s', async (name) => {
    expect(await register(name)).toBe(409)
  })

  it.each(['\u2800\u2800', 'Anna\u2800', 'An\u200bna', 'An\u202ena', '\u3164\u3164', '№ 1'])(
    'or show nothing, or what is no name, are refused: %j',
    async (name) => {
      expect(await register(name)).toBe(400)
    },
  )

  it('are taken for guests and for those who change theirs', async () => {
    const ben = await server.as('Ben')
    const { body } = await ben.post<Table>('/api/tables', { title: '1873', seats: 3 })
    const guest = await server.anybody().post('/api/guests', { name: 'Аnna', invite: body.invite })
    expect(guest.status).toBe(409)
    expect((await ben.send('PATCH', '/api/me', { name: 'Annа' })).status).toBe(409)
    expect((await ben.send('PATCH', '/api/me', { name: 'BEN' })).status).toBe(200)
    expect(await register('Вen')).toBe(409)
  })

  it('are free again when the other is gone or is called something else', async () => {
    const carl = await server.as('Carl')
    expect(await register('Саrl')).toBe(409)
    expect((await carl.send('PATCH', '/api/me', { name: 'Karl' })).status).toBe(200)
    expect(await register('Саrl')).toBe(201)
    const dora = await server.as('Dora')
    await dora.send('DELETE', '/api/me', { password })
    expect(await register('Dоrа')).toBe(201)
  })
})
