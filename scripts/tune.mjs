// Looks for better weights of a title's computer players by self-play:
// npm run tune -- 1873 --steps 20 --games 12 --seed 1
// Each step changes one weight and lets two changed players meet two unchanged ones on random openings. The record has a
// line per step; another run continues from the last line, so a search can be stopped, repeated and read.

import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { ready, root } from './ready.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    steps: { type: 'string', default: '20' },
    games: { type: 'string', default: '12' },
    seed: { type: 'string', default: '1' },
    file: { type: 'string' },
  },
})
const [title = '1873'] = positionals
const [steps, games, seed] = [values.steps, values.games, values.seed].map(Number)
const file = values.file ?? join(root, 'docs', 'tuning', `${title}-${seed}.jsonl`)

ready()
const built = (name) => import(new URL(`../packages/${name}/dist/index.js`, import.meta.url).href)
const { isBetter, levelPolicy, nextTry, playMatchGame, policyOf, rotated, tuned } = await built('bots')
const { games: titles, manifestOf } = await built('titles/all')

const manifest = manifestOf(title)
const knowledge = await manifest?.bot?.()
if (!knowledge) throw new Error(`${title} has no weights`)
const reference = await policyOf(title, 'greedy')
const record = existsSync(file)
  ? readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line))
  : []

for (let step = record.length + 1; step <= steps; step++) {
  const weights = tuned(knowledge.weights, record)
  const changed = nextTry(weights, seed, step)
  const line = play(step, weights, changed)
  record.push(line)
  mkdirSync(dirname(file), { recursive: true })
  appendFileSync(file, `${JSON.stringify(line)}\n`)
  console.log(JSON.stringify(line))
}
console.log(JSON.stringify(tuned(knowledge.weights, record), null, 2))

function play(step, weights, { weight, weights: changed }) {
  const player = (name, with_) => ({ ...levelPolicy('strong', { ...knowledge, weights: with_ }), name })
  const [one, other] = [player('changed', changed), player('unchanged', weights)]
  const reports = Array.from({ length: games }, (_, index) =>
    playMatchGame({
      game: titles[title],
      knowledge,
      seats: rotated([one, one, other, other], index),
      reference,
      seed: 1000 * seed + index + 1,
      options: {},
      clock: () => 0,
    }),
  )
  const seats = (name) => reports.flatMap((report) => report.seats.filter(({ policy }) => policy === name))
  const mean = (name) => {
    const own = seats(name)
    return Math.round(own.reduce((sum, { fortune }) => sum + fortune, 0) / own.length)
  }
  const wins = seats('changed').reduce((sum, { won }) => sum + won, 0)
  const found = {
    step,
    weight,
    from: weights[weight],
    to: changed[weight],
    games,
    wins,
    fortunes: [mean('changed'), mean('unchanged')],
  }
  return { ...found, taken: isBetter(found) }
}
