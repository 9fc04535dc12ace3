import type { CoreState } from '@stellwerk/engine'
import { legal } from '@stellwerk/engine'
import type { GameView, Table } from '@stellwerk/protocol'
import { games } from '@stellwerk/titles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer, Visitor } from '../testing.js'
import { startServer } from '../testing.js'
import { newKey } from '../testing-table.js'

const parts = ['', '/game', '/log', '/chat', '/notes', '/program']

/** For each part of a private game: players, somebody with the link, somebody without, nobody. */
const expected: Readonly<Record<string, readonly number[]>> = {
  '': [200, 200, 200, 404, 404],
  '/game': [200, 200, 200, 404, 404],
  '/log': [200, 200, 200, 404, 404],
  '/chat': [200, 200, 200, 404, 404],
  '/notes': [200, 200, 404, 404, 401],
  '/program': [200, 200, 404, 404, 401],
}

describe.each(Object.values(games).map(({ title }) => title))('who may do what in $id', (title) => {
  let server: TestServer
  let people: readonly Visitor[]
  let path: string
  let invite: string
  beforeAll(async () => {
    server = await startServer()
    people = await Promise.all(['Anna', 'Ben', 'Carl', 'Ida', 'Nils'].map((name) => server.as(name)))
    const [anna, ...others] = people as readonly [Visitor, ...Visitor[]]
    const made = await anna.post<Table>('/api/tables', {
      title: title.id,
      seats: 3,
      seating: 'chosen',
      watching: 'link',
    })
    path = `/api/tables/${made.body.id}`
    invite = made.body.invite ?? ''
    for (const one of others.slice(0, 2)) await one.post(`${path}/join`, { invite })
    await anna.post(`${path}/start`)
  })
  afterAll(() => server.stop())

  it.each(parts)('reads its table%s, or not', async (part) => {
    const [anna, ben, , ida, nils] = people as readonly [Visitor, Visitor, Visitor, Visitor, Visitor]
    const linked = part === '/notes' || part === '/program' ? '' : `?invite=${invite}`
    const answers = await Promise.all([
      anna.get(path + part),
      ben.get(path + part),
      ida.get(path + part + linked),
      nils.get(path + part),
      server.anybody().get(path + part),
    ])
    expect(answers.map(({ status }) => status)).toEqual(expected[part])
  })

  it('acts for oneself and on one’s turn only', async () => {
    const { body: game } = await people[0]!.get<GameView>(`${path}/game`)
    const { body: table } = await people[0]!.get<Table>(path)
    const mover = Number(table.turn[0]?.split('-')[1]) - 1
    const waiting = people.slice(0, 3).filter((_, i) => !table.turn.includes(`seat-${i + 1}`))
    const { choices } = legal(title, game.state as unknown as CoreState)
    const action = choices
      .map((choice) => choice.action as { player: string })
      .find(({ player }) => player === table.turn[0])
    const body = () => ({ after: table.seq, key: newKey(), action })
    const tried = [...waiting, people[3]!, people[4]!, server.anybody()]
    const statuses = await Promise.all(
      tried.map(async (one) => (await one.post(`${path}/actions`, body())).status),
    )
    expect(statuses).toEqual([...waiting.map(() => 403), 404, 404, 401])
    expect((await people[mover]!.post(`${path}/actions`, body())).status).toBe(200)
  })
})
