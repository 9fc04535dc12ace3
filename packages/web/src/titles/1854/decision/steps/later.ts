import type { Wish } from '../../../../decision/parts/what-else.js'
import type { Desk } from '../desk.js'

/** What belongs to the turn of a company, each with its own step. */
const kinds = ['layTile', 'buildTunnel', 'buildStation', 'run', 'buyTrain', 'buyContract'] as const

/** Kinds of action of the same turn that are not possible in this step; the rules say why. */
export function laterWishes({ choices, player, say }: Desk): Wish[] {
  const possible = new Set(choices.map(({ action }) => action.type))
  return kinds
    .filter((type) => !possible.has(type))
    .map((type) => ({ action: { type, player }, label: say(`kind.${type}`), rule: '1854-or-turn-a' }))
}
