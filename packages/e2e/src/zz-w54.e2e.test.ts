import { test } from 'vitest'
import { Board } from './board.js'
import { Monkey } from './monkey-hands.js'
import { AustriaBoard, lateAt } from './testing-1854.js'
import { useStage } from './testing-stage.js'
const stage = useStage()
test('long late', { timeout: 200_000 }, async () => {
  const page = await stage().visit('/')
  await Board.upload(page, 'late.json', lateAt({ round: 'operating' }))
  const board = new AustriaBoard(page)
  await board.ready()
  const monkey = new Monkey([board], 11)
  const end = Date.now() + 150_000
  let n = 0
  while (Date.now() < end && n < 220 && !(await monkey.isOver())) { await monkey.act(); n++ }
  console.log('late actions', n, await board.heading(), await board.round())
})
