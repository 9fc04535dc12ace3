import { expect, test } from 'vitest'
import { Board } from './board.js'
import { Inspection } from './testing-inspection.js'
import { lessonBar as bar } from './testing-lessons.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

/** Founds a company at a price, by the row of the card. */
async function found(board: Board, company: string, price: string): Promise<void> {
  const row = board.card.locator('.line', { hasText: company })
  await row.getByRole('button', { name: price, exact: true }).click()
  await board.card.locator('.card-primary').click()
}

test('from the first page to the end of lesson 1, with a wrong move that is answered', async () => {
  const inspection = new Inspection()
  const page = await stage().visit('/')
  // the bar above the page has such a link too
  await page
    .locator('main')
    .getByRole('link', { name: /^Learn/ })
    .click()
  await page.getByRole('heading', { name: 'Learn 18xx', level: 1 }).waitFor()
  await page.getByText('0 of 8 done').waitFor()
  await inspection.of('lessons', page)
  await page.getByRole('link', { name: 'Found a company' }).click()
  await bar(page, 1).getByText('Found the Ahornbahn (A) at 60').waitFor()
  const board = new Board(page)
  await board.ready()
  await inspection.of('task', page)

  await found(board, 'Birkenbahn', '71')
  await bar(page, 1).getByText('That is allowed, but').waitFor()
  await inspection.of('wrong move', page, '.lesson-bar')
  await bar(page, 1).getByRole('button', { name: 'Take it back' }).click()
  await bar(page, 1).getByText('Found the Ahornbahn (A) at 60').waitFor()
  await found(board, 'Ahornbahn', '60')
  await bar(page, 1).getByText('You have 60 T left; the company has 120 T.').waitFor()
  await inspection.of('done', page, '.lesson-bar')
  await bar(page, 1).getByRole('link', { name: 'Next lesson' }).click()
  await bar(page, 2).getByText('Buy a third share of A').waitFor()
  await bar(page, 2).getByRole('link', { name: 'All lessons' }).click()
  await page.getByText('1 of 8 done').waitFor()
  await inspection.of('lessons, one taken', page)
  expect(inspection.faults).toEqual({})
})

test('lesson 7 by keyboard: what others do is watched, and the answer bought', async () => {
  const page = await stage().visit('/learn/7')
  const board = new Board(page)
  await bar(page, 7).getByRole('button', { name: 'Watch' }).press('Enter')
  await bar(page, 7).getByText('The price fell from 71 to 60').waitFor()
  await bar(page, 7).getByRole('button', { name: 'Continue' }).press('Enter')
  await bar(page, 7).getByText('withhold the revenue, and watch').waitFor()
  await board.ready()
  await board.card.locator('.payout-way', { hasText: /Withhold/ }).press('Enter')
  await bar(page, 7).getByText('the treasury holds 120 T').waitFor()
  await board.card.locator('.line-choice', { hasText: /5/ }).first().press('Enter')
  await board.card.locator('.card-primary').press('Enter')
  await bar(page, 7).getByText('runs again: 50 T').waitFor()
  await bar(page, 7).getByRole('link', { name: 'Next lesson' }).waitFor()
})
