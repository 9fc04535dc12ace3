import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Action, CoreState, Frame, Move, PlayerId, Procedure, Title } from '@stellwerk/engine'
import { fields, noFields, pay, purseOf, refusal, replaceTop, whole } from '@stellwerk/engine'
import type { GameLog, Program } from '@stellwerk/protocol'
import { games } from '@stellwerk/titles'
import type { CoinState } from '@stellwerk/engine/testing'
import { coins as coinTitle } from '@stellwerk/engine/testing'
import type { TestServer } from '../testing.js'
import { startServer } from '../testing.js'
import { newKey, startTable } from '../testing-table.js'
import type { TestTable } from '../testing-table.js'

interface TurnFrame extends Frame {
  readonly kind: 'turn'
  readonly player: PlayerId
}

const next = ({ players }: CoinState, player: PlayerId): PlayerId =>
  players[(players.indexOf(player) + 1) % players.length] as PlayerId

const pass: Move<CoinState, TurnFrame, Action> = {
  shape: noFields,
  choices: () => [],
  refuse: () => undefined,
  carryOut: (work, frame) => replaceTop(work, { ...frame, player: next(work.state, frame.player) }),
}

type Give = Action & { readonly count: number }
/** Costs one more each time that the bank gives less: what the player has given so far, and one. */
const give: Move<CoinState, TurnFrame, Give> = {
  shape: fields({ count: whole }),
  choices: () => [],
  refuse: (state, { player }) => ((state.cash[purseOf(player)] ?? 0) < 0 ? refusal('coins-9') : undefined),
  carryOut(work, frame, { count }) {
    const cost = count + work.state.drawn.length
    work.state.drawn = [...work.state.drawn, cost]
    pay(work, purseOf(frame.player), 'bank', cost, 'gift')
    replaceTop(work, { ...frame, player: next(work.state, frame.player) })
  },
}

const turn = coinTitle.procedures['turn'] as Procedure<CoinState, TurnFrame>
const title: Title<CoinState> = {
  ...coinTitle,
  procedures: {
    ...coinTitle.procedures,
    turn: { ...turn, moves: { ...turn.moves, pass, give } } as Procedure<CoinState, never>,
  },
}
const texts = Object.values(games)[0]!.texts
const take = (player: string, count = 1) => ({ type: 'take', player, count })

