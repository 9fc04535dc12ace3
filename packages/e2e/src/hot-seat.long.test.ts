import { expect, test } from 'vitest'
import { Board } from './board.js'
import { decideUntil } from './testing-first-rounds.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

const reaches = (board: Board, round: string) => async () => (await board.round()) === round

test('1873 is played by clicks from the start auction to the first payout', async () => {
  const seats = { edition: 'Rulebook edition', seed: 7, players: ['Anna', 'Ben'] } as const
  const board = await Board.begin(await stage().visit('/'), seats)
  expect(await board.heading()).toContain('start auction')

  const auction = await decideUntil(board, reaches(board, 'Stock round 1'))
  expect(auction.some((choice) => choice.includes('Buy the concession of HBE'))).toBe(true)
  expect(auction.some((choice) => choice.includes('Buy mine 12'))).toBe(true)

  const trade = await decideUntil(board, reaches(board, 'Operating round 1.1'))
  expect(trade.some((choice) => choice.startsWith('Found HBE at 120 M and buy 2 shares'))).toBe(true)

  const operating = await decideUntil(board, reaches(board, 'Stock round 2'))
  expect(operating).toContain('Mine 12 (Blankenburg) · lay track: B17')
  expect(operating.some((choice) => choice.startsWith('HBE · lay track'))).toBe(true)
  expect(operating.some((choice) => choice.startsWith('C16 Langenstein '))).toBe(true)
  expect(operating.some((choice) => choice.startsWith('Buy a size-1 train'))).toBe(true)
  await board.showMap()
  expect(await board.hex('B17').getAttribute('aria-label')).toContain('Yellow tile 78')

  const second = await decideUntil(
    board,
    async () => (await board.heading()) === 'HBE · trains and switchers',
  )
  expect(second.some((choice) => /^Run for [1-9]/.test(choice))).toBe(true)
  expect(second).toContain('Pay out')
  await board.openTab('Log')
  await board.panel
    .getByRole('button', { name: /HBE.*revenue [1-9]/ })
    .first()
    .waitFor()
})

test('the 2011 edition begins with a bid for the premium, and its auction is played by clicks', async () => {
  const seats = { edition: '2011 edition', seed: 7, players: ['Anna', 'Ben'] } as const
  const board = await Board.begin(await stage().visit('/'), seats)
  expect(await board.heading()).toContain('bid for the premium')
  const auction = await decideUntil(board, reaches(board, 'Stock round 1'))
  expect(auction.some((choice) => choice.includes('Buy the concession of HBE'))).toBe(true)
  expect(auction.some((choice) => choice.includes('Buy mine 12'))).toBe(true)
  await board.choose(/^Found HBE/)
})
