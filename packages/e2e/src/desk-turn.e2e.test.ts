import { expect, test } from 'vitest'
import type { Board } from './board.js'
import { buyMine, buyerOf, gather, othersThan } from './party.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

const icon = ({ page }: Board): Promise<string | null> => page.locator('link[rel=icon]').getAttribute('href')
const titled = ({ page }: Board, words: RegExp): Promise<unknown> =>
  page.waitForFunction((pattern) => new RegExp(pattern).test(document.title), words.source)

test('the page tells whose turn it is, and other pages lead to the game that waits', async () => {
  const { boards, address } = await gather(stage(), ['Clara', 'Ben'], 7)
  const first = await buyerOf(boards)
  const second = othersThan(boards, first)
  const name = first === boards[0] ? 'Clara' : 'Ben'

  await titled(first, /^\(1\) Your turn: start auction/)
  expect(await icon(first)).toBe('/icon-turn.svg')
  expect(await first.heading()).toMatch(/^You · /)
  await first.card.getByText('Your turn', { exact: true }).waitFor()
  expect(await first.page.getByRole('list', { name: 'Next to act' }).textContent()).toContain('you')
  await first.page.getByRole('button', { name: 'Your turn one game is waiting for you' }).waitFor()
  await titled(second, new RegExp(`^${name} to decide · Evening of Clara$`))
  expect(await icon(second)).toBe('/icon.svg')
  expect(await second.page.locator('.turn-pill').count()).toBe(0)

  // on a phone the menu has its place beside it
  await first.page.setViewportSize({ width: 390, height: 844 })
  const menu = await first.page.locator('.table-bar .menu-button').last().boundingBox()
  expect((menu?.x ?? 999) + (menu?.width ?? 999)).toBeLessThanOrEqual(390)
  await first.page.setViewportSize({ width: 1440, height: 900 })

  await buyMine([first])
  await titled(second, /^\(1\) Your turn: /)
  await titled(first, / to decide · Evening of Clara$/)

  // on other pages the pill, the home page and a key lead there
  const { page } = second
  await page.goto('/rules/1873')
  await page.getByRole('link', { name: /^Your turn one game is waiting for you/ }).waitFor()
  await page.goto('/')
  const waiting = page.getByRole('region', { name: /^Your turn/ })
  await waiting.getByRole('link', { name: /Evening of Clara/ }).waitFor()
  await titled(second, /^\(1\) Stellwerk$/)
  await page.keyboard.press('n')
  await page.waitForURL(address)
  await second.ready()
})
