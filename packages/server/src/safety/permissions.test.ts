import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CoreState, Title } from '@stellwerk/engine'
import type { Table } from '@stellwerk/protocol'
import { games } from '@stellwerk/titles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { coins as coinTitle } from '@stellwerk/engine/testing'
import { makeSite } from './testing-site.js'
import { password, startServer } from '../testing.js'
import type { TestServer, Visitor } from '../testing.js'
import { newKey } from '../testing-table.js'
import { routesOf } from './testing-routes.js'

const texts = Object.values(games)[0]!.texts
const title = { ...coinTitle, seats: { min: 2, max: 4 } } as unknown as Title<CoreState>

/** The names behind the columns; the last three look at a table that is not for everybody. */
const people = {
  anonymous: null,
  other: 'Dora',
  toMove: 'Carl',
  waiting: 'Ben',
  host: 'Anna',
  byLink: 'Ida',
  noLink: 'Nils',
  playersOnly: 'Ida',
} as const
type Role = keyof typeof people
const roles = Object.keys(people) as Role[]
const watching = (role: Role): Table['watching'] =>
  role === 'playersOnly' ? 'players' : role === 'byLink' || role === 'noLink' ? 'link' : 'everyone'

const seats: Partial<Record<Role, string>> = { waiting: 'seat-1', toMove: 'seat-2', host: 'seat-3' }

interface Setting {
  readonly role: Role
  /** The player whose seat is asked for; those who have none try that of the player to move. */
  readonly player: string
  /** The secret of the link, for those who have it. */
  readonly invite?: string
}

interface Row {
  readonly route: string
  /** What the table is doing; a running game has one action, that of `waiting`. */
  readonly at?: 'open'
  readonly body?: (setting: Setting) => unknown
  /** What else the address says. */
  readonly asks?: string
  /** Whether the address takes the secret of the link. */
  readonly linked?: true
  readonly expected: readonly number[]
}

const travel = (to: number) => (): unknown => ({ after: 1, key: newKey(), to })
const push = { endpoint: 'https://push.example.org/1', keys: { p256dh: 'key', auth: 'auth' } }
const guessed = `?token=${'guessed-'.repeat(5)}`
const everybody = [200, 200, 200, 200, 200, 200, 200, 200]
const signedIn = [401, 200, 200, 200, 200, 200, 200, 200]
const notModerators = signedIn.map((s) => (s === 200 ? 403 : s))
const readers = [200, 200, 200, 200, 200, 200, 404, 404]
const seated = [401, 403, 200, 200, 200, 404, 404, 404]

