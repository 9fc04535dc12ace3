import { expect, test } from 'vitest'
import { gameWithSmallerRun } from '../../bots/src/testing-smaller-run.js'
import { finishedGame } from '../../titles/all/src/testing-finished.js'
import { Board } from './board.js'
import { gameAt } from './games.js'
import { register, uploadGame } from './online.js'
import { Inspection } from './testing-inspection.js'
import { openKept } from './testing-shelf.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

test('an uploaded game is reviewed; a finding leads to its position, and the review is kept', async () => {
  const inspection = new Inspection()
  const board = await openKept(stage(), gameAt(160).text)
  const { page } = board
  await board.ready()
  const review = page.getByRole('main', { name: 'Review' })
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await review.getByRole('button', { name: 'Review the game' }).click()
  await review.getByRole('button', { name: 'Cancel' }).click()
  await review.getByRole('button', { name: 'Review the game' }).click()
  const first = review.locator('.review-finding').first()
  await first.waitFor({ timeout: 60_000 })
  await inspection.of('review', page)
  await first.click()
  await review.getByRole('button', { name: 'Go there' }).click()
  await review.waitFor({ state: 'detached' })
  await expect.poll(async () => (await board.moment()).at).toBeLessThan((await board.moment()).length)
  await page.reload()
  await board.card.waitFor()
  // what was found is still there, on a phone too
  await page.keyboard.press('w')
  await first.waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  await first.waitFor()
  await inspection.of('review on a phone', page)
  // the game is tried from there on against computers
  await first.click()
  const address = page.url()
  await review.getByRole('button', { name: 'Try from here' }).click()
  await page.waitForURL((url) => url.href.split('?')[0] !== address.split('?')[0])
  await page.getByRole('region', { name: 'Computer players' }).waitFor()
  expect(inspection.faults).toEqual({})
})

test('the best run in the place of a smaller one is shown on the map', async () => {
  const board = await openKept(stage(), JSON.stringify(await gameWithSmallerRun()))
  const { page } = board
  await board.ready()
  const { length } = await board.moment()
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  const review = page.getByRole('main', { name: 'Review' })
  await review.getByRole('button', { name: 'Review the game' }).click()
  await review.locator('.review-tallies').getByRole('button', { name: 'Runs' }).click()
  await review.getByText(/the best was .* \(proven\)\.$/).waitFor()
  expect(await review.locator('.review-position .map-ribbon').count()).toBeGreaterThan(0)
  await review.getByRole('button', { name: 'Show the run on the map' }).click()
  await board.shows(length - 1, length)
  await expect.poll(() => board.map.locator('.map-ribbon').count()).toBeGreaterThan(0)
})

test('a finished game of a server is played on from a turning point, on this device and against computers', async () => {
  const page = await stage().visit('/account')
  await register(page, 'Anna')
  await uploadGame(page, JSON.stringify(finishedGame('vierhain')))
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  const review = page.getByRole('main', { name: 'Review' })
  await review.getByRole('button', { name: 'Review the game' }).click()
  await review.locator('.review-finding').first().waitFor({ timeout: 60_000 })
  // a variation is still to be had
  await review.getByRole('button', { name: 'As a variation' }).waitFor()
  await review.getByRole('button', { name: 'Try from here' }).click()
  await page.waitForURL('**/play/*')
  const board = new Board(page)
  await page.getByRole('region', { name: 'Computer players' }).getByText('Your turn').waitFor()
  await board.ready()
  const { at, length } = await board.moment()
  expect([at, length > 0]).toEqual([length, true])
})
