import { describe, expect, it, onTestFinished } from 'vitest'
import type { Me } from '@stellwerk/protocol'
import { openEntrance, putTable } from './testing.js'
import { tokenHash } from './tokens.js'

const anna = { name: 'Anna', password: 'correct horse' }
const day = 24 * 60 * 60 * 1000

describe('registering', () => {
  it('makes an account and signs in', async () => {
    const { browser, context } = await openEntrance(onTestFinished)
    const send = browser()
    const made = await send('POST', '/api/accounts', { ...anna, email: 'anna@example.org', language: 'ja' })
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({
      name: 'Anna',
      guest: false,
      email: 'anna@example.org',
      language: 'ja',
      created: context.now(),
    })
    expect((await send('GET', '/api/me')).body).toEqual(made.body)
  })

  it('keeps neither the password nor the token', async () => {
    const { browser, context } = await openEntrance(onTestFinished, {}, { safePasswords: true })
    const made = await browser()('POST', '/api/accounts', anna)
    const token = /stellwerk=([^;]+)/.exec(made.headers.get('set-cookie') ?? '')?.[1] ?? ''
    const { db } = context.store
    const account = await db.selectFrom('accounts').selectAll().executeTakeFirstOrThrow()
    const session = await db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow()
    expect(account.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(JSON.stringify([account, session])).not.toContain(anna.password)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(session.token_hash).toBe(tokenHash(token))
    expect(JSON.stringify(session)).not.toContain(token)
  })

  it.each([
    ['ANNA', 'case'],
    ['Ａｎｎａ', 'width'],
  ])('refuses %s when there is an Anna (%s)', async (name) => {
    const { browser } = await openEntrance(onTestFinished)
    await browser()('POST', '/api/accounts', anna)
    const second = await browser()('POST', '/api/accounts', { ...anna, name })
    expect(second.status).toBe(409)
    expect(second.body).toMatchObject({ error: { code: 'conflict' } })
    expect(second.headers.get('set-cookie')).toBeNull()
  })

  it.each([
    [{ name: 'A', password: 'correct horse' }, 'name'],
    [{ name: 'An\u3164na', password: 'correct horse' }, 'name'],
    [{ name: 'Anna', password: 'short' }, 'password'],
    [{ ...anna, email: 'nowhere' }, 'email'],
    [{ ...anna, language: 'fr' }, 'language'],
  ])('names the field at fault in %j', async (body, path) => {
    const { browser } = await openEntrance(onTestFinished)
    const answer = await browser()('POST', '/api/accounts', body)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ error: { code: 'malformed', path } })
  })

  it('is limited for one address', async () => {
    const { browser, wait } = await openEntrance(onTestFinished, { registrationsPerHour: 2 })
    const register = async (name: string) =>
      (await browser()('POST', '/api/accounts', { ...anna, name })).status
    expect([await register('Anna'), await register('Ben'), await register('Clara')]).toEqual([201, 201, 429])
    wait(60 * 60 * 1000)
    expect(await register('Clara')).toBe(201)
  })

  it('takes no bodies that are larger than an account', async () => {
    const { browser } = await openEntrance(onTestFinished)
    const answer = await browser()('POST', '/api/accounts', { ...anna, password: 'x'.repeat(20_000) })
    expect(answer.status).toBe(413)
  })
})

