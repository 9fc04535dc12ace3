// Imports a game exported from 18xx.games and prints what everybody was worth after each round.
//
//   node examples/import-a-game.mjs game.json

import { readFileSync } from 'node:fs'
import { replay } from '@stellwerk/engine'
import { roundCode } from '@stellwerk/table'
import { games, importers } from '@stellwerk/titles'

const exported = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const importer = importers[exported.title]
if (!importer) throw new Error(`${exported.title} cannot be imported; there are ${Object.keys(importers)}`)
const read = importer.read(exported)
if (!read.ok) throw new Error(`${read.fault.path}: ${JSON.stringify(read.fault.fault)}`)

const { title, face } = games[importer.game]
const played = replay(title, read.file)
if (!played.ok) throw new Error(played.refusal.rule)
const history = played.value

console.log(['round', ...history.state.players].join('\t'))
const roundAt = (n) => roundCode(face.round(history.at(n).state))
for (let n = 0; n <= history.length; n++) {
  if (n < history.length && roundAt(n) === roundAt(n + 1)) continue
  const { state } = history.at(n)
  const worth = new Map(title.ranking(state).map(({ player, fortune }) => [player, fortune]))
  console.log([roundAt(n), ...state.players.map((player) => worth.get(player))].join('\t'))
}
