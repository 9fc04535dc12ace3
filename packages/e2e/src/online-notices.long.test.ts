import type { Page } from 'playwright-core'
import { afterAll, expect, test, vi } from 'vitest'
import { readLetter } from '../../server/src/notices/testing-letter.js'
import { mailServer, strangersServer } from '../../server/src/notices/testing-servers.js'
import type { Received } from '../../server/src/notices/testing-servers.js'
import { faultsOf } from './axe.js'
import { Board } from './board.js'
import { enterByInvitation, openTable, password, register } from './online.js'
import { allSee, buyMine, buyerOf } from './party.js'
import { useStage } from './testing-stage.js'

const cleaning: (() => Promise<void>)[] = []
const onFinished = (clean: () => Promise<void>): void => void cleaning.push(clean)
afterAll(() => Promise.all(cleaning.map((clean) => clean())))

let mail: Awaited<ReturnType<typeof mailServer>>

const stage = useStage(async () => {
  mail = await mailServer(onFinished)
  return {
    STELLWERK_SMTP_URL: mail.url,
    STELLWERK_MAIL_FROM: 'board@example.org',
    STELLWERK_PRIVATE_WEBHOOKS: 'true',
    STELLWERK_NOTICE_DELAY_SECONDS: '0',
  }
})

const textOf = ({ body }: Received): string => (JSON.parse(body.toString()) as { text: string }).text

const letters = () => mail.mails.map(({ text }) => readLetter(text))
const subject = 'Your turn: Harzbahn 1873 – Friday'

/** Follows the link of the letter that asks whether the address is right. */
async function confirmAddress(page: Page): Promise<void> {
  const link = await vi.waitFor(() => {
    const found = /\/api\/confirm-email\S+/.exec(letters().at(-1)?.body ?? '')
    if (!found) throw new Error('there is no letter yet')
    return found[0]
  }, 20_000)
  await page.goto(link)
  await page.getByRole('button').click()
  await page
    .getByText(/confirmed/i)
    .first()
    .waitFor()
}

/** The server looks for due notices every five seconds. */
const oneLook = 6000

/** A browser without a screen never hides a page, so the page is told that it did. */
async function becomes(page: Page, visibility: DocumentVisibilityState): Promise<void> {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
    document.dispatchEvent(new Event('visibilitychange'))
  }, visibility)
}

/** Nor does it ever turn to another window. */
async function turns(page: Page, direction: 'focus' | 'blur'): Promise<void> {
  await page.evaluate((event) => {
    document.hasFocus = () => event === 'focus'
    window.dispatchEvent(new Event(event))
  }, direction)
}

/** Whether a page tells the server that somebody is looking at it, from now on. */
function attentionOf(page: Page): boolean[] {
  const told: boolean[] = []
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(String(payload)) as { type: string; attentive?: boolean }
      if (message.type === 'attend') told.push(message.attentive === true)
    }),
  )
  return told
}

