import { describe, expect, it, onTestFinished } from 'vitest'
import { noNotices } from '../accounts/settings.js'
import { registerNotices } from './index.js'
import { pushKeys } from './push-keys.js'
import { isSignedBy, pushBrowser } from './testing-browser.js'
import { readLetter } from './testing-letter.js'
import { hour, scene, table } from './testing-scene.js'
import { mailServer, strangersServer } from './testing-servers.js'

describe('the channel of a table', () => {
  it('is told once who is to move, in the language of the host, whoever else wants to know', async () => {
    const answer = { status: 503 }
    const stranger = await strangersServer(onTestFinished, answer)
    const { after, row, notices, context } = await scene({}, { language: 'de' })
    const webhook = `${stranger.url}/channel`
    await context.store.write((transaction) => transaction.updateTable('tables').set({ webhook }).execute())
    await notices.turnBegan({ ...row, webhook }, ['seat-1'], 7)
    await after(30_000)
    answer.status = 200
    await after(60_000)
    await after(hour)
    const texts = stranger.received.map(({ body }) => (JSON.parse(body.toString()) as { text: string }).text)
    const expected = 'Harzbahn 1873 – Friday: Anna am Zug. https://play.example.org/table/table-00001'
    expect(texts).toEqual([expected, expected])
  })

  it('hears nothing of games that have moved on to nobody, nor when it was taken away', async () => {
    const stranger = await strangersServer(onTestFinished)
    const { after, row, notices } = await scene({})
    await notices.turnBegan({ ...row, webhook: stranger.url }, ['seat-1'], 7)
    await after(hour)
    expect(stranger.received).toHaveLength(0)
  })
})

