import { expect, test } from 'vitest'
import { Board } from './board.js'
import { wide } from './stage.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

test('a line and its hex point at each other, and the number of a thing chooses it', async () => {
  const board = await Board.begin(await stage().visit('/', wide), { seed: 7 })
  const { page, card } = board
  const pointed = card.locator('.line-pointed')
  await board.hex('C12').hover()
  expect(await pointed.count()).toBeLessThanOrEqual(1)
  await board.row('Buy mine 12 ').focus()
  await page.keyboard.type('15')
  expect(await board.row('Buy mine 15 ').getAttribute('aria-checked')).toBe('true')
  expect(await board.primary.textContent()).toContain('Buy mine 15')
  await page.keyboard.press('Enter')
  await board.shows(1, 1)
})
