import { expect, it } from 'vitest'
import { startServer } from '../testing.js'
import { startTable } from '../testing-table.js'

it('a new name is told at once to those who follow a table of its owner', async () => {
  const server = await startServer()
  const table = await startTable(server, ['Anna', 'Ben'])
  const elsewhere = await startTable(server, ['Anna', 'Carl'])
  const socket = await server.anybody().socket()
  for (const { id } of [table, elsewhere]) {
    socket.send({ type: 'watch', table: id, after: 0 })
    await socket.heard('table', (message) => message.table.id === id)
  }
  const before = socket.of('table').length
  expect((await table.of('seat-2').send('PATCH', '/api/me', { name: 'Benno' })).status).toBe(200)
  const told = await socket.heard('table', (message) => message.table.seats[1]?.name === 'Benno')
  expect(told.table).toMatchObject({ id: table.id, seats: [{ name: 'Anna' }, { person: { name: 'Benno' } }] })
  // whom it does not concern hears nothing of it
  const since = socket.of('table').slice(before)
  expect(new Set(since.map((message) => message.table.id))).toEqual(new Set([table.id]))
  await socket.end()
  await server.stop()
})
