import { expect, test } from 'vitest'
import { nowhere, wide } from './stage.js'
import { choices, desks, openOpening, openTitle, stock, titles, unseen } from './testing-newcomer.js'
import { useStage } from './testing-stage.js'

const stage = useStage()
const looks = [['en', 'light']] as const

test.each(titles)('%s: a newcomer sees what can be done, on every screen', async (title) => {
  const board = await openOpening(stage(), title)
  const { page } = board
  expect(await unseen(board, title, looks)).toEqual([])
  expect(await page.title()).toBe('Evening · Stellwerk')

  // a double click is one move, whatever comes next in its place
  if (title === '1853') await board.card.getByRole('textbox', { name: 'Bond' }).fill('100')
  const press = title === '1853' ? board.primary : board.card.locator('.card-pass')
  await press.dblclick()
  await expect.poll(() => board.moment()).toEqual({ at: 1, length: 1 })
  await page.waitForTimeout(400)
  expect(await board.moment()).toEqual({ at: 1, length: 1 })
})

test('in a stock round all choices of a usual turn are in view on a desk, in every title', async () => {
  const page = await stage().visit(nowhere, wide)
  for (const title of titles) {
    const board = await openTitle(page, title, stock(title))
    await board.foreseen()
    for (const [width, height] of desks) {
      await page.setViewportSize({ width, height })
      const { lines, hidden } = await choices(page)
      expect([title, width, hidden]).toEqual([title, width, []])
      expect(lines).toBeGreaterThan(2)
    }
  }
})
