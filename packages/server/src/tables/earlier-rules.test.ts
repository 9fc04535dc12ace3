import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GameFile, Setup, Title } from '@stellwerk/engine'
import { replay } from '@stellwerk/engine'
import type { Failure, Table } from '@stellwerk/protocol'
import { games } from '@stellwerk/titles'
import type { CoinState } from '@stellwerk/engine/testing'
import { coins } from '@stellwerk/engine/testing'
import type { TestServer } from '../testing.js'
import { startServer } from '../testing.js'
import { startTable } from '../testing-table.js'

const texts = Object.values(games)[0]!.texts

/** The game of coins, which begins with what `start` draws. */
const beginning = (rulesVersion: number, start: (seed: number) => readonly number[]): Title<CoinState> => ({
  ...coins,
  rulesVersion,
  create(setup: Setup) {
    const begun = coins.create(setup)
    return begun.ok ? { ...begun, value: { ...begun.value, drawn: start(setup.seed) } } : begun
  },
})

describe('the file of a game that began by earlier rules', () => {
  let folder: string
  let server: TestServer
  const tables: Record<string, string> = {}
  const titles = (version: number) => ({
    coins: beginning(version, () => (version === 1 ? [] : [7])),
    drawn: {
      ...beginning(version, (seed) => [version === 1 ? seed % 1000 : 1000 + (seed % 1000)]),
      id: 'drawn',
    },
  })
  const gamesOf = (version: number) =>
    Object.fromEntries(Object.entries(titles(version)).map(([id, title]) => [id, { title, texts }]))

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stellwerk-earlier-'))
    const old = await startServer({ games: gamesOf(1), folder })
    for (const title of ['coins', 'drawn']) {
      const table = await startTable(old, ['Anna', 'Ben'], { title })
      await table.act({ type: 'take', player: 'seat-1', count: 3 })
      tables[title] = table.path
    }
    const over = await startTable(old, ['Anna', 'Ben'], { title: 'drawn' })
    for (let i = 0; i < 7; i++)
      await over.act({ type: 'take', player: i % 2 === 0 ? 'seat-1' : 'seat-2', count: 3 })
    tables['over'] = over.path
    await old.stop()
    server = await startServer({ games: gamesOf(2), folder })
  })
  afterAll(async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const fileOf = async (table: string) => server.anybody().get<GameFile & Failure>(`${tables[table]}/file`)

  it('tells by which, and those rules replay it', async () => {
    const { status, body } = await fileOf('coins')
    expect([status, body.rules]).toEqual([200, 1])
    const replayed = replay(titles(1).coins, body)
    expect(replayed.ok && replayed.value.state).toMatchObject({ drawn: [], cash: { 'player:seat-1': 3 } })
    expect(JSON.stringify(body)).not.toContain('hash')
    // one start is found for all who ask
    expect((await fileOf('coins')).body).toEqual(body)
  })

  it('waits for the end where the start was drawn by lot, and says so', async () => {
    const { status, body } = await fileOf('drawn')
    expect([status, body.error.code]).toEqual([409, 'conflict'])
    expect(body.error.refusal).toEqual({ rule: 'file-rules', params: { rules: 1, present: 2 } })
    expect(body.error.message).toMatch(/began by version 1 of the rules.*by version 2.*when the game is over/)
  })

  it('is whole when the game is over', async () => {
    const { status, body } = await fileOf('over')
    expect([status, body.rules]).toEqual([200, 1])
    expect(replay(titles(1).drawn as Title<CoinState>, body).ok).toBe(true)
    expect((await server.anybody().get<Table>(tables['over']!)).body.state).toBe('finished')
  })
})
