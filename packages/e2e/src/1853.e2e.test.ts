import { expect, test } from 'vitest'
import { Monkey } from './monkey-hands.js'
import { allSee } from './party.js'
import { IndiaBoard, decideUntil, gatherForIndia } from './testing-1853.js'
import { Inspection } from './testing-inspection.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

test('1853 is played by clicks at one screen: bonds, cities, the first stock round, operating rounds', async () => {
  const board = await IndiaBoard.start(await stage().visit('/'), 1)
  const reaches = (round: string) => async () => (await board.round()) === round
  const { page, card } = board

  // nothing is offered before the screen is taken
  expect(await board.handOver.getByRole('heading').textContent()).toBe('Hand the screen to Anna')
  expect(await card.locator('.line-choice, .card-primary').count()).toBe(0)
  await board.take()

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
  await page.keyboard.up('h')
  await card.getByRole('listitem', { name: 'City 1: hidden' }).waitFor()
  expect(await card.textContent()).toMatch(/Bond £170, unspent130/)
  expect(await board.panel.textContent()).toContain('Only you see this')
  for (let i = 0; i < 3; i++) await board.pick('Lucknow')
  await decideUntil(board, reaches('Stock round 1'))

  // nothing secret is on the screen any more, so nobody hands it over; whoever decides may look at the own contract:
  // what is joined, and how far apart the rest is
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

  const trade = await decideUntil(board, reaches('Operating round 1.1'))
  expect(trade.some((choice) => choice.includes('from the IPO for £'))).toBe(true)
  expect(trade).toContain('Keep the elephant')

  const operating = await decideUntil(board, reaches('Stock round 2'))
  expect(operating.some((choice) => choice.startsWith('Option 1'))).toBe(true)
  expect(operating.some((choice) => choice.startsWith('Buy a 2-train from the bank for £300'))).toBe(true)
  expect(operating.some((choice) => choice.startsWith('Play an extra operating round'))).toBe(true)
  const laid = operating.find((choice) => choice.includes('· lay track'))?.split(': ')[1] ?? ''
  await board.showMap()
  expect(await board.hex(laid).getAttribute('aria-label')).toMatch(/tile \d+, (standard|metre|dual) gauge/)
  await board.openTab('Companies')
  expect(await board.panel.getByRole('heading', { name: 'In operating order', exact: true }).count()).toBe(1)

  // the best runs are there at once; both uses of the earnings are told beforehand
  await decideUntil(board, async () => (await board.heading()).endsWith('run trains'))
  await board.choose(/^Run for £[1-9]/)
  expect(await board.heading()).toContain('pay out or withhold £')
  const price = board.card
    .getByRole('row', { name: /^Price/ })
    .getByRole('cell')
    .first()
  const [before = 0, after = 0] = [...((await price.textContent()) ?? '').matchAll(/\d+/g)].map(Number)
  expect(after).toBeGreaterThan(before)
  await board.choose('Pay out')
  await board.openTab('Market')
  await board.panel.getByRole('row', { name: new RegExp(`^£${after}\\b`) }).waitFor({ state: 'attached' })
})

test('home areas are shown on request', async () => {
  const board = await IndiaBoard.start(await stage().visit('/'), 2)
  await board.take()
  expect(await board.page.locator('.map-area').count()).toBe(0)
  await board.page.getByRole('combobox', { name: 'Home areas' }).selectOption('SIR')
  expect(await board.page.locator('.map-area polygon').count()).toBeGreaterThan(10)
})

test('the hand-over, the card, the map and every panel of 1853 are accessible', async () => {
  const inspection = new Inspection()
  const board = await IndiaBoard.start(await stage().visit('/'), 3)
  await inspection.of('hand-over', board.page)
  await board.take()
  await inspection.of('card and map', board.page)
  for (const tab of ['Companies', 'Players', 'Market', 'Trains', 'Tiles', 'Sources']) {
    await board.openTab(tab)
    await inspection.of(tab, board.page, '.table-tabs')
  }
  expect(inspection.faults).toEqual({})
})

test('somebody who clicks whatever 1853 offers never meets an error', async () => {
  const board = await IndiaBoard.start(await stage().visit('/'), 7)
  const monkey = new Monkey([board], 7)
  for (let i = 0; i < 14; i++) await monkey.act()
  expect((await board.moment()).length).toBe(14)
})

test('four browsers play 1853, and none ever holds the bond or the cities of another', async () => {
  const names = ['Dora', 'Emil', 'Fritz', 'Gerda']
  const boards = await gatherForIndia(stage(), names, 7)

  // all enter at once, in any order
  for (const [i, amount] of [310, 270, 190].entries()) {
    const board = boards[3 - i] as IndiaBoard
    await board.ready()
    await board.card.getByRole('textbox', { name: 'Bond' }).fill(String(amount))
    await board.card.getByRole('button', { name: `Set a bond of £${amount}` }).click()
    await allSee(boards, i + 1)
    for (const other of boards.filter((each) => each !== board))
      expect(await other.page.locator('body').textContent()).not.toContain(String(amount))
  }
  const [host] = boards as [IndiaBoard]
  await host.card.getByRole('textbox', { name: 'Bond' }).fill('120')
  await host.card.getByRole('button', { name: 'Set a bond of £120' }).click()
  await allSee(boards, 4)

  // Gerda has the highest bond and names the first city
  const [first, others] = [boards[3] as IndiaBoard, boards.slice(0, 3)]
  await first.ready()
  await first.card.getByRole('button', { name: 'Trichinopoly' }).click()
  await first.card.getByRole('button', { name: /^Name Trichinopoly/ }).click()
  await allSee(boards, 5)
  for (const board of others) {
    await board.openTab('Log')
    const log = (await board.panel.textContent()) ?? ''
    expect(log).toContain('SIR')
    expect(log).not.toContain('Trichinopoly')
  }

  const monkey = new Monkey(boards, 7)
  for (let i = 5; i < 10; i++) await monkey.act()
  for (const board of boards) expect((await board.moment()).length).toBe(10)
})
