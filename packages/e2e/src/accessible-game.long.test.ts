import { expect, test } from 'vitest'
import { Board } from './board.js'
import { gameAt, lateAt, wholeGame } from './games.js'
import { sheetsOfPhone, tab } from './screens.js'
import { nowhere, phone } from './stage.js'
import { merger, offerMerger } from './testing-merger.js'
import { Inspection } from './testing-inspection.js'
import { openKept, openKeptIn } from './testing-shelf.js'
import { useStage } from './testing-stage.js'

const stage = useStage()
const operating = (turn: string, step: string) => ({ round: 'operating', turn, step })
const allThemes = ['light', 'dark', 'contrast'] as const

test('a game from its start, its menus and dialogs', async () => {
  const inspection = new Inspection()
  const page = await stage().visit('/', { companion: true })
  const board = await Board.begin(page)
  await inspection.of('start', page, undefined, allThemes)
  for (const menu of ['Menu', 'Language']) {
    await page.getByRole('button', { name: menu }).click()
    await page.getByRole('menu').waitFor()
    await inspection.of(menu, page, '.table-bar')
    await page.keyboard.press('Escape')
  }
  await page.locator('.table-bar-phase summary').click()
  await inspection.of('phase', page, '.table-bar')
  await page.keyboard.press('?')
  await page.getByRole('dialog').waitFor()
  await inspection.of('shortcuts', page, 'dialog')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('dialog').waitFor()
  await inspection.of('rename', page, 'dialog')
  await page.keyboard.press('Escape')
  await board.hex('D15').hover()
  await page.locator('.map-card').waitFor()
  await inspection.of('card of a hex', page, '.map-overlay', allThemes)
  expect(inspection.faults).toEqual({})
})

test('runs of a late position, a new route, and the board as it was', async () => {
  const inspection = new Inspection()
  const board = await openKept(stage(), lateAt(operating('HBE', 'railway-run')).text)
  const { page } = board
  await board.card.getByText('Best, proven').waitFor()
  await inspection.of('running', page)
  await board.card
    .getByRole('button', { name: /^Change route / })
    .first()
    .click()
  await inspection.of('a route that is changed', page, '.card')
  await board.card
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await board.card.getByRole('button', { name: 'New route' }).first().click()
  await inspection.of('a new route', page, '.card')
  await board.card.getByRole('button', { name: 'Best, proven' }).click()
  await board.choose(/^Run for/)
  await page.keyboard.press('Shift+ArrowLeft')
  await board.card.getByText(/^This is the board after move/).waitFor()
  await inspection.of('history', page)
  expect(inspection.faults).toEqual({})
})

test('the card at every kind of step', async () => {
  const inspection = new Inspection()
  const page = await stage().visit(nowhere)
  for (const at of [
    { round: 'start auction', premium: 0 },
    { round: 'auction' },
    { round: 'stock' },
    operating('HBE', 'railway-station'),
    operating('HBE', 'railway-purchases'),
    { round: 'operating', turn: 'CO' },
    { round: 'operating', turn: 'mine:4' },
  ]) {
    const board = await openKeptIn(page, lateAt(at).text)
    await board.ready()
    await board.card
      .locator('details')
      .evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')))
    await inspection.of(JSON.stringify(at), page, '.card')
  }
  expect(inspection.faults).toEqual({})
})

test('a station on the map', async () => {
  const inspection = new Inspection()
  const board = await openKept(stage(), lateAt(operating('HBE', 'railway-station')).text)
  const { page } = board
  await board.ready()
  await inspection.of('possible stations', page, '.card', allThemes)
  await board.map
    .getByRole('button', { name: /^Token in / })
    .first()
    .click()
  await page.getByRole('button', { name: 'Place', exact: true }).waitFor()
  await inspection.of('station', page)
  expect(inspection.faults).toEqual({})
})

test('an offer, for whoever is asked and after the answer', async () => {
  const inspection = new Inspection()
  const board = await openKept(stage(), merger.text)
  const { page } = board
  await board.ready()
  await offerMerger(board, /1\b/, /2\b/)
  await board.card.getByText('Anna asks Ben:').waitFor()
  await inspection.of('offer', page, '.card', allThemes)
  await board.choose('Decline the offer')
  await inspection.of('declined', page, '.card', allThemes)
  expect(inspection.faults).toEqual({})
})

test('the end of a game', async () => {
  const inspection = new Inspection()
  const board = await openKept(stage(), wholeGame().text)
  const { page } = board
  await board.openTab('Result')
  await inspection.of('end', page)
  expect(inspection.faults).toEqual({})
})

test('every tab', async () => {
  const inspection = new Inspection()
  const board = await openKept(stage(), gameAt(150).text)
  const { page } = board
  await board.ready()
  for (const tab of await page.getByRole('tab').allTextContents()) {
    await board.openTab(tab)
    await inspection.of(tab, page, '.table-tabs')
  }
  expect(inspection.faults).toEqual({})
})

test('a tile on the map', async () => {
  const inspection = new Inspection()
  const board = await openKept(stage(), lateAt(operating('HBE', 'railway-track')).text)
  const { page } = board
  await board.ready()
  const [hex = ''] = await board.glowing()
  await board.hex(hex).click()
  await page
    .getByRole('group', { name: /^Tiles for / })
    .getByRole('button')
    .first()
    .waitFor()
  await inspection.of('tile', page)
  expect(inspection.faults).toEqual({})
})

test('a game on a phone with everything that slides over the map', async () => {
  const inspection = new Inspection()
  const { page } = await openKept(stage(), gameAt(150).text, phone)
  await inspection.of('phone', page)
  for (const label of await sheetsOfPhone(page)) {
    await tab(page, label)
    await inspection.of(`phone, ${label}`, page, '.sheet')
  }
  expect(inspection.faults).toEqual({})
})
