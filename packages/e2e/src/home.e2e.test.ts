import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faultsOf } from './axe.js'
import { Board } from './board.js'
import { lateGame } from './games.js'
import { goOn } from './party.js'
import { speak } from './settings.js'
import { phone, wide } from './stage.js'
import { useStage } from './testing-stage.js'

const stage = useStage()
const track = lateGame('railway-track')

/** Every title and every game has its board. */
const boards = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const wanted = document.querySelectorAll('.home-title, .game-card').length
    return wanted > 2 && document.querySelectorAll('.small-board').length === wanted
  })

const inView = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight)

test('who comes for the first time sees the ways in and a board of every title', async () => {
  const page = await stage().visit('/', wide)
  await boards(page)
  expect(await page.locator('.door strong').allTextContents()).toEqual([
    'Play against the computer',
    'Learn',
    'New game at one screen',
    'Tables',
    'Set up a position',
    'Upload a game',
  ])
  expect(await inView(page, '.home-title')).toBe(true)
  await speak(page, 'de')
  await boards(page)
})

test('the last game is to be gone on with, with its board and what is asked in it', async () => {
  const page = await stage().visit('/', wide)
  const board = await Board.upload(page, 'Harz on Friday.json', track.text)
  await board.ready()
  await page.goto('/')
  await page.locator('.home-last').getByText('lay track').waitFor()
  await boards(page)
  expect(await inView(page, '.doors')).toBe(true)
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Continue Harz on Friday' }).click()
  await board.ready()
})

test('a table that waits comes first, on a phone too, with its board and whose track is laid', async () => {
  const { boards: players } = await goOn(stage(), ['Anna', 'Ben', 'Cleo'], track)
  const page = players[1]?.page
  if (!page) throw new Error('Ben is there')
  await page.goto('/')
  const card = page.locator('.waiting .game-card')
  await card.getByText('lay track').waitFor()
  expect(await card.locator('.game-card-company').textContent()).toBe('QLB')
  await boards(page)
  await page.setViewportSize({ width: phone.width ?? 390, height: phone.height ?? 844 })
  expect(await inView(page, '.waiting .game-card')).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await faultsOf(page)).toEqual([])
  await card.getByRole('link', { name: /^Play/ }).click()
  await players[1]?.ready()
})
