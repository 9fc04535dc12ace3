import { expect, test } from 'vitest'
import { Board } from './board.js'
import { runningGame } from './games.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

const revenueOf = async (board: Board): Promise<number> => {
  const text = (await board.card.getByRole('button', { name: /^Run for/ }).textContent()) ?? ''
  return Number(/^Run for ([\d,]+)/.exec(text)?.[1]?.replace(',', ''))
}

test('the best runs of a late game are there at once, are edited, and come back', async () => {
  const game = runningGame()
  const board = await Board.upload(await stage().visit('/'), 'late.json', game.text)
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
  const fault = board.card.locator('.run-faults')
  expect((await revenueOf(board)) < best || (await fault.count()) > 0).toBe(true)

  await board.card.getByRole('button', { name: 'Best, proven' }).click()
  expect(await revenueOf(board)).toBe(best)
  expect(await ribbons.count()).toBe(routes)

  await board.choose(/^Run for/)
  expect(await board.moment()).toEqual({ at: game.length + 1, length: game.length + 1 })
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
