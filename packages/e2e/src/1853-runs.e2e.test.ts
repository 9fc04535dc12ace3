import { expect, test } from 'vitest'
import { latePosition, positionFile } from './later-game.js'
import { IndiaBoard } from './testing-1853.js'
import { openKept } from './testing-shelf.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

test('a run is changed by clicking stops, and the plan is completed around it', async () => {
  const late = { ...latePosition('1853'), at: { round: 'operating', turn: 'EIR', step: 'run' } }
  const { page } = await openKept(stage(), JSON.stringify(positionFile('1853', late)))
  const board = new IndiaBoard(page)
  await board.ready()
  const runs = board.card.getByRole('button', { name: /^Remove / })
  const best = await board.card.getByRole('button', { name: /^Run for/ }).textContent()
  const count = await runs.count()
  expect(count).toBe(2)
  // on the whole map nobody could read where they run
  await page.locator('.map:is([data-hexes=middling], [data-hexes=large])').waitFor()

  // Patna and Benares by hand with the 5; the 4 is left to the search
  while ((await runs.count()) > 0) await runs.first().click()
  await board.card.getByRole('button', { name: 'New route of train 5' }).click()
  for (const stop of ['H24', 'H22']) await board.hex(stop).click()
  await board.card.getByRole('button', { name: 'Add this route' }).click()
  expect(await runs.count()).toBe(1)

  // it is taken up by one of its stops, cut there and led on again
  const row = board.card.getByRole('button', { name: /^Change route 1: / })
  await board.hex('H22').click()
  expect(await row.getAttribute('aria-pressed')).toBe('true')
  await board.hex('H22').click()
  expect(await row.textContent()).toContain('5: Patna – Patna')
  await board.card.locator('.run-faults').waitFor()
  await board.hex('H22').click()
  expect(await row.textContent()).toContain('5: Patna – Benares')
  await board.card.getByRole('button', { name: 'Done' }).click()
  expect(await row.getAttribute('aria-pressed')).toBe('false')

  await board.card
    .getByRole('button', { name: /^Complete for me/ })
    .first()
    .click()
  await board.card.getByText('Completed.').waitFor()
  expect(await runs.count()).toBe(2)
  const kept = board.card.locator('[data-route]', { hasText: /5: (Patna – Benares|Benares – Patna)/ })
  expect(await kept.count()).toBe(1)
  expect(await page.locator('.map .map-ribbon').count()).toBe(2)

  // nothing given: the best runs
  while ((await runs.count()) > 0) await runs.first().click()
  await board.card
    .getByRole('button', { name: /^Complete for me/ })
    .first()
    .click()
  await expect.poll(() => board.primary.textContent()).toBe(best)
  await board.choose(/^Run for/)
})
