import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { begin, toGameFile, top } from '@stellwerk/engine'
import { playRandomly } from '@stellwerk/engine/testing'
import { games } from '@stellwerk/titles'
import type { Locator, Page } from 'playwright-core'
import { faultsOf } from './axe.js'
import type { Look } from './stage.js'
import { phone, wide } from './stage.js'
import { openKept } from './testing-shelf.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

const names = ['Clara', 'Frieda', 'Ben', 'Anna', 'David', 'Emil']

/** A stock round, late in a random game of so many. */
function stockRound(id: string, players: number, seed: number, step: string): string {
  const { title } = games[id]!
  const setup = { players: names.slice(0, players), seed, options: {} }
  const begun = begin(title, setup)
  if (!begun.ok) throw new Error(JSON.stringify(begun.refusal))
  const { history } = playRandomly(title, begun.value, seed)
  const file = toGameFile(history, setup)
  for (let n = Math.floor(history.length * 0.75); n < history.length; n++)
    if (top(history.at(n).state)?.kind === step)
      return JSON.stringify({ ...file, actions: file.actions.slice(0, n) })
  throw new Error(`no ${step} in the game of ${id}`)
}

const six1854 = stockRound('1854', 6, 1, 'stock')
const five1873 = stockRound('1873', 5, 2, 'stock-round')

async function sitDown(text: string, look: Look): Promise<Page> {
  const board = await openKept(stage(), text, look)
  const { page } = board
  await board.ready()
  return page
}

const overview = (page: Page) => page.getByRole('region', { name: 'Overview', exact: true })

/** By how much something is larger than the room it has. */
const hidden = (page: Page): Promise<readonly [number, number]> =>
  overview(page).evaluate((one) => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight])

test('between phone and desk the overview has the whole width, and the dock is a sheet that folds to its foot', async () => {
  const page = await sitDown(five1873, { width: 1024, height: 768 })
  await page.keyboard.press('o')
  await overview(page).waitFor()
  const dock = page.locator('.table-dock')
  const height = async (): Promise<number | undefined> => (await dock.boundingBox())?.height
  expect((await overview(page).boundingBox())?.width).toBe(1024)
  expect(await height()).toBe(320)
  await page.getByRole('button', { name: 'Decision and panels below the overview' }).click()
  expect(await height()).toBe(56)
  expect(await dock.locator('.card-pass').first().isVisible()).toBe(true)
  expect(await faultsOf(page, '.table-dock')).toEqual([])
})

/** All of it is in view at 1440x900, without scrolling. */
async function isSeenAtOnce(page: Page, players: number, trains: number): Promise<void> {
  await overview(page).waitFor()
  expect(await hidden(page)).toEqual([0, 0])
  const table = page.getByRole('table', { name: 'Companies and who holds them' })
  for (const name of names.slice(0, players))
    expect(await table.getByRole('columnheader', { name, exact: true }).isVisible()).toBe(true)
  for (const line of [/^cash$/, /^worth$/, /^liquidity/, 'turn order'])
    expect(await table.getByRole('rowheader', { name: line }).isVisible()).toBe(true)
  expect(await page.locator('.overview-train').count()).toBe(trains)
  // nothing lies below the edge of the screen
  for (const part of ['.overview-train', '.overview-next', '.market-sheet, .market-row'])
    for (const one of await page.locator(`.overview :is(${part})`).all()) {
      const box = await one.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900)
    }
}

