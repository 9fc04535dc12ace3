import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { lateGame, richGame } from './games.js'
import { speak } from './settings.js'
import { nowhere, phone, wide } from './stage.js'
import { building, openTitle, screens, shareOfMap } from './testing-newcomer.js'
import { openKept } from './testing-shelf.js'
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
  const board = await openKept(stage(), richGame('stock-round').text, { width: 1440, height: 560 })
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

/** Chooses one line of the card after the other; the words that the foot then cuts. */
const cutByChoosing = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const drawn = (): Promise<unknown> =>
      new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const cut = new Set<string>()
    /** Whether it lies over the button before it. */
    const covers = (button: Element): boolean => {
      const all = [...document.querySelectorAll('.card-foot .button')]
      const [before, own] = [all[all.indexOf(button) - 1], button].map((one) => one?.getBoundingClientRect())
      return (
        before !== undefined &&
        own !== undefined &&
        own.left < before.right - 1 &&
        own.top < before.bottom &&
        before.top < own.bottom
      )
    }
    for (const line of document.querySelectorAll<HTMLElement>('.card .line-choice')) {
      line.click()
      await drawn()
      for (const button of document.querySelectorAll('.card-foot .button'))
        if (
          // heights of lines are not whole pixels
          button.scrollWidth > button.clientWidth + 1 ||
          button.scrollHeight > button.clientHeight + 1 ||
          button.getBoundingClientRect().right > innerWidth ||
          covers(button)
        )
          cut.add(button.textContent ?? '')
    }
    return [...cut]
  })

test('no word of the foot is cut, whatever is chosen, in German either', async () => {
  const board = await openKept(stage(), richGame('stock-round').text, wide)
  const { page } = board
  await board.ready()
  // somebody who has sold: both stand beside each other
  await page.locator('.card-foot', { hasText: /Keep passing.*End the turn/ }).waitFor()
  for (const language of ['en', 'de'] as const) {
    await speak(page, language)
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height })
      await page
        .locator(width < 1024 ? '.table-narrow .line-choice' : '.table-wide .line-choice')
        .first()
        .waitFor()
      await expect.poll(() => cutByChoosing(page), { message: `${language} ${width}` }).toEqual([])
    }
  }
})

test('in its turn a company is in sight with what it has and the steps of its turn', async () => {
  const board = await openKept(stage(), lateGame('railway-track').text, wide)
  await board.ready()
  const strip = board.page.getByRole('region', { name: / operates$/ })
  expect(
    await strip.getByRole('list', { name: 'Steps of the turn' }).locator('[aria-current=step]').textContent(),
  ).toBe('Track')
  expect(await strip.textContent()).toMatch(/Price\d+Treasury\d+/)
  expect((await boxOf(board.page, '.strip')).height).toBe(56)
  // what the hexes are good for stands in one column
  const starts = await board.card
    .locator('.site-leads')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)))
  expect(starts.length).toBeGreaterThan(2)
  expect(new Set(starts).size).toBe(1)

  // where its figures have no room, some are left out, and none is cut
  await speak(board.page, 'de')
  for (const [width, height] of screens) {
    await board.page.setViewportSize({ width, height })
    await board.page.locator(width < 1024 ? '.table-narrow' : '.table-wide').waitFor()
    const cut = await board.page.locator('.strip-facts').evaluate((facts) => {
      const room = facts.getBoundingClientRect()
      return [...facts.children]
        .filter((one) => {
          const { right, top } = one.getBoundingClientRect()
          return top < room.bottom && right > room.right + 1
        })
        .map((one) => one.textContent)
    })
    expect([width, cut]).toEqual([width, []])
    // a figure without its name says nothing of tokens
    expect(await board.page.locator('.strip-more').first().isVisible()).toBe(width >= 1024)
  }
})

test('the borders of the dock are moved, remembered for the kind of round, and put back', async () => {
  const board = await openKept(stage(), richGame('stock-round').text, wide)
  const { page } = board
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

test('on a phone the map keeps half of the screen while one builds, upright and sideways, with the lay bar too', async () => {
  const page = await stage().visit(nowhere, phone)
  // two gauges: no other bar has more to choose from
  const board = await openTitle(page, '1853', building('1853'))
  expect((await boxOf(page, '.table-map')).height).toBeGreaterThanOrEqual(422)
  expect(await inView(page, '.card-pass')).toEqual([1, 1])

  await page.setViewportSize({ width: 844, height: 390 })
  expect(await shareOfMap(page)).toBeGreaterThanOrEqual(0.5)
  const sheet = await boxOf(page, '.sheet')
  expect([sheet.width, sheet.height]).toEqual([316, 390])
  expect(await inView(page, '.card-pass')).toEqual([1, 1])

  await board.card.locator('[data-site=N10]').tap()
  await page.locator('.lay-bar-run .change').waitFor()
  for (const [width, height] of [
    [844, 390],
    [390, 844],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await page.locator('.sheet').isVisible()).toBe(false)
    await expect.poll(() => shareOfMap(page)).toBeGreaterThanOrEqual(0.5)
    expect(await inView(page, '.lay-bar-actions .button, .lay-bar-facts')).toEqual([3, 3])
    // the hex that is built on, and those around it, lie clear of the bar
    const bar = await boxOf(page, '.lay-bar')
    for (const hex of ['N10', 'M9', 'M11']) {
      const { right, bottom } = await boxOf(page, `.map [data-hex=${hex}]`)
      expect(right <= bar.left + 1 || bottom <= bar.top + 1).toBe(true)
    }
  }
})
