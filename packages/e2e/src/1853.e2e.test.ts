import { expect, test } from 'vitest'
import { paint } from './settings.js'
import { IndiaBoard, decideUntil } from './testing-1853.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

test('1853 is begun by clicks on one screen: bonds, cities, the contract', async () => {
  const board = await IndiaBoard.start(await stage().visit('/'), 1)
  const reaches = (round: string) => async () => (await board.round()) === round
  const { page, card } = board

  // nothing is offered before a player takes the screen
  expect(await board.handOver.getByRole('heading').textContent()).toBe('Hand the screen to Anna')
  expect(await card.locator('.line-choice, .card-primary').count()).toBe(0)
  await board.take()

  // a round that comes only once has no number, and the player who is asked is "you"
  expect(await page.locator('.table-bar-round').innerText()).toContain('Contracts')
  expect(await card.locator('.entered').textContent()).toContain('you: not yet')
  await card.getByRole('textbox', { name: 'Bond' }).fill('170')
  await card.getByRole('button', { name: 'Set a bond of £170' }).click()
  expect(await board.handOver.getByRole('heading').textContent()).toBe('Hand the screen to Ben')
  expect(await page.locator('body').textContent()).not.toContain('170')
  await board.take()
  expect(await card.textContent()).toContain('Anna: entered')
  expect(await page.locator('body').textContent()).not.toContain('170')
  await board.bond(110)
  await board.bond(100)

  // the highest bond has the elephant and begins
  expect(await board.heading()).toBe('Anna · name a city')
  await board.openTab('Players')
  expect(await board.panel.getByRole('article').first().textContent()).toContain('elephant')
  // a city is chosen by a tap on the map as well
  expect(await page.locator('.map-picks .map-pick', { hasText: '40' }).count()).toBe(2)
  await board.showMap()
  await board.hex('F14').click()
  await card.getByRole('button', { name: 'Delhi', pressed: true }).waitFor()
  expect(await page.locator('.map-picks .map-pick-chosen').count()).toBe(1)
  await board.pick('Delhi', 'EIR')
  expect(await card.getByRole('listitem', { name: 'City 1: not named yet' }).count()).toBe(1)
  await board.pick('Delhi', 'EIR')
  await board.pick('Delhi', 'EIR')
  // what was named is covered, and seen while H is held
  expect(await card.getByRole('list').first().textContent()).not.toContain('Delhi')
  await page.keyboard.down('h')
  await card.getByRole('listitem', { name: 'City 1: Delhi' }).waitFor()
  expect(await page.locator('.map-picks .map-pick-own').count()).toBe(1)
  // what a city is worth can be read by night
  await paint(page, 'dark')
  const inks = await page
    .locator('.map-picks .map-pick')
    .first()
    .evaluate((disc) => [...disc.children].map((part) => getComputedStyle(part).fill))
  expect(inks).toEqual(['rgb(255, 255, 255)', 'rgb(29, 26, 21)'])
  await paint(page, 'light')
  await page.keyboard.up('h')
  await card.getByRole('listitem', { name: 'City 1: hidden' }).waitFor()
  expect(await page.locator('.map-picks .map-pick-own').count()).toBe(0)
  expect(await card.textContent()).toMatch(/Bond £170, unspent130/)
  expect(await board.panel.textContent()).toContain('Only you see this')
  for (let i = 0; i < 3; i++) await board.pick('Lucknow')
  await decideUntil(board, reaches('Stock round 1'))

  // nothing secret is on the screen any more, so it need not be handed over; the player who decides may look at their
  // contract: what is joined, and how far apart the rest is
  expect(await board.handOver.count()).toBe(0)
  const contract = board.panel.getByRole('region', { name: /^contract /i })
  const pennants = page.locator('.map-goals path')
  expect([await contract.count(), await pennants.count()]).toEqual([0, 0])
  await page.keyboard.down('h')
  await contract.waitFor()
  expect(await contract.textContent()).toMatch(/Track is missing on at least \d+ hexes/)
  expect(await contract.count()).toBe(1)
  await page.keyboard.up('h')
  await contract.waitFor({ state: 'detached' })
})

test('home areas are shown on request', async () => {
  const board = await IndiaBoard.start(await stage().visit('/'), 2)
  await board.take()
  expect(await board.page.locator('.map-area').count()).toBe(0)
  await board.page.getByRole('combobox', { name: 'Home areas' }).selectOption('SIR')
  expect(await board.page.locator('.map-area polygon').count()).toBeGreaterThan(10)
})
