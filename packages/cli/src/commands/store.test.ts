import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { startServer } from '../../../server/src/testing.js'
import { startWithin, storeKinds, TestStores } from '../../../server/src/store/testing-stores.js'
import { stellwerk, temporaryFolder } from '../testing.js'

const env = { DATABASE_URL: 'postgres://127.0.0.1:1/stellwerk' }

describe('store move', () => {
  it.each([
    [['store', 'sing'], {}, '"sing" should be one of: move'],
    [['store', 'move'], {}, 'DATABASE_URL: must be set to the empty PostgreSQL database'],
    [['store', 'move', '--data', 'nowhere'], env, 'there is no store in this folder'],
  ])('fails clearly with %j', async (args, environment, expected) => {
    const { code, err } = await stellwerk(temporaryFolder(onTestFinished), args, { env: environment })
    expect(code).toBe(2)
    expect(err).toContain(expected)
  })

  it('says when the database cannot be reached', async () => {
    const folder = temporaryFolder(onTestFinished)
    await (await startServer({ folder })).stop()
    const { code, err } = await stellwerk(folder, ['store', 'move', '--data', '.'], { env })
    expect([code, err]).toEqual([2, expect.stringContaining('DATABASE_URL')])
  })
})

const postgres = storeKinds[1] ?? { possible: false, title: '' }

describe.runIf(postgres.possible)(`store move to ${postgres.title}`, () => {
  let stores: TestStores
  beforeAll(async () => void (stores = await TestStores.start('postgres')), startWithin)
  afterAll(() => stores.stop())

  it('tells what it moved, and is refused where there is something already', async () => {
    const folder = temporaryFolder(onTestFinished)
    const server = await startServer({ folder })
    await server.as('Anna')
    await server.stop()
    const { databaseUrl } = await stores.missing()
    const move = () =>
      stellwerk(folder, ['store', 'move', '--data', '.'], { env: { DATABASE_URL: databaseUrl } })
    const { code, out } = await move()
    expect(code).toBe(0)
    expect(out).toMatch(/accounts +1\n/)
    expect(out).toContain('counts and hashes of all tables agree')
    expect(await move()).toMatchObject({
      code: 2,
      err: 'stellwerk: DATABASE_URL: the database is not empty: the table accounts has rows\n',
    })
  })
})
