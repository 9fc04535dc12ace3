import { expect, test } from 'vitest'
import type { Board } from './board.js'
import { nearlyOver } from './games.js'
import { Monkey } from './monkey-hands.js'
import { gather, goOn } from './party.js'
import { openKept } from './testing-shelf.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

/** Random moves end this game after a dozen; it could not last much longer by the rules. */
const most = 60

async function toTheEnd(boards: readonly Board[]): Promise<void> {
  const monkey = new Monkey(boards, 7)
  for (let i = 0; i < most && !(await monkey.isOver()); i++) await monkey.act()
  for (const board of boards) {
    expect(await board.heading()).toBe('The game is over.')
    await board.openTab('Result')
    for (const name of ['Anna', 'Ben', 'Cleo'])
      await board.panel.getByRole('table').first().getByText(name).first().waitFor()
  }
}

test('three browsers at a table click whatever is offered to them', async () => {
  const { boards } = await gather(stage(), ['Dora', 'Emil', 'Fritz'], 7)
  const monkey = new Monkey(boards, 7)
  for (let i = 0; i < 8; i++) await monkey.act()
  for (const board of boards) expect(await board.moment()).toEqual({ at: 8, length: 8 })
})

test('three people end a game on one screen', async () => {
  const board = await openKept(stage(), nearlyOver().text)
  await toTheEnd([board])
})

test('three people end a game at three screens', async () => {
  const { boards } = await goOn(stage(), ['Anna', 'Ben', 'Cleo'], nearlyOver())
  await toTheEnd(boards)
})
