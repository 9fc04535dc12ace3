import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { Board } from './board.js'
import { Inspection } from './testing-inspection.js'
import { Novice } from './novice.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

const bar = (page: Page, number: number) => page.getByRole('region', { name: `Lesson ${number}` })

/** Founds a company at a price, by the row of the card. */
async function found(board: Board, company: string, price: string): Promise<void> {
  const row = board.card.locator('.line', { hasText: company })
  await row.getByRole('button', { name: price, exact: true }).click()
  await board.card.locator('.card-primary').click()
}

test('from the first page to the end of lesson 1, with a wrong move that is answered', async () => {
  const inspection = new Inspection()
  const page = await stage().visit('/')
  await page.getByRole('link', { name: /^Learn/ }).click()
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
  await inspection.of('wrong move', page)
  await bar(page, 1).getByRole('button', { name: 'Take it back' }).click()
  await bar(page, 1).getByText('Found the Ahornbahn (A) at 60').waitFor()
  await found(board, 'Ahornbahn', '60')
  await bar(page, 1).getByText('You have 60 T left; the company has 120 T.').waitFor()
  await inspection.of('done', page)
  await bar(page, 1).getByRole('link', { name: 'Next lesson' }).click()
  await bar(page, 2).getByText('Buy a third share of A').waitFor()
  await bar(page, 2).getByRole('link', { name: 'All lessons' }).click()
  await page.getByText('1 of 8 done').waitFor()
  await inspection.of('lessons, one taken', page)
  expect(inspection.faults).toEqual({})
})

test.each(['thumb', 'keyboard'] as const)(
  'from the first page to the end of lesson 6, by %s alone',
  async (means) => {
    const inspection = new Inspection()
    const novice = await Novice.at(stage(), '/', means)
    const { page, board } = novice
    await novice.use(page.getByRole('link', { name: /^Learn/ }).first())
    await novice.use(page.getByRole('link', { name: 'When to withhold' }))
    await bar(page, 6).getByText('Withhold the revenue').waitFor()
    await board.ready()
    await inspection.of('lesson 6', page)
    await novice.use(board.card.locator('.payout-way', { hasText: /Withhold/ }))
    await bar(page, 6).getByText('Now buy the 3-train').waitFor()
    await novice.choose(board.card.locator('.line-choice', { hasText: /3/ }).first())
    await novice.use(board.primary)
    await bar(page, 6).getByText('have earned 140 T').waitFor()
    await novice.use(board.card.locator('.payout-way', { hasText: /Pay out/ }))
    await bar(page, 6).getByText('28 T per share, and a price of 71').waitFor()
    await bar(page, 6).getByRole('link', { name: 'Next lesson' }).waitFor()
    await inspection.of('lesson 6, done', page)
    expect(inspection.faults).toEqual({})
  },
)

test('from the first page to the end of a practice game, by mouse alone; the review is offered then', async () => {
  const inspection = new Inspection()
  const novice = await Novice.at(stage(), '/', 'mouse')
  const { page, board } = novice
  await novice.use(page.getByRole('link', { name: /^Learn/ }).first())
  await novice.playPractice()
  await board.openTab('Result')
  await inspection.of('result', page)
  await novice.use(board.panel.getByRole('button', { name: 'Review the game' }))
  await page.getByRole('main', { name: 'Review' }).getByRole('button', { name: 'Review the game' }).waitFor()
  expect(inspection.faults).toEqual({})
})

test('lesson 7 by keyboard: what others do is watched, and the answer bought', async () => {
  const page = await stage().visit('/learn/7')
  const board = new Board(page)
  await bar(page, 7).getByRole('button', { name: 'Watch' }).press('Enter')
  await bar(page, 7).getByText('The price fell from 71 to 60').waitFor()
  await bar(page, 7).getByRole('button', { name: 'Go on' }).press('Enter')
  await bar(page, 7).getByText('withhold the revenue, and watch').waitFor()
  await board.ready()
  await board.card.locator('.payout-way', { hasText: /Withhold/ }).press('Enter')
  await bar(page, 7).getByText('the treasury holds 120 T').waitFor()
  await board.card.locator('.line-choice', { hasText: /5/ }).first().press('Enter')
  await board.card.locator('.card-primary').press('Enter')
  await bar(page, 7).getByText('runs again: 50 T').waitFor()
  await bar(page, 7).getByRole('link', { name: 'Next lesson' }).waitFor()
})
