import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { lateGame, richGame } from './games.js'
import { latePosition, positionFile } from './later-game.js'
import { speak } from './settings.js'
import { phone, wide } from './stage.js'
import { cutOff } from './testing-inspection.js'
import { screens } from './testing-newcomer.js'
import { openKept } from './testing-shelf.js'
import { useStage } from './testing-stage.js'

const stage = useStage()
const track = lateGame('railway-track').text

const boxOf = (page: Page, selector: string): Promise<DOMRect> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect())

const scaleOf = (page: Page): Promise<string> =>
  page
    .locator('.map-paper')
    .evaluate((paper: HTMLElement) => /scale\((.*)\)/.exec(paper.style.transform)?.[1] ?? '')

test('by night names are light on paper and dark on tiles; M enters the map at a hex that can be built on, L opens the line of 34 px and folds it again', async () => {
  const board = await openKept(stage(), track, { ...wide, theme: 'dark' })
  const { page } = board
  await board.ready()
  const inks = (ground: string): Promise<string[]> =>
    page
      .locator(`.map .map-on-${ground} .map-name`)
      .evaluateAll((names) => [...new Set(names.map((name) => getComputedStyle(name).fill))])
  expect(await inks('none')).toEqual(['rgb(238, 236, 230)'])
  expect(await inks('yellow')).toEqual(['rgb(29, 26, 21)'])

  const legal = await board.glowing()
  expect(legal.length).toBeGreaterThan(1)
  await page.keyboard.press('m')
  await page.waitForFunction(() => document.activeElement?.hasAttribute('data-hex'))
  expect(legal).toContain(await page.evaluate(() => document.activeElement?.getAttribute('data-hex')))

  expect((await boxOf(page, '.timeline')).height).toBe(34)
  expect(await board.timeline.getByRole('combobox').count()).toBe(0)
  await page.keyboard.press('l')
  await board.timeline.getByRole('combobox', { name: 'Jump to …' }).waitFor()
  expect((await boxOf(page, '.timeline')).height).toBeLessThanOrEqual(132)
  expect(await cutOff(page, '.timeline :is(button, select, output)')).toEqual([])
  await board.timeline.getByRole('button', { name: /^Previous turn/ }).click()
  const { at, length } = await board.moment()
  expect(at).toBeLessThan(length)
  await page.keyboard.press('l')
  await board.timeline.getByRole('combobox').waitFor({ state: 'detached' })
})

test('the menu is within the screen, and on a desk all of it; so are the controls of the map and its legend, which Escape closes', async () => {
  const { page } = await openKept(stage(), track, wide)
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height })
    await page.locator('.table-bar .menu-button').last().click()
    const { left, right, top, bottom } = await boxOf(page, '.menu-list')
    expect(left >= 0 && top >= 0 && right <= width && bottom <= height).toBe(true)
    const menu = page.locator('.menu-list')
    expect(await menu.getByRole('menuitemcheckbox', { name: 'Sound when it is your turn' }).count()).toBe(1)
    const hidden = await menu.evaluate((list) => list.scrollHeight - list.clientHeight)
    if (width >= 1024) expect([width, hidden]).toEqual([width, 0])
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Legend' }).click()
    const legend = page.getByRole('list', { name: 'Legend' })
    await legend.getByText('you can build here').waitFor()
    expect([width, await cutOff(page, '.map-control, .map-legend li')]).toEqual([width, []])
    await page.keyboard.press('Escape')
    await legend.waitFor({ state: 'detached' })
  }
})

test('whoever has zoomed by hand keeps the scale when the next hexes can be built on', async () => {
  const board = await openKept(
    stage(),
    JSON.stringify(
      positionFile('1853', {
        ...latePosition('1853'),
        at: { round: 'operating', turn: 'GIP', step: 'track' },
      }),
    ),
    wide,
  )
  const { page } = board
  await board.ready()
  // no control lies on a hex that can be built on
  const choice = await boxOf(page, '.map-areas')
  // no wider than the other signs: it covers no name
  expect(choice.width).toBe((await boxOf(page, '.map-control')).width)
  for (const hex of await board.glowing()) {
    const { right, top } = await boxOf(page, `.map [data-hex=${hex}]`)
    expect([hex, right <= choice.left || top >= choice.bottom]).toEqual([hex, true])
  }
  const fitted = await scaleOf(page)
  for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Zoom in' }).click()
  const own = await scaleOf(page)
  expect(own).not.toBe(fitted)
  await board.acts(() => board.card.locator('.card-pass').first().click())
  await page.keyboard.press('z')
  await board.ready()
  expect(await scaleOf(page)).toBe(own)
  // asked for, it is fitted
  await page.keyboard.press('f')
  expect(await scaleOf(page)).not.toBe(own)

  // what has been begun stays clear of the bar, in whatever language it is told
  await page.setViewportSize({ width: 1024, height: 768 })
  await board.card.locator('[data-site=N10]').click()
  await board.layBar('Lay').waitFor()
  await speak(page, 'de')
  await page.getByText('Legen').first().waitFor()
  const [bar, begun] = [await boxOf(page, '.lay-bar'), await boxOf(page, '.map [data-hex=N10]')]
  expect(begun.bottom).toBeLessThanOrEqual(bar.top + 1)
})

