import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failure, titleList } from '@stellwerk/protocol'
import type { TestServer, Visitor } from './testing.js'
import { startServer } from './testing.js'

interface Description {
  readonly paths: { readonly [path: string]: { readonly [method: string]: { readonly responses: object } } }
}

describe('the server as a whole', () => {
  let site: string
  let server: TestServer
  let visitor: Visitor
  beforeAll(async () => {
    site = await mkdtemp(join(tmpdir(), 'stellwerk-site-'))
    await mkdir(join(site, 'assets'))
    await writeFile(join(site, 'index.html'), '<!doctype html><title>Stellwerk</title>')
    await writeFile(join(site, 'assets', 'main-1a2b3c.js'), 'console.log(1873)')
    await writeFile(join(site, '.secret'), 'secret')
    server = await startServer({ config: { siteFolder: site } })
    visitor = server.anybody()
  })
  afterAll(async () => {
    await server.stop()
    await rm(site, { recursive: true, force: true })
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
      ...['join', 'leave', 'start', 'hand-over', 'close'].map((name) => `post /api/tables/{id}/${name}`),
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
      404, 404, 400, 404, 400, 400, 400, 400, 413, 431, 404,
    ])
    for (const { body } of answers.slice(0, -1)) expect(() => failure.parse(body)).not.toThrow()
    for (const answer of answers.slice(7, 9))
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
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