// Web Push is left out: it goes through a push service of the browser's maker, which a test cannot reach
test('who asks for it is told of their turn by letter and by webhook, unless they look at the table', async () => {
  const [hook, channel] = [await strangersServer(onFinished), await strangersServer(onFinished)]
  const host = await stage().visit('/account')
  const attention = attentionOf(host)
  await register(host, 'Anna')
  const emailForm = host.getByRole('form', { name: 'E-mail address', exact: true })
  await emailForm.getByRole('textbox', { name: 'E-mail' }).fill('anna@example.org')
  await emailForm.getByLabel('Current password').fill(password)
  await emailForm.getByRole('button', { name: 'Save' }).click()
  await emailForm.getByText('Saved.').waitFor()
  // whoever has lost the letter gets another
  const unconfirmed = host.getByRole('form', { name: 'E-mail address not confirmed' })
  await unconfirmed.getByText(/sent a link to anna@example\.org/).waitFor()
  const faults = await faultsOf(host)
  expect(faults).toEqual([])
  await vi.waitFor(() => expect(letters()).toHaveLength(1), 20_000)
  await unconfirmed.getByRole('button', { name: 'Send the e-mail again' }).click()
  await unconfirmed.getByText('A new e-mail is on its way to anna@example.org.').waitFor()
  await vi.waitFor(() => expect(letters()).toHaveLength(2), 20_000)
  await confirmAddress(host)
  await host.goto('/account')
  await host.getByText('Signed in as Anna').waitFor()
  expect(await unconfirmed.count()).toBe(0)
  const notices = host.getByRole('form', { name: 'When it is your turn' })
  await notices.getByRole('checkbox', { name: /mail/i }).check()
  await notices.getByRole('textbox', { name: /web address/ }).fill(`${hook.url}/turn`)
  // whenever this test runs, it is not night
  for (const field of await notices.locator('input[type=time]').all()) await field.fill('00:00')
  await notices.getByRole('button', { name: 'Save' }).click()
  await notices.getByText('Saved.').waitFor()
  const rating = host.getByRole('form', { name: 'Rating' })
  await rating.getByRole('checkbox', { name: 'I want a rating' }).press('Space')
  await host.keyboard.press('Tab')
  await host.keyboard.press('Enter')
  await rating.getByText('Saved.').waitFor()
  await host.reload()
  expect(await rating.getByRole('checkbox').isChecked()).toBe(true)

  const { address, invitation } = await openTable(host, 'Friday', 2)
  const guest = await stage().visit(invitation)
  await enterByInvitation(guest, 'Ben')
  await host.getByRole('button', { name: 'Start the game' }).click()
  const turnsTold = (before = { byLetter: 0, byHook: 0 }) => ({
    byLetter: letters().filter(({ head }) => head['subject'] === subject).length - before.byLetter,
    byHook: hook.received.length - before.byHook,
  })
  const [anna, ben] = [new Board(host), new Board(guest)] as const
  await allSee([anna, ben], 0)
  // the host gives the table a channel, by keys alone
  await anna.openTab('Table')
  const channelForm = anna.panel.locator('details', { hasText: 'Channel for turns' })
  await channelForm.locator('summary').press('Enter')
  await host.keyboard.press('Tab')
  await host.keyboard.type(`${channel.url}/turns`)
  await host.keyboard.press('Enter')
  await channelForm.getByText('Saved.').waitFor()
  expect(await faultsOf(host, '.table-tabs')).toEqual([])
  if ((await buyerOf([anna, ben])) === anna) {
    await buyMine([anna])
    await allSee([anna, ben], 1)
  }
  // the very first turn may have come before her page had told that she looks at it
  const before = turnsTold()
  // her turn comes while she looks at the table: nobody needs to tell her
  await buyMine([ben])
  await buyerOf([anna])
  await new Promise((resolve) => setTimeout(resolve, oneLook))
  expect(turnsTold(before)).toEqual({ byLetter: 0, byHook: 0 })
  const isTold = (times: number): Promise<void> =>
    vi.waitFor(() => expect(turnsTold(before)).toEqual({ byLetter: times, byHook: times }), {
      timeout: 20_000,
      interval: 200,
    })
  await becomes(host, 'hidden')
  await isTold(1)
  // she comes back and plays; then she leaves the table, and her turn comes again
  await becomes(host, 'visible')
  const { length } = await anna.moment()
  await buyMine([anna])
  await allSee([anna, ben], length + 1)
  attention.length = 0
  for (const direction of ['blur', 'focus'] as const) await turns(host, direction)
  await vi.waitFor(() => expect(attention).toEqual([false, true]), 20_000)
  await host.goto('/rules/1873')
  await buyMine([ben])
  await isTold(2)
  for (const message of hook.received)
    expect(textOf(message)).toContain('It is your turn, Anna: Harzbahn 1873 – Friday')
  await vi.waitFor(() => expect(channel.received).not.toHaveLength(0), 20_000)
  for (const message of channel.received)
    expect(textOf(message)).toContain('Harzbahn 1873 – Friday: Anna to move.')
  const letter = letters().find(({ head }) => head['subject'] === subject)
  expect(letter?.head['to']).toBe('anna@example.org')
  expect(letter?.body).toContain(new URL(address).pathname)
})
