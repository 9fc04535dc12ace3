import { expect, it } from 'vitest'
import type { Table } from '@stellwerk/protocol'
import type { Visitor } from '../testing.js'
import { startServer } from '../testing.js'

it('the lobby is put together once a second for all strangers, and at once for whoever is signed in', async () => {
  let elapsed = 0
  const server = await startServer({ elapsed: () => elapsed })
  const anna = await server.as('Anna')
  const stranger = server.anybody()
  const make = async () => (await anna.post<Table>('/api/tables', { title: '1873', seats: 2 })).body.id
  const seen = async (who: Visitor, query = '') => {
    const { body } = await who.get<{ tables: Table[] }>(`/api/tables${query}`)
    return body.tables.map(({ id }) => id).toSorted()
  }
  const first = await make()
  expect(await seen(stranger)).toEqual([first])
  const both = [first, await make()].toSorted()
  expect(await seen(anna)).toEqual(both)
  expect(await seen(stranger)).toEqual([first])
  // another question has an answer of its own
  expect(await seen(stranger, '?limit=9')).toEqual(both)
  elapsed += 1000
  expect(await seen(stranger)).toEqual(both)
  expect((await stranger.get('/api/tables?mine=true')).status).toBe(401)
  await server.stop()
})
