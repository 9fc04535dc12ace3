import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { GameLog, Table } from '@stellwerk/protocol'
import type { TestServer } from '../testing.js'
import { startServer } from '../testing.js'
import { coins, take } from '../testing-coins.js'
import { newKey, startTable, statusesOf } from '../testing-table.js'

describe('an action', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ games: coins })
  })
  afterAll(() => server.stop())

  it('is entered in its place and changes the state for everybody', async () => {
    const table = await startTable(server, ['Anna', 'Ben'])
    expect(await table.act(take('seat-1', 2))).toMatchObject({ status: 200, body: { seq: 1 } })
    expect(await table.table()).toMatchObject({ seq: 1, length: 1, turn: ['seat-2'] })
    expect((await table.game()).state).toMatchObject({ cash: { 'player:seat-1': 2 }, random: null })
  })

  it('that does not know the newest entry conflicts, and the answer tells the game as it is now', async () => {
    const table = await startTable(server, ['Anna', 'Ben'])
    await table.act(take('seat-1'))
    const stale = await table.act(take('seat-2'), 0)
    expect(stale).toMatchObject({ status: 409, body: { error: { code: 'conflict', seq: 1 } } })
    expect(stale.body.error?.game).toEqual(await table.game())
    expect((await table.act(take('seat-2'), stale.body.error?.seq)).status).toBe(200)
  })

  it('with a key that was used is answered the same and has no second effect', async () => {
    const table = await startTable(server, ['Anna', 'Ben'])
    const key = newKey()
    const first = await table.act(take('seat-1'), 0, key)
    await table.act(take('seat-2'))
    const [second, third] = [await table.act(take('seat-1'), 0, key), await table.act(take('seat-1'), 2, key)]
    expect([second.status, second.body]).toEqual([first.status, first.body])
    expect([third.status, third.body]).toEqual([first.status, first.body])
    expect(await table.table()).toMatchObject({ seq: 2, length: 2 })
  })

  it('with a key that was used for another action is not taken for that one', async () => {
    const table = await startTable(server, ['Anna', 'Ben'])
    const key = newKey()
    await table.act(take('seat-1'), 0, key)
    for (const after of [0, 1]) {
      const other = await table.act(take('seat-1', 2), after, key)
      expect(other).toMatchObject({ status: 409, body: { error: { code: 'conflict', seq: 1 } } })
    }
    expect(await table.table()).toMatchObject({ seq: 1 })
  })

  it('with a key that was used has no second effect after the game was read from the store again', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'stellwerk-acting-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const before = await startServer({ games: coins, folder })
    const table = await startTable(before, ['Anna', 'Ben'])
    const key = newKey()
    await table.act(take('seat-1'), 0, key)
    await table.act(take('seat-2'), 1)
    await before.stop()
    const later = await startServer({ games: coins, folder })
    try {
      const anna = await later.as('Anna')
      const answer = await anna.post(`${table.path}/actions`, { after: 2, key, action: take('seat-1') })
      expect(answer).toMatchObject({ status: 200, body: { seq: 1 } })
      expect((await anna.get<Table>(table.path)).body.seq).toBe(2)
    } finally {
      await later.stop()
    }
  })

  it('cannot be had by guessing the key of somebody else', async () => {
    const table = await startTable(server, ['Anna', 'Ben'])
    const key = newKey()
    await table.act(take('seat-1'), 0, key)
    expect((await table.act(take('seat-2'), 1, key)).status).toBe(409)
    expect(await table.table()).toMatchObject({ seq: 1 })
  })

  it('of two that are sent at the same moment one wins', async () => {
    const table = await startTable(server, ['Anna', 'Ben'])
    const sent = [1, 2, 3].map((count) => table.act(take('seat-1', count), 0))
    const answers = await Promise.all(sent)
    expect(statusesOf(answers)).toEqual([200, 409, 409])
    for (const { status, body } of answers) if (status === 409) expect(body.error?.seq).toBe(1)
    expect(await table.table()).toMatchObject({ seq: 1, length: 1 })
  })

  it('against the rules is refused with the rule', async () => {
    const table = await startTable(server, ['Anna', 'Ben'])
    const answer = await table.act(take('seat-1', 4))
    expect(answer).toMatchObject({
      status: 422,
      body: { error: { code: 'refused', refusal: { rule: 'coins-1' } } },
    })
  })

  it('out of turn is refused, on behalf of others forbidden', async () => {
    const table = await startTable(server, ['Anna', 'Ben'])
    expect(await table.act(take('seat-2'))).toMatchObject({
      status: 422,
      body: { error: { refusal: { rule: 'engine-turn' } } },
    })
    const body = { after: 0, key: newKey(), action: take('seat-1') }
    expect((await table.of('seat-2').post(`${table.path}/actions`, body)).status).toBe(403)
    const carl = await server.as('Carl')
    expect((await carl.post(`${table.path}/actions`, body)).status).toBe(403)
    expect((await server.anybody().post(`${table.path}/actions`, body)).status).toBe(401)
    expect(await table.table()).toMatchObject({ seq: 0 })
  })

  it('for something that is no name is forbidden, whatever would become of it as a text', async () => {
    const table = await startTable(server, ['Anna', 'Ben'])
    for (const player of [{ toString: 1 }, ['seat-1'], 1, null, undefined]) {
      const body = { after: 0, key: newKey(), action: { type: 'take', player, count: 1 } }
      expect((await table.of('seat-1').post(`${table.path}/actions`, body)).status).toBe(403)
    }
  })

  it('of a wrong form is malformed, and the path says where', async () => {
    const table = await startTable(server, ['Anna', 'Ben'])
    const inner = await table.act({ ...take('seat-1'), count: 'two' })
    expect(inner).toMatchObject({ status: 400, body: { error: { code: 'malformed', path: 'action.count' } } })
    const anna = table.of('seat-1')
    const outer = await anna.post(`${table.path}/actions`, {
      after: -1,
      key: newKey(),
      action: take('seat-1'),
    })
    expect(outer).toMatchObject({ status: 400, body: { error: { code: 'malformed', path: 'after' } } })
    const unknown = await anna.post(`${table.path}/actions`, { after: 0, key: newKey(), action: {}, more: 1 })
    expect(unknown.status).toBe(400)
    const deep = `{"after":0,"key":"${newKey()}","action":{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`
    expect((await anna.post(`${table.path}/actions`, deep)).status).toBe(400)
    expect((await anna.post(`${table.path}/actions`, '{"after":')).status).toBe(400)
    expect((await anna.post(`${table.path}/actions`, `"${'x'.repeat(200_000)}"`)).status).toBe(413)
  })

  it('ends the game, and what comes later is refused', async () => {
    const table = await startTable(server, ['Anna', 'Ben'])
    for (let i = 0; i < 4; i++) {
      await table.act(take('seat-1', 3))
      if (i < 3) await table.act(take('seat-2'))
    }
    const ranking = [
      { player: 'seat-1', fortune: 12, rank: 1 },
      { player: 'seat-2', fortune: 3, rank: 2 },
    ]
    expect(await table.table()).toMatchObject({ state: 'finished', turn: [], ranking })
    expect((await table.act(take('seat-2'))).status).toBe(422)
  })

  it('is in the log with what it did, so that views need no rules', async () => {
    const table = await startTable(server, ['Anna', 'Ben'])
    await table.act(take('seat-1', 2))
    await table.act({ type: 'lot', player: 'seat-2' })
    const { body } = await server.anybody().get<GameLog>(`${table.path}/log`)
    expect(body.entries.map(({ seq, by, type }) => [seq, by, type])).toEqual([
      [1, 'seat-1', 'action'],
      [2, 'seat-2', 'action'],
    ])
    const part = await server.anybody().get<GameLog>(`${table.path}/log?from=1`)
    expect(part.body.entries).toEqual(body.entries.slice(1))
    expect((await server.anybody().get(`${table.path}/log?from=3`)).status).toBe(409)
  })
})
