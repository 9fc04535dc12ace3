/** How somebody starts a game with three strong computers, by clicks. */
import type { Page } from 'playwright-core'
import { chooseTitle } from './board.js'
import { openTable, register } from './online.js'

export interface GameAgainst {
  readonly title: string
  readonly seed: number
}

export async function atOneScreen(page: Page, { title, seed }: GameAgainst): Promise<void> {
  await page.goto('/new?against=strong')
  await chooseTitle(page, title)
  await page.getByRole('textbox', { name: 'Name of player 1' }).fill('Anna')
  await page.getByRole('textbox', { name: 'Seed' }).fill(String(seed))
  await page.getByRole('button', { name: 'Start the game' }).click()
  const computers = page.getByRole('region', { name: 'Computer players' })
  await computers.getByRole('combobox', { name: 'Computers play' }).selectOption('instantly')
}

/** At a table of a server, with tips: nobody else has to agree to them. */
export async function atServer(page: Page, { title, seed }: GameAgainst): Promise<void> {
  await register(page, 'Anna')
  await openTable(page, 'Against computers', 4, seed, title)
  for (const number of [2, 3, 4])
    await page.getByRole('combobox', { name: `Computer on seat ${number}` }).selectOption('Computer, strong')
  await page.locator('summary', { hasText: 'Tips for everyone' }).click()
  await page.getByRole('button', { name: 'Propose tips for everyone' }).click()
  await page.locator('summary', { hasText: 'Tips for everyone: on' }).waitFor()
  await page.getByRole('button', { name: 'Start the game' }).click()
}
