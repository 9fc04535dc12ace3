import type { Me } from '@stellwerk/protocol'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { readLetter } from '../notices/testing-letter.js'
import { mailServer } from '../notices/testing-servers.js'
import type { Config } from '../operate/config.js'
import { openEntrance } from './testing.js'

const anna = { name: 'Anna', password: 'correct horse', email: 'anna@example.org' }
const hour = 60 * 60 * 1000

/** Somebody who has registered with an address, and the mail server that takes the letters. */
async function scene(about: object = {}, config: Partial<Config> = {}) {
  const { url, mails } = await mailServer(onTestFinished)
  const entrance = await openEntrance(onTestFinished, {
    smtpUrl: url,
    mailFrom: 'stellwerk@example.org',
    ...config,
  })
  const send = entrance.browser()
  const me = (await send('POST', '/api/accounts', { ...anna, ...about })).body as Me
  /** The path of the link in the letter with this number. */
  const link = async (letter: number): Promise<string> => {
    await vi.waitFor(() => expect(mails.length).toBeGreaterThanOrEqual(letter), 5000)
    const found = /https?:\/\/[^/]+(\/api\/confirm-email\?token=\S+)/.exec(
      readLetter(mails[letter - 1]!.text).body,
    )
    return found?.[1] ?? 'no link'
  }
  const isConfirmed = async (): Promise<boolean> => ((await send('GET', '/api/me')).body as Me).emailConfirmed
  return { ...entrance, send, me, mails, link, isConfirmed }
}

describe('an e-mail address', () => {
  it('is confirmed by the button behind the link that was sent there, and not by opening it', async () => {
    const { me, mails, link, isConfirmed, browser } = await scene()
    expect(me.emailConfirmed).toBe(false)
    const path = await link(1)
    expect(mails[0]).toMatchObject({ to: 'anna@example.org' })
    const page = await browser()('GET', path)
    expect(page).toMatchObject({ status: 200, body: expect.stringContaining(anna.email) })
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(await isConfirmed()).toBe(false)
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await browser()('POST', path, '', form)).status).toBe(200)
    expect(await isConfirmed()).toBe(true)
    expect((await browser()('POST', path, '', form)).status).toBe(404)
  })

  it('is asked for in the language of its owner', async () => {
    const { link, browser } = await scene({ language: 'ja' })
    expect((await browser()('GET', await link(1))).body).toContain('メール')
  })

  it('that has changed needs a new letter, and the old one no longer holds', async () => {
    const { send, link, isConfirmed } = await scene()
    const first = await link(1)
    expect((await send('POST', first)).status).toBe(200)
    const moved = await send('PATCH', '/api/me', { email: 'other@example.org', present: anna.password })
    expect(moved.body).toMatchObject({ emailConfirmed: false })
    expect((await send('POST', first)).status).toBe(404)
    expect((await send('POST', await link(2))).status).toBe(200)
    expect(await isConfirmed()).toBe(true)
    const same = await send('PATCH', '/api/me', { email: 'other@example.org' })
    expect(same.body).toMatchObject({ emailConfirmed: true })
  })

  it('cannot be confirmed after two days, nor by guessing', async () => {
    const { send, link, wait, isConfirmed } = await scene()
    const path = await link(1)
    wait(48 * hour)
    expect((await send('GET', path)).status).toBe(404)
    expect((await send('POST', path)).status).toBe(404)
    expect((await send('POST', `/api/confirm-email?token=${'x'.repeat(43)}`)).status).toBe(404)
    expect((await send('POST', '/api/confirm-email?token=<b>')).status).toBe(400)
    expect(await isConfirmed()).toBe(false)
  })

  it('gets another letter when its owner asks, but not without end', async () => {
    const { send, mails, link, wait } = await scene()
    const statuses: number[] = []
    for (let i = 0; i < 5; i++) statuses.push((await send('POST', '/api/me/confirmation')).status)
    expect(statuses).toEqual([204, 204, 204, 204, 429])
    await link(5)
    wait(hour)
    expect((await send('POST', '/api/me/confirmation')).status).toBe(204)
    expect((await send('POST', await link(6))).status).toBe(200)
    expect((await send('POST', '/api/me/confirmation')).status).toBe(204)
    expect(mails).toHaveLength(6)
  })

  it('gets few letters, however many accounts are made for it', async () => {
    const { browser, mails, wait } = await scene({}, { trustProxy: 1 })
    const register = async (i: number, email: string): Promise<void> => {
      const from = { 'x-forwarded-for': `192.0.2.${i}` }
      const { status } = await browser()('POST', '/api/accounts', { ...anna, name: `Ben ${i}`, email }, from)
      expect(status).toBe(201)
    }
    for (let i = 0; i < 8; i++) await register(i, i % 2 ? 'ANNA@example.org' : `anna+${i}@example.org`)
    // letters are sent one after the other: this one comes last
    await register(8, 'last@example.org')
    await vi.waitFor(() => expect(mails.map(({ to }) => to)).toContain('last@example.org'), 5000)
    expect(mails.filter(({ to }) => to.toLowerCase().startsWith('anna'))).toHaveLength(5)
    wait(hour)
    await register(9, anna.email)
    await vi.waitFor(() => expect(mails).toHaveLength(7), 5000)
  })

  it('gets no letter from somebody who has many written', async () => {
    const { browser, mails } = await scene()
    for (let i = 0; i < 25; i++)
      await browser()('POST', '/api/accounts', { ...anna, name: `Ben ${i}`, email: `ben${i}@example.org` })
    await vi.waitFor(() => expect(mails.length).toBeGreaterThanOrEqual(20), 10_000)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(mails).toHaveLength(20)
  }, 30_000)

  it('gets no letter from a server that sends none, and its owner hears so', async () => {
    const { send, mails } = await scene({}, { smtpUrl: '' })
    expect(await send('POST', '/api/me/confirmation')).toMatchObject({
      status: 404,
      body: { error: { message: 'this server sends no e-mail' } },
    })
    expect(mails).toEqual([])
  })

  it('does not appear in the log, nor does the token', async () => {
    const { send, link, log } = await scene({}, { logLevel: 'info' })
    const path = await link(1)
    await send('POST', path)
    expect(log.join('\n')).toContain('confirm-email')
    expect(log.join('\n')).not.toContain(path.split('=')[1])
    expect(log.join('\n')).not.toContain(anna.email)
  })
})
