import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { readLetter } from '../notices/testing-letter.js'
import { mailServer } from '../notices/testing-servers.js'
import { forGood, suspend } from './suspension.js'
import { openEntrance } from './testing.js'

const anna = { name: 'Anna', password: 'correct horse', email: 'anna@example.org' }
const hour = 60 * 60 * 1000

/** Anna, with a confirmed address unless `confirmed` is false, and the letters that people get. */
async function scene({ confirmed = true, config = {} } = {}) {
  const { url, mails } = await mailServer(onTestFinished)
  const settings = { smtpUrl: url, mailFrom: 'stellwerk@example.org', logLevel: 'info' as const }
  const entrance = await openEntrance(onTestFinished, { ...settings, ...config })
  const send = entrance.browser()
  await send('POST', '/api/accounts', anna)
  if (confirmed)
    await entrance.context.store.write((transaction) =>
      transaction.updateTable('accounts').set({ email_confirmed: 1 }).execute(),
    )
  const forgot = async (who: string, headers = {}) =>
    (await entrance.browser()('POST', '/api/recoveries', { who }, headers)).status
  const links = (): string[] =>
    mails.flatMap(({ text }) => /\/recover#(\S+)/.exec(readLetter(text).body)?.[1] ?? [])
  const link = async (letter: number): Promise<string> => {
    await vi.waitFor(() => expect(links().length).toBeGreaterThanOrEqual(letter), 5000)
    return links()[letter - 1]!
  }
  const answer = async (token: string, password: string) =>
    (await entrance.browser()('POST', '/api/recoveries/answer', { token, password })).status
  const signIn = async (password: string) =>
    (await entrance.browser()('POST', '/api/session', { name: anna.name, password })).status
  return { ...entrance, send, mails, forgot, links, link, answer, signIn }
}

/** Longer than a letter takes that should not come. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 300))

describe('a forgotten password', () => {
  it.each(['anna', 'Anna@Example.org'])('is replaced by the link in a letter (%s)', async (who) => {
    const { send, forgot, link, answer, signIn } = await scene()
    expect(await forgot(who)).toBe(204)
    const token = await link(1)
    expect(await answer(token, 'battery staple')).toBe(204)
    expect([await signIn(anna.password), await signIn('battery staple')]).toEqual([401, 200])
    // whoever was signed in before is out
    expect((await send('GET', '/api/me')).status).toBe(401)
    expect(await answer(token, 'a third password')).toBe(404)
  })

  it('is asked for alike whether there is such an account or not, and only its owner hears more', async () => {
    const { forgot, links, mails } = await scene({ confirmed: false })
    for (const who of ['Anna', 'anna@example.org', 'Nobody']) expect(await forgot(who)).toBe(204)
    await aWhile()
    // an address that nobody has confirmed may be a stranger's: only the letter that asks for that came
    expect([links(), mails.length]).toEqual([[], 1])
  })

  it('is not replaced after two hours, nor by guessing, nor by one that is too short', async () => {
    const { forgot, link, answer, wait, signIn } = await scene()
    await forgot('Anna')
    const token = await link(1)
    expect(await answer(token, 'short')).toBe(400)
    expect(await answer('x'.repeat(43), 'battery staple')).toBe(404)
    wait(2 * hour)
    expect(await answer(token, 'battery staple')).toBe(404)
    expect(await signIn(anna.password)).toBe(200)
  })

  it('fills nobody’s mailbox, and one address asks twenty times an hour', async () => {
    const { forgot, link, links, wait } = await scene()
    const statuses: number[] = []
    for (let i = 0; i < 21; i++) statuses.push(await forgot('Anna'))
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 204), 429])
    await link(3)
    await aWhile()
    expect(links()).toHaveLength(3)
    wait(hour)
    expect(await forgot('Anna')).toBe(204)
    await link(4)
  })

  it('of a suspended account is not replaced by letter', async () => {
    const { context, forgot, links } = await scene()
    const { id } = await context.store.db.selectFrom('accounts').select('id').executeTakeFirstOrThrow()
    await suspend(context, id, forGood)
    expect(await forgot('Anna')).toBe(204)
    await aWhile()
    expect(links()).toEqual([])
  })

  it('leaves no secret in the store or in the log', async () => {
    const { context, forgot, link, log } = await scene()
    await forgot('Anna')
    const token = await link(1)
    const rows = await context.store.db.selectFrom('recoveries').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(log.join('\n')).toContain('/api/recoveries')
    expect(log.join('\n')).not.toContain(token)
    expect(log.join('\n')).not.toContain(anna.email)
  })
})

describe('an e-mail address', () => {
  it('is changed only by those who know the password', async () => {
    const { send } = await scene()
    const email = 'other@example.org'
    for (const present of [undefined, 'guessed'])
      expect(await send('PATCH', '/api/me', { email, present })).toMatchObject({
        status: 403,
        body: { error: { path: 'present' } },
      })
    expect((await send('PATCH', '/api/me', { email: null })).status).toBe(403)
    // nothing changes, so nothing is asked
    expect((await send('PATCH', '/api/me', { email: anna.email })).status).toBe(200)
    const changed = await send('PATCH', '/api/me', { email, present: anna.password })
    expect(changed).toMatchObject({ status: 200, body: { email, emailConfirmed: false } })
  })
})

describe('signing out everywhere', () => {
  it('ends every session and socket of the account, and no other', async () => {
    const { send, browser } = await scene()
    const [phone, ben] = [browser(), browser()]
    await phone('POST', '/api/session', anna)
    await ben('POST', '/api/accounts', { name: 'Ben', password: 'correct horse' })
    expect((await send('DELETE', '/api/me/sessions')).status).toBe(204)
    const statuses = await Promise.all(
      [send, phone, ben].map(async (b) => (await b('GET', '/api/me')).status),
    )
    expect(statuses).toEqual([401, 401, 200])
  })
})