describe('a programmed move', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ games: { coins: { title: title as unknown as Title<CoreState>, texts } } })
  })
  afterAll(() => server.stop())

  const program = async (table: TestTable, player: string, wish: Program | null) =>
    table.of(player).put<{ program: Program | null }>(`${table.path}/program`, { program: wish })
  const programOf = async (table: TestTable, player: string) =>
    (await table.of(player).get<{ program: Program | null }>(`${table.path}/program`)).body.program
  const record = async (table: TestTable): Promise<unknown[]> => {
    const { body } = await server.anybody().get<GameLog>(`${table.path}/log`)
    return body.entries.map(({ by, programmed, action }) => [by, programmed ?? false, action?.['type']])
  }

  it('passes right after the action that makes it its turn, until somebody does anything else', async () => {
    const table = await startTable(server, ['Anna', 'Ben', 'Carl'])
    expect((await program(table, 'seat-2', { kind: 'pass' })).body).toEqual({ program: { kind: 'pass' } })
    expect(await programOf(table, 'seat-2')).toEqual({ kind: 'pass' })
    expect(await programOf(table, 'seat-1')).toBeNull()
    expect((await table.act({ type: 'pass', player: 'seat-1' })).body).toEqual({ seq: 1 })
    expect(await table.table()).toMatchObject({ seq: 2, length: 2, turn: ['seat-3'] })
    expect(await record(table)).toEqual([
      ['seat-1', false, 'pass'],
      [null, true, 'pass'],
    ])
    await table.act(take('seat-3'))
    expect(await programOf(table, 'seat-2')).toBeNull()
    await table.act({ type: 'pass', player: 'seat-1' })
    expect((await table.table()).turn).toEqual(['seat-2'])
  })

  it('begins at once if it is set on one’s turn, and others follow', async () => {
    const table = await startTable(server, ['Anna', 'Ben', 'Carl'])
    await program(table, 'seat-2', { kind: 'pass' })
    await program(table, 'seat-1', { kind: 'pass' })
    expect(await table.table()).toMatchObject({ seq: 2, turn: ['seat-3'] })
  })

  it('does not pass in another kind of step', async () => {
    const table = await startTable(server, ['Anna', 'Ben'])
    await table.act(take('seat-1'))
    await table.act(take('seat-2'))
    await program(table, 'seat-2', { kind: 'pass' })
    await table.act({ type: 'sell', player: 'seat-1' })
    expect(await table.table()).toMatchObject({ seq: 3, turn: ['seat-2'] })
    expect(await programOf(table, 'seat-2')).toBeNull()
  })

  it('repeats an action on every turn, as often as it says', async () => {
    const table = await startTable(server, ['Anna', 'Ben'])
    const action = take('seat-2')
    await program(table, 'seat-2', { kind: 'repeat', action, times: 2 })
    for (let i = 0; i < 2; i++) await table.act({ type: 'pass', player: 'seat-1' })
    expect(await table.table()).toMatchObject({ seq: 4, turn: ['seat-1'] })
    expect((await table.game()).state).toMatchObject({ cash: { 'player:seat-2': 2 } })
    expect(await programOf(table, 'seat-2')).toBeNull()
    await table.act({ type: 'pass', player: 'seat-1' })
    expect(await table.table()).toMatchObject({ seq: 5, turn: ['seat-2'] })
  })

  it('never pays more than it may', async () => {
    const table = await startTable(server, ['Anna', 'Ben'])
    const action = { type: 'give', player: 'seat-2', count: 0 }
    await table.act(take('seat-1'))
    await table.act(take('seat-2', 3))
    await program(table, 'seat-2', { kind: 'repeat', action, times: 9, mostCost: 1 })
    for (let i = 0; i < 3; i++) await table.act({ type: 'pass', player: 'seat-1' })
    expect((await table.game()).state).toMatchObject({ drawn: [0, 1] })
    expect(await table.table()).toMatchObject({ turn: ['seat-2'] })
    expect(await programOf(table, 'seat-2')).toBeNull()
  })

  it('ends when the rules refuse it', async () => {
    const table = await startTable(server, ['Anna', 'Ben'])
    await program(table, 'seat-2', { kind: 'repeat', action: take('seat-2', 9), times: 9 })
    await table.act({ type: 'pass', player: 'seat-1' })
    expect(await table.table()).toMatchObject({ seq: 1, turn: ['seat-2'] })
    expect(await programOf(table, 'seat-2')).toBeNull()
  })

  it('can be taken back with the action before it, and its holder decides again after an undo', async () => {
    const table = await startTable(server, ['Anna', 'Ben'])
    await program(table, 'seat-2', { kind: 'repeat', action: take('seat-2'), times: 5 })
    await table.act({ type: 'pass', player: 'seat-1' })
    const undo = (player: string, to: number, after: number) =>
      table.of(player).post(`${table.path}/undo`, { after, key: newKey(), to })
    expect((await undo('seat-1', 0, 2)).body).toEqual({ seq: 3, needs: [] })
    expect(await programOf(table, 'seat-2')).not.toBeNull()
    await table.act({ type: 'pass', player: 'seat-1' })
    expect((await undo('seat-2', 1, 5)).body).toEqual({ seq: 6, needs: [] })
    expect(await programOf(table, 'seat-2')).toBeNull()
    expect(await table.table()).toMatchObject({ seq: 6, length: 1, turn: ['seat-2'] })
  })

  it('can be ended, and is only for one’s own seat', async () => {
    const table = await startTable(server, ['Anna', 'Ben'])
    await program(table, 'seat-2', { kind: 'pass' })
    expect((await program(table, 'seat-2', null)).body).toEqual({ program: null })
    const others = await program(table, 'seat-2', { kind: 'repeat', action: take('seat-1'), times: 1 })
    expect(others.status).toBe(403)
    const stranger = await server.as('Dora')
    expect((await stranger.put(`${table.path}/program`, { program: { kind: 'pass' } })).status).toBe(403)
    expect(
      (await table.of('seat-1').put(`${table.path}/program`, { program: { kind: 'other' } })).status,
    ).toBe(400)
  })

  it('is not run again after a retry', async () => {
    const table = await startTable(server, ['Anna', 'Ben'])
    await program(table, 'seat-2', { kind: 'pass' })
    const key = newKey()
    await table.act({ type: 'pass', player: 'seat-1' }, 0, key)
    expect((await table.act({ type: 'pass', player: 'seat-1' }, 0, key)).body).toEqual({ seq: 1 })
    expect(await table.table()).toMatchObject({ seq: 2 })
  })
})
