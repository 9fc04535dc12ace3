import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { Board } from './board.js'
import { openTable, register } from './online.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

const pace = (page: Page) => page.getByRole('region', { name: 'Computer players' })

/** Takes the first row of the card and does what it says. */
async function takeFirst(board: Board): Promise<void> {
  await board.card.locator('.line-choice').first().click()
  await board.card.locator('.card-primary').click()
}

test('from the first page one plays against three computers; undo goes back to one’s own decision', async () => {
  const page = await stage().visit('/')
  await page.getByRole('link', { name: /^Play against the computer/ }).click()
  await page.getByRole('heading', { name: 'Play against the computer' }).waitFor()
  const seat = page.getByRole('radiogroup', { name: 'Who plays seat 2' })
  expect(await seat.getByRole('radio', { name: 'Good' }).isChecked()).toBe(true)
  await page.getByRole('textbox', { name: 'Name of player 1' }).fill('Anna')
  await page.getByRole('textbox', { name: 'Seed' }).fill('7')
  await page.getByRole('button', { name: 'Start the game' }).click()
  const board = new Board(page)
  await pace(page).getByRole('combobox', { name: 'Computers play' }).selectOption('instantly')
  await pace(page).getByText('Your turn').waitFor()
  await board.ready()
  expect(await board.card.locator('.card-who').textContent()).toBe('Your turn')
  const first = await board.moment()
  await takeFirst(board)
  await expect.poll(async () => (await board.moment()).length).toBeGreaterThan(first.length + 3)
  await pace(page).getByText('Your turn').waitFor()
  expect(await page.locator('.table-bar').textContent()).toMatch(/⚙/)
  await board.card.getByRole('button', { name: /Undo/ }).first().click()
  await expect.poll(async () => (await board.moment()).length).toBe(first.length)
  await pace(page).getByText('Your turn').waitFor()

  await page.reload()
  await board.ready()
  await pace(page).getByRole('combobox').selectOption('step by step')
  await takeFirst(board)
  const held = pace(page).getByRole('button', { name: 'Next move' })
  await held.waitFor()
  const { length } = await board.moment()
  await held.click()
  await expect.poll(async () => (await board.moment()).length).toBe(length + 1)
})

test('a host plays online against computers', async () => {
  const page = await stage().visit('/')
  await register(page, 'Anna')
  await openTable(page, 'Against computers', 3)
  for (const number of [2, 3])
    await page.getByRole('combobox', { name: `Computer on seat ${number}` }).selectOption('Computer, easy')
  await page.getByRole('button', { name: 'Start the game' }).click()
  const board = new Board(page)
  await board.ready()
  const { length } = await board.moment()
  await expect.poll(async () => board.card.locator('.line-choice').first().isVisible()).toBe(true)
  await takeFirst(board)
  await expect.poll(async () => (await board.moment()).length).toBeGreaterThan(length + 2)
})
