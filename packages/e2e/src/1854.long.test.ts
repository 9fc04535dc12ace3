import { expect, test } from 'vitest'
import { Monkey } from './monkey-hands.js'
import { AustriaBoard, decideUntil, lateAt } from './testing-1854.js'
import { openKept } from './testing-shelf.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

test('somebody who clicks whatever 1854 offers never meets an error', async () => {
  const board = await AustriaBoard.start(await stage().visit('/'), 7)
  const monkey = new Monkey([board], 7)
  for (let i = 0; i < 10; i++) await monkey.act()
  expect(await board.moment()).toEqual({ at: 10, length: 10 })
})

test('nor in a late game, with mergers, splits and the last trains', async () => {
  const { page } = await openKept(stage(), lateAt({ round: 'operating' }))
  const board = new AustriaBoard(page)
  await board.ready()
  const monkey = new Monkey([board], 11)
  for (let i = 0; i < 12; i++) await monkey.act()
  expect(await board.moment()).toEqual({ at: 12, length: 12 })
})

test('1854 is played by clicks: the auction, a stock round, an operating round, a run and its payout', async () => {
  const board = await AustriaBoard.start(await stage().visit('/'), 1)
  const reaches = (round: string) => async () => (await board.round()) === round
  await board.bid('Murthalbahn')
  await board.bid('Murthalbahn')
  await board.choose(/^Buy Außerfernbahn for 20 G/)
  await board.choose(/^Raise to 65 G/)
  await board.choose(/^Drop out of the run-off/)
  await board.bid('Mariazellerbahn (1)')
  await board.bid('Mariazellerbahn (1)')
  await board.choose('Cleo: Withdraw the bid for Mariazellerbahn (1)')
  const auction = await decideUntil(board, reaches('Stock round 1'))
  expect(auction.some((choice) => choice.startsWith('Buy Semmeringbahn'))).toBe(true)

  const trade = await decideUntil(board, reaches('Operating round 1.1'))
  expect(trade.some((choice) => choice.startsWith('Buy the director’s certificate of KE at 67 G'))).toBe(true)
  expect(trade.some((choice) => choice.includes('Buy 20% of KE from the IPO for 134 G'))).toBe(true)
  await board.openTab('Companies')
  expect(await board.panel.textContent()).toContain('Kaiserin Elisabeth-Westbahn')

  const operating = await decideUntil(board, reaches('Stock round 2'))
  expect(operating.some((choice) => choice.startsWith('Mariazellerbahn (1) · lay track'))).toBe(true)
  expect(operating.some((choice) => choice.startsWith('KE · lay track'))).toBe(true)
  expect(operating.some((choice) => choice.startsWith('Buy a 1+ train'))).toBe(true)
  const laid = operating.find((choice) => choice.startsWith('KE · lay track'))?.split(': ')[1] ?? ''
  await board.showMap()
  expect(await board.hex(laid).getAttribute('aria-label')).toMatch(/tile \d+/)

  // the best run is proven and compulsory; both uses of the revenue are told beforehand
  await decideUntil(board, async () => (await board.heading()) === 'KE · run trains')
  await board.card.getByText('Best, proven').waitFor()
  await board.choose(/^Run for [1-9]/)
  expect(await board.heading()).toContain('KE · pay out or withhold')
  const price = board.card
    .getByRole('row', { name: /^Price/ })
    .getByRole('cell')
    .first()
  const told = await price.textContent()
  const [before = 0, after = 0] = [...(told ?? '').matchAll(/\d+/g)].map(Number)
  expect(after).toBeGreaterThan(before)
  await board.choose('Pay out')
  await board.openTab('Market')
  await board.panel.getByRole('row', { name: new RegExp(`^KE ${after} `) }).waitFor()
})
