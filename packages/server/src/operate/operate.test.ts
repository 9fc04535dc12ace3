import { describe, expect, it, onTestFinished } from 'vitest'
import { openEntrance } from '../accounts/testing.js'
import { counter, gauge, histogram } from './metrics.js'

const anna = { name: 'Anna', password: 'correct horse' }

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
  it('are in the text form of Prometheus', () => {
    const asked = counter('asked_total', 'Questions.')
    asked.add({ of: 'An"na\n' })
    asked.add({ of: 'An"na\n' }, 2)
    expect(asked.render()).toEqual([
      '# HELP asked_total Questions.',
      '# TYPE asked_total counter',
      'asked_total{of="An\\"na\\n"} 3',
    ])
    const present = gauge('present', 'Who is there.')
    present.set(5)
    present.add(-2)
    expect(present.render()).toEqual(['# HELP present Who is there.', '# TYPE present gauge', 'present 3'])
    const seconds = histogram('seconds', 'How long.', [0.1, 1])
    for (const value of [0.1, 0.5, 7]) seconds.observe(value, { route: '/' })
    expect(seconds.render().slice(1)).toEqual([
      '# TYPE seconds histogram',
      'seconds_bucket{route="/",le="0.1"} 1',
      'seconds_bucket{route="/",le="1"} 2',
      'seconds_bucket{route="/",le="+Inf"} 3',
      'seconds_sum{route="/"} 7.6',
      'seconds_count{route="/"} 3',
    ])
  })

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
    expect(text).toMatch(/^stellwerk_request_seconds_bucket\{route="\/api\/accounts",le="5"\} \d+$/m)
    expect(text).toMatch(/^stellwerk_commit_works_count [1-9]\d*$/m)
    for (const name of ['stellwerk_open_sockets', 'stellwerk_loaded_games', 'stellwerk_waiting_writes'])
      expect(text).toMatch(new RegExp(`^${name} \\d+$`, 'm'))
    for (const line of text.trimEnd().split('\n'))
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? \d[\d.e+-]*)$/)
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
