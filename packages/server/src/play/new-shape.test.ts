import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CoreState, Move, Procedure, Title } from '@stellwerk/engine'
import { draw, hash, patched, replaceTop } from '@stellwerk/engine'
import type { Delta, Frame, PlayerId } from '@stellwerk/engine'
import type { GameLog } from '@stellwerk/protocol'
import { games } from '@stellwerk/titles'
import { coins } from '@stellwerk/engine/testing'
import type { TestServer } from '../testing.js'
import { startServer } from '../testing.js'
import type { TestTable } from '../testing-table.js'
import { newKey, startTable, tableAt } from '../testing-table.js'

const texts = Object.values(games)[0]!.texts
const old = coins as unknown as Title<CoreState>

/** The same game, whose state no longer lists the lots: it counts them and keeps the last one. */
interface Reshaped extends CoreState {
  readonly lots: { readonly count: number; readonly last: number | null }
}

const turn = coins.procedures['turn'] as unknown as Procedure<Reshaped, Frame & { player: PlayerId }>

const lot: Move<Reshaped, Frame & { player: PlayerId }, never> = {
  ...(turn.moves!['lot'] as Move<Reshaped, Frame & { player: PlayerId }, never>),
  carryOut(work, frame) {
    work.state.lots = { count: work.state.lots.count + 1, last: draw(work, 100) }
    const { players } = work.state
    replaceTop(work, { ...frame, player: players[(players.indexOf(frame.player) + 1) % players.length]! })
  },
}

const reshaped = {
  ...coins,
  rulesVersion: 2,
  procedures: { ...coins.procedures, turn: { ...turn, moves: { ...turn.moves, lot } } },
  upgrade(state: CoreState, from: number) {
    if (from !== 1) throw new Error(`nothing was ever stored by version ${from}`)
    const { drawn, ...rest } = state as CoreState & { readonly drawn: readonly number[] }
    return { ...rest, lots: { count: drawn.length, last: drawn.at(-1) ?? null } }
  },
} as unknown as Title<CoreState>

const gamesOf = (title: Title<CoreState>) => ({ coins: { title, texts } })

/** Follows a log as a client does, and says whether each entry leads to the view whose hash it tells. */
function faultsIn({ start, entries }: Pick<GameLog, 'start' | 'entries'>): {
  faults: number[]
  end: unknown
} {
  let state: unknown = start
  const faults = entries.filter(({ delta, hash: told }) => {
    state = patched(state, (delta ?? undefined) as Delta | undefined)
    return hash(state) !== told
  })
  return { faults: faults.map(({ seq }) => seq), end: state }
}

describe('a game that goes on when the state of its title has another shape', () => {
  let folder: string
  let server: TestServer
  let table: TestTable
  const logOf = async (from = 0): Promise<GameLog> =>
    (await server.anybody().get<GameLog>(`${table.path}/log?from=${from}`)).body

  const open = async (): Promise<TestServer> =>
    startServer({ games: gamesOf(reshaped), folder, config: { snapshotEvery: 3 } })

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stellwerk-shape-'))
    const before = await startServer({ games: gamesOf(old), folder, config: { snapshotEvery: 3 } })
    const first = await startTable(before, ['Anna', 'Ben'], { undo: 'free' })
    for (const player of ['seat-1', 'seat-2', 'seat-1', 'seat-2'])
      await first.act({
        type: player === 'seat-1' ? 'lot' : 'take',
        player,
        ...(player === 'seat-2' && { count: 1 }),
      })
    await before.stop()
    server = await open()
    const people = await Promise.all(['Anna', 'Ben'].map((name) => server.as(name)))
    table = tableAt(first.id, new Map(people.map((person, i) => [`seat-${i + 1}`, person])))
  })
  afterAll(async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('is seen in the new shape, now and from its beginning', async () => {
    expect((await table.game()).state).toMatchObject({ lots: { count: 2 } })
    expect((await table.game()).state).not.toHaveProperty('drawn')
    const log = await logOf()
    expect(log.start).toMatchObject({ lots: { count: 0, last: null } })
    expect(log.entries).toHaveLength(4)
    expect(faultsIn(log)).toEqual({ faults: [], end: (await table.game()).state })
    expect(faultsIn(await logOf(2)).faults).toEqual([])
  })

  it('goes on under the new rules, for those who follow it too', async () => {
    const socket = await server.anybody().socket()
    const { state } = await table.game()
    socket.send({ type: 'watch', table: table.id, after: 4 })
    await socket.heard('watching')
    // a program enters a second action together with the first
    await table.of('seat-2').put(`${table.path}/program`, {
      program: { kind: 'repeat', times: 1, action: { type: 'lot', player: 'seat-2' } },
    })
    expect((await table.act({ type: 'lot', player: 'seat-1' })).body).toEqual({ seq: 5 })
    await socket.until(() => socket.entries(table.id)[1], 'both entries')
    const followed = faultsIn({ start: state, entries: socket.entries(table.id) })
    expect(followed).toEqual({ faults: [], end: (await table.game()).state })
    expect(followed.end).toMatchObject({ lots: { count: 4 } })
    await socket.end()
  })

  it('is read alike from the store, whole and in parts', async () => {
    const seen = await logOf()
    await server.stop()
    server = await open()
    expect(await logOf()).toEqual(seen)
    expect(faultsIn(seen).faults).toEqual([])
    for (const from of [3, 4, 5, 6]) expect(faultsIn(await logOf(from)).faults).toEqual([])
    const snapshots = await server.context.store.db
      .selectFrom('snapshots')
      .select(['seq', 'rules'])
      .orderBy('seq')
      .execute()
    expect(snapshots.map(({ seq, rules }) => [seq, rules])).toEqual([
      [0, 1],
      [3, 1],
      [5, 2],
    ])
  })

  it('can be taken back to what the old rules made, and go on from there', async () => {
    const people = await Promise.all(['Anna', 'Ben'].map((name) => server.as(name)))
    table = tableAt(table.id, new Map(people.map((person, i) => [`seat-${i + 1}`, person])))
    const body = { after: 6, key: newKey(), to: 1 }
    expect((await table.of('seat-1').post(`${table.path}/undo`, body)).status).toBe(200)
    expect((await table.game()).state).toMatchObject({ lots: { count: 1 } })
    expect((await table.act({ type: 'lot', player: 'seat-2' })).status).toBe(200)
    expect(faultsIn(await logOf())).toEqual({ faults: [], end: (await table.game()).state })
  })
})
