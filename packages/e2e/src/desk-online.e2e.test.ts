import { expect, test } from 'vitest'
import { Board } from './board.js'
import { enterByInvitation, openTable, password, register } from './online.js'
import { phone } from './stage.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

test('Enter sends what is written; on a phone the mark of what is unread is in sight', async () => {
  const host = await stage().visit('/account')
  await register(host, 'Olga')
  const { invitation } = await openTable(host, 'Evening of Olga', 2)
  const guest = await stage().visit(invitation, phone)
  await enterByInvitation(guest, 'Paul')
  await host.getByRole('button', { name: 'Start the game' }).click()
  const boards = [new Board(host), new Board(guest)] as const
  await boards[0].openTab('Chat')
  await guest.locator('.phone-dock').waitFor()
  await host.getByPlaceholder('Write to the table').fill('Hello')
  await host.keyboard.press('Enter')
  await host.getByRole('listitem').filter({ hasText: 'Hello' }).waitFor()

  const chat = guest.getByRole('button', { name: /^Chat/ })
  await chat.locator('.tabs-news').waitFor()
  const box = await chat.boundingBox()
  expect((box?.x ?? 999) + (box?.width ?? 999)).toBeLessThanOrEqual(390)
  await chat.tap()
  await guest.getByText('Hello').waitFor()
})

test('who signs up on the way to the tables comes to the tables', async () => {
  const page = await stage().visit('/lobby')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'I am new here' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Quirin')
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.waitForURL('**/lobby')
  await page.getByText('Open a table', { exact: true }).first().waitFor()
})
