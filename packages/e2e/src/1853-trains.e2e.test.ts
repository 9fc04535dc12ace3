import { expect, test } from 'vitest'
import { positionFile } from './later-game.js'
import { IndiaBoard } from './testing-1853.js'
import { openKept } from './testing-shelf.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

/** Anna directs both companies; the first 5 lowers the limit to two trains. */
const trading = positionFile('1853', {
  phase: '4',
  cash: { EIR: 1000 },
  trains: { 4: 0 },
  companies: {
    EIR: { shares: { Anna: 6 } },
    GIP: { shares: { Anna: 6 }, trains: ['4', '4', '3M'] },
  },
  at: { round: 'operating', turn: 'EIR', step: 'trains' },
})

test('a train of another company is offered at its printed price; who gives one back sees what is kept', async () => {
  const { page } = await openKept(stage(), JSON.stringify(trading))
  const board = new IndiaBoard(page)
  await board.ready()
  const quick = board.card.locator('.number-mark')
  await board.row(/^Buy a 3M train from GIP/).click()
  // the first number to be entered is waited for: its part comes when it is needed
  await expect.poll(() => quick.allTextContents()).toEqual(['10', '430', '860', '1,000'])
  await board.row(/^Buy a 4-train from GIP/).click()
  expect(await quick.allTextContents()).toEqual(['10', '620', '1,000'])

  await board.choose(/^Buy a 5/)
  await board.foreseen()
  const kept: string[] = []
  for (const row of await board.card.locator('.line-choice').all()) {
    await row.click()
    kept.push((await board.card.locator('.line-chosen > .effects').textContent()) ?? '')
  }
  expect(kept).toEqual([
    expect.stringMatching(/GIP trains .*→ 4, 4/),
    expect.stringMatching(/GIP trains .*→ 3M, 4/),
  ])
})
