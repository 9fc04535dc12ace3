import { expect, test } from 'vitest'
import { auction, exportOf } from '../../titles/1873/src/import/testing-export.js'
import { Board } from './board.js'
import { register } from './online.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

const file = {
  name: 'game.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(exportOf(auction, { status: 'finished' }))),
}

test('a finished game of 18xx.games whose actions stop early opens as far as it goes, after a note', async () => {
  const page = await stage().visit('/')
  await page.locator('input[type=file]').setInputFiles(file)
  const dialog = page.getByRole('dialog')
  expect(await dialog.innerText()).toMatch(
    /incomplete:\s+The file says that the game is finished[^]*actions\[8\]/,
  )
  await dialog.getByRole('button', { name: 'Open the game' }).click()
  await new Board(page).card.waitFor()
})

test('it becomes a table only for those who want it so', async () => {
  const page = await stage().visit('/account')
  await register(page, 'Frieda')
  await page.goto('/lobby')
  await page.locator('summary', { hasText: 'Open a table from a game file' }).click()
  const form = page.getByRole('form', { name: 'Open a table from a game file' })
  await form.getByLabel('Game file').setInputFiles(file)
  await form.getByText(/its actions stop after 9 entries/).waitFor()
  const submit = form.getByRole('button', { name: 'Open a table from a game file' })
  const wish = form.getByRole('checkbox', { name: /^Open as much as can be played/ })
  await submit.click()
  expect(await wish.evaluate((box) => (box as HTMLInputElement).validity.valueMissing)).toBe(true)
  expect(new URL(page.url()).pathname).toBe('/lobby')
  await wish.check()
  await submit.click()
  await page.waitForURL(/\/table\//)
  await new Board(page).card.waitFor()
})
