import { expect, test } from 'vitest'
import { Board } from './board.js'
import { runningGame, wholeGame } from './games.js'
import { phone } from './stage.js'
import { Inspection } from './testing-inspection.js'
import { onceMore, useStage } from './testing-stage.js'

const stage = useStage()

test('a game from its start', onceMore, async () => {
  const inspection = new Inspection()
  const page = await stage().visit('/', { companion: true })
  const board = await Board.begin(page)
  await inspection.of('start', page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await inspection.of('menu', page, '.table-bar')
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await page.getByRole('dialog').waitFor()
  await inspection.of('shortcuts', page, 'dialog')
  await page.keyboard.press('Escape')
  await board.hex('D15').hover()
  await page.locator('.map-card').waitFor()
  await inspection.of('card of a hex', page, '.map-overlay')
  expect(inspection.faults).toEqual({})
})

test('a late game with every tab', onceMore, async () => {
  const inspection = new Inspection()
  const page = await stage().visit('/')
  const board = await Board.upload(page, 'late.json', runningGame().text)
  await board.card.getByText('Best, proven').waitFor()
  await inspection.of('whole', page)
  for (const tab of await page.getByRole('tab').allTextContents()) {
    await board.openTab(tab)
    await inspection.of(tab, page, '.table-tabs')
  }
  expect(inspection.faults).toEqual({})
})

test('the end of a game, and a game on a phone', onceMore, async () => {
  const inspection = new Inspection()
  const page = await stage().visit('/')
  const board = await Board.upload(page, 'whole.json', wholeGame().text)
  await board.openTab('Result')
  await inspection.of('end', page, '.table-dock')
  const small = await stage().visit('/', phone)
  await small.goto('/new')
  await small.getByRole('button', { name: 'Begin the game' }).click()
  await small.getByRole('region', { name: 'Decision' }).waitFor()
  await inspection.of('phone', small)
  await small.getByRole('button', { name: 'Timeline' }).click()
  await inspection.of('phone, timeline', small, '.sheet')
  expect(inspection.faults).toEqual({})
})
