import { Random } from '@stellwerk/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Store, TestServer } from '@stellwerk/server/inside'
import { startServer } from '@stellwerk/server/inside'
import { GameRun } from './game-run.js'
import { Person } from './person.js'
import { writeScript } from './script.js'
import { verifyAgain } from './verify.js'

describe('comparing what was promised with what is stored', () => {
  let server: TestServer
  let people: Person[]
  let store: Store
  beforeAll(async () => {
    server = await startServer()
    people = [await Person.register(server.address, 'Anna'), await Person.register(server.address, 'Ben')]
    for (const person of people) await person.connect(server.address)
    store = server.context.store
  })
  afterAll(async () => {
    for (const person of people) person.leave()
    await server.stop()
  })

  /** A game of twelve actions, some of which were taken back and done again. */
  const playedGame = async (): Promise<GameRun> => {
    const run = await GameRun.begin(writeScript(4, 2, 12), people, new Random(3))
    await run.play(() => false)
    expect(run.isOver).toBe(true)
    return run
  }

  /** What is found after somebody changed the last entry that was stored. */
  const found = async (run: GameRun, sabotage: (last: number) => Promise<unknown>): Promise<string> => {
    await sabotage(run.acknowledged.size)
    return (await verifyAgain(store, run)).join('\n')
  }

  it('finds nothing where nothing is wrong', async () => {
    const run = await playedGame()
    expect(run.acknowledged.size).toBeGreaterThanOrEqual(12)
    expect(await verifyAgain(store, run)).toEqual([])
  })

  it('finds an acknowledged action that is missing', async () => {
    const run = await playedGame()
    const faults = await found(run, (last) =>
      store.write((transaction) =>
        transaction.deleteFrom('entries').where('table_id', '=', run.table).where('seq', '=', last).execute(),
      ),
    )
    expect(faults).toContain('was acknowledged and is not there')
    expect(faults).toContain('the table says')
  })

  it('finds an action that was done twice', async () => {
    const run = await playedGame()
    const faults = await found(run, (last) =>
      store.write(async (transaction) => {
        const row = await transaction
          .selectFrom('entries')
          .selectAll()
          .where('table_id', '=', run.table)
          .where('seq', '=', last)
          .executeTakeFirstOrThrow()
        await transaction
          .insertInto('entries')
          .values({ ...row, seq: last + 1, key: 'another-key' })
          .execute()
      }),
    )
    expect(faults).toContain('nobody asked for entry')
  })

  it('finds a hash to which the actions do not lead', async () => {
    const run = await playedGame()
    const faults = await found(run, (last) =>
      store.write((transaction) =>
        transaction
          .updateTable('entries')
          .set({ hash: '0123456789abcdef' })
          .where('table_id', '=', run.table)
          .where('seq', '=', last)
          .execute(),
      ),
    )
    expect(faults).toContain('leads to another hash')
    expect(faults).toContain('does not lead to its stored hash')
  })
})
