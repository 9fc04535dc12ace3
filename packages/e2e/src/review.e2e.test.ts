import { expect, test } from 'vitest'
import { Board } from './board.js'
import { gameAt } from './games.js'
import { Inspection } from './testing-inspection.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

test('an uploaded game is reviewed; a finding leads to its position, and the review is kept', async () => {
  const inspection = new Inspection()
  const page = await stage().visit('/')
  const board = await Board.upload(page, 'game.json', gameAt(160).text)
  await board.ready()
  await page.getByRole('tab', { name: 'Review' }).click()
  await page.getByRole('button', { name: 'Review the game' }).click()
  const first = page.locator('.review-findings > li').first()
  await first.waitFor({ timeout: 60_000 })
  await inspection.of('review', page)
  await first.getByRole('button', { name: 'Go there' }).click()
  await expect.poll(async () => (await board.moment()).at).toBeLessThan((await board.moment()).length)
  await page.reload()
  await board.card.waitFor()
  await page.getByRole('tab', { name: 'Review' }).click()
  await page.locator('.review-findings > li').first().waitFor()
  expect(inspection.faults).toEqual({})
})
