import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Level } from '@stellwerk/bots'
import { legal } from '@stellwerk/engine'
import type { CoreState } from '@stellwerk/engine'
import type { GameView, Table } from '@stellwerk/protocol'
import { games } from '@stellwerk/titles'
import { TestStores, storeKinds } from '../store/testing-stores.js'
import type { TestServer, Visitor } from '../testing.js'
import { startServer } from '../testing.js'
import { newKey, wholeLog } from '../testing-table.js'

interface Opened {
  readonly id: string
  readonly path: string
  readonly host: Visitor
}

/** A table at which Anna plays against two computers. */
async function againstTwo(server: TestServer, title = '1873', level: Level = 'easy'): Promise<Opened> {
  const host = await server.as('Anna')
  const made = await host.post<Table>('/api/tables', { title, seats: 3, seating: 'chosen' })
  const path = `/api/tables/${made.body.id}`
  for (const seat of ['seat-2', 'seat-3'])
    expect((await host.post(`${path}/computer`, { seat, level })).status).toBe(200)
  expect((await host.post(`${path}/start`)).status).toBe(200)
  return { id: made.body.id, path, host }
}

const tableAt = async ({ host, path }: Opened): Promise<Table> => (await host.get<Table>(path)).body

const annasTurn = (opened: Opened): Promise<Table> =>
  vi.waitFor(
    async () => {
      const table = await tableAt(opened)
      expect(table.turn).toContain('seat-1')
      return table
    },
    { timeout: 30_000, interval: 10 },
  )

/** Anna takes the first choice that she has. */
async function playAnna(opened: Opened): Promise<void> {
  const { body } = await opened.host.get<GameView>(`${opened.path}/game`)
  const state = body.state as unknown as CoreState
  const { title } = games[(await tableAt(opened)).title] as NonNullable<(typeof games)[string]>
  const action = legal(title, state).choices.find(({ action: { player } }) => player === 'seat-1')?.action
  const request = { after: body.seq, key: newKey(), action }
  expect((await opened.host.post(`${opened.path}/actions`, request)).status).toBe(200)
}

const actors = async ({ host, path }: Opened): Promise<(string | null)[]> =>
  (await wholeLog(host, path)).map(({ by }) => by)

describe('computers at a table', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.stop())

  it('have names and a level, and decide until a person is asked', async () => {
    const opened = await againstTwo(server)
    await annasTurn(opened)
    await playAnna(opened)
    const table = await annasTurn(opened)
    expect(table.seats.map(({ computer }) => computer)).toEqual([null, 'easy', 'easy'])
    const [, second, third] = table.seats
    expect(second?.name).toMatch(/^\p{L}{3,}$/u)
    expect(third?.name).not.toBe(second?.name)
    expect(await actors(opened)).toEqual(expect.arrayContaining(['seat-1', 'seat-2', 'seat-3']))
  })

  it('agree to an undo, which goes back past their decisions to one’s own', async () => {
    const opened = await againstTwo(server)
    const { length } = await annasTurn(opened)
    await playAnna(opened)
    const table = await annasTurn(opened)
    const request = { after: table.seq, key: newKey(), to: length }
    const { status, body } = await opened.host.post<{ needs: string[] }>(`${opened.path}/undo`, request)
    expect([status, body.needs]).toEqual([200, []])
    expect(await tableAt(opened)).toMatchObject({ length, turn: ['seat-1'] })
  })

  it('are seated by the host alone, on seats that nobody has', async () => {
    const opened = await againstTwo(server)
    const ben = await server.as('Ben')
    const asks = (visitor: Visitor, seat: string, level: Level | null) =>
      visitor.post(`${opened.path}/computer`, { seat, level })
    expect((await asks(ben, 'seat-2', null)).status).toBe(403)
    expect((await asks(opened.host, 'seat-1', 'good')).status).toBe(409)
    expect((await asks(opened.host, 'seat-9', 'good')).status).toBe(404)
    expect(
      (await opened.host.post(`${opened.path}/computer`, { seat: 'seat-2', level: 'best' })).status,
    ).toBe(400)
  })

  it('make room for a person who is invited, and take over a seat that was left', async () => {
    const opened = await againstTwo(server)
    await annasTurn(opened)
    const ben = await server.as('Ben')
    const { invite } = await tableAt(opened)
    const joined = await ben.post<Table>(`${opened.path}/join`, { invite, seat: 2 })
    expect(joined.body.seats[1]).toMatchObject({ computer: null, person: { name: 'Ben' } })
    await ben.post(`${opened.path}/leave`)
    await opened.host.post(`${opened.path}/computer`, { seat: 'seat-2', level: 'good' })
    await playAnna(opened)
    await annasTurn(opened)
    expect((await actors(opened)).at(-1)).not.toBe('seat-1')
  })

  it('play 1853 with what their seats may know, and the host sees none of their secrets', async () => {
    const opened = await againstTwo(server, '1853')
    await vi.waitFor(async () => expect((await tableAt(opened)).seq).toBeGreaterThanOrEqual(2), {
      timeout: 30_000,
    })
    const { body } = await opened.host.get<GameView>(`${opened.path}/game`)
    expect(JSON.stringify(body.state)).not.toContain('"entered":{"seat-2":{')
    const log = await wholeLog(opened.host, opened.path)
    const bonds = log.filter(({ by }) => by !== 'seat-1').map(({ action }) => JSON.stringify(action))
    for (const bond of bonds) expect(bond).not.toMatch(/"bond":\d/)
  })
})

describe('computers after a restart', () => {
  it('go on where they were', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'stellwerk-computers-'))
    try {
      const first = await startServer({ folder })
      const opened = await againstTwo(first)
      await annasTurn(opened)
      for (const seat of ['seat-2', 'seat-3'])
        await opened.host.post(`${opened.path}/computer`, { seat, level: null })
      await playAnna(opened)
      const { seq, turn } = await tableAt(opened)
      expect(turn).not.toContain('seat-1')
      // as if the process had ended after the action and before the computer's own
      await first.context.store.write((transaction) =>
        transaction
          .updateTable('seats')
          .set({ computer: 'easy' })
          .where('table_id', '=', opened.id)
          .where('account', 'is', null)
          .execute(),
      )
      await first.stop()
      const second = await startServer({ folder })
      const later = { ...opened, host: await second.as('Anna') }
      expect((await annasTurn(later)).seq).toBeGreaterThan(seq)
      await second.stop()
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})

const postgres = storeKinds.find(({ kind }) => kind === 'postgres')!

describe.runIf(postgres.possible)(`computers with two servers on one ${postgres.title}`, () => {
  it('never move twice', async () => {
    const stores = await TestStores.start('postgres')
    const config = await stores.fresh()
    const [one, two] = await Promise.all([startServer({ config }), startServer({ config })])
    try {
      const opened = await againstTwo(one)
      const elsewhere = { ...opened, host: await two.as('Anna') }
      for (let i = 0; i < 4; i++) {
        await annasTurn(opened)
        await annasTurn(elsewhere)
        await playAnna(i % 2 === 0 ? opened : elsewhere)
      }
      await annasTurn(opened)
      const log = await wholeLog(opened.host, opened.path)
      expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i + 1))
    } finally {
      await Promise.all([one.stop(), two.stop()])
      await stores.stop()
    }
  }, 120_000)
})
