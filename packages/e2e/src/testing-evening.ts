import type { Page } from 'playwright-core'
import { Board } from './board.js'

/** Begins a first evening with a title; the computers play at once until one has to decide. */
export async function eveningWith(page: Page, title: string): Promise<Board> {
  await page.getByRole('button', { name: `Play ${title}` }).click()
  const board = new Board(page)
  const pace = page.getByRole('region', { name: 'Computer players' })
  await pace.getByRole('combobox', { name: 'Computers play' }).selectOption('instantly')
  await pace.getByText('Your turn').waitFor()
  await board.ready()
  return board
}
