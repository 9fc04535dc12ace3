import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { Board } from './board.js'
import { Keys } from './keys.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

test('a game is begun and played without a mouse', async () => {
  const page = await stage().visit('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const { keyboard } = page
  const keys = new Keys(page)
  await keys.to(/^Skip to content$/, 'Tab', 1)
  await keys.to(/^New game on one screen/)
  await keyboard.press('Enter')
  await page.getByRole('heading', { name: 'New game on one screen' }).waitFor()
  await keys.to(/^Harzbahn 1873/)
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowUp')
  await keys.to(/Name of player 1/)
  await keyboard.type('Anna')
  await keys.to(/Name of player 2/)
  await keyboard.type('Ben')
  await keys.to(/Remove player 3/)
  await keyboard.press('Enter')
  await keys.to(/Rulebook edition/)
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowUp')
  await keys.to(/Start the game/)
  await keyboard.press('Enter')
  const board = new Board(page)
  await board.ready()

  // the decision: two purchases
  await keyboard.press('d')
  expect(await keys.focused()).toBe('Decision')
  await keys.to(/Buy the concession of HBE/)
  await keyboard.press('Enter')
  await keyboard.press('Enter')
  await board.shows(1, 1)
  await keyboard.press('d')
  await keys.to(/^Buy /)
  await keys.to(/Buy mine 12/, 'ArrowDown', 30)
  await keyboard.press('Space')
  await keyboard.press('Enter')
  await board.shows(2, 2)
  await keyboard.press('z')
  await board.shows(1, 1)
  await keyboard.press('r')
  await board.shows(2, 2)

  // the map: from hex to hex, with what each is
  await keyboard.press('m')
  // the place nearest to the middle
  expect(await keys.focused()).toContain('Hasselfelde F11')
  await page.locator('.map-card').getByText('Hasselfelde').first().waitFor()
  await keyboard.press('ArrowRight')
  // nothing is ever built on F13, between them
  expect(await keys.focused()).toContain('Thale F15')
  await keyboard.press('+')
  await keyboard.press('0')
  await keyboard.press('Escape')

  // tabs by number and by arrows
  await keyboard.press('3')
  await page.getByRole('tabpanel', { name: 'Market' }).waitFor()
  await keyboard.press('d')
  await keys.to(/^Market$/)
  await keyboard.press('ArrowRight')
  await page.getByRole('tabpanel', { name: 'Mines' }).waitFor()
  expect(await keys.focused()).toBe('Mines')

  // history
  await keyboard.press('Shift+ArrowLeft')
  await board.shows(1, 2)
  await keyboard.press('Shift+Home')
  await board.shows(0, 2)
  await keyboard.press('Escape')
  await board.shows(2, 2)
  await keyboard.press('l')
  expect(await keys.focused()).toBe('To the beginning')
  await keyboard.press('ArrowLeft')
  await board.shows(1, 2)
  await keyboard.press('End')
  await board.shows(2, 2)

  // menu and the list of keys
  await keys.to(/^Menu$/, 'Shift+Tab', 120)
  await keyboard.press('Enter')
  await page.getByRole('menu', { name: 'Menu' }).waitFor()
  await keyboard.press('ArrowDown')
  expect(await keys.focused()).not.toBe('')
  await keyboard.press('Escape')
  expect(await keys.focused()).toBe('Menu')
  await keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await list.waitFor()
  for (const key of ['Z', 'D', 'M', 'L', 'N', 'Esc']) await list.getByText(key, { exact: true }).waitFor()
  await keyboard.press('Escape')
  await list.waitFor({ state: 'detached' })
})

/** The arrow key that leads from the hex with the focus towards another: first to its row. */
const arrowTo = (page: Page, hex: string): Promise<string> =>
  page.evaluate((wanted) => {
    const middle = (element: Element | null): readonly [number, number] => {
      const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
      return [left + width / 2, top + height / 2]
    }
    const [x, y] = middle(document.activeElement)
    const [toX, toY] = middle(document.querySelector(`[data-hex="${wanted}"]`))
    if (Math.abs(toY - y) > 10) return toY > y ? 'ArrowDown' : 'ArrowUp'
    return toX > x ? 'ArrowRight' : 'ArrowLeft'
  }, hex)

test('track is laid on the map with keys alone', async () => {
  const page = await stage().visit('/position')
  const text = page.getByRole('textbox', { name: /text/i }).last()
  await text.fill(
    JSON.stringify({
      players: ['Anna', 'Ben'],
      edition: 'R',
      phase: '2',
      railways: { HBE: { price: 120, denomination: 20, shares: { Anna: 3, Ben: 2 }, trains: [1] } },
      cash: { HBE: 500 },
      at: { round: 'operating', turn: 'HBE', step: 'railway-track' },
    }),
  )
  await page.getByRole('button', { name: /analysis/i }).click()
  const board = new Board(page)
  await board.ready()
  const hexes = await board.glowing()
  expect(hexes.length).toBeGreaterThan(0)
  const { keyboard } = page
  await keyboard.press('m')
  // the keyboard enters the map where something can be built
  const focused = (): Promise<string | null> =>
    page.evaluate(() => document.activeElement?.getAttribute('data-hex') ?? null)
  await page.waitForFunction(() => document.activeElement?.hasAttribute('data-hex'))
  expect(hexes).toContain(await focused())
  expect(hexes).toContain('D13')
  for (let i = 0; i < 20 && (await focused()) !== 'D13'; i++) await keyboard.press(await arrowTo(page, 'D13'))
  expect(await new Keys(page).focused()).toContain('Braunesumpf D13')
  await keyboard.press('Enter')
  // the first tile lies there at once; it is turned if it can be, and laid
  await page.getByRole('group', { name: 'Tiles for Braunesumpf' }).getByRole('button').first().waitFor()
  await page.getByRole('button', { name: 'Lay', exact: true }).waitFor()
  await keyboard.press('r')
  await keyboard.press('Enter')
  await board.shows(1, 1)
  expect(await board.hex('D13').getAttribute('aria-label')).toContain('Yellow tile')
})
