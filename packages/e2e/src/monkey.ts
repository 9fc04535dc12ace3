/**
 * npm run monkey -- [seed] [most actions] [--online players]: clicks legal choices through the page for a whole random
 * game, on one screen or at a table of the server with a browser for each player.
 */
import { parseArgs } from 'node:util'
import { Board } from './board.js'
import { Monkey } from './monkey-hands.js'
import { gather } from './party.js'
import { Stage } from './stage.js'

const { values, positionals } = parseArgs({ options: { online: { type: 'string' } }, allowPositionals: true })
const [seed = Date.now() % 1_000_000, most = 5000] = positionals.map(Number)
const people = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil']

async function boardsOn(stage: Stage): Promise<readonly Board[]> {
  if (values.online !== undefined)
    return (await gather(stage, people.slice(0, Number(values.online)), seed)).boards
  const edition = seed % 2 === 0 ? 'Rulebook edition' : '2011 edition'
  return [await Board.begin(await stage.visit('/'), { edition, seed })]
}

const tell = (line: string): void => void process.stdout.write(`${line}\n`)
tell(`seed ${seed}`)
const stage = await Stage.open()
try {
  const boards = await boardsOn(stage)
  const monkey = new Monkey(boards, seed)
  const told = async (): Promise<string> => (await boards[0]?.heading()) ?? ''
  const start = performance.now()
  let actions = 0
  while (actions < most && stage.troubles.length === 0 && !(await monkey.isOver())) {
    await monkey.act()
    actions++
    if (actions % 50 === 0) tell(`${actions} actions: ${await told()}`)
  }
  const seconds = Math.round((performance.now() - start) / 1000)
  tell(`${actions} actions in ${seconds} s: ${await told()}`)
  const troubles = await stage.clear()
  for (const trouble of troubles) tell(trouble)
  if (troubles.length > 0) process.exitCode = 1
} finally {
  await stage.close()
}
