import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Failure, Table } from '@stellwerk/protocol'
import { games } from '@stellwerk/titles'
import { mostBytes, mostTravels } from '../play/record-bounds.js'
import type { TestServer } from '../testing.js'
import { startServer } from '../testing.js'
import { coins } from '../testing-coins.js'
import { newKey, startTable } from '../testing-table.js'

const all = { ...games, ...coins }
const lot = { type: 'lot', player: 'A' }
const file = { format: 'stellwerk/1', title: 'coins', options: {}, players: ['A', 'B'], seed: 1 }

/** An action that is taken back and brought back again so many times. */
const backAndForth = (travels: number): object[] => [
  lot,
  ...Array.from({ length: travels }, (_, i) =>
    i % 2 === 0 ? { type: 'undo', to: 0 } : { type: 'redo', to: 1 },
  ),
]

describe('the record of a table', () => {
  let folder: string
  let server: TestServer
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stellwerk-size-'))
    server = await startServer({ games: all, folder })
  })
  afterAll(async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('does not come with more undo and redo than there may be', async () => {
    const anna = await server.as('Anna')
    const upload = async (travels: number) =>
      anna.post<Table & Failure>('/api/tables/upload', { file: { ...file, actions: backAndForth(travels) } })
    expect(await upload(mostTravels)).toMatchObject({ status: 201, body: { seq: mostTravels + 1 } })
    expect(await upload(mostTravels + 1)).toMatchObject({
      status: 413,
      body: { error: { code: 'too-large', path: `file.actions[${mostTravels + 1}]` } },
    })
  })

  it('does not come larger than it may be', async () => {
    // each of these changes the list of all that was drawn, which grows
    const actions = Array.from({ length: 2500 }, (_, i) => ({ ...lot, player: i % 2 === 0 ? 'A' : 'B' }))
    const travels = Array.from({ length: mostTravels }, (_, i) =>
      i % 2 === 0 ? { type: 'undo', to: 0 } : { type: 'redo', to: actions.length },
    )
    const long = { ...file, actions: [...actions, ...travels] }
    const answer = await (await server.as('Anna')).post<Failure>('/api/tables/upload', { file: long })
    expect(answer).toMatchObject({ status: 413, body: { error: { code: 'too-large' } } })
    expect(answer.body.error.path).toMatch(/^file\.actions\[\d+\]$/)
    expect(answer.body.error.message).toContain('4 MB')
  })

  it('is not made larger by undo and redo without end, and the game can still be played', async () => {
    const { id, path } = await startTable(server, ['Anna', 'Ben'], { title: 'coins', undo: 'free' })
    const act = (who: TestServer, player: string, after: number) =>
      post(who, player, `${path}/actions`, { after, key: newKey(), action: { type: 'lot', player } })
    const post = async (who: TestServer, player: string, to: string, body: object) =>
      (await who.as(player === 'seat-1' ? 'Anna' : 'Ben')).post<Failure>(to, body)
    const pad = async (bytes: number): Promise<void> => {
      const { db } = server.context.store
      const row = await db
        .selectFrom('entries')
        .selectAll()
        .where('table_id', '=', id)
        .executeTakeFirstOrThrow()
      await server.stop()
      server = await startServer({ games: all, folder })
      await server.context.store.write((transaction) =>
        transaction
          .updateTable('entries')
          .set({ change: row.change.trimEnd().padEnd(bytes) })
          .where('table_id', '=', id)
          .where('seq', '=', row.seq)
          .execute(),
      )
    }
    expect((await act(server, 'seat-1', 0)).status).toBe(200)
    await pad(mostBytes)
    const undone = await post(server, 'seat-1', `${path}/undo`, { after: 1, key: newKey(), to: 0 })
    expect(undone).toMatchObject({ status: 413, body: { error: { code: 'too-large', path: 'to' } } })
    expect((await act(server, 'seat-2', 1)).status).toBe(200)
    await pad(2 * mostBytes)
    expect(await act(server, 'seat-1', 2)).toMatchObject({
      status: 413,
      body: { error: { code: 'too-large', path: 'action' } },
    })
  })
})
