import type { Page } from 'playwright-core'
import { afterAll, expect, test, vi } from 'vitest'
import { readLetter } from '../../server/src/notices/testing-letter.js'
import { mailServer } from '../../server/src/notices/testing-servers.js'
import { faultsOf } from './axe.js'
import { password, register } from './online.js'
import { useStage } from './testing-stage.js'

const cleaning: (() => Promise<void>)[] = []
afterAll(() => Promise.all(cleaning.map((clean) => clean())))

let mail: Awaited<ReturnType<typeof mailServer>>

const stage = useStage(async () => {
  mail = await mailServer((clean) => void cleaning.push(clean))
  return { STELLWERK_SMTP_URL: mail.url, STELLWERK_MAIL_FROM: 'board@example.org' }
})

/** The address in the newest letter that has one of this kind. */
const linkOf = (kind: RegExp): Promise<string> =>
  vi.waitFor(() => {
    const found = mail.mails.map(({ text }) => kind.exec(readLetter(text).body)?.[0]).findLast(Boolean)
    if (found === undefined) throw new Error('there is no letter yet')
    return found
  }, 20_000)

/** Somebody with a confirmed address. */
async function withAddress(page: Page, name: string, email: string): Promise<void> {
  await register(page, name)
  const form = page.getByRole('form', { name: 'E-mail address', exact: true })
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await form.getByLabel('Current password').fill('guessed')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByText('Wrong password.').waitFor()
  await form.getByLabel('Current password').fill(password)
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByText('Saved.').waitFor()
  const other = await page.context().newPage()
  await other.goto(await linkOf(/\/api\/confirm-email\S+/))
  await other.getByRole('button').click()
  // a page that is closed while navigating may never report it
  await other
    .getByText(/confirmed/i)
    .first()
    .waitFor()
  await other.close()
}

test('a forgotten password is replaced by letter, and an address changes only with the password', async () => {
  stage().expect(/40[134]/)
  const page = await stage().visit('/account')
  await withAddress(page, 'Anna', 'anna@example.org')
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('button', { name: 'I have forgotten my password' }).click()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('textbox', { name: 'Name or e-mail address' }).fill('anna@example.org')
  await page.getByRole('button', { name: 'Set a new password' }).click()
  await page.getByText('Check your mail.').waitFor()
  const link = await linkOf(/\/recover#\S+/)
  await page.goto(link)
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('textbox', { name: 'New password' }).fill('a new password')
  await page.getByRole('button', { name: 'Set a new password' }).click()
  await page.getByText('Your new password is set').waitFor()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Anna')
  await page.getByLabel('Password').fill('a new password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('Signed in as Anna').waitFor()
  const late = await stage().visit(link)
  await late.getByRole('textbox', { name: 'New password' }).fill('another password')
  await late.getByRole('button', { name: 'Set a new password' }).click()
  await late.getByText('This link no longer works.').waitFor()
})

test.each([
  ['de', 'Ich habe mein Passwort vergessen', 'Neues Passwort setzen'],
  ['ja', 'パスワードを忘れました', '新しいパスワードを設定'],
] as const)('the way to a new password in %s', async (language, forgot, set) => {
  const page = await stage().visit('/account', { language })
  await page.getByRole('button', { name: forgot }).click()
  await page.getByRole('button', { name: set }).waitFor()
  expect(await faultsOf(page)).toEqual([])
})
