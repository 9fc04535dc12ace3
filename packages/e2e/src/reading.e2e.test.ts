import { expect, test } from 'vitest'
import { faultsOf } from './axe.js'
import { chooseTitle } from './board.js'
import { gameAt } from './games.js'
import { tab } from './screens.js'
import { phone } from './stage.js'
import { openKept } from './testing-shelf.js'
import { useStage } from './testing-stage.js'

const stage = useStage()
const game = gameAt(300)

test('the rules are searched in the language of the reader; a number leads to what the search left out', async () => {
  const context = await stage().visitor({ language: 'de' })
  const page = await context.newPage()
  let letGo = (): void => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  // the page says that it is on its way, if that takes a while
  await page.route(/assets\/page-.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/rules/1873')
  await page.getByText('Wird geladen …').waitFor()
  letGo()

  const field = page.getByRole('searchbox')
  await field.fill('Konzession')
  await page.getByText(/^\d\d Regeln, 2 Begriffe im Glossar$/).waitFor()
  await page.locator('td[lang="de"] mark', { hasText: 'Konzession' }).first().waitFor()
  await page.locator('.rules-statement mark', { hasText: 'concession' }).first().waitFor()
  await page.getByRole('heading', { name: /Konzessionsstrecken/ }).waitFor()

  await page.evaluate(() => (location.hash = '#1873-0-c'))
  await page.locator('[id="1873-0-c"].rules-target').waitFor()
  expect(await field.inputValue()).toBe('')
})

test('who begins a game can read how one goes, for the title that is chosen', async () => {
  const page = await stage().visit('/new')
  await page.getByText('How a game works').click()
  await page.getByText('wins: cash, shares at their price').waitFor()
  await chooseTitle(page, '1854')
  await page.getByText('wins: cash plus certificates').waitFor()
  expect(await page.getByText('wins: cash, shares at their price').count()).toBe(0)
  await chooseTitle(page, '1853')
  await page.getByText('wins: cash plus shares').waitFor()
})

test('on paper the map has a heading and coordinates, and it is day', async () => {
  const { page } = await openKept(stage(), game.text, { theme: 'dark', own: true })
  const paper = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--paper'))
  const dimmed = await paper()
  await page.emulateMedia({ media: 'print' })
  const heading = page.getByText(/^Harzbahn 1873 · .* round .* · Phase . · Anna, Ben, Cleo · .* \d{4}$/)
  await heading.waitFor()
  expect(await paper()).not.toBe(dimmed)
  expect(await page.locator('.map-coordinates').first().isVisible()).toBe(true)
  expect(await page.getByRole('region', { name: 'Decision' }).isVisible()).toBe(false)
})

test('on a phone the filters of the log stay in view, and charts are written in letters that can be read', async () => {
  const { page } = await openKept(stage(), game.text, phone)
  await tab(page, 'Log')
  await page.locator('.log-entry[aria-current="true"]').waitFor()
  const filters = [
    page.getByRole('searchbox', { name: 'Find in the log' }),
    page.getByRole('combobox', { name: 'Company' }),
  ]
  for (const filter of filters)
    expect(
      await filter.evaluate((element) => {
        const { left, top } = element.getBoundingClientRect()
        return document.elementFromPoint(left + 5, top + 5) === element
      }),
    ).toBe(true)

  await tab(page, 'Charts')
  const letters = (): Promise<number> =>
    page
      .locator('.chart-value')
      .last()
      .evaluate((text) => text.getBoundingClientRect().height)
  await page.locator('.chart-value').first().waitFor()
  expect(await letters()).toBeGreaterThan(11)
})

test('the dock shows whole what it has: tabs in a row, the phases in all columns, names in whole words', async () => {
  const board = await openKept(stage(), game.text)
  const { page } = board
  await board.openTab('Trains')
  const tops = await page
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  const phases = page.getByRole('region', { name: 'Phases' })
  await phases.waitFor()
  expect(await phases.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0)

  await board.openTab('Companies')
  await page.setViewportSize({ width: 800, height: 900 })
  const names = page.locator('.panel-head h3')
  await names.first().waitFor()
  const broken = await names.evaluateAll((all) =>
    all.flatMap((name) => {
      const text = name.firstChild as Text
      return [...text.data.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return range.getClientRects().length > 1 ? [word] : []
      })
    }),
  )
  expect(broken).toEqual([])
})

test('variations are a tree within one game: begun, switched, compared, named, kept and deleted', async () => {
  const board = await openKept(stage(), game.text)
  const { page } = board
  const notice = page.locator('.variation-notice')
  const here = page.getByRole('region', { name: /^Variations, and what everyone is worth/ })
  const row = (name: RegExp) => here.getByRole('row', { name })
  await page.goto(`${page.url()}?at=100`)
  await board.card.getByRole('button', { name: 'Try from here' }).click()
  await board.shows(100, 100)
  await notice.getByText('Variation A: the game itself stays as it is.').waitFor()
  await board.ready()
  for (const at of [101, 102]) {
    await board.acts(() => board.press(board.actions.last()))
    await board.shows(at, at)
  }

  await notice.getByRole('button', { name: 'Compare' }).click()
  await row(/^A from move 100, 2 moves to/).waitFor()
  // the game, then every player's worth in each line, and how far the variation's is from the game's
  const worths = await row(/^A /).getByRole('cell').allTextContents()
  expect(worths.slice(0, -1).every((worth) => /^[\d,]+/.test(worth))).toBe(true)
  expect(worths.slice(0, -1).some((worth) => /compared with the game after move 102/.test(worth))).toBe(true)
  expect(await faultsOf(page, '#table-card, .variations, .variation-notice')).toEqual([])

  await row(/^A /).getByRole('button', { name: 'More for A' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('textbox', { name: 'Name of this variation' }).fill('early mine')
  await page.getByRole('button', { name: 'Save' }).click()
  await row(/^early mine /).waitFor()
  await page.keyboard.press('Shift+V')
  await board.shows(300, 300)
  await page.keyboard.press('v')
  await board.shows(102, 102)
  await page.waitForURL(/line=/)
  await page.reload()
  await board.shows(102, 102)
  await notice.getByText('Variation early mine').waitFor()
  // the timeline marks where the lines part, and leads from one to the other
  await board.timeline
    .getByRole('button', { name: /^The game goes on differently here, after move 100/ })
    .click()
  await board.shows(300, 300)
  await board.timeline.getByRole('button', { name: /^Variation early mine branches off here/ }).click()
  await board.shows(102, 102)
  await notice.getByRole('button', { name: 'Back to the game' }).click()
  await board.shows(300, 300)

  await board.openTab('Variations')
  await row(/^early mine /)
    .getByRole('button', { name: /^More/ })
    .click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await here.waitFor({ state: 'detached' })
  await page.reload()
  await board.shows(300, 300)
  await page.getByRole('link', { name: 'All games' }).click()
  await page.getByRole('link', { name: /^Evening/ }).waitFor()
  expect(await page.locator('.game-list > li').count()).toBe(1)
})
