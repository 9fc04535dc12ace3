// Your own edition, from outside: Vierhain in which nobody may found a second railway. The title stays as it is; the new
// one takes its procedures and adds a refusal, so that `legal` no longer offers the move either.
//
//   node examples/house-rule.mjs

import { apply, begin, legal } from '@stellwerk/engine'
import { vierhain } from '@stellwerk/vierhain'

const directs = (state, player) => Object.values(state.companies).some((one) => one.director === player)

/** A procedure with one more rule for one kind of move. */
function withRule(procedure, type, refuse) {
  const move = procedure.moves?.[type]
  if (!move) return procedure
  const stricter = {
    ...move,
    refuse: (state, frame, action) => refuse(state, action) ?? move.refuse(state, frame, action),
  }
  return { ...procedure, moves: { ...procedure.moves, [type]: stricter } }
}

const oneRailway = (state, { player }) =>
  directs(state, player) ? { rule: 'house-one-railway', params: { player } } : undefined

export const houseRules = {
  ...vierhain,
  id: 'vierhain-house',
  procedures: Object.fromEntries(
    Object.entries(vierhain.procedures).map(([kind, procedure]) => [
      kind,
      withRule(procedure, 'found', oneRailway),
    ]),
  ),
}

const game = begin(houseRules, { players: ['Anna', 'Ben'], seed: 2, options: {} })
if (!game.ok) throw new Error(game.refusal.rule)
let state = game.value
for (let i = 0; i < 2; i++) {
  const founding = legal(houseRules, state).choices.find(({ action }) => action.type === 'found')
  const next = apply(houseRules, state, founding.action)
  if (!next.ok) throw new Error(next.refusal.rule)
  ;({ state } = next)
}
const [player] = legal(houseRules, state).players
const offered = legal(houseRules, state).choices.map(({ action }) => action.type)
const again = apply(houseRules, state, { type: 'found', player, company: 'E', price: 50 })
console.log(`${player} is offered ${[...new Set(offered)].join(', ')}`)
console.log(again.ok ? 'founded again' : `a second railway is refused by ${again.refusal.rule}`)
