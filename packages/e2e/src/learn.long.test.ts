import { expect, test } from 'vitest'
import { Inspection } from './testing-inspection.js'
import { Novice, allMeans } from './novice.js'
import { lessonBar as bar } from './testing-lessons.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

test.each(allMeans)('from the first page to the end of lesson 6, by %s alone', async (means) => {
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
})

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
