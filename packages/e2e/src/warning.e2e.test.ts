import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { positionFile } from './later-game.js'
import { nowhere, phone } from './stage.js'
import { Inspection } from './testing-inspection.js'
import { useStage } from './testing-stage.js'
import type { ValleyBoard } from './testing-vierhain.js'
import { openVierhain } from './testing-vierhain.js'

const stage = useStage()

/** The first 5-train comes next. If A pays out now, it cannot buy one when its 2-train is gone. */
const beforeTheFive = JSON.stringify(
  positionFile('vierhain', {
    phase: '2',
    trains: { 3: 0 },
    cash: { Anna: 20, Ben: 20, Cleo: 20, A: 70, B: 130 },
    companies: {
      A: { price: 71, shares: { Anna: 3, Ben: 1 }, trains: ['2'] },
      B: { price: 60, shares: { Ben: 3, Cleo: 1 }, trains: ['2'] },
    },
    tiles: { B4: 'T03:2', B6: 'S01:3', C7: 'T02:1' },
    at: { round: 'operating', turn: 'A', step: 'use', revenue: 50 },
  }),
)

const questionOn = (page: Page): Locator => page.getByRole('dialog', { name: 'Are you sure?' })
const payOutOn = ({ card }: ValleyBoard): Locator => card.getByRole('button', { name: /^Pay out/ })

/** Switches the question on or off where a player does it. */
async function switchQuestion(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Warn me before blunders' }).click()
}

/** Pays out, is asked, and looks again. */
async function looksAgain(page: Page, payOut: Locator, press: 'click' | 'tap'): Promise<void> {
  const question = questionOn(page)
  await payOut[press]()
  await question
    .getByText(/This leaves Ahornbahn without a train when the first 5 train comes: it has 70\sT/)
    .waitFor()
  await question.getByText(/“Withhold 50\sT[^”]*” is worth about \d+\sT more to you\./).waitFor()
  const inspection = new Inspection()
  await inspection.of('question', page, 'dialog')
  expect(inspection.faults).toEqual({})
  await question.getByRole('button', { name: 'Look again' })[press]()
  await question.waitFor({ state: 'detached' })
  await payOut.waitFor()
}

test('before a blunder the tutor asks once, if it is switched on', async () => {
  const page = await stage().visit(nowhere)
  const board = await openVierhain(page, beforeTheFive)
  const payOut = payOutOn(board)
  await switchQuestion(page)
  await looksAgain(page, payOut, 'click')
  await board.shows(0, 0)

  // a player who does it anyway is not asked again
  await board.acts(() => payOut.click())
  expect(await questionOn(page).count()).toBe(0)
  await board.card.getByRole('button', { name: /Undo$/ }).click()
  await board.shows(0, 0)

  await switchQuestion(page)
  await board.acts(() => payOut.click())
  expect(await questionOn(page).count()).toBe(0)
})

test('the question on a phone', async () => {
  const page = await stage().visit(nowhere, phone)
  const board = await openVierhain(page, beforeTheFive)
  await switchQuestion(page)
  await looksAgain(page, payOutOn(board), 'tap')
})

test('a good move is not asked about; “Go ahead” makes the one that was held back', async () => {
  const page = await stage().visit(nowhere)
  const board = await openVierhain(page, beforeTheFive)
  await switchQuestion(page)
  const question = questionOn(page)
  await board.acts(() => board.card.getByRole('button', { name: /^Withhold/ }).click())
  expect(await question.count()).toBe(0)
  await board.card.getByRole('button', { name: /Undo$/ }).click()
  await board.shows(0, 0)
  await payOutOn(board).click()
  await board.acts(() => question.getByRole('button', { name: 'Go ahead' }).click())
})