describe('a webhook', () => {
  it('is told once of each turn, with a link to the table', async () => {
    const stranger = await strangersServer(onTestFinished)
    const { began, after } = await scene({ webhook: `${stranger.url}/hook?x=1` })
    await began(7)
    await began(7)
    await after(30_000)
    await after(hour)
    expect(stranger.received).toHaveLength(1)
    const [{ path, headers, body } = { path: '', headers: {}, body: '' }] = stranger.received
    expect([path, headers['content-type']]).toEqual(['/hook?x=1', 'application/json'])
    const message = 'It is your turn, Anna: Harzbahn 1873 – Friday https://play.example.org/table/table-00001'
    expect(JSON.parse(body.toString())).toEqual({ text: message, content: message })
    await began(9)
    await after(30_000)
    expect(stranger.received).toHaveLength(2)
  })

  it('is not told while the turn is young, nor when the game has moved on by then', async () => {
    const stranger = await strangersServer(onTestFinished)
    const { began, after, context } = await scene({ webhook: stranger.url })
    await began(7)
    await after(29_000)
    await context.store.write((transaction) =>
      transaction.updateTable('tables').set({ turn: '["seat-2"]' }).execute(),
    )
    await after(hour)
    expect(stranger.received).toHaveLength(0)
  })

  it.each([{ state: 'finished' }, { state: 'closed' }])('is not told of a table that is %j', async (now) => {
    const stranger = await strangersServer(onTestFinished)
    const { began, after, context } = await scene({ webhook: stranger.url })
    await began(7)
    await context.store.write((transaction) => transaction.updateTable('tables').set(now).execute())
    await after(hour)
    expect(stranger.received).toHaveLength(0)
  })

  it('is told only of the newest of several turns', async () => {
    const stranger = await strangersServer(onTestFinished)
    const { began, after } = await scene({ webhook: stranger.url })
    await began(7)
    await began(9)
    await after(hour)
    expect(stranger.received).toHaveLength(1)
  })

  it('is not told while the player has the table before their eyes, and is when they turn away', async () => {
    const stranger = await strangersServer(onTestFinished)
    const { began, after, presence } = await scene({ webhook: stranger.url })
    presence.tell(table, { players: ['seat-1'], watchers: 0, attentive: ['seat-1'] })
    await began(7)
    await after(30_000)
    await after(hour)
    expect(stranger.received).toHaveLength(0)
    presence.tell(table, { players: ['seat-1'], watchers: 0, attentive: [] })
    await after(29_000)
    expect(stranger.received).toHaveLength(0)
    await after(1000)
    expect(stranger.received).toHaveLength(1)
  })

  it('is told once even if two processes look at the same time', async () => {
    const stranger = await strangersServer(onTestFinished)
    const { began, wait, context, notices, presence } = await scene({ webhook: stranger.url })
    const other = registerNotices(context, presence)
    onTestFinished(() => other.close())
    await began(7)
    wait(hour)
    await Promise.all([notices.sendDue(), other.sendDue()])
    expect(stranger.received).toHaveLength(1)
  })

  it('waits for the end of the quiet hours', async () => {
    const stranger = await strangersServer(onTestFinished)
    // it is 12:00 UTC, so 21:00 in Tokyo
    const quiet = { from: '20:00', to: '23:00', zone: 'Asia/Tokyo' }
    const { began, after } = await scene({ webhook: stranger.url, quiet })
    await began(7)
    await after(2 * hour - 1)
    expect(stranger.received).toHaveLength(0)
    await after(1)
    expect(stranger.received).toHaveLength(1)
  })

  it('waits for quiet hours that were set after the turn began', async () => {
    const stranger = await strangersServer(onTestFinished)
    const { began, after, context } = await scene({ webhook: stranger.url })
    await began(7)
    const quiet = { from: '12:00', to: '14:00', zone: 'UTC' }
    const notices = JSON.stringify({ ...noNotices, webhook: stranger.url, quiet })
    await context.store.write((transaction) => transaction.updateTable('accounts').set({ notices }).execute())
    await after(hour)
    expect(stranger.received).toHaveLength(0)
    await after(hour)
    expect(stranger.received).toHaveLength(1)
  })

  it('takes away the power of signs that chat programs obey', async () => {
    const stranger = await strangersServer(onTestFinished)
    const { began, after, context } = await scene({ webhook: stranger.url })
    await context.store.write((transaction) =>
      transaction.updateTable('tables').set({ name: '@everyone <!here> https://evil.example' }).execute(),
    )
    await began(7)
    await after(hour)
    const body = stranger.received[0]?.body.toString() ?? ''
    expect(body).not.toMatch(/@everyone|<!here|evil\.example/)
    // the only link is ours
    expect(body.match(/https:\/\/[^" ]*/g)).toEqual(
      ['text', 'content'].map(() => 'https://play.example.org/table/table-00001'),
    )
  })

  it('does not lead to another address', async () => {
    const inside = await strangersServer(onTestFinished)
    const stranger = await strangersServer(onTestFinished, { status: 307, location: inside.url })
    const { began, after } = await scene({ webhook: stranger.url })
    await began(7)
    await after(hour)
    expect([stranger.received.length, inside.received.length]).toEqual([1, 0])
  })

  it.each(['127.0.0.1', 'localhost', '[::1]', '2130706433', '[::ffff:127.0.0.1]'])(
    'does not reach the server behind its walls by %s',
    async (host) => {
      const inside = await strangersServer(onTestFinished)
      const { began, after, log } = await scene(
        { webhook: `http://${host}:${inside.port}/` },
        { config: { privateWebhooks: false } },
      )
      await began(7)
      await after(hour)
      expect(inside.received).toHaveLength(0)
      expect(log.join('')).toContain("is an address of the server's own network")
    },
  )
})

describe('e-mail', () => {
  it.each([
    ['en', 'Your turn: Harzbahn 1873 – Friday', 'it is your turn'],
    ['de', 'Du bist am Zug: Harzbahn 1873 – Friday', 'du bist am Zug'],
    ['ja', 'あなたの手番です：', 'あなたの手番です'],
  ])('comes in the language %s', async (language, subject, text) => {
    const { url, mails } = await mailServer(onTestFinished)
    const config = { smtpUrl: url, mailFrom: 'Stellwerk <play@example.org>' }
    const { began, after } = await scene({ email: true }, { config, language })
    await began(7)
    await after(hour)
    expect(mails).toHaveLength(1)
    const [mail = { from: '', to: '', text: '' }] = mails
    expect(mail).toMatchObject({ from: 'play@example.org', to: 'anna@example.org' })
    const { head, body } = readLetter(mail.text)
    expect(head['subject']).toContain(subject)
    expect(head['auto-submitted']).toBe('auto-generated')
    expect(body).toContain(text)
    expect(body).toContain('https://play.example.org/table/table-00001')
    expect(body).toContain('https://play.example.org/account')
  })

  it('does not come if nobody asked for it', async () => {
    const { url, mails } = await mailServer(onTestFinished)
    const config = { smtpUrl: url, mailFrom: 'play@example.org' }
    const { began, after, context } = await scene({ email: false }, { config })
    await began(7)
    await after(hour)
    expect(mails).toHaveLength(0)
    expect(await context.store.db.selectFrom('notices').selectAll().execute()).toEqual([])
  })

  it('that fails does not keep the other ways from working', async () => {
    const stranger = await strangersServer(onTestFinished)
    const config = { smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'play@example.org' }
    const { began, after, log } = await scene({ email: true, webhook: stranger.url }, { config })
    await began(7)
    await after(hour)
    expect(stranger.received).toHaveLength(1)
    expect(log.join('')).toContain('a notice could not be sent')
  })
})

describe('Web Push', () => {
  it('reaches every browser, sealed for it and signed with our key', async () => {
    const service = await strangersServer(onTestFinished, { status: 201 })
    const { began, after, me, context } = await scene({ push: true }, { language: 'de' })
    const browsers = [pushBrowser(), pushBrowser()]
    await context.store.write(async (transaction) => {
      for (const [i, { keys }] of browsers.entries())
        await transaction
          .insertInto('push_subscriptions')
          .values({ endpoint: `${service.url}/${i}`, account: me.id, keys: JSON.stringify(keys), created: i })
          .execute()
    })
    await began(7)
    await after(hour)
    expect(service.received.map(({ path }) => path).toSorted()).toEqual(['/0', '/1'])
    const { publicKey } = await pushKeys(context)
    for (const { path, headers, body } of service.received) {
      const read = browsers[Number(path.slice(1))]?.read(body) ?? ''
      expect(JSON.parse(read)).toEqual({
        title: 'Du bist am Zug: Harzbahn 1873 – Friday',
        body: 'Du bist am Zug, Anna: Harzbahn 1873 – Friday',
        link: 'https://play.example.org/table/table-00001',
        tag: table,
      })
      expect(headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' })
      expect(isSignedBy(publicKey, String(headers.authorization))).toBe(true)
    }
  })

  it.each([
    [410, 0],
    [404, 0],
    [500, 1],
  ])('forgets a browser when its service answers %i (left: %i)', async (status, left) => {
    const service = await strangersServer(onTestFinished, { status })
    const { began, after, me, context } = await scene({ push: true })
    const keys = JSON.stringify(pushBrowser().keys)
    await context.store.write((transaction) =>
      transaction
        .insertInto('push_subscriptions')
        .values({ endpoint: service.url, account: me.id, keys, created: 1 })
        .execute(),
    )
    await began(7)
    await after(hour)
    expect(await context.store.db.selectFrom('push_subscriptions').selectAll().execute()).toHaveLength(left)
  })
})
