import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CoreState, Move, Procedure, Title } from '@stellwerk/engine'
import { begin, refusal, replay } from '@stellwerk/engine'
import type { GameFile } from '@stellwerk/engine'
import type { GameLog, GameView } from '@stellwerk/protocol'
import { games } from '@stellwerk/titles'
import type { CoinState } from '@stellwerk/engine/testing'
import { coins } from '@stellwerk/engine/testing'
import type { TestServer } from '../testing.js'
import { startServer } from '../testing.js'
import type { TestTable } from '../testing-table.js'
import { newKey, startTable, tableAt } from '../testing-table.js'

const texts = Object.values(games)[0]!.texts
const gamesOf = (title: Title<CoinState>) => ({
  coins: { title: title as unknown as Title<CoreState>, texts },
})

type TurnFrame = { readonly kind: 'turn' }
const turn = coins.procedures['turn'] as Procedure<CoinState, TurnFrame>
const take = turn.moves!['take'] as Move<CoinState, TurnFrame, never>

/** The game with its rules mended: at most two coins are taken, and a lot is drawn with each. */
const mended: Title<CoinState> = {
  ...coins,
  rulesVersion: 2,
  procedures: {
    ...coins.procedures,
    turn: {
      ...turn,
      moves: {
        ...turn.moves,
        take: {
          ...take,
          refuse: (state: CoinState, frame: TurnFrame, action: { readonly count: number }) =>
            action.count > 2 ? refusal('coins-new') : take.refuse(state, frame, action as never),
          carryOut(work: Parameters<typeof take.carryOut>[0], frame: TurnFrame, action: never) {
            take.carryOut(work, frame, action)
            work.state.drawn = [...work.state.drawn, 7]
          },
        },
      },
    } as unknown as Procedure<CoinState, never>,
  },
}

describe('a game whose rules were changed while it ran', () => {
  let folder: string
  let server: TestServer
  let table: TestTable
  let before: GameView
  let recordBefore: GameLog

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stellwerk-rules-'))
    const old = await startServer({ games: gamesOf(coins), folder })
    const first = await startTable(old, ['Anna', 'Ben'], { undo: 'free' })
    for (const player of ['seat-1', 'seat-2', 'seat-1']) await first.act({ type: 'take', player, count: 3 })
    before = await first.game()
    recordBefore = (await old.anybody().get<GameLog>(`${first.path}/log`)).body
    await old.stop()
    server = await startServer({ games: gamesOf(mended), folder })
    const people = await Promise.all(['Anna', 'Ben'].map((name) => server.as(name)))
    table = tableAt(first.id, new Map(people.map((person, i) => [`seat-${i + 1}`, person])))
  })
  afterAll(async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('would not replay under the new rules', () => {
    const file: GameFile = {
      format: 'stellwerk/1',
      title: 'coins',
      options: {},
      players: ['seat-1', 'seat-2'],
      seed: 1,
      actions: [{ type: 'take', player: 'seat-1', count: 3 }],
    }
    expect(begin(mended, file).ok).toBe(true)
    expect(replay(mended, file)).toMatchObject({ ok: false, refusal: { rule: 'coins-new' } })
  })

  it('stays as it was and can be read from the beginning', async () => {
    expect(await table.game()).toEqual(before)
    expect((await server.anybody().get<GameLog>(`${table.path}/log`)).body).toEqual(recordBefore)
  })

  it('goes on under the new rules, with a snapshot that tells their version', async () => {
    expect((await table.act({ type: 'take', player: 'seat-2', count: 3 })).status).toBe(422)
    expect((await table.act({ type: 'take', player: 'seat-2', count: 2 })).body).toEqual({ seq: 4 })
    expect((await table.game()).state).toMatchObject({ drawn: [7] })
    const snapshots = await server.context.store.db.selectFrom('snapshots').select(['seq', 'rules']).execute()
    expect(snapshots).toEqual([
      { seq: 0, rules: 1 },
      { seq: 4, rules: 2 },
    ])
  })

  it('can be taken back to what the old rules made', async () => {
    const answer = await table.of('seat-1').post(`${table.path}/undo`, { after: 4, key: newKey(), to: 2 })
    expect(answer.status).toBe(200)
    const state = (await table.game()).state
    expect(state).toMatchObject({ drawn: [], cash: { 'player:seat-1': 3, 'player:seat-2': 3 } })
  })
})