/** Columns: anonymous, other | to move, waiting, host | by link, without link, with a link where only players look on. */
const rows: readonly Row[] = [
  { route: 'GET /health', expected: everybody },
  { route: 'GET /ready', expected: everybody },
  { route: 'GET /metrics', expected: everybody },
  // the files of the site, and its pages
  { route: 'GET /*', expected: everybody },
  { route: 'GET /api/openapi.json', expected: everybody },
  { route: 'GET /api/asyncapi.json', expected: everybody },
  { route: 'GET /api/titles', expected: everybody },
  { route: 'GET /api/push-key', expected: everybody },
  // without the handshake of a socket there is no such page
  { route: 'GET /api/live', expected: everybody.map(() => 404) },

  {
    route: 'POST /api/accounts',
    body: () => ({ name: `Eva ${newKey()}`, password }),
    expected: everybody.map(() => 201),
  },
  { route: 'GET /api/session', expected: everybody },
  { route: 'POST /api/session', body: () => ({ name: 'Dora', password }), expected: everybody },
  {
    route: 'POST /api/session',
    body: () => ({ name: 'Dora', password: 'guessed' }),
    expected: everybody.map(() => 401),
  },
  { route: 'DELETE /api/session', expected: everybody.map(() => 204) },
  // an invitation lets guests in; without one there are none
  {
    route: 'POST /api/guests',
    body: ({ invite }) => ({ name: `Guest ${newKey()}`, invite: invite ?? 'guessed-link' }),
    expected: [404, 404, 404, 404, 404, 201, 404, 201],
  },
  { route: 'GET /api/me', expected: signedIn },
  { route: 'PATCH /api/me', body: () => ({ language: 'de' }), expected: signedIn },
  {
    route: 'DELETE /api/me',
    body: () => ({ password: 'guessed' }),
    expected: [401, 403, 403, 403, 403, 403, 403, 403],
  },
  // there is no mail server here, and nobody has a letter
  { route: 'POST /api/me/confirmation', expected: signedIn.map((s) => (s === 200 ? 404 : s)) },
  { route: 'GET /api/confirm-email', asks: guessed, expected: everybody.map(() => 404) },
  { route: 'POST /api/confirm-email', asks: guessed, expected: everybody.map(() => 404) },
  { route: 'DELETE /api/me/sessions', expected: signedIn.map((s) => (s === 200 ? 204 : s)) },
  // whether there is such an account, nobody hears
  ...['Dora', 'Nobody at all'].map((who) => ({
    route: 'POST /api/recoveries',
    body: () => ({ who }),
    expected: everybody.map(() => 204),
  })),
  {
    route: 'POST /api/recoveries/answer',
    body: () => ({ token: 'guessed-'.repeat(5), password }),
    expected: everybody.map(() => 404),
  },
  { route: 'POST /api/me/push', body: () => push, expected: signedIn.map((s) => (s === 200 ? 204 : s)) },
  {
    route: 'DELETE /api/me/push',
    body: () => ({ endpoint: push.endpoint }),
    expected: signedIn.map((s) => (s === 200 ? 204 : s)),
  },

  {
    route: 'POST /api/reports',
    body: () => ({ table: 'no-such-table', text: 'look' }),
    expected: signedIn.map((s) => (s === 200 ? 404 : s)),
  },
  // nobody here is a moderator
  ...['GET /api/moderation/reports', 'GET /api/moderation/log'].map((route) => ({
    route,
    expected: notModerators,
  })),
  { route: 'POST /api/moderation/reports/:id/close', expected: notModerators },
  {
    route: 'POST /api/moderation/acts',
    body: () => ({ action: 'mute', name: 'Dora' }),
    expected: notModerators,
  },

  { route: 'GET /api/tables', expected: everybody },
  {
    route: 'POST /api/tables',
    body: () => ({ title: 'coins', seats: 2 }),
    expected: signedIn.map((s) => (s === 200 ? 201 : s)),
  },
  {
    route: 'POST /api/tables/upload',
    body: () => ({
      file: { format: 'stellwerk/1', title: 'coins', options: {}, players: ['A', 'B'], seed: 1, actions: [] },
    }),
    expected: signedIn.map((s) => (s === 200 ? 201 : s)),
  },
  // the secret itself is the permission, unless only players may look on
  { route: 'GET /api/invites/:invite', expected: [404, 404, 404, 404, 404, 200, 404, 404] },
  { route: 'GET /api/invites/:invite', at: 'open', expected: [404, 404, 404, 404, 404, 200, 404, 200] },

  { route: 'GET /api/people/:name', expected: everybody.map(() => 404) },
  // the game is not over
  {
    route: 'POST /api/tables/:id/rematch',
    expected: seated.map((s) => (s === 200 ? 409 : s)),
  },

  { route: 'GET /api/tables/:id', linked: true, expected: readers },
  { route: 'GET /api/tables/:id', at: 'open', linked: true, expected: [...readers.slice(0, 7), 200] },
  { route: 'GET /api/tables/:id/game', linked: true, expected: readers },
  { route: 'GET /api/tables/:id/log', linked: true, expected: readers },
  { route: 'GET /api/tables/:id/chat', linked: true, expected: readers },
  { route: 'GET /api/tables/:id/file', linked: true, expected: readers },
  {
    route: 'POST /api/tables/:id/chat',
    linked: true,
    body: () => ({ key: newKey(), text: 'hello' }),
    expected: [401, ...readers.slice(1)],
  },
  { route: 'GET /api/tables/:id/notes', expected: seated },
  { route: 'PUT /api/tables/:id/notes', body: () => ({ text: 'mine' }), expected: seated },
  { route: 'GET /api/tables/:id/program', expected: seated },
  { route: 'PUT /api/tables/:id/program', body: () => ({ program: null }), expected: seated },
  {
    route: 'POST /api/tables/:id/actions',
    body: ({ player }) => ({ after: 1, key: newKey(), action: { type: 'take', player, count: 1 } }),
    expected: [401, 403, 200, 422, 422, 404, 404, 404],
  },
  // in the name of the player to move: only that player may
  {
    route: 'POST /api/tables/:id/actions',
    body: () => ({ after: 1, key: newKey(), action: { type: 'take', player: 'seat-2', count: 1 } }),
    expected: [401, 403, 200, 403, 403, 404, 404, 404],
  },
  { route: 'POST /api/tables/:id/undo', body: travel(0), expected: seated },
  // nothing was undone that could be brought back
  {
    route: 'POST /api/tables/:id/redo',
    body: travel(2),
    expected: seated.map((s) => (s === 200 ? 400 : s)),
  },
  // nobody asks
  {
    route: 'POST /api/tables/:id/undo-answer',
    body: () => ({ after: 1, request: 'nothing-asked', agree: true }),
    expected: seated.map((s) => (s === 200 ? 409 : s)),
  },

  {
    route: 'POST /api/tables/:id/join',
    body: ({ invite }) => (invite === undefined ? {} : { invite }),
    expected: [401, 409, 200, 200, 200, 409, 404, 404],
  },
  {
    route: 'POST /api/tables/:id/join',
    at: 'open',
    body: ({ invite }) => (invite === undefined ? {} : { invite }),
    expected: [401, 200, 200, 200, 200, 200, 404, 200],
  },
  { route: 'POST /api/tables/:id/leave', expected: seated },
  { route: 'POST /api/tables/:id/leave', at: 'open', expected: seated },
  { route: 'POST /api/tables/:id/start', expected: [401, 403, 403, 403, 409, 404, 404, 404] },
  { route: 'POST /api/tables/:id/start', at: 'open', expected: [401, 403, 403, 403, 200, 404, 404, 404] },
  // of a running game: to agree to it
  { route: 'POST /api/tables/:id/close', body: () => ({ after: 1 }), expected: seated },
  {
    route: 'POST /api/tables/:id/close',
    at: 'open',
    body: () => ({ after: 0 }),
    expected: [401, 403, 403, 403, 200, 404, 404, 404],
  },
  { route: 'DELETE /api/tables/:id/close', expected: seated },
  { route: 'GET /api/tables/:id/webhook', expected: [401, 403, 403, 403, 200, 404, 404, 404] },
  {
    route: 'PUT /api/tables/:id/webhook',
    body: () => ({ address: 'https://chat.example.org/hook' }),
    expected: [401, 403, 403, 403, 200, 404, 404, 404],
  },
  { route: 'POST /api/tables/:id/invite', expected: [401, 403, 403, 403, 200, 404, 404, 404] },
  // nobody has waited for long enough
  {
    route: 'POST /api/tables/:id/free-seat',
    body: () => ({ seat: 'seat-2', after: 1 }),
    expected: [401, 403, 403, 403, 409, 404, 404, 404],
  },
  {
    route: 'POST /api/tables/:id/computer',
    body: () => ({ seat: 'seat-2', level: 'easy' }),
    expected: [401, 403, 403, 403, 409, 404, 404, 404],
  },
  {
    route: 'POST /api/tables/:id/hand-over',
    body: ({ player }) => ({ seat: player, to: 'Sam' }),
    expected: seated,
  },
  // one's own seat was not offered to anybody
  {
    route: 'POST /api/tables/:id/hand-over-answer',
    body: ({ player }) => ({ seat: player, after: 1, accept: false }),
    expected: seated.map((s) => (s === 200 ? 409 : s)),
  },
  {
    route: 'POST /api/tables/:id/hand-over-answer',
    body: ({ player }) => ({ seat: player, after: 1, accept: true }),
    expected: [401, 403, 403, 403, 403, 404, 404, 404],
  },
  {
    route: 'PUT /api/tables/:id/deputy',
    body: () => ({ deputy: null }),
    expected: seated,
  },
  // a title without secrets has nothing to ask for, and nobody asks
  {
    route: 'POST /api/tables/:id/past',
    expected: seated.map((s) => (s === 200 ? 409 : s)),
  },
  {
    route: 'POST /api/tables/:id/seat-answer',
    body: () => ({ request: 'nothing-asked', agree: true }),
    expected: seated.map((s) => (s === 200 ? 409 : s)),
  },
  { route: 'POST /api/tables/:id/tips', expected: [401, 403, 403, 403, 200, 404, 404, 404] },
  // nobody has proposed any
  {
    route: 'POST /api/tables/:id/tips-answer',
    body: () => ({ proposal: 'nothing-asked', agree: true }),
    expected: seated.map((s) => (s === 200 ? 409 : s)),
  },
  // somebody else's seat
  {
    route: 'POST /api/tables/:id/hand-over',
    body: ({ role }) => ({ seat: role === 'waiting' ? 'seat-2' : 'seat-1', to: 'Sam' }),
    expected: [401, 403, 403, 403, 403, 404, 404, 404],
  },
]

