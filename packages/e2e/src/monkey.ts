/** npm run monkey -- [seed] [most actions]: clicks legal choices through the page for a whole random game. */
import { Board } from './board.js'
import { Monkey } from './monkey-hands.js'
import { Stage } from './stage.js'

const [seed = Date.now() % 1_000_000, most = 5000] = process.argv.slice(2).map(Number)
const stage = await Stage.open()
const tell = (line: string): void => void process.stdout.write(`${line}\n`)
tell(`seed ${seed}`)
try {
  const page = await stage.visit('/')
  const edition = seed % 2 === 0 ? 'Rulebook edition' : '2011 edition'
  const board = await Board.begin(page, { edition, seed })
  const monkey = new Monkey(board, seed)
  const start = performance.now()
  let actions = 0
  while (actions < most && stage.troubles.length === 0 && !(await monkey.isOver())) {
    await monkey.act()
    actions++
    if (actions % 50 === 0) tell(`${actions} actions: ${await board.heading()}`)
  }
  const seconds = Math.round((performance.now() - start) / 1000)
  tell(`${actions} actions in ${seconds} s: ${await board.heading()}`)
  const troubles = await stage.clear()
  for (const trouble of troubles) tell(trouble)
  if (troubles.length > 0) process.exitCode = 1
} finally {
  await stage.close()
}
