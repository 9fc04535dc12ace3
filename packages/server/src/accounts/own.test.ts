import { describe, expect, it, onTestFinished } from 'vitest'
import type { Me } from '@stellwerk/protocol'
import type { Message } from '../store/store.js'
import { noNotices } from './settings.js'
import type { Entrance } from './testing.js'
import { openEntrance, putTable } from './testing.js'

const anna = { name: 'Anna', password: 'correct horse' }
const table = 'table-00001'

async function withAnna(given = {}) {
  const entrance: Entrance = await openEntrance(onTestFinished, given)
  const send = entrance.browser()
  const { body } = await send('POST', '/api/accounts', { ...anna, email: 'anna@example.org', language: 'de' })
  const told: Message[] = []
  entrance.context.store.subscribe((message) => told.push(message))
  return { ...entrance, send, me: body as Me, told }
}

describe('changing the account', () => {
  it.each([
    ['PATCH', {}],
    ['GET', undefined],
    ['DELETE', {}],
  ])('needs somebody who is signed in: %s', async (method, body) => {
    const { browser } = await openEntrance(onTestFinished)
    expect(await browser()(method, '/api/me', body)).toMatchObject({
      status: 401,
      body: { error: { code: 'unauthenticated' } },
    })
  })

  it('takes name, language, e-mail and notices, and nothing that was not said', async () => {
    const { send, me, told } = await withAnna()
    const notices = { ...noNotices, email: true, quiet: { from: '23:00', to: '07:00', zone: 'Asia/Tokyo' } }
    const first = await send('PATCH', '/api/me', { language: 'ja', notices })
    expect(first).toMatchObject({ status: 200, body: { ...me, language: 'ja', notices } })
    expect(told).toEqual([{ kind: 'settings', account: me.id }])
    const change = { name: 'Änne', email: null, present: anna.password, language: null }
    const second = await send('PATCH', '/api/me', change)
    expect(second.body).toEqual({ ...me, name: 'Änne', email: null, language: null, notices })
    expect((await send('GET', '/api/me')).body).toEqual(second.body)
    expect(told).toEqual(['settings', 'account'].map((kind) => ({ kind, account: me.id })))
  })

  it('lets a new name be signed in with, and the old one be taken', async () => {
    const { send, browser } = await withAnna()
    await send('PATCH', '/api/me', { name: 'Beate' })
    expect((await browser()('POST', '/api/session', { ...anna, name: 'beate' })).status).toBe(200)
    expect((await browser()('POST', '/api/session', anna)).status).toBe(401)
    expect((await browser()('POST', '/api/accounts', anna)).status).toBe(201)
    expect((await send('PATCH', '/api/me', { name: 'ANNA' })).status).toBe(409)
    expect((await send('GET', '/api/me')).body).toMatchObject({ name: 'Beate' })
  })

  it('lets the case of the own name be changed', async () => {
    const { send } = await withAnna()
    expect((await send('PATCH', '/api/me', { name: 'ANNA' })).body).toMatchObject({ name: 'ANNA' })
  })

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'An\u115fna' }, 'name'],
    [{ notices: { ...noNotices, webhook: 'ftp://example.org' } }, 'notices.webhook'],
    [{ notices: { ...noNotices, quiet: { from: '25:00', to: '08:00', zone: 'UTC' } } }, 'notices.quiet.from'],
    [
      { notices: { ...noNotices, quiet: { from: '22:00', to: '08:00', zone: 'Europe/Atlantis' } } },
      'notices.quiet.zone',
    ],
    [{ guest: false }, 'guest'],
  ])('refuses %j with the field at fault', async (body, path) => {
    const { send, me } = await withAnna()
    const answer = await send('PATCH', '/api/me', body)
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'malformed', path } } })
    expect((await send('GET', '/api/me')).body).toEqual(me)
  })
})

describe('changing the password', () => {
  it('needs the present one', async () => {
    const { send, browser } = await withAnna()
    const change = { password: { present: 'guessed it', next: 'battery staple' }, name: 'Beate' }
    const answer = await send('PATCH', '/api/me', change)
    expect(answer).toMatchObject({ status: 403, body: { error: { path: 'password.present' } } })
    expect((await browser()('POST', '/api/session', anna)).body).toMatchObject({ name: 'Anna' })
  })

  it('ends all other sessions and keeps this one', async () => {
    const { send, browser, me, told } = await withAnna()
    const other = browser()
    await other('POST', '/api/session', anna)
    const change = { password: { present: anna.password, next: 'battery staple' } }
    expect((await send('PATCH', '/api/me', change)).status).toBe(200)
    expect((await send('GET', '/api/me')).status).toBe(200)
    expect((await other('GET', '/api/me')).status).toBe(401)
    expect(told).toEqual([{ kind: 'account', account: me.id }])
    expect((await browser()('POST', '/api/session', anna)).status).toBe(401)
    const next = { ...anna, password: 'battery staple' }
    expect((await browser()('POST', '/api/session', next)).status).toBe(200)
  })

  it('is no way to guess it more often than by signing in', async () => {
    const { send } = await withAnna({ signInsPerQuarterHour: 2 })
    const guess = async () =>
      (await send('PATCH', '/api/me', { password: { present: 'wrong', next: 'battery staple' } })).status
    expect([await guess(), await guess(), await guess()]).toEqual([403, 403, 429])
  })
})