test('a draft shows what it costs on the strip and what it makes of the best run on the bar', async () => {
  const board = await openKept(
    stage(),
    JSON.stringify(
      positionFile('1854', {
        ...latePosition('1854'),
        at: { round: 'operating', turn: 'KR', step: 'track' },
      }),
    ),
    wide,
  )
  const { page } = board
  await board.ready()
  // on a phone there are rows of hexes alone, and what each is for
  await page.setViewportSize({ width: 390, height: 844 })
  const purposes = page.locator('.sheet .block-heading').filter({ visible: true })
  await expect.poll(() => purposes.allInnerTexts()).toEqual(['Track', 'Tunnels'])
  await page.setViewportSize({ width: 1440, height: 900 })
  await board.ready()
  const paid = board.card.locator('.site').filter({ hasText: '90' }).first()
  await paid.click()
  await page.locator('.strip .change-down').waitFor()
  expect(await page.locator('.strip .change-down').textContent()).toMatch(/^700.*610$/)
  await page.locator('.lay-bar-run .change').waitFor()
  expect(await page.locator('.lay-bar-run').textContent()).toMatch(/^best run \d+.*\d+$/)
})

test('1854: the map goes on with the company after the local railways, and the one that is seen is lit', async () => {
  const board = await openKept(
    stage(),
    JSON.stringify(
      positionFile('1854', { ...latePosition('1854'), at: { round: 'operating', turn: '5', step: 'track' } }),
    ),
    { width: 1024, height: 768 },
  )
  const { page } = board
  await board.ready()
  const lit = (): Promise<readonly string[]> =>
    page.locator('.map-sheets [aria-pressed=true]').allTextContents()
  await expect.poll(lit).toEqual(['Small map'])
  // local railways have numbers
  while (/^\d/.test((await page.locator('.strip').textContent()) ?? ''))
    await board.acts(() => board.press(board.actions.last()))
  await expect.poll(lit).toEqual(['Austria'])
  // whoever looks at the other one meanwhile sees that one lit
  await page.getByRole('button', { name: 'Small map' }).click()
  await expect.poll(lit).toEqual(['Small map'])
  // in German both rows of controls are long, and neither covers the other
  await speak(page, 'de')
  const [fits, sheets] = [await boxOf(page, '.map-fits'), await boxOf(page, '.map-sheets')]
  expect(fits.right <= sheets.left || fits.bottom <= sheets.top).toBe(true)
})

test('1854 at 360 px: the way to the other map lies beside the other controls, and is read in full', async () => {
  const { page } = await openKept(stage(), JSON.stringify(positionFile('1854', latePosition('1854'))), {
    ...phone,
    width: 360,
    height: 740,
  })
  const way = page.locator('.map-sheets button:not([aria-pressed="true"])')
  await way.waitFor()
  const [box, controls] = [await way.boundingBox(), await boxOf(page, '.map-controls')]
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(controls.left)
  expect(await way.evaluate((button) => button.scrollWidth - button.clientWidth)).toBeLessThanOrEqual(0)
})

test('on a phone five signs lead everywhere, and all of them are in view', async () => {
  const { page } = await openKept(stage(), richGame('stock-round').text, { ...phone, width: 360 })
  const row = page.locator('.phone-dock button')
  await row.first().waitFor()
  expect(await row.allTextContents()).toEqual(['Turn', 'Overview', 'Market', 'History', 'More'])
  for (const one of await row.all()) {
    const box = await one.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360)
    expect(box?.height).toBeGreaterThanOrEqual(44)
  }
  await page.getByRole('button', { name: 'More', exact: true }).last().tap()
  await page.locator('.phone-more').getByRole('button', { name: 'Companies' }).tap()
  await page.locator('.company-table').waitFor()
})
