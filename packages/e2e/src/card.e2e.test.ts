import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import type { Board } from './board.js'
import type { Recorded } from './games.js'
import { richGame, runningGame } from './games.js'
import { speak } from './settings.js'
import { positionOf } from './testing-1854.js'
import { openKept, openKeptIn } from './testing-shelf.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

/** How many choices of the card can be seen whole without scrolling. */
const choicesInView = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const room = document.querySelector('.card-body')?.getBoundingClientRect()
    return [...document.querySelectorAll('.card-decision :is(button, select)')].filter((choice) => {
      const { top, bottom, left, right } = choice.getBoundingClientRect()
      const isIn = room && top >= room.top - 1 && bottom <= room.bottom + 1
      return choice.checkVisibility() && isIn && left >= 0 && right <= innerWidth
    }).length
  })

test('on a phone the choices are in view with hints and in German, and beside the map once it is turned', async () => {
  const look = { width: 360, height: 740, touch: true, companion: true }
  const page = await stage().visit('/', look)
  const show = async ({ text }: Recorded): Promise<Board> => {
    await speak(page, 'en')
    const board = await openKeptIn(page, text)
    await board.ready()
    await speak(page, 'de')
    return board
  }
  for (const game of [richGame('stock-round'), runningGame(), richGame('railway-track')]) {
    await show(game)
    await page.locator('.companion-sign').waitFor()
    await expect.poll(() => choicesInView(page)).toBeGreaterThan(1)
  }

  // the ways to the overview and all else stand in one row, and none is cut off
  const ways = page.locator('.phone-dock button')
  expect(await ways.allTextContents()).toContain('Übersicht')
  for (const way of await ways.all()) {
    expect(await way.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
    const box = await way.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(look.width)
  }

  // two sentences come with a tap, and how a game goes with another one
  await page.locator('.companion-sign').tap()
  await page.getByRole('button', { name: 'So läuft eine Partie' }).tap()
  await page.getByRole('dialog').getByText('Es gewinnt, wer am Ende').waitFor()
  await page.keyboard.press('Escape')

  // why nothing can be built comes before everything else about a hex
  await page.getByRole('button', { name: 'Ganze Karte zeigen' }).tap()
  await page.locator('[data-hex=J7]').tap()
  const card = await page.locator('.map-card').boundingBox()
  const reason = await page.locator('.map-card-hint').boundingBox()
  const last = (card?.y ?? 0) + (card?.height ?? 0)
  expect((reason?.y ?? 0) + (reason?.height ?? 0)).toBeLessThan(last)

  await page.locator('.table-bar-phase summary').tap()
  const note = await page.locator('.table-bar-phase p').boundingBox()
  expect((note?.x ?? 0) + (note?.width ?? 999)).toBeLessThanOrEqual(look.width)

  await page.setViewportSize({ width: 740, height: 360 })
  const map = await page.locator('.table-map').boundingBox()
  const beside = await page.locator('.card').boundingBox()
  expect(beside?.x).toBeGreaterThanOrEqual((map?.x ?? 0) + (map?.width ?? 999))
  expect(beside?.y).toBeLessThan(100)
})

/** Whoever buys the first 4-train scraps trains of many, and closes railways besides. */
const newPhase = positionOf({
  privates: 'sold',
  phase: '3',
  trains: { 3: 0 },
  cash: { KE: 400 },
  tiles: { C17: '57:0' },
  majors: Object.fromEntries(
    ['KE', 'KT', 'NT', 'VB', 'SD'].map((id) => [
      id,
      { director: 'Anna', certificates: { Anna: 1 }, trains: id === 'KE' ? [] : ['2'] },
    ]),
  ),
  locals: Object.fromEntries(['1', '2', '3', '4', '5', '6'].map((id) => [id, { trains: ['1+'] }])),
  at: { round: 'operating', turn: 'KE', step: 'trains' },
})

test('a choice with many consequences leaves room for the next one, and the sheet drawn up tells them all', async () => {
  const board = await openKept(stage(), newPhase, { width: 360, height: 740, touch: true, companion: true })
  const { page } = board
  await board.ready()
  await speak(page, 'de')
  await page.locator('.companion-sign').waitFor()
  await page.getByRole('radio', { name: /^4er-Lok / }).tap()
  const told = page.locator('.line-chosen > .effects .effect').filter({ visible: true })
  const further = page.locator('.line-chosen summary')
  await further.waitFor()
  const before = await told.count()
  const left = Number(/\d+/.exec((await further.textContent()) ?? '')?.[0])
  expect(left).toBeGreaterThan(1)
  expect(await choicesInView(page)).toBeGreaterThan(1)

  await page.locator('.sheet-handle').press('ArrowUp')
  await further.tap()
  expect(await told.count()).toBe(before + left)
  const last = await told.last().boundingBox()
  const room = await page.locator('.card-body').boundingBox()
  expect((last?.y ?? 999) + (last?.height ?? 0)).toBeLessThanOrEqual((room?.y ?? 0) + (room?.height ?? 0))
})

test('keys step through history and take a run back and bring it again', async () => {
  const game = runningGame()
  const board = await openKept(stage(), game.text)
  await board.ready()
  const { page } = board
  const { keyboard } = page
  const run = await board.heading()

  await keyboard.press('z')
  await page.waitForFunction((before) => document.querySelector('.card h2')?.textContent !== before, run)
  await keyboard.press('r')
  await page.waitForFunction((before) => document.querySelector('.card h2')?.textContent === before, run)

  await keyboard.press('ArrowLeft')
  await board.shows(game.length - 1, game.length)
  await keyboard.press('Home')
  await board.shows(0, game.length)
  await keyboard.press('End')
  await board.shows(game.length, game.length)

  // what happened last is told in the language of now
  const happened = page.locator('.card-happened')
  await happened.filter({ hasText: /[a-z]{3}/ }).waitFor()
  await speak(page, 'ja')
  await happened.filter({ hasText: /[ぁ-ん]/ }).waitFor()
})
