import type { PersonPage, Table } from '@stellwerk/protocol'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { putTable } from '../accounts/testing.js'
import type { TableRecord } from '../store/schema.js'
import { startWithin, storeKinds, TestStores } from '../store/testing-stores.js'
import { startServer } from '../testing.js'
import { startTable, statusesOf } from '../testing-table.js'
import { rateForgotten } from './ratings.js'
import { resultsOf } from './results.js'

for (const { kind, possible, title } of storeKinds)
  describe.runIf(possible)(`people on ${title}`, () => {
    let stores: TestStores
    beforeAll(async () => void (stores = await TestStores.start(kind)), startWithin)
    afterAll(() => stores.stop())

    /** Anna and Ben, with finished games in which they have these ranks. */
    async function scene() {
      const server = await startServer({ config: await stores.fresh() })
      onTestFinished(server.stop)
      const [anna, ben] = [await server.as('Anna'), await server.as('Ben')]
      const ids = await Promise.all(
        [anna, ben].map(async (one) => (await one.get<{ id: string }>('/api/me')).body.id),
      )
      let games = 0
      const finished = (ranks: readonly [number, number], about: Partial<TableRecord> = {}) =>
        putTable(
          server.context,
          {
            id: `finished-${++games}`,
            state: 'finished',
            turn: '[]',
            ranking: JSON.stringify(
              ranks.map((rank, i) => ({ player: `seat-${i + 1}`, rank, fortune: 100 })),
            ),
            ...about,
          },
          ids,
        )
      const page = (name: string) => server.anybody().get<PersonPage>(`/api/people/${name}`)
      return { server, anna, ben, finished, page }
    }

    it('have a page with the results of their public games by title; draws count for both', async () => {
      const { finished, page } = await scene()
      await finished([1, 2])
      await finished([1, 1])
      await finished([2, 1], { title: '1854' })
      await finished([2, 1], { watching: 'link' })
      await finished([2, 1], { removed: 1 })
      await finished([2, 1], { uploaded: 3 })
      expect((await page('anna')).body).toMatchObject({
        name: 'Anna',
        results: [
          { title: '1854', played: 1, won: 0, ranks: [0, 1] },
          { title: '1873', played: 2, won: 2, ranks: [2] },
        ],
      })
      expect((await page('Ben')).body.results[1]).toEqual({
        title: '1873',
        played: 2,
        won: 1,
        ranks: [1, 1],
        rating: null,
      })
      expect((await page('Nobody')).status).toBe(404)
    })

    it('have a rating by title if they want one, from the games among those who do', async () => {
      const { server, anna, ben, finished, page } = await scene()
      const ratingOf = async (name: string) => (await page(name)).body.results[0]?.rating
      await anna.send('PATCH', '/api/me', { rated: true })
      await finished([1, 2])
      await rateForgotten(server.context)
      expect(await ratingOf('Anna')).toBeNull()
      expect((await ben.send<{ rated: boolean }>('PATCH', '/api/me', { rated: true })).body.rated).toBe(true)
      // games that are over count no more, nor do those that not everybody may see
      await finished([2, 1], { watching: 'link' })
      await rateForgotten(server.context)
      expect(await ratingOf('Ben')).toBeNull()
      await finished([2, 1])
      await Promise.all([rateForgotten(server.context), rateForgotten(server.context)])
      expect(await ratingOf('Ben')).toEqual({ value: 1658, low: 690, high: 2626, games: 1 })
      expect(await ratingOf('Anna')).toEqual({ value: 1342, low: 374, high: 2310, games: 1 })
      await ben.send('PATCH', '/api/me', { rated: false })
      expect([await ratingOf('Ben'), (await ratingOf('Anna'))?.games]).toEqual([null, 1])
    })

    it('are not rated by a game that had tips for everybody, even if the tips ended before it', async () => {
      const { server, anna, ben } = await scene()
      for (const one of [anna, ben]) await one.send('PATCH', '/api/me', { rated: true })
      const asked = (path: string, who: typeof anna, proposal: string | undefined, agree: boolean) =>
        who.post<Table>(`${path}/tips-answer`, { proposal, agree })
      const played = async (agree: boolean) => {
        const { id, path } = await startTable(server, ['Anna', 'Ben'], { watching: 'everyone' })
        const proposal = (await anna.post<Table>(`${path}/tips`)).body.tips?.id
        expect((await asked(path, ben, proposal, agree)).status).toBe(200)
        if (agree) expect((await asked(path, anna, proposal, false)).body.tips).toBeNull()
        await server.context.store.write((transaction) =>
          transaction
            .updateTable('tables')
            .set({
              state: 'finished',
              turn: '[]',
              ranking: JSON.stringify([1, 2].map((n) => ({ player: `seat-${n}`, rank: n, fortune: 100 }))),
            })
            .where('id', '=', id)
            .execute(),
        )
        await rateForgotten(server.context)
        return (await server.context.store.db.selectFrom('ratings').selectAll().execute()).length
      }
      expect(await played(true)).toBe(0)
      // what was only proposed changes nothing
      expect(await played(false)).toBe(2)
    })

    it('and their finished games are found by player, title and name', async () => {
      const { server, finished } = await scene()
      await finished([1, 2], { name: 'Harz am Freitag' })
      await finished([1, 2], { title: '1854', name: 'Alpen 100%' })
      await finished([1, 2], { name: 'Geheim', watching: 'link' })
      const found = async (query: string) => {
        const { body } = await server
          .anybody()
          .get<{ tables: Table[] }>(`/api/tables?state=finished&${query}`)
        return body.tables.map(({ name }) => name).toSorted()
      }
      expect(await found('player=ANNA')).toEqual(['Alpen 100%', 'Harz am Freitag'])
      expect(await found('player=Nobody')).toEqual([])
      expect(await found('player=Ben&title=1854')).toEqual(['Alpen 100%'])
      expect(await found('search=freitag')).toEqual(['Harz am Freitag'])
      expect(await found('search=geheim')).toEqual([])
    })

    it('play again on the same terms, each one seat on; all come by the same request', async () => {
      const { server, anna, ben } = await scene()
      const wish = { name: 'Freitag', time: { kind: 'move', hours: 24, expiry: 'host' } } as const
      const { id, path } = await startTable(server, ['Anna', 'Ben'], wish)
      const again = (who: typeof anna) => who.post<Table>(`${path}/rematch`)
      expect((await again(anna)).status).toBe(409)
      await server.context.store.write((transaction) =>
        transaction
          .updateTable('tables')
          .set(({ eb }) => ({ state: 'finished', turn: '[]', version: eb('version', '+', 1) }))
          .where('id', '=', id)
          .execute(),
      )
      const first = await again(ben)
      expect(first.body).toMatchObject({ ...wish, state: 'open', host: { name: 'Ben' }, seating: 'chosen' })
      expect(first.body.seats.map(({ person }) => person?.name)).toEqual(['Ben', undefined])
      expect((await anna.get<Table>(path)).body.rematch).toBe(first.body.id)
      const second = await again(anna)
      expect(second.body.id).toBe(first.body.id)
      expect(second.body.seats.map(({ person }) => person?.name)).toEqual(['Ben', 'Anna'])
      expect((await again(anna)).body.id).toBe(first.body.id)
      expect((await (await server.as('Carl')).post(`${path}/rematch`)).status).toBe(403)
    })

    it('who ask to play again at the same time come to one table', async () => {
      const { server, anna, ben } = await scene()
      const { id, path } = await startTable(server, ['Anna', 'Ben'])
      await server.context.store.write((transaction) =>
        transaction
          .updateTable('tables')
          .set({ state: 'finished', turn: '[]' })
          .where('id', '=', id)
          .execute(),
      )
      const answers = await Promise.all([anna, ben].map((who) => who.post<Table>(`${path}/rematch`)))
      expect(statusesOf(answers)).toEqual([200, 200])
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
      const { body } = await anna.get<{ tables: Table[] }>('/api/tables?state=open')
      expect(body.tables).toHaveLength(1)
    })
  })

it('results are counted by rank', () => {
  expect(resultsOf([])).toEqual([])
  const games = [3, 1, 3, 2].map((rank) => ({ title: 'x', rank }))
  expect(resultsOf(games)).toEqual([{ title: 'x', played: 4, won: 1, ranks: [1, 1, 2], rating: null }])
})
