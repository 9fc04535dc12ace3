import { isLocal } from '@stellwerk/1854'
import type { Wish } from '../../../../decision/parts/what-else.js'
import type { Desk } from '../desk.js'
import { companyOfStep } from '../desk.js'

/** What belongs to the turn of a company, each with its own step. */
const kinds = ['layTile', 'buildTunnel', 'buildStation', 'run', 'buyTrain', 'buyContract'] as const

/** Kinds of action of the same turn that are not possible in this step; the rules say when. */
export function laterWishes(desk: Desk): Wish[] {
  const { choices, player, say } = desk
  const possible = new Set(choices.map(({ action }) => action.type))
  // local railways have no mail contracts
  const own = isLocal(companyOfStep(desk)) ? kinds.slice(0, -1) : kinds
  return own
    .filter((type) => !possible.has(type))
    .map((type) => ({ action: { type, player }, label: say(`kind.${type}`), rule: '1854-or-turn-a' }))
}
