import type { Page } from 'playwright-core'

export const password = 'correct horse battery'

/** Makes an account on the page for that. */
export async function register(page: Page, name: string): Promise<void> {
  await page.goto('/account')
  await page.getByRole('button', { name: 'I am new here' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByText(`Signed in as ${name}`).waitFor()
}

export interface OpenedTable {
  readonly address: string
  /** The link for those who shall sit down. */
  readonly invitation: string
}

/** Opens a table in the lobby and stays in its waiting room. */
export async function openTable(
  page: Page,
  name: string,
  seats: number,
  seed?: number,
  title?: string,
): Promise<OpenedTable> {
  await page.goto('/lobby')
  await page.locator('summary', { hasText: 'Open a table' }).first().click()
  const form = page.getByRole('form', { name: 'Open a table' }).first()
  if (title !== undefined) await form.getByRole('combobox', { name: 'Game' }).selectOption(title)
  await form.getByRole('textbox', { name: 'Name of the table' }).fill(name)
  await form.getByRole('combobox', { name: 'Players' }).selectOption(String(seats))
  if (seed !== undefined) await form.getByRole('spinbutton', { name: /^Seed/ }).fill(String(seed))
  await form.getByRole('button', { name: 'Open a table' }).click()
  const link = page.getByRole('textbox', { name: 'Invitation link' })
  await link.waitFor()
  return { address: page.url(), invitation: await link.inputValue() }
}

/** Somebody without an account follows an invitation and sits down. */
export async function enterByInvitation(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name at the table' }).fill(name)
  await page.getByRole('form', { name: 'Play as a guest' }).getByRole('button').click()
  await page.getByRole('button', { name: 'Sit down' }).first().click()
  await page.getByRole('button', { name: 'Leave my seat' }).waitFor()
}

/** Makes a table of a game file and takes the first seat. */
export async function uploadGame(page: Page, text: string): Promise<void> {
  await page.goto('/lobby')
  await page.locator('summary', { hasText: 'Open a table from a game file' }).click()
  const form = page.getByRole('form', { name: 'Open a table from a game file' })
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await form.getByLabel('Game file').setInputFiles(file)
  await form.getByRole('combobox', { name: 'Your seat' }).waitFor()
  await form.getByRole('button', { name: 'Open a table from a game file' }).click()
  await page.getByRole('tab', { name: 'Table', exact: true }).click()
}

/** The same with a game under way; tells as `openTable` does. */
export async function uploadTable(page: Page, text: string): Promise<OpenedTable> {
  await uploadGame(page, text)
  const link = page.getByRole('textbox', { name: 'Invitation link' })
  await link.waitFor()
  return { address: page.url(), invitation: await link.inputValue() }
}

/** Somebody without an account follows an invitation to a game under way and takes a seat in it. */
export async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: 'Table', exact: true }).click()
  await page.getByRole('textbox', { name: 'Name at the table' }).fill(name)
  await page.getByRole('form', { name: 'Play as a guest' }).getByRole('button').click()
  // the tab stays open while the board is opened anew
  await page.getByRole('button', { name: 'Sit down' }).first().click()
  await page.getByRole('tab', { name: 'Notes', exact: true }).waitFor()
}
