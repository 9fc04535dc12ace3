import { expect, test } from 'vitest'
import { Monkey } from './monkey-hands.js'
import { allSee } from './party.js'
import { IndiaBoard, decideUntil, gatherForIndia } from './testing-1853.js'
import { Inspection } from './testing-inspection.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

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

test('1853 is played by clicks: the first stock round, operating rounds, a run and its payout', async () => {
  const board = await IndiaBoard.start(await stage().visit('/'), 1)
  const reaches = (round: string) => async () => (await board.round()) === round
  await board.take()
  for (const amount of [170, 110, 100]) await board.bond(amount)
  for (let i = 0; i < 3; i++) await board.pick('Delhi', 'EIR')
  for (let i = 0; i < 3; i++) await board.pick('Lucknow')
  await decideUntil(board, reaches('Stock round 1'))
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
})
