import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Failure } from '@stellwerk/protocol'
import { failure, fromClient, fromServer, titleList } from '@stellwerk/protocol'
import type { TestServer, Visitor } from './testing.js'
import { startServer } from './testing.js'

interface Description {
  readonly paths: { readonly [path: string]: { readonly [method: string]: { readonly responses: object } } }
}

interface LiveDescription {
  readonly channels: {
    readonly live: {
      readonly messages: Readonly<Record<string, { readonly summary: string; readonly payload: object }>>
    }
  }
}

/** The status of an address as it is written: `fetch` would tidy it up. */
const statusOf = async (address: string, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(new URL(address), { path }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    }).once('error', reject)
  })

describe('the server as a whole', () => {
  let site: string
  let server: TestServer
  let visitor: Visitor
  beforeAll(async () => {
    site = await mkdtemp(join(tmpdir(), 'stellwerk-site-'))
    await mkdir(join(site, 'assets'))
    await writeFile(join(site, 'index.html'), '<!doctype html><title>Stellwerk</title>')
    await writeFile(join(site, 'assets', 'main-1a2b3c.js'), 'console.log(1873)')
    await mkdir(join(site, 'docs'))
    await writeFile(join(site, 'docs', 'index.html'), '<!doctype html><title>Documents</title>')
    await writeFile(join(site, '.secret'), 'secret')
    server = await startServer({ config: { siteFolder: site, publicUrl: 'https://play.example.org' } })
    visitor = server.anybody()
  })
  afterAll(async () => {
    await server.stop()
    await rm(site, { recursive: true, force: true })
  })

  it('offers the documents at /docs', async () => {
    const without = await fetch(`${server.address}/docs`, { redirect: 'manual' })
    expect([without.status, without.headers.get('location')]).toEqual([302, '/docs/'])
    expect(await (await fetch(`${server.address}/docs/`)).text()).toContain('Documents')
  })

  it('describes every route of its interface', async () => {
    const { body } = await visitor.get<Description>('/api/openapi.json')
    const routes = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    )
    for (const route of [
      'post /api/accounts',
      'get /api/session',
      'post /api/session',
      'delete /api/session',
      'post /api/guests',
      'get /api/me',
      'get /api/titles',
      'get /api/tables',
      'post /api/tables',
      'post /api/tables/upload',
      'get /api/invites/{invite}',
      'get /api/tables/{id}',
      ...['join', 'leave', 'start', 'hand-over', 'hand-over-answer', 'free-seat', 'close', 'invite'].map(
        (name) => `post /api/tables/{id}/${name}`,
      ),
      ...['past', 'seat-answer', 'tips', 'tips-answer'].map((name) => `post /api/tables/{id}/${name}`),
      'delete /api/tables/{id}/close',
      ...['game', 'log', 'program', 'chat', 'notes', 'file'].map((name) => `get /api/tables/{id}/${name}`),
      ...['actions', 'undo', 'redo', 'undo-answer', 'chat'].map((name) => `post /api/tables/{id}/${name}`),
      ...['program', 'notes'].map((name) => `put /api/tables/{id}/${name}`),
    ])
      expect(routes).toContain(route)
    expect(body.paths['/api/tables/{id}/actions']?.['post']?.responses).toMatchObject({
      '200': expect.anything(),
      '4XX': expect.anything(),
    })
  })

  it('says which cookie it knows people by, who needs it, and which failures to expect', async () => {
    const { body } = await visitor.get<Description>('/api/openapi.json')
    expect(body).toMatchObject({
      components: { securitySchemes: { session: { in: 'cookie', name: '__Host-stellwerk' } } },
    })
    const act = body.paths['/api/tables/{id}/actions']?.['post']
    expect(act).toMatchObject({ security: [{ session: [] }] })
    expect(Object.keys(act?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '400', '401', '403', '404', '409', '413', '415', '422', '429', '503']),
    )
    expect(body.paths['/api/titles']?.['get']?.responses).not.toHaveProperty('401')
    expect(body.paths['/api/confirm-email']?.['get']?.responses).toMatchObject({
      '200': { content: { 'text/html': expect.anything() } },
      '404': { content: { 'text/html': expect.anything() } },
    })
  })

  it('describes every message of its socket', async () => {
    const { body } = await visitor.get<LiveDescription>('/api/asyncapi.json')
    const { live } = body.channels
    const types = (side: string, all: typeof fromClient | typeof fromServer) =>
      all.options.map(({ shape }) => `${side}.${shape.type.value}`)
    expect(Object.keys(live.messages)).toEqual([
      ...types('client', fromClient),
      ...types('server', fromServer),
    ])
    for (const { summary, payload } of Object.values(live.messages)) {
      expect(summary).toMatch(/\w.*\.$/)
      expect(payload).toMatchObject({ type: 'object', required: expect.arrayContaining(['type']) })
    }
    expect(live.messages['client.watch']?.payload).toMatchObject({
      additionalProperties: false,
      properties: { after: { type: 'integer' }, type: { const: 'watch' } },
    })
    expect(live).toMatchObject({ address: '/api/live', 'x-close-codes': { malformed: 4400 } })
  })

  it('names its titles with their seats and options', async () => {
    const { body } = await visitor.get('/api/titles')
    const { titles } = titleList.parse(body)
    expect(titles.map(({ id }) => id)).toEqual(Object.keys(server.context.games))
    expect(titles.find(({ id }) => id === '1873')).toMatchObject({
      seats: { min: 2, max: 5 },
      options: { edition: expect.arrayContaining(['R', 'S']) },
    })
  })

  it('answers every failure in the same form', async () => {
    const answers = await Promise.all([
      visitor.get('/api/nothing'),
      visitor.post('/api/nothing', {}),
      visitor.get('/api/tables/short'),
      visitor.get('/api/tables/longEnoughButNotThere'),
      visitor.get('/api/tables?limit=x'),
      visitor.post('/api/tables', 'no json'),
      visitor.send('POST', '/api/tables', '<a/>', { 'content-type': 'text/xml' }),
      visitor.get('/api/tables/%zz'),
      visitor.post(`/api/tables/${'x'.repeat(5000)}/join`, {}),
      visitor.send('GET', '/api/titles', undefined, { 'x-long': 'x'.repeat(40_000) }),
      visitor.get('/api/live'),
    ])
    expect(answers.map(({ status }) => status)).toEqual([
      404, 404, 400, 404, 400, 401, 401, 400, 413, 431, 404,
    ])
    for (const { body } of answers.slice(0, -1)) expect(() => failure.parse(body)).not.toThrow()
    for (const { headers } of answers) {
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toContain("default-src 'self'")
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
      expect(headers.get('cache-control')).toBe('no-store')
    }
    expect(answers[4]?.body).toMatchObject({ error: { path: 'limit' } })
  })

  it('serves the site: pages by one document, hashed files for ever', async () => {
    const page = await visitor.get<string>('/tables/abc')
    expect(page).toMatchObject({ status: 200, body: expect.stringContaining('Stellwerk') })
    expect(page.headers.get('cache-control')).toBe('no-cache')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
    const asset = await visitor.get('/assets/main-1a2b3c.js')
    expect(asset.headers.get('cache-control')).toContain('immutable')
    expect((await visitor.get('/assets/main-old.js')).status).toBe(404)
    expect((await visitor.get<string>('/.secret')).body).not.toContain('secret')
    expect((await visitor.get<string>('/..%2f..%2fetc%2fpasswd')).body).not.toContain('root:')
    expect((await visitor.post('/tables/abc', {})).status).toBe(404)
  })

  it('refuses what is asked of files in vain, without alarm', async () => {
    const asked = async (headers: Record<string, string>) =>
      (await visitor.send('GET', '/assets/main-1a2b3c.js', undefined, headers)).status
    expect(await asked({ range: 'bytes=0-3' })).toBe(206)
    expect(await asked({ range: 'bytes=99999999-' })).toBe(416)
    expect(await asked({ 'if-match': '"x"' })).toBe(412)
    expect(await asked({ 'if-unmodified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' })).toBe(412)
    for (const path of ['/../../x', '/assets/..%5cx', '/\\..\\x', '/assets/..%2f..%2fx'])
      expect(await statusOf(server.address, path)).toBe(404)
  })

  it('says of a body of another type that it is of another type', async () => {
    const anna = await server.as('Anna')
    for (const type of ['text/xml', 'text/plain', 'application/x-www-form-urlencoded']) {
      const answer = await anna.send('POST', '/api/tables', '<a/>', { 'content-type': type })
      expect(answer).toMatchObject({ status: 415, body: { error: { code: 'malformed' } } })
    }
    expect((await anna.post('/api/tables', 'no json')).status).toBe(400)
  })

  it('names the field that nobody asked for', async () => {
    const anna = await server.as('Anna')
    const named = async (method: string, path: string, body: unknown) =>
      (await anna.send<Failure>(method, path, body)).body.error.path
    expect(await named('POST', '/api/tables', { title: '1873', seats: 3, admin: true })).toBe('admin')
    const notices = {
      email: false,
      push: false,
      webhook: '',
      quiet: { from: '22:00', to: '08:00', zone: 'UTC', x: 1 },
    }
    expect(await named('PATCH', '/api/me', { notices })).toBe('notices.quiet.x')
    expect(await named('GET', '/api/tables?mine=true&colour=red', undefined)).toBe('colour')
  })

  it('compresses large answers for those who can read them', async () => {
    const asked = (encoding: string) =>
      visitor.send('GET', '/api/openapi.json', undefined, { 'accept-encoding': encoding })
    const [zipped, plain] = await Promise.all([asked('gzip'), asked('identity')])
    expect(zipped.headers.get('content-encoding')).toBe('gzip')
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(zipped.body).toEqual(plain.body)
  })

  it('limits how often one address asks for its description', async () => {
    const strict = await startServer({ config: { requestsPerMinute: 3 } })
    const statuses: number[] = []
    for (let i = 0; i < 4; i++) statuses.push((await strict.anybody().get('/api/openapi.json')).status)
    await strict.stop()
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  it('logged nothing alarming', () => {
    expect(server.log.filter((line) => line.includes('"level":50'))).toEqual([])
  })
})
