import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { harzbahn, revenueOfRun, suggestPlans } from '@stellwerk/1873'
import { phone } from './stage.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

/** What the engine says of a described board. */
function bestOf(position: object): number {
  const built = harzbahn.position(position)
  if (!built.ok) throw new Error(JSON.stringify(built.refusal))
  const [plan] = suggestPlans(built.value, 'HBE', 1).plans
  return revenueOfRun(built.value, 'HBE', plan ?? { trains: [] }).total
}

const hexOf = (page: Page, hex: string) => page.locator(`.position-map [data-hex="${hex}"]`)
const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).click()
const linesOf = (page: Page, name: string) => page.getByRole('textbox', { name }).inputValue()

test('the board of a table game is entered by clicks and asked for its best routes', async () => {
  const page = await stage().visit('/position')
  await page.getByRole('checkbox', { name: /^HBE/ }).check()
  await page.getByLabel(/^Trains/).fill('3')
  await page.getByLabel(/^Trains/).blur()

  await hexOf(page, 'B17').click()
  await press(page, /^Tile 78,/)
  expect(await linesOf(page, 'Tiles')).toBe('B17 78:4')
  await page.keyboard.press('r')
  expect(await linesOf(page, 'Tiles')).toBe('B17 78:5')
  await press(page, /^Turn left/)
  await hexOf(page, 'E12').click()
  await press(page, /^Tile 79,/)
  // a tap on the same hex turns, too
  await hexOf(page, 'E12').click()
  expect(await linesOf(page, 'Tiles')).toBe('B17 78:4\nE12 79:3')

  const board = {
    players: ['Anna', 'Ben', 'Clara'],
    railways: { HBE: { director: 'Anna', shares: { Anna: 3 }, trains: [3] } },
    tiles: { B17: '78:4', E12: '79:3' },
  }
  await press(page, /^Show best routes/)
  await page.getByText(`HBE earns ${bestOf(board)} M`).waitFor()
  await page.locator('.position-map .map-ribbon').waitFor()

  // a station there makes Langenstein worth more, and the answer follows
  await hexOf(page, 'C16').click()
  await press(page, /^Place a token of HBE/)
  const withStation = bestOf({ ...board, markers: { C16: ['HBE'] } })
  expect(withStation).toBeGreaterThan(bestOf(board))
  await page.getByText(`HBE earns ${withStation} M`).waitFor()
  await press(page, /^Turn over HBE/)
  expect(await linesOf(page, 'Tokens')).toBe('C16 -HBE')
  await press(page, /^Remove HBE/)
  expect(await linesOf(page, 'Tokens')).toBe('')

  await page.reload()
  expect(await linesOf(page, 'Tiles')).toBe('B17 78:4\nE12 79:3')
})

test('what is wrong is said at its hex and its field, and mended there, by thumb and by keys', async () => {
  const page = await stage().visit('/position', phone)
  await page.getByRole('textbox', { name: 'Tiles' }).fill('B17 78:0')
  await page.getByRole('textbox', { name: 'Tiles' }).blur()
  const fault = /This tile does not fit here like this/
  expect(await page.locator('.position-lines').getByText(fault).count()).toBe(1)
  expect(await page.locator('.position-map .map-rim-changed').count()).toBe(1)
  await page.getByRole('status').getByRole('button', { name: 'B17' }).tap()
  await page.locator('.position-hex').getByText(fault).waitFor()
  await page.getByRole('button', { name: /^Tile 79,/ }).tap()
  await page.getByText('This position can be opened').waitFor()

  await hexOf(page, 'D15').focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await page.locator('.position-hex').getByRole('heading', { name: 'Hüttenrode D11' }).waitFor()
  await page.keyboard.press('Escape')
  expect(await hexOf(page, 'D11').evaluate((cell) => cell === document.activeElement)).toBe(true)
})
