import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { Board } from './board.js'
import { lateGame, richGame } from './games.js'
import { speak } from './settings.js'
import { phone, wide } from './stage.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

const boxOf = async (page: Page, selector: string): Promise<DOMRect> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect())

/** How many of these can be seen as a whole, and how many there are. */
const inView = (page: Page, selector: string): Promise<readonly [seen: number, all: number]> =>
  page.locator(selector).evaluateAll((all) => {
    const isSeen = (element: Element): boolean => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      const points = [
        [left + 2, top + 2],
        [right - 2, bottom - 2],
      ] as const
      return points.every(([x, y]) => {
        const found = document.elementFromPoint(x, y)
        return found !== null && (element.contains(found) || found.contains(element))
      })
    }
    return [all.filter(isSeen).length, all.length] as const
  })

test('the foot of the card lies at the lower edge; each decision is read from its beginning', async () => {
  const board = await Board.upload(
    await stage().visit('/', { width: 1440, height: 560 }),
    'stock.json',
    richGame('stock-round').text,
  )
  const { page } = board
  await board.ready()
  expect((await boxOf(page, '.card-foot')).bottom).toBe(560)
  const body = page.locator('.card-body')
  const scrolled = (): Promise<number> => body.evaluate((element) => element.scrollTop)
  await body.evaluate((element) => element.scrollTo(0, 60))
  expect(await scrolled()).toBeGreaterThan(0)
  await board.acts(() => board.card.locator('.card-pass').first().click())
  expect(await scrolled()).toBe(0)
})

test.each([1440, 1024])('%i px wide, no word of the foot is cut, in German either', async (width) => {
  const page = await stage().visit('/', { width, height: 768 })
  const board = await Board.upload(page, 'stock.json', lateGame('stock-round').text)
  await board.ready()
  await speak(page, 'de')
  const buttons = page.locator('.card-foot .button')
  await page.locator('.card-foot .card-pass', { hasText: 'Passen' }).waitFor()
  expect(await buttons.count()).toBeGreaterThan(2)
  const cut = await buttons.evaluateAll((all) =>
    all
      .filter(
        (button) =>
          button.scrollWidth > button.clientWidth ||
          button.getBoundingClientRect().right > document.documentElement.clientWidth,
      )
      .map(({ textContent }) => textContent),
  )
  expect(cut).toEqual([])
})

test('in its turn a company is in sight with what it has and the steps of its turn', async () => {
  const board = await Board.upload(
    await stage().visit('/', wide),
    'track.json',
    lateGame('railway-track').text,
  )
  await board.ready()
  const strip = board.page.getByRole('region', { name: / operates$/ })
  expect(
    await strip.getByRole('list', { name: 'Steps of the turn' }).locator('[aria-current=step]').textContent(),
  ).toBe('Track')
  expect(await strip.textContent()).toMatch(/Price\d+Treasury\d+/)
  expect((await boxOf(board.page, '.strip')).height).toBe(56)
})

test('the borders of the dock are moved, remembered for the kind of round, and put back', async () => {
  const page = await stage().visit('/', wide)
  const board = await Board.upload(page, 'stock.json', richGame('stock-round').text)
  await board.ready()
  const width = async (): Promise<number> => (await boxOf(page, '.table-dock')).width
  expect(await width()).toBe(428)
  const border = page.getByRole('separator', { name: 'Dock width' })
  const { x, y } = await boxOf(page, '.splitter-dock')
  await page.mouse.move(x + 4, y + 300)
  await page.mouse.down()
  await page.mouse.move(x - 76, y + 300, { steps: 4 })
  await page.mouse.up()
  expect(await width()).toBe(508)
  const height = page.getByRole('separator', { name: 'Card height' })
  const tall = async (): Promise<number> => Math.round((await boxOf(page, '.card')).height)
  const before = await tall()
  await height.focus()
  await page.keyboard.press('ArrowUp')
  expect(await tall()).toBe(before - 24)

  await page.reload()
  await board.ready()
  expect(await width()).toBe(508)
  expect(await tall()).toBe(before - 24)
  await border.dblclick({ position: { x: 4, y: 300 } })
  expect(await width()).toBe(428)
})

test('on a phone the map keeps half of the screen while one builds, upright and sideways', async () => {
  const page = await stage().visit('/', phone)
  const board = await Board.upload(page, 'track.json', lateGame('railway-track').text)
  await board.ready()
  expect((await boxOf(page, '.table-map')).height).toBeGreaterThanOrEqual(422)
  expect(await inView(page, '.card-pass')).toEqual([1, 1])

  await page.setViewportSize({ width: 844, height: 390 })
  const map = await boxOf(page, '.table-map')
  expect(map.width * map.height).toBeGreaterThanOrEqual(0.5 * 844 * 390)
  const sheet = await boxOf(page, '.sheet')
  expect([sheet.width, sheet.height]).toEqual([316, 390])
  expect(await inView(page, '.card-pass')).toEqual([1, 1])
})
