import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { gameAt } from './games.js'
import { latePosition, positionFile } from './later-game.js'
import { openKept } from './testing-shelf.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

const fileOf = (title: string): string =>
  title === '1873' ? gameAt(0).text : JSON.stringify(positionFile(title, latePosition(title)))

/** The hexes over which a control of the map lies. */
const coveredHexes = (page: Page): Promise<readonly (string | null)[]> =>
  page.locator('.map').evaluate((map) => {
    const controls = [...map.querySelectorAll(':is(.map-controls, .map-sheets) button')]
      .map((button) => button.getBoundingClientRect())
      .filter(({ width }) => width > 0)
    const isCovered = ({ left, right, top, bottom }: DOMRect): boolean =>
      controls.some((one) => left < one.right && right > one.left && top < one.bottom && bottom > one.top)
    return [...map.querySelectorAll('[data-hex]')]
      .filter((hex) => isCovered(hex.getBoundingClientRect()))
      .map((hex) => hex.getAttribute('data-hex'))
  })

test.each(['1873', '1854', '1853'])('%s: on a phone no control of the map lies over a hex', async (title) => {
  const { page } = await openKept(stage(), fileOf(title), { width: 360, height: 740, touch: true })
  // a phone has no pointer: the one that pressed the button of the home page must not rest on a hex, whose card would
  // take the room of the controls
  await page.mouse.move(0, 0)
  // where the sheet lies over the map, no half of them is seen above it
  const isAuction = title === '1873'
  await page.locator('.map [data-hex]').first().waitFor({ state: 'attached' })
  await page.locator('.map-controls').waitFor({ state: isAuction ? 'hidden' : 'visible' })
  expect(await page.locator('.map [data-hex]').count()).toBeGreaterThan(40)
  expect(await coveredHexes(page)).toEqual([])

  // in an auction it goes down first, and the map is the larger for it
  for (let i = 0; i < (isAuction ? 2 : 0); i++) await page.locator('.sheet-handle').press('ArrowDown')
  // nearer it may, and the whole is to be seen again by one tap
  for (let i = 0; i < (isAuction ? 5 : 2); i++) await page.getByRole('button', { name: 'Zoom in' }).tap()
  expect(await coveredHexes(page)).not.toEqual([])
  await page.getByRole('button', { name: 'Show the whole map' }).tap()
  expect(await coveredHexes(page)).toEqual([])
})
