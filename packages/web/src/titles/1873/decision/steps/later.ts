import type { OperationId } from '@stellwerk/1873'
import { isPublicMine, isRailway } from '@stellwerk/1873'
import type { Desk } from '../desk.js'
import type { Wish } from '../../../../decision/parts/what-else.js'

/** What else belongs to the turn of an operation, but not to this step of it. */
const railwayKinds = ['layTile', 'buildStation', 'run', 'buyTrain', 'buySwitcher', 'issueShares'] as const
const mineKinds = ['layTile', 'buyMachine', 'buySwitcher', 'closeMine'] as const

/** Kinds of action of the same turn that have their own step; the rules say when. */
export function laterWishes({ choices, step, player, say }: Desk): Wish[] {
  const possible = new Set(choices.map(({ action }) => action.type))
  const operation = step['operation'] as OperationId
  const kinds = isRailway(operation) ? railwayKinds : mineKinds
  // the order of its steps
  const rule = isRailway(operation) ? '1873-4.4-a' : isPublicMine(operation) ? '1873-4.3-a' : '1873-4.2-a'
  return kinds
    .filter((type) => !possible.has(type))
    .map((type) => ({ action: { type, player }, label: say(`kind.${type}`), rule }))
}
