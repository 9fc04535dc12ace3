import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer, Visitor } from '../testing.js'
import { startServer } from '../testing.js'
import { coins } from '../testing-coins.js'
import type { TestTable } from '../testing-table.js'
import { newKey, startTable } from '../testing-table.js'

const roles = ['anonymous', 'stranger', 'invited', 'waiting player', 'host to move'] as const
type Role = (typeof roles)[number]
type Body = (player: string) => unknown

const take: Body = (player) => ({ after: 1, key: newKey(), action: { type: 'take', player, count: 1 } })
const travel =
  (to: number): Body =>
  () => ({ after: 1, key: newKey(), to })
const nothing: Body = () => undefined

/** What each role is answered at a running game after one action, first at a table for all, then at one by link. */
const routes: readonly (readonly [string, string, Body, readonly number[], readonly number[]])[] = [
  ['GET', '', nothing, [200, 200, 200, 200, 200], [404, 404, 200, 200, 200]],
  ['GET', '/game', nothing, [200, 200, 200, 200, 200], [404, 404, 200, 200, 200]],
  ['GET', '/log', nothing, [200, 200, 200, 200, 200], [404, 404, 200, 200, 200]],
  ['GET', '/chat', nothing, [200, 200, 200, 200, 200], [404, 404, 200, 200, 200]],
  ['GET', '/file', nothing, [200, 200, 200, 200, 200], [404, 404, 200, 200, 200]],
  [
    'POST',
    '/chat',
    () => ({ key: newKey(), text: 'hi' }),
    [401, 200, 200, 200, 200],
    [401, 404, 200, 200, 200],
  ],
  ['GET', '/notes', nothing, [401, 403, 403, 200, 200], [401, 404, 404, 200, 200]],
  ['PUT', '/notes', () => ({ text: 'mine' }), [401, 403, 403, 200, 200], [401, 404, 404, 200, 200]],
  ['GET', '/program', nothing, [401, 403, 403, 200, 200], [401, 404, 404, 200, 200]],
  ['PUT', '/program', () => ({ program: null }), [401, 403, 403, 200, 200], [401, 404, 404, 200, 200]],
  ['POST', '/actions', take, [401, 403, 403, 422, 200], [401, 404, 404, 422, 200]],
  ['POST', '/undo', travel(0), [401, 403, 403, 200, 200], [401, 404, 404, 200, 200]],
  ['POST', '/redo', travel(2), [401, 403, 403, 400, 400], [401, 404, 404, 400, 400]],
  [
    'POST',
    '/undo-answer',
    () => ({ after: 1, request: 'nothing-asked', agree: true }),
    [401, 403, 403, 409, 409],
    [401, 404, 404, 409, 409],
  ],
  ['POST', '/join', () => ({}), [401, 409, 409, 200, 200], [401, 404, 404, 200, 200]],
  ['POST', '/leave', nothing, [401, 403, 403, 200, 200], [401, 404, 404, 200, 200]],
  ['POST', '/start', nothing, [401, 403, 403, 403, 409], [401, 404, 404, 403, 409]],
  ['POST', '/close', () => ({ after: 1 }), [401, 403, 403, 200, 200], [401, 404, 404, 200, 200]],
  [
    'POST',
    '/hand-over',
    (player) => ({ seat: player, to: 'Nobody At All' }),
    [401, 403, 403, 404, 404],
    [401, 404, 404, 404, 404],
  ],
]

describe('who may do what', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ games: coins })
  })
  afterAll(() => server.stop())

  const visitorFor = async (role: Role): Promise<Visitor> => {
    const names = { stranger: 'Sam', invited: 'Ina', 'waiting player': 'Ben', 'host to move': 'Anna' }
    return role === 'anonymous' ? server.anybody() : server.as(names[role])
  }

  /** A table at which Ben has acted and Anna, the host, is to move. */
  const tableWith = async (watching: 'everyone' | 'link'): Promise<TestTable> => {
    const table = await startTable(server, ['Anna', 'Ben'], { watching, seat: 2 })
    const ben = await server.as('Ben')
    const action = { type: 'take', player: 'seat-1', count: 1 }
    const acted = await ben.post(`${table.path}/actions`, { after: 0, key: newKey(), action })
    expect(acted.status).toBe(200)
    return table
  }

  it.each(routes)('%s …%s', async (method, path, body, forAll, byLink) => {
    for (const [watching, expected] of [
      ['everyone', forAll],
      ['link', byLink],
    ] as const) {
      const answers: number[] = []
      let table = await tableWith(watching)
      const anna = await server.as('Anna')
      for (const role of roles) {
        if (answers.includes(200) && method !== 'GET') table = await tableWith(watching)
        const { body: seen } = await anna.get<{ invite: string }>(table.path)
        const visitor = await visitorFor(role)
        const takesInvite = method === 'GET' ? path !== '/notes' && path !== '/program' : path === '/chat'
        const query = role === 'invited' && takesInvite ? `?invite=${seen.invite}` : ''
        const player = role === 'host to move' ? 'seat-2' : 'seat-1'
        answers.push((await visitor.send(method, `${table.path}${path}${query}`, body(player))).status)
      }
      expect({ watching, answers }).toEqual({ watching, answers: expected })
    }
  })
})
