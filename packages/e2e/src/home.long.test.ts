import { expect, test } from 'vitest'
import { faultsOf } from './axe.js'
import { lateGame } from './games.js'
import { goOn } from './party.js'
import { phone } from './stage.js'
import { boards, inView } from './testing-home.js'
import { useStage } from './testing-stage.js'

const stage = useStage()
const track = lateGame('railway-track')

test('a table that waits comes first, on a phone too, with its board and whose track is laid', async () => {
  const { boards: players } = await goOn(stage(), ['Anna', 'Ben', 'Cleo'], track)
  const page = players[1]?.page
  if (!page) throw new Error('Ben is there')
  await page.goto('/')
  const card = page.locator('.waiting .game-card')
  await card.getByText('lay track').waitFor()
  expect(await card.locator('.game-card-company').textContent()).toBe('QLB')
  await boards(page)
  await page.setViewportSize({ width: phone.width ?? 390, height: phone.height ?? 844 })
  expect(await inView(page, '.waiting .game-card')).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await faultsOf(page)).toEqual([])
  await card.getByRole('link', { name: /^Play/ }).click()
  await players[1]?.ready()
})