describe('deleting the account', () => {
  it('needs the password', async () => {
    const { send } = await withAnna()
    for (const body of [{}, { password: 'guessed it' }])
      expect(await send('DELETE', '/api/me', body)).toMatchObject({
        status: 403,
        body: { error: { code: 'forbidden', path: 'password' } },
      })
    expect((await send('GET', '/api/me')).status).toBe(200)
  })

  it('leaves nothing personal', async () => {
    const { send, browser, context, me } = await withAnna()
    await send('POST', '/api/me/push', {
      endpoint: 'https://push.example.org/anna',
      keys: { p256dh: 'key', auth: 'auth' },
    })
    await putTable(context, { id: table }, [me.id, null])
    await context.store.write(async (transaction) => {
      await transaction
        .insertInto('notes')
        .values({ table_id: table, account: me.id, text: 'Anna!' })
        .execute()
      await transaction
        .insertInto('chat')
        .values({
          table_id: table,
          at: 1,
          account: me.id,
          player: 'seat-1',
          name: 'Anna',
          key: 'k',
          text: 'hi',
        })
        .execute()
    })
    const other = browser()
    await other('POST', '/api/session', anna)
    expect((await send('DELETE', '/api/me', { password: anna.password })).status).toBe(204)
    for (const there of [send, other]) expect((await there('GET', '/api/me')).status).toBe(401)
    expect((await browser()('POST', '/api/session', anna)).status).toBe(401)
    const { db } = context.store
    for (const name of ['accounts', 'sessions', 'push_subscriptions', 'seats', 'chat', 'notes'] as const) {
      const rows = await db.selectFrom(name).selectAll().execute()
      expect(JSON.stringify(rows)).not.toMatch(/anna/i)
    }
    expect(await db.selectFrom('accounts').selectAll().executeTakeFirst()).toMatchObject({
      id: me.id,
      name_key: null,
      password: null,
      email: null,
      language: null,
      deleted: context.now(),
    })
    expect((await browser()('POST', '/api/accounts', anna)).status).toBe(201)
  })

  it.each([
    ['running', '№ 2'],
    ['finished', '№ 2'],
    ['open', ''],
  ])('makes the seat at a %s table anonymous (%s)', async (state, name) => {
    const { send, context, me, told } = await withAnna()
    await putTable(context, { id: table, state, host: me.id, seq: 4 }, [null, me.id])
    await context.store.write((transaction) =>
      transaction
        .insertInto('programs')
        .values({ table_id: table, player: 'seat-2', program: '{"kind":"pass"}', since: 1 })
        .execute(),
    )
    await send('DELETE', '/api/me', { password: anna.password })
    const { db } = context.store
    const seats = await db.selectFrom('seats').selectAll().orderBy('position').execute()
    expect(seats[1]).toMatchObject({ player: 'seat-2', account: null, name })
    expect(seats[0]).toMatchObject({ player: 'seat-1', account: null, name: '' })
    expect(await db.selectFrom('tables').select('host').execute()).toEqual([{ host: null }])
    expect(await db.selectFrom('programs').selectAll().execute()).toEqual([])
    expect(told).toContainEqual({ kind: 'account', account: me.id })
    expect(told).toContainEqual({ kind: 'table', table, seq: 4, version: 1 })
  })

  it('needs no password from a guest, who has none', async () => {
    const { browser, context } = await openEntrance(onTestFinished)
    await putTable(context, { id: table, state: 'open' }, [])
    const send = browser()
    await send('POST', '/api/guests', { name: 'Gast', invite: `invite-${table}` })
    expect((await send('DELETE', '/api/me', {})).status).toBe(204)
    expect((await send('GET', '/api/me')).status).toBe(401)
  })
})

describe('push subscriptions', () => {
  const subscription = (i: number) => ({
    endpoint: `https://push.example.org/${i}`,
    keys: { p256dh: `key-${i}`, auth: 'auth' },
  })

  it('are kept for each browser once, for whoever uses it', async () => {
    const { send, browser, context } = await withAnna()
    await send('POST', '/api/me/push', subscription(1))
    await send('POST', '/api/me/push', subscription(1))
    const rows = () => context.store.db.selectFrom('push_subscriptions').selectAll().execute()
    expect(await rows()).toHaveLength(1)
    const ben = browser()
    const { body } = await ben('POST', '/api/accounts', { ...anna, name: 'Ben' })
    expect((await ben('POST', '/api/me/push', subscription(1))).status).toBe(204)
    expect(await rows()).toMatchObject([{ account: (body as Me).id }])
    await send('DELETE', '/api/me/push', { endpoint: subscription(1).endpoint })
    expect(await rows()).toHaveLength(1)
    expect((await ben('DELETE', '/api/me/push', { endpoint: subscription(1).endpoint })).status).toBe(204)
    expect(await rows()).toEqual([])
  })

  it('are limited; the oldest go first', async () => {
    const { send, context, wait } = await withAnna()
    for (let i = 0; i < 22; i++) {
      wait(1)
      await send('POST', '/api/me/push', subscription(i))
    }
    const rows = await context.store.db.selectFrom('push_subscriptions').select('endpoint').execute()
    expect(rows.map(({ endpoint }) => Number(endpoint.split('/').at(-1))).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, i) => i + 2),
    )
  })

  it('need an account and a secure address', async () => {
    const { send, browser } = await withAnna()
    expect((await browser()('POST', '/api/me/push', subscription(1))).status).toBe(401)
    const insecure = { ...subscription(1), endpoint: 'http://push.example.org/1' }
    expect(await send('POST', '/api/me/push', insecure)).toMatchObject({
      status: 400,
      body: { error: { path: 'endpoint' } },
    })
  })

  it('are made with a key that stays the same', async () => {
    const { send, browser } = await withAnna()
    const { body } = await browser()('GET', '/api/push-key')
    const { key } = body as { key: string }
    expect(Buffer.from(key, 'base64url')).toHaveLength(65)
    expect((await send('GET', '/api/push-key')).body).toEqual({ key })
  })
})