// to open so late a game takes longer than to look at it: what is seen of one lies together
test('1854 with six: seen at once, saved as CSV, a cell chooses what the card then does, by keyboard too; no fault of access in light and dark', async () => {
  const page = await sitDown(six1854, wide)
  await isSeenAtOnce(page, 6, 10)

  const saved = page.waitForEvent('download')
  await overview(page).getByRole('button', { name: 'Save as CSV' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('overview.csv')
  const [head = '', ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  for (const name of names) expect(head.split(',')).toContain(name)
  expect(lines.some((line) => line.startsWith('SD,Südbahn,'))).toBe(true)
  expect(lines.at(-1)).toMatch(/^Certificates,/)

  expect(await faultsOf(page, '.table-map')).toEqual([])
  // as small as the sheet of prices is here, one reads what lies on it
  const letters = await page
    .locator('.overview .market-sheet :is(.market-price-free, .market-stone text)')
    .evaluateAll((all) =>
      (all as SVGTextElement[]).map(
        (one) => parseFloat(getComputedStyle(one).fontSize) * (one.getScreenCTM()?.a ?? 0),
      ),
    )
  expect(Math.min(...letters)).toBeGreaterThan(8.5)

  const cell = overview(page).locator('.overview-act').first()
  const choice = (await cell.getAttribute('title')) ?? ''
  expect(choice).toMatch(/^(Buy|Sell) /)
  await cell.focus()
  await page.keyboard.press('Enter')
  await overview(page).locator('.overview-act[aria-pressed=true]').waitFor()
  const company = /\b(SD|SB|VB|FJ|NT|KR|KT|KE)\b/.exec(choice)?.[0] ?? ''
  const card = page.getByRole('region', { name: 'Decision' })
  expect(await card.locator('.decision-footer').textContent()).toContain(company)
})

// how fast it opens is measured by the benchmark of the web board: a test must not depend on how busy the machine is
test('1873 with five: seen at once; O shows the overview and the map again, M the map', async () => {
  const page = await sitDown(five1873, wide)
  await isSeenAtOnce(page, 5, 6)
  await page.keyboard.press('o')
  await overview(page).waitFor({ state: 'detached' })
  const map = page.getByRole('button', { name: 'Map', exact: true })
  expect(await map.getAttribute('aria-pressed')).toBe('true')
  for (let i = 0; i < 3; i++) {
    await page.keyboard.press('o')
    await overview(page).getByRole('table', { name: 'Companies and who holds them' }).waitFor()
    expect(await map.getAttribute('aria-pressed')).toBe('false')
    expect(await takesFocus(page.locator('.table-map-board [tabindex="0"]').first())).toBe(false)
    await page.keyboard.press('m')
    await overview(page).waitFor({ state: 'detached' })
    await expect.poll(() => takesFocus(page.locator('.table-map-board [tabindex="0"]').first())).toBe(true)
  }
})

/** Whether a part of the page can be reached by keys. */
const takesFocus = (part: Locator): Promise<boolean> =>
  part.evaluate((element: HTMLElement) => {
    element.focus()
    return document.activeElement === element
  })

test('on a phone its four pages are turned by thumb, none is wider than the screen, and there is no fault of access', async () => {
  const page = await sitDown(six1854, phone)
  await page.getByRole('button', { name: 'Overview', exact: true }).click()
  await overview(page).waitFor()
  expect(await faultsOf(page, '.table-map')).toEqual([])
  const pages = page.getByRole('navigation', { name: 'Pages of the overview' }).getByRole('button')
  await pages.first().waitFor()
  const cut = page
    .locator('.overview-shares .overview-holder')
    .evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    )
  expect(await cut).toEqual([])
  expect(await pages.allTextContents()).toEqual(['Shares', 'Companies', 'Players', 'Trains'])
  for (const name of ['Shares', 'Companies', 'Players', 'Trains']) {
    await pages.filter({ hasText: name }).click()
    const shown = page.getByRole('group', { name, exact: true })
    await shown.waitFor()
    await page.waitForFunction((label) => {
      const one = document.querySelector(`.overview-page[aria-label="${label}"]`)
      return one !== null && Math.abs(one.getBoundingClientRect().left) < 2
    }, name)
    expect(await shown.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
  }
  // a swipe leads from one to the next
  await pages.filter({ hasText: 'Shares' }).click()
  await page.locator('.overview-thumb').evaluate((row) => row.scrollTo({ left: row.clientWidth }))
  await page.waitForFunction(
    () => document.querySelectorAll('.overview-pages button')[1]?.getAttribute('aria-pressed') === 'true',
  )
})
