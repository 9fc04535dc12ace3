// npm run fixtures: rebuilds the games and boards that tests and measurements use: a finished game of every title,
// played by random legal moves, two of 1873 between computers, and the boards for the search for routes. Needed after a
// rule change that makes these games go differently; the same code always makes the same files.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ready, root } from './ready.mjs'

ready()
const { History, awaitedIn, begin, toGameFile } = await import('../packages/engine/dist/index.js')
const { playRandomly } = await import('../packages/engine/dist/testing.js')
const { policyOf, situationOf } = await import('../packages/bots/dist/index.js')
const { games } = await import('../packages/titles/all/dist/index.js')
const { parseProblem, solve } = await import('../packages/router/dist/index.js')
const { boardOf, wishes } = await import('./fixture-boards.mjs')

/** Seeds whose games are rich, and options by which they do not last too long. */
const wanted = {
  1873: { seed: 4, options: { edition: 'R' } },
  1854: { seed: 5, options: {} },
  1853: { seed: 5, options: { bank: '10000' } },
  vierhain: { seed: 5, options: {} },
}
const players = ['Anna', 'Ben', 'Cleo']

function write(folder, name, text) {
  mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, folder, `${name}.json`), text)
  console.log(`${folder}/${name}.json  ${text.length} characters`)
}

function begun(title, setup) {
  const outcome = begin(title, setup)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
  return outcome.value
}

function writeGame(name, history, setup) {
  const { actions, ...head } = toGameFile(history, setup)
  // one line for each action, so that a difference can be read
  const lines = actions.map((action) => `    ${JSON.stringify(action)}`).join(',\n')
  write(
    'packages/titles/all/games',
    name,
    `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "actions": [\n${lines}\n  ]\n}\n`,
  )
}

for (const [id, { title }] of Object.entries(games)) {
  const setup = { players, ...(wanted[id] ?? { seed: 1, options: {} }) }
  const { history, violation } = playRandomly(title, begun(title, setup), setup.seed)
  if (violation !== undefined) throw new Error(`${id}: ${violation}`)
  writeGame(id, history, setup)
}

/** A game between strong computers: its railways build and run where random ones seldom get. */
async function writeGameOfComputers(name, id, setup) {
  const { title } = games[id]
  const history = new History(title, begun(title, setup))
  const policy = await policyOf(id, 'strong')
  while (!title.isOver(history.state)) {
    const [player] = awaitedIn(title, history.state)
    const { action } = policy.decide(situationOf(title, history.state, player, setup.seed))
    const refusal = history.act(action)
    if (refusal) throw new Error(JSON.stringify(refusal))
  }
  writeGame(name, history, setup)
}

await writeGameOfComputers('1873-computers', '1873', { players, ...wanted['1873'] })
// the rules by which imported games go on: the build compiles ahead what its games call
await writeGameOfComputers('1873-18xx.games', '1873', {
  players,
  seed: 4,
  options: { edition: '18xx.games' },
})

for (const wish of wishes) {
  const board = boardOf(wish)
  const { plans, proven } = solve(parseProblem(board).task)
  if (!proven || !plans[0]) throw new Error(`${wish.id}: no proven plan`)
  const { hexes, ...head } = { ...board, best: { revenue: plans[0].total, proven } }
  const lines = hexes.map((hex) => `    ${JSON.stringify(hex)}`).join(',\n')
  write(
    'packages/router/boards',
    wish.id,
    `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "hexes": [\n${lines}\n  ]\n}\n`,
  )
}
