// Plays a whole game of Vierhain by script: each player takes one of their choices at random.
//
//   node examples/play-a-game.mjs [seed]

import { Random, apply, begin, legal } from '@stellwerk/engine'
import { vierhain } from '@stellwerk/vierhain'

const seed = Number(process.argv[2] ?? 7)
const game = begin(vierhain, { players: ['Anna', 'Ben', 'Cleo'], seed, options: {} })
if (!game.ok) throw new Error(game.refusal.rule)

const random = new Random(seed)
let state = game.value
let actions = 0
while (!vierhain.isOver(state)) {
  const { action, range } = random.pick(legal(vierhain, state).choices)
  // a choice may leave a number open, such as a bid
  const next = apply(vierhain, state, range ? { ...action, [range.field]: range.min } : action)
  if (!next.ok) throw new Error(next.refusal.rule)
  state = next.state
  actions++
}
console.log(`over after ${actions} actions`)
for (const { player, fortune } of vierhain.ranking(state)) console.log(`${player}: ${fortune}`)
