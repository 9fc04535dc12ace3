import { expect, test } from 'vitest'
import { faultsOf } from './axe.js'
import { openPosition } from './testing-1854.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

test('a company above its limit gives up trains', async () => {
  const board = await openPosition(stage(), {
    phase: '3',
    cash: { SB: 500 },
    majors: { SB: { director: 'Anna', certificates: { Anna: 1 }, price: 93, trains: ['3', '3', '3'] } },
    trains: { 3: 0 },
    at: { round: 'operating', turn: 'SB', step: 'trains' },
  })
  await board.choose(/^Buy a 4-train/)
  await board.row(/^Give up a/).waitFor()
  expect(await faultsOf(board.page, '.card')).toEqual([])
  expect(await board.card.getByRole('radio', { name: /^Give up a/ }).allTextContents()).toEqual([
    expect.stringMatching(/^Give up a 3/),
    expect.stringMatching(/^Give up a 4/),
  ])
  await board.choose(/^Give up a 3/)
  await board.openTab('Trains')
  expect(await board.panel.textContent()).toMatch(/pool.*3/i)
})

test('a train of another player’s company is bought by offer', async () => {
  const board = await openPosition(stage(), {
    phase: '3',
    tiles: { H18: '57:2' },
    cash: { KT: 300, SB: 0 },
    majors: {
      KT: { director: 'Anna', certificates: { Cleo: 1 }, price: 82 },
      SB: { director: 'Ben', certificates: { Ben: 1 }, price: 70, trains: ['3', '3'] },
    },
    at: { round: 'operating', turn: 'KT', step: 'trains' },
  })
  await board.choose(/^Buy a 3-train .*SB/)
  await board.card.getByText('Anna asks Ben:').waitFor()
  expect(await board.has(/^Accept: /)).toBe(true)
  expect(await faultsOf(board.page, '.card')).toEqual([])
  await board.choose(/^Accept: /)
  await board.card
    .getByText(/accepts the offer of Anna/)
    .first()
    .waitFor()
})