describe('signing in', () => {
  it('needs name and password, whatever the case of the name', async () => {
    const { browser } = await openEntrance(onTestFinished)
    await browser()('POST', '/api/accounts', anna)
    const send = browser()
    expect((await send('GET', '/api/me')).status).toBe(401)
    expect(await send('GET', '/api/session')).toMatchObject({ status: 200, body: { me: null } })
    const answer = await send('POST', '/api/session', { ...anna, name: 'anna' })
    expect(answer).toMatchObject({ status: 200, body: { name: 'Anna' } })
    expect((await send('GET', '/api/me')).status).toBe(200)
    expect((await send('GET', '/api/session')).body).toEqual({
      me: answer.body,
      registration: 'open',
      mail: false,
    })
  })

  it('does not tell an unknown name from a wrong password, nor from a guest', async () => {
    const { browser, context } = await openEntrance(onTestFinished)
    await browser()('POST', '/api/accounts', anna)
    await putTable(context, { id: 'table-00001', state: 'open' }, [])
    await browser()('POST', '/api/guests', { name: 'Gast', invite: 'invite-table-00001' })
    const answers = []
    for (const name of ['Anna', 'Nobody', 'Gast']) {
      const { status, body } = await browser()('POST', '/api/session', { name, password: 'a wrong one' })
      answers.push({ status, body })
    }
    expect(answers[0]).toEqual({
      status: 401,
      body: { error: { code: 'unauthenticated', message: 'wrong name or password' } },
    })
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
  })

  it('costs an unknown name about the work of a known one', async () => {
    const many = { signInsPerQuarterHour: 1000 }
    const { browser } = await openEntrance(onTestFinished, many, { safePasswords: true })
    await browser()('POST', '/api/accounts', anna)
    const fastest = async (name: string): Promise<number> => {
      const times = []
      for (let i = 0; i < 8; i++) {
        const start = performance.now()
        await browser()('POST', '/api/session', { name, password: 'a wrong one' })
        times.push(performance.now() - start)
      }
      return Math.min(...times)
    }
    // an answer without hashing takes a tenth of the time
    expect(await fastest('Nobody')).toBeGreaterThan((await fastest('Anna')) / 3)
  })

  /** Attempts from addresses behind one proxy. */
  const attempts = async (signInsPerQuarterHour: number) => {
    const entrance = await openEntrance(onTestFinished, { signInsPerQuarterHour, trustProxy: 1 })
    const owner = entrance.browser()
    await owner('POST', '/api/accounts', anna)
    const attempt = async (address: number, name: string, password: string): Promise<number> => {
      const from = { 'x-forwarded-for': `192.0.2.${address}` }
      return (await entrance.browser()('POST', '/api/session', { name, password }, from)).status
    }
    return { ...entrance, owner, attempt }
  }

  it('is limited for one name from one address, and its owner comes in from another', async () => {
    const { attempt, wait } = await attempts(3)
    for (const name of ['anna', 'ANNA', 'Anna']) expect(await attempt(1, name, 'wrong')).toBe(401)
    expect(await attempt(1, 'Anna', anna.password)).toBe(429)
    expect(await attempt(1, 'Ben', 'wrong')).toBe(401)
    expect(await attempt(2, 'Anna', anna.password)).toBe(200)
    wait(15 * 60 * 1000)
    expect(await attempt(1, 'Anna', anna.password)).toBe(200)
  })

  it('is slow, but possible, where many addresses guess at one name', async () => {
    const { attempt } = await attempts(2)
    for (let i = 0; i < 20; i++) expect(await attempt(i, 'Anna', 'wrong')).toBe(401)
    const start = performance.now()
    expect(await attempt(100, 'Anna', anna.password)).toBe(200)
    expect(performance.now() - start).toBeGreaterThan(2900)
    const unhindered = performance.now()
    expect(await attempt(101, 'Ben', 'wrong')).toBe(401)
    expect(performance.now() - unhindered).toBeLessThan(2900)
  }, 30_000)

  it('is limited by address, whatever the name, for more than one person', async () => {
    const { attempt } = await attempts(1)
    for (const name of ['Ben', 'Clara', 'Doris', 'Emil', 'Fanny'])
      expect(await attempt(1, name, 'wrong')).toBe(401)
    expect(await attempt(1, 'Gustav', 'wrong')).toBe(429)
    expect(await attempt(2, 'Gustav', 'wrong')).toBe(401)
  })

  it('by strangers does not keep those from their account who are in', async () => {
    const { attempt, owner } = await attempts(1)
    for (let i = 0; i < 10; i++) await attempt(i, 'Anna', 'wrong')
    const next = { present: anna.password, next: 'another horse' }
    expect((await owner('PATCH', '/api/me', { password: next })).status).toBe(200)
    expect((await owner('DELETE', '/api/me', { password: 'wrong' })).status).toBe(403)
    // within one session guessing is limited, too
    expect((await owner('DELETE', '/api/me', { password: next.next })).status).toBe(429)
    const elsewhere = { 'x-forwarded-for': '192.0.2.200' }
    await owner('POST', '/api/session', { name: 'Anna', password: next.next }, elsewhere)
    expect((await owner('DELETE', '/api/me', { password: next.next })).status).toBe(204)
  }, 30_000)

  it('is not limited by attempts that succeed', async () => {
    const { browser } = await openEntrance(onTestFinished, { signInsPerQuarterHour: 2 })
    await browser()('POST', '/api/accounts', anna)
    for (let i = 0; i < 5; i++) expect((await browser()('POST', '/api/session', anna)).status).toBe(200)
  })

  it('ends the session that the browser had', async () => {
    const { browser, context } = await openEntrance(onTestFinished)
    const send = browser()
    await send('POST', '/api/accounts', anna)
    await send('POST', '/api/session', anna)
    expect(await context.store.db.selectFrom('sessions').selectAll().execute()).toHaveLength(1)
  })
})

