import { expect, test } from 'vitest'
import { Board } from './board.js'
import { runningGame } from './games.js'
import { openKept } from './testing-shelf.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

const revenueOf = async (board: Board): Promise<number> => {
  const text = (await board.card.getByRole('button', { name: /^Run for/ }).textContent()) ?? ''
  return Number(/^Run for ([\d,]+)/.exec(text)?.[1]?.replace(',', ''))
}

test('the best runs of a late game are there at once, are edited, and come back', async () => {
  const game = runningGame()
  const board = await openKept(stage(), game.text)
  await board.ready()
  await board.card.getByText('Best, proven').waitFor()
  const best = await revenueOf(board)
  expect(best).toBeGreaterThan(0)
  const ribbons = board.page.locator('.map .map-ribbon')
  const routes = await board.card.getByRole('button', { name: /^Remove / }).count()
  expect(routes).toBeGreaterThan(1)
  expect(await ribbons.count()).toBe(routes)

  await board.card
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  expect(await board.card.getByRole('button', { name: /^Remove / }).count()).toBe(routes - 1)
  const lesser = async () => (await board.primary.textContent())?.replace(/^Run for ([\d,]+).*/, '$1')
  await expect.poll(lesser).not.toBe(best.toLocaleString('en'))

  await board.card.getByRole('button', { name: 'Best, proven' }).click()
  expect(await revenueOf(board)).toBe(best)
  expect(await ribbons.count()).toBe(routes)

  await board.choose(/^Run for/)
  expect(await board.moment()).toEqual({ at: game.length + 1, length: game.length + 1 })
})

test('a route of the best plan is taken up on the map, cut and led on by clicking its stops', async () => {
  const board = await openKept(stage(), runningGame().text)
  await board.ready()
  await board.card.getByText('Best, proven').waitFor()
  const best = await revenueOf(board)
  const row = board.card.getByRole('button', { name: /^Change route 1: / })
  const hexes = async (): Promise<readonly string[]> =>
    ((await board.card.locator('[data-route]').first().getAttribute('data-route')) ?? '').split(' ')
  const route = await hexes()
  const end = board.hex(route.at(-1) ?? '')

  // several routes may stop there: the one that was pointed at last is meant
  await row.hover()
  await end.click()
  expect(await row.getAttribute('aria-pressed')).toBe('true')
  expect(await hexes()).toEqual(route)
  await end.click()
  expect((await hexes()).length).toBeLessThan(route.length)
  await board.card.locator('.run-faults').waitFor()
  expect(await board.page.locator('.map .map-rim-glow').count()).toBeGreaterThan(0)

  await end.press('Enter')
  expect(await hexes()).toEqual(route)
  await board.card.getByRole('button', { name: 'Done' }).click()
  expect(await row.getAttribute('aria-pressed')).toBe('false')
  await expect.poll(() => revenueOf(board)).toBe(best)

  // the same by the keyboard
  await row.press('Enter')
  await board.card
    .getByRole('button', { name: /^without / })
    .last()
    .press('Enter')
  expect((await hexes()).length).toBeLessThan(route.length)
  await board.page.keyboard.press('Escape')
  expect(await row.getAttribute('aria-pressed')).toBe('false')
  await board.card.getByRole('button', { name: 'Best, proven' }).click()
  expect(await hexes()).toEqual(route)
  await board.choose(/^Run for/)
})

test('a position of a table game is set up and its best runs are found', async () => {
  const page = await stage().visit('/position')
  await page.getByRole('button', { name: /example/i }).click()
  await page.getByRole('button', { name: /analysis/i }).click()
  const board = new Board(page)
  await board.ready()
  expect(await board.heading()).toContain('HBE')
  await board.card.getByText('Best, proven').waitFor()
  expect(await revenueOf(board)).toBeGreaterThan(0)
})
