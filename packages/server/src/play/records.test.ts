import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CoreState, PlayerId, Title } from '@stellwerk/engine'
import type { Failure, GameLog, Table } from '@stellwerk/protocol'
import { gameLog } from '@stellwerk/protocol'
import { games } from '@stellwerk/titles'
import type { CoinState } from '@stellwerk/engine/testing'
import { coins as coinTitle } from '@stellwerk/engine/testing'
import type { TableRecord } from '../store/schema.js'
import type { TestServer } from '../testing.js'
import { startServer } from '../testing.js'
import { wholeLog } from '../testing-table.js'
import { Games } from './games.js'
import { Records, pieceLength } from './records.js'

/** What was drawn by lot, only the first player sees. */
const secretive: Title<CoinState> = {
  ...coinTitle,
  secrets: {
    state: (state: CoinState, viewer: PlayerId | null) =>
      viewer === state.players[0] ? state : { ...state, drawn: state.drawn.map(() => -1) },
    events: (events) => events,
    action: (action: unknown) => action,
    imagine: (state) => state,
  },
}
const texts = Object.values(games)[0]!.texts
const coins = { coins: { title: secretive as unknown as Title<CoreState>, texts } }
const length = 330

describe('the record of a long game', () => {
  let server: TestServer
  let path: string
  let table: TableRecord
  let memory: Games
  beforeAll(async () => {
    server = await startServer({ games: coins, config: { snapshotEvery: 30 } })
    const actions = Array.from({ length }, (_, i) => ({ type: 'lot', player: i % 2 === 0 ? 'A' : 'B' }))
    const file = { format: 'stellwerk/1', title: 'coins', options: {}, players: ['A', 'B'], seed: 1, actions }
    const made = await (await server.as('Anna')).post<Table>('/api/tables/upload', { file, seat: 'A' })
    path = `/api/tables/${made.body.id}`
    table = await server.context.store.db.selectFrom('tables').selectAll().executeTakeFirstOrThrow()
    memory = new Games(server.context)
  })
  afterAll(async () => {
    memory.close()
    await server.stop()
  })

  /** `since` is the place of the record at which the player took the seat. */
  const all = async (
    records: Records,
    player: string | null,
    from = 0,
    since = 0,
  ): Promise<readonly string[]> => {
    const found: string[] = []
    const viewer = player === null ? null : { player: player as PlayerId, spans: [{ since, until: null }] }
    for await (const { entries } of records.after(table, viewer, from))
      found.push(
        ...(JSON.parse(`[${entries.toString()}]`) as unknown[]).map((entry) => JSON.stringify(entry)),
      )
    return found
  }

  it('is the same from wherever somebody asks', async () => {
    const records = new Records(memory)
    const whole = (await all(records, 'A')).map((text) => (JSON.parse(text) as { seq: number }).seq)
    expect(whole).toEqual(Array.from({ length }, (_, i) => i + 1))
    for (const from of [1, 99, 100, 101, 257, 300, 325, 330])
      expect(await all(records, 'A', from)).toEqual((await all(records, 'A')).slice(from))
    const anna = await server.as('Anna')
    const read = await wholeLog(anna, path, 40)
    expect(read).toEqual((await all(records, 'A', 40)).map((text) => JSON.parse(text) as unknown))
    const { body } = await anna.get<GameLog>(`${path}/log?from=40`)
    expect(() => gameLog.parse(body)).not.toThrow()
  })

  it('comes in pages of as many entries as somebody wants, and no more than there may be', async () => {
    const anna = await server.as('Anna')
    const pageOf = async (query: string) => (await anna.get<GameLog>(`${path}/log?${query}`)).body
    const seqs = ({ entries }: GameLog) => entries.map(({ seq }) => seq)
    const first = await pageOf('limit=120')
    expect(seqs(first)).toEqual(Array.from({ length: 120 }, (_, i) => i + 1))
    expect(first.more).toBe(true)
    const last = await pageOf('from=300&limit=30')
    expect(seqs(last)).toEqual(Array.from({ length: 30 }, (_, i) => i + 301))
    expect(last.more).toBe(false)
    // a page ends with the piece of the record that makes it large enough
    const large = await pageOf('')
    const size = (entries: GameLog['entries']): number => JSON.stringify(entries).length
    expect(large.more).toBe(true)
    expect(large.entries.length % pieceLength).toBe(0)
    expect(size(large.entries)).toBeGreaterThan(128 * 1024)
    expect(size(large.entries.slice(0, -pieceLength))).toBeLessThan(128 * 1024)
    expect(await pageOf('from=330')).toMatchObject({ entries: [], more: false })
    for (const limit of ['0', '501', 'x'])
      expect(await anna.get<Failure>(`${path}/log?limit=${limit}`)).toMatchObject({
        status: 400,
        body: { error: { path: 'limit' } },
      })
  })

  it('is written once for all who see it alike, and for nobody else', async () => {
    const records = new Records(memory)
    const [one, two] = await Promise.all([all(records, null), all(records, null)])
    expect(two).toEqual(one)
    const [own, foreign] = [await all(records, 'A'), await all(records, 'B')]
    expect(own.join()).toMatch(/"drawn":\{"[^}]*\d{2}/)
    expect(foreign.join()).not.toMatch(/"drawn":\{"[^}]*\d{2}/)
    let read = 0
    const { steps } = memory
    memory.steps = async (...asked) => {
      read++
      return steps.apply(memory, asked)
    }
    await all(records, null, 100)
    // only the last, unfinished piece
    expect(read).toBe(1)
    await all(new Records(memory, 1000), null)
    const forgetful = new Records(memory, 1000)
    await all(forgetful, null)
    read = 0
    await all(forgetful, null)
    expect(read).toBe(Math.ceil(length / pieceLength))
    memory.steps = steps
  })

  it('is another one for whoever took the seat later, in whole pieces too', async () => {
    const records = new Records(memory)
    const [own, others] = [await all(records, 'A'), await all(records, null)]
    const since = 2 * pieceLength + 20
    const late = await all(records, 'A', 0, since)
    expect(late.slice(0, since - 1)).toEqual(others.slice(0, since - 1))
    expect(late.slice(since)).toEqual(own.slice(since))
    expect(own.slice(0, since)).not.toEqual(late.slice(0, since))
    // nobody gets what was kept for somebody else
    expect(await all(records, 'A')).toEqual(own)
    expect(await all(records, null)).toEqual(others)
  })

  it('lets others have their turn while it is written', async () => {
    let turns = 0
    let isOver = false
    const count = (): void => {
      turns++
      if (!isOver) setImmediate(count)
    }
    setImmediate(count)
    await all(new Records(memory), null)
    isOver = true
    expect(turns).toBeGreaterThan(length / 12)
  })
})
