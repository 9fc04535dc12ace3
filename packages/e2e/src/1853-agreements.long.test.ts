import { expect, test } from 'vitest'
import { positionFile } from './later-game.js'
import { Inspection } from './testing-inspection.js'
import { IndiaBoard } from './testing-1853.js'
import { openKept } from './testing-shelf.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

test('on one screen an undo behind the opening of the bonds is for everybody to agree on', async () => {
  const board = await IndiaBoard.start(await stage().visit('/'), 5)
  const { page } = board
  await board.ready()
  await board.bond(110)
  // a bond that nobody else has seen can be undone at once
  await page.keyboard.press('z')
  await board.shows(0, 0)
  for (const amount of [130, 100, 90]) await board.bond(amount)
  await board.shows(3, 3)

  const ask = page.getByRole('dialog', { name: 'Does everyone at the table agree?' })
  await page.keyboard.press('z')
  await ask.waitFor()
  const inspection = new Inspection()
  await inspection.of('ask all', page, 'dialog[open]')
  expect(inspection.faults).toEqual({})
  await ask.getByRole('button', { name: 'Leave it as it is' }).click()
  await ask.waitFor({ state: 'detached' })
  await board.shows(3, 3)

  await page.keyboard.press('z')
  await page.keyboard.press('Escape')
  await ask.waitFor({ state: 'detached' })
  await board.shows(3, 3)

  await page.keyboard.press('z')
  await ask.getByRole('button', { name: 'Everyone agrees: go back' }).click()
  await board.handOver.waitFor()
  expect((await board.moment()).length).toBe(2)
  expect(await board.handOver.textContent()).toContain('Cleo')
})

test('on one screen a game ends when everybody agrees to it, and the ranking is told', async () => {
  const position = {
    cash: { Anna: 300, Ben: 200, Cleo: 100 },
    contracts: { Anna: { bond: 90, cities: ['Mysore', 'Lahore'] } },
    at: { round: 'stock', turn: 'Ben' },
  }
  const { page } = await openKept(stage(), JSON.stringify(positionFile('1853', position)))
  const board = new IndiaBoard(page)
  await board.ready()
  await board.choose('Propose to end the game')
  for (const asked of ['Anna', 'Cleo']) {
    expect(await board.card.textContent()).toContain(`Ben asks ${asked}:`)
    await board.choose(/^Accept/)
  }
  expect(await board.heading()).toBe('The game is over.')
  await board.openTab('Result')
  const ranks = board.panel.getByRole('region', { name: 'Ranking' }).getByRole('columnheader')
  expect((await ranks.allTextContents()).slice(1)).toEqual(['1 Anna', '2 Ben', '3 Cleo'])
})
