import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openEntrance } from '../accounts/testing.js'

const anna = { name: 'Anna', password: 'correct horse' }

/** The figures in Prometheus' text, each by its name with its labels. */
const figuresIn = (text: string): Map<string, number> =>
  new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  )

interface Dashboard {
  readonly panels: readonly { readonly targets?: readonly { readonly expr: string }[] }[]
}

/** The metrics in an expression; of a histogram the one whose buckets, sum or count it asks for. */
const namesIn = (expression: string): string[] =>
  [...expression.matchAll(/\b(stellwerk|process|nodejs)_\w+/g)].map(([name]) =>
    name.replace(/_(bucket|sum|count)$/, ''),
  )

describe('health', () => {
  it('is told while the process lives', async () => {
    const { browser } = await openEntrance(onTestFinished)
    expect(await browser()('GET', '/health')).toMatchObject({ status: 200, body: { status: 'alive' } })
  })

  it('is not readiness: that needs a store that answers', async () => {
    const { browser, context } = await openEntrance(onTestFinished)
    expect(await browser()('GET', '/ready')).toMatchObject({ status: 200, body: { status: 'ready' } })
    await context.store.close()
    const answer = await browser()('GET', '/ready')
    expect(answer).toMatchObject({ status: 503, body: { status: 'the store does not answer' } })
    expect((await browser()('GET', '/health')).status).toBe(200)
  })
})

describe('metrics', () => {
  it('count requests by route and status, whatever the table', async () => {
    const { browser } = await openEntrance(onTestFinished)
    const send = browser()
    await send('POST', '/api/accounts', anna)
    await send('GET', '/api/tables/table-00001')
    await send('GET', '/api/tables/table-00002')
    const { headers, body } = await send('GET', '/metrics')
    expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    const text = String(body)
    expect(text).toMatch(
      /^stellwerk_requests_total\{method="POST",route="\/api\/accounts",status="201"\} \d+$/m,
    )
    expect(text).toMatch(
      /^stellwerk_requests_total\{method="GET",route="\/api\/tables\/:id",status="404"\} \d+$/m,
    )
    expect(text).not.toContain('table-00001')
    expect(text).toMatch(/^stellwerk_request_seconds_bucket\{le="5",route="\/api\/accounts"\} \d+$/m)
    expect(text).toMatch(/^stellwerk_commit_works_count [1-9]\d*$/m)
    for (const name of ['stellwerk_open_sockets', 'stellwerk_loaded_games', 'stellwerk_waiting_writes'])
      expect(text).toMatch(new RegExp(`^${name} \\d+$`, 'm'))
    for (const line of text.trimEnd().split('\n').filter(Boolean))
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? \d[\d.e+-]*)$/)
  })

  it('tell how busy the process is, and how much room is left', async () => {
    const { browser } = await openEntrance(onTestFinished)
    const figures = figuresIn(String((await browser()('GET', '/metrics')).body))
    for (const name of [
      'process_cpu_seconds_total',
      'nodejs_eventloop_lag_p99_seconds',
      'stellwerk_store_bytes',
      'stellwerk_free_bytes',
    ])
      expect(figures.get(name)).toBeGreaterThan(0)
  })

  it('count searches by what is looked for', async () => {
    const { browser } = await openEntrance(onTestFinished)
    const send = browser()
    const searches = async (of: string) =>
      figuresIn(String((await send('GET', '/metrics')).body)).get(
        `stellwerk_search_seconds_count{of="${of}"}`,
      ) ?? 0
    const before = [await searches('tables'), await searches('people')]
    await send('POST', '/api/accounts', anna)
    await send('GET', '/api/tables?state=finished&player=Anna')
    await send('GET', '/api/tables?state=finished')
    await send('GET', '/api/people/Anna')
    expect([await searches('tables'), await searches('people')]).toEqual(before.map((one) => one + 1))
  })

  it('are all there that the dashboard shows', async () => {
    const file = fileURLToPath(new URL('../../../../deploy/grafana.json', import.meta.url))
    const dashboard = JSON.parse(readFileSync(file, 'utf8')) as Dashboard
    const { browser } = await openEntrance(onTestFinished)
    const text = String((await browser()('GET', '/metrics')).body)
    const told = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
    const shown = dashboard.panels.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => namesIn(expr)))
    expect(shown.length).toBeGreaterThan(20)
    expect(shown.filter((name) => !told.has(name))).toEqual([])
    const own = [...told].filter((name) => name?.startsWith('stellwerk_'))
    expect(own.filter((name) => !shown.includes(name ?? ''))).toEqual([])
  })
})

describe('the log', () => {
  it('has a line of JSON for each request and nothing that is secret', async () => {
    const { browser, log, context } = await openEntrance(onTestFinished, { logLevel: 'debug' })
    const send = browser()
    const made = await send('POST', '/api/accounts', { ...anna, email: 'anna@example.org' })
    const token = /=([^;]+)/.exec(made.headers.get('set-cookie') ?? '')?.[1] ?? 'none'
    await send('POST', '/api/session', { ...anna, password: 'a wrong secret' })
    await send('GET', '/api/tables/table-00001?invite=secret-invite')
    await send('GET', '/api/invites/secret-invite')
    await send('POST', '/api/guests', { name: 'Gast', invite: 'secret-invite' })
    context.log.info({ body: { password: anna.password, invite: 'secret-invite' }, token }, 'a careless line')
    const lines = log.map((line) => JSON.parse(line) as { msg: string; req?: { url: string } })
    const urls = lines.flatMap(({ req }) => (req ? [req.url] : []))
    expect(urls).toContain('/api/accounts')
    expect(urls).toContain('/api/tables/table-00001?invite=…')
    expect(urls).toContain('/api/invites/…')
    expect(lines.some(({ msg }) => msg === 'a careless line')).toBe(true)
    const everything = log.join('')
    for (const secret of [anna.password, 'a wrong secret', token, 'secret-invite', 'anna@example.org'])
      expect(everything).not.toContain(secret)
  })
})