interface Described {
  readonly responses: Readonly<Record<number, unknown>>
  readonly security?: unknown
}

describe('who may do what', () => {
  let folder: string
  let server: TestServer
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stellwerk-permissions-'))
    const siteFolder = await makeSite(folder)
    server = await startServer({ games: { coins: { title, texts } }, config: { siteFolder } })
    await server.as('Sam')
  })
  afterAll(async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('is written down for every route, and for nothing else', () => {
    expect([...new Set(rows.map(({ route }) => route))].toSorted()).toEqual(routesOf(server.app).toSorted())
    const described = Object.entries(server.app.swagger().paths ?? {}).flatMap(([path, methods]) =>
      Object.keys(methods ?? {}).map(
        (method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      ),
    )
    const hidden = [
      '/health',
      '/ready',
      '/metrics',
      '/api/openapi.json',
      '/api/asyncapi.json',
      '/api/live',
      '/*',
    ]
    const shown = routesOf(server.app).filter((route) => !hidden.includes(route.split(' ')[1] ?? ''))
    expect(shown.filter((route) => !described.includes(route))).toEqual([])
  })

  const visitorFor = async (role: Role): Promise<Visitor> => {
    const name = people[role]
    return name === null ? server.anybody() : server.as(name)
  }

  /** A table at which Ben, Carl and their host Anna sit and one seat is free; once it runs, Ben has acted. */
  const tableFor = async (role: Role, isOpen: boolean): Promise<Table> => {
    const [anna, ben, carl] = await Promise.all(['Anna', 'Ben', 'Carl'].map((name) => server.as(name)))
    const wish = { title: 'coins', seats: 4, seating: 'chosen', seat: 3, watching: watching(role) }
    const { body: made } = await anna!.post<Table>('/api/tables', wish)
    const path = `/api/tables/${made.id}`
    for (const player of [ben, carl]) await player!.post(`${path}/join`, { invite: made.invite })
    if (isOpen) return made
    expect((await anna!.post(`${path}/start`)).status).toBe(200)
    const action = { type: 'take', player: 'seat-1', count: 1 }
    const acted = await ben!.post(`${path}/actions`, { after: 0, key: newKey(), action })
    expect(acted.status).toBe(200)
    return made
  }

  /** Tables that are as they were made: whoever only looks, or is refused, changes nothing. */
  const untouched = new Map<string, Table>()

  const numbered = rows.map((row, i) => ({
    ...row,
    name: `${i + 1}: ${row.route}${row.at ? ' (open)' : ''}`,
  }))

  it.each(numbered)('$name', async ({ route, at, body, asks, linked, expected }) => {
    const [method = '', pattern = ''] = route.split(' ')
    const needsTable = pattern.includes('/:') || pattern === '/api/guests'
    const answers: Record<string, number> = {}
    for (const role of roles) {
      const kind = `${watching(role)} ${at ?? 'running'}`
      const table = needsTable ? (untouched.get(kind) ?? (await tableFor(role, at === 'open'))) : undefined
      const invite = role === 'byLink' || role === 'playersOnly' ? (table?.invite ?? undefined) : undefined
      const setting: Setting = { role, player: seats[role] ?? 'seat-2', ...(invite ? { invite } : {}) }
      const path = pattern.replace(':id', table?.id ?? '').replace(':invite', invite ?? 'guessed-link')
      const query = linked && invite !== undefined ? `?invite=${invite}` : (asks ?? '')
      const visitor = await visitorFor(role)
      const { status } = await visitor.send(method, path + query, body?.(setting))
      answers[role] = status
      if (table && (method === 'GET' || status >= 400)) untouched.set(kind, table)
      else untouched.delete(kind)
      // whoever went out or came in as somebody else is themselves again
      const name = people[role]
      if (name !== null && /session|accounts|guests/.test(pattern))
        await visitor.post('/api/session', { name, password })
    }
    expect(answers).toEqual(Object.fromEntries(roles.map((role, i) => [role, expected[i]])))
  })

  it('is told by the description, with every failure', () => {
    const { paths = {} } = server.app.swagger() as unknown as {
      paths?: Record<string, Record<string, Described>>
    }
    const untold = rows.flatMap(({ route, expected }) => {
      const [method = '', pattern = ''] = route.split(' ')
      const found = paths[pattern.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
      if (!found) return []
      const missing = expected.filter((status) => found.responses[status] === undefined)
      const isOpen = expected[0] !== 401 || pattern === '/api/session'
      if ((found.security === undefined) !== isOpen) return [`${route} security`]
      return missing.map((status) => `${route} ${status}`)
    })
    expect([...new Set(untold)]).toEqual([])
  })

  it('is asked before anything that was sent is read', async () => {
    const needing = rows.filter(
      ({ route, expected }) =>
        expected[0] === 401 && !rows.some((r) => r.route === route && r.expected[0] !== 401),
    )
    const answers: Record<string, number> = {}
    for (const { route } of needing) {
      const [method = '', pattern = ''] = route.split(' ')
      const path = pattern.replace(':id', 'not an id')
      const body = method === 'GET' ? undefined : 'no JSON'
      answers[route] = (await server.anybody().send(method, path, body)).status
    }
    expect(Object.keys(answers).length).toBeGreaterThan(20)
    expect(Object.entries(answers).filter(([, status]) => status !== 401)).toEqual([])
  })

  it('holds for the socket too', async () => {
    for (const role of roles) {
      const table = await tableFor(role, false)
      const invite = role === 'byLink' || role === 'playersOnly' ? (table.invite ?? undefined) : undefined
      const socket = await (await visitorFor(role)).socket()
      socket.send({ type: 'watch', table: table.id, after: 0, ...(invite ? { invite } : {}) })
      const mayRead = readers[roles.indexOf(role)] === 200
      const answer = await socket.until(
        () => socket.messages.find(({ type }) => type === 'watching' || type === 'failed'),
        'an answer',
      )
      expect({ role, type: answer.type }).toEqual({ role, type: mayRead ? 'watching' : 'failed' })
      const key = newKey()
      const action = { type: 'take', player: 'seat-2', count: 1 }
      socket.send({ type: 'act', table: table.id, after: 1, key, action })
      const done = await socket.until(
        () => socket.messages.find((message) => 'key' in message && message.key === key),
        'an answer',
      )
      expect({ role, type: done.type }).toEqual({ role, type: role === 'toMove' ? 'acted' : 'failed' })
      await socket.end()
    }
  })
})
