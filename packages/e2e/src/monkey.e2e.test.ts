import { expect, test } from 'vitest'
import { Board } from './board.js'
import { Monkey } from './monkey-hands.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

test('somebody who clicks whatever is offered never meets an error', async () => {
  const board = await Board.begin(await stage().visit('/'), { seed: 7 })
  const monkey = new Monkey([board], 7)
  for (let i = 0; i < 15; i++) await monkey.act()
  expect(await board.moment()).toEqual({ at: 15, length: 15 })
})