describe('the cookie', () => {
  const cookieOf = async (given: object, headers = {}) => {
    const { browser } = await openEntrance(onTestFinished, given)
    const { headers: answered } = await browser()('POST', '/api/accounts', anna, headers)
    return answered.get('set-cookie') ?? ''
  }

  it('is out of reach for scripts and other sites', async () => {
    const cookie = await cookieOf({ sessionDays: 2 })
    expect(cookie).toMatch(/^stellwerk=[\w-]{43}; Max-Age=172800; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  it.each([
    [{ publicUrl: 'https://play.example.org' }, {}],
    [{ trustProxy: 1 }, { 'x-forwarded-proto': 'https' }],
  ])('is bound to TLS with %j', async (given, headers) => {
    const cookie = await cookieOf(given, headers)
    expect(cookie).toMatch(/^__Host-stellwerk=[\w-]{43}; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  })

  it('does not trust a stranger who speaks of TLS', async () => {
    expect(await cookieOf({}, { 'x-forwarded-proto': 'https' })).toMatch(/^stellwerk=/)
  })
})

describe('a session', () => {
  it('ends when it is not used, and lives on when it is', async () => {
    const { browser, wait } = await openEntrance(onTestFinished, { sessionDays: 10 })
    const [used, unused] = [browser(), browser()]
    await used('POST', '/api/accounts', anna)
    await unused('POST', '/api/session', anna)
    wait(6 * day)
    const renewed = await used('GET', '/api/me')
    expect(renewed.headers.get('set-cookie')).toContain('Max-Age=864000')
    wait(6 * day)
    expect((await used('GET', '/api/me')).status).toBe(200)
    expect((await unused('GET', '/api/me')).status).toBe(401)
  })

  it('ends with signing out, there and nowhere else', async () => {
    const { browser, context } = await openEntrance(onTestFinished)
    const [here, there] = [browser(), browser()]
    const { body } = await here('POST', '/api/accounts', anna)
    await there('POST', '/api/session', anna)
    const told: unknown[] = []
    context.store.subscribe((message) => told.push(message))
    const left = await here('DELETE', '/api/session')
    expect(left.status).toBe(204)
    expect(left.headers.get('set-cookie')).toContain('stellwerk=;')
    expect((await here('GET', '/api/me')).status).toBe(401)
    expect((await there('GET', '/api/me')).status).toBe(200)
    expect(told).toEqual([{ kind: 'account', account: (body as Me).id }])
  })

  it('is not made by any other cookie', async () => {
    const { browser } = await openEntrance(onTestFinished)
    for (const cookie of ['stellwerk=', 'stellwerk=x', `stellwerk=${'x'.repeat(5000)}`, 'stellwerk=%00'])
      expect((await browser()('GET', '/api/me', undefined, { cookie })).status).toBe(401)
    expect((await browser()('DELETE', '/api/session')).status).toBe(204)
  })
})

describe('a guest', () => {
  it('comes in through an invitation', async () => {
    const { browser, context } = await openEntrance(onTestFinished)
    await putTable(context, { id: 'table-00001', state: 'open' }, [])
    const send = browser()
    const made = await send('POST', '/api/guests', { name: 'Gast', invite: 'invite-table-00001' })
    expect(made).toMatchObject({ status: 201, body: { name: 'Gast', guest: true, email: null } })
    expect((await send('GET', '/api/me')).body).toEqual(made.body)
  })

  it.each(['finished', 'closed'])('does not come in through an invitation to a %s table', async (state) => {
    const { browser, context } = await openEntrance(onTestFinished)
    await putTable(context, { id: 'table-00001', state }, [])
    const answer = await browser()('POST', '/api/guests', { name: 'Gast', invite: 'invite-table-00001' })
    expect(answer.status).toBe(404)
    expect((await browser()('POST', '/api/guests', { name: 'Gast', invite: 'invented-1' })).status).toBe(404)
    expect(await context.store.db.selectFrom('accounts').selectAll().execute()).toEqual([])
  })

  it('does not take the name of somebody else', async () => {
    const { browser, context } = await openEntrance(onTestFinished)
    await putTable(context, { id: 'table-00001', state: 'open' }, [])
    await browser()('POST', '/api/accounts', anna)
    const answer = await browser()('POST', '/api/guests', { name: 'anna', invite: 'invite-table-00001' })
    expect(answer.status).toBe(409)
  })
})
