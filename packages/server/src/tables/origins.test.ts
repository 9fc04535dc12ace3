import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Table } from '@stellwerk/protocol'
import type { TestServer, Visitor } from '../testing.js'
import { startServer } from '../testing.js'
import { coins } from '../testing-coins.js'

/** A game that somebody has won, of players with any names. */
const won = (names: readonly string[]) => ({
  format: 'stellwerk/1',
  title: 'coins',
  options: {},
  players: ['A', 'B'],
  names: { A: names[0], B: names[1] },
  seed: 1,
  actions: Array.from({ length: 7 }, (_, i) => ({ type: 'take', player: i % 2 === 0 ? 'A' : 'B', count: 3 })),
})

describe('where a game comes from', () => {
  let server: TestServer
  let anna: Visitor
  let elapsed = 0
  beforeAll(async () => {
    server = await startServer({ games: coins, elapsed: () => elapsed })
    anna = await server.as('Anna')
    await server.as('Ben')
  })
  afterAll(() => server.stop())

  const lobby = async (id: string): Promise<Table | undefined> => {
    // strangers see it as it was within the last second
    elapsed += 1000
    const { body } = await server.anybody().get<{ tables: Table[] }>('/api/tables?state=finished')
    return body.tables.find((table) => table.id === id)
  }
  const upload = async (names: readonly string[]): Promise<Table> => {
    const { status, body } = await anna.post<Table>('/api/tables/upload', { file: won(names) })
    expect(status).toBe(201)
    return body
  }

  it('is told of one that was uploaded, to everybody', async () => {
    const { id, uploaded, state } = await upload(['Ida', 'Jan'])
    expect([uploaded, state]).toEqual([7, 'finished'])
    expect(await lobby(id)).toMatchObject({ uploaded: 7, host: { name: 'Anna' } })
    const { body } = await anna.post<Table>('/api/tables', { title: 'coins', seats: 2 })
    expect(body.uploaded).toBeNull()
  })

  it('shows: nobody with an account here seems to have played in it, except who has', async () => {
    const named = async (names: readonly string[]) => (await upload(names)).seats.map(({ name }) => name)
    expect(await named(['Ida', 'Ben'])).toEqual(['“Ida”', '№ 2'])
    // what looks like a name is one
    expect(await named(['Вen', 'Jan'])).toEqual(['№ 1', '“Jan”'])
    expect(await named(['Anna', 'Jan'])).toEqual(['“Anna”', '“Jan”'])
  })

  it('tells those who come later by the name of the file from those in it', async () => {
    const { id } = await upload(['Kim', 'Jan'])
    await server.as('Kim')
    expect((await lobby(id))?.seats[0]).toMatchObject({ name: '“Kim”', person: null })
  })

  it('is told of a seed that the host knows', async () => {
    const make = async (wish: object) =>
      (await anna.post<Table>('/api/tables', { title: 'coins', seats: 2, ...wish })).body
    expect((await make({})).seedChosen).toBe(false)
    const { id, seedChosen } = await make({ seed: 5 })
    expect(seedChosen).toBe(true)
    expect((await server.anybody().get<Table>(`/api/tables/${id}`)).body.seedChosen).toBe(true)
    expect((await upload(['Ida', 'Jan'])).seedChosen).toBe(true)
  })
})
