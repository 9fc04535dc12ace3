import type { Refusal } from '@stellwerk/engine'
import { engineRules, refusal } from '@stellwerk/engine'
import type { MineId, Size } from '../data/types.js'
import { editions } from '../editions.js'
import type { OperationId, State } from '../state.js'
import { isPublicMine, isRailway, mineOf, publicMineOf, railwayOf } from '../state.js'

/** The mines at which the switchers of a mine or a public mine lie. */
export const minesOf = (state: State, operation: OperationId): readonly MineId[] =>
  isPublicMine(operation)
    ? publicMineOf(state, operation).mines
    : isRailway(operation)
      ? []
      : [Number(operation.slice(5)) as MineId]

/** The switchers of an operation, largest first. */
export function switchersOf(state: State, operation: OperationId): Size[] {
  if (isRailway(operation)) return [...railwayOf(state, operation).switchers]
  return minesOf(state, operation)
    .flatMap((mine) => mineOf(state, mine).switcher ?? [])
    .toSorted((a, b) => b - a)
}

/** Whether an operation says which of its mines gets or gives a switcher; otherwise that is open until production. */
const namesMines = (state: State, operation: OperationId): boolean =>
  isPublicMine(operation) && editions[state.edition].switcherPlaces === 'named'

/** 1873-4.3.5-i: whether a public mine must scrap one to make room. */
const mustChooseScrap = (state: State, operation: OperationId): boolean =>
  isPublicMine(operation) &&
  !namesMines(state, operation) &&
  switchersOf(state, operation).length >= minesOf(state, operation).length

/** Where a new switcher can go: to a mine, in place of another switcher, or simply to the operation. */
export function placesFor(
  state: State,
  operation: OperationId,
): { readonly mine?: MineId; readonly scraps?: Size }[] {
  if (namesMines(state, operation)) return minesOf(state, operation).map((mine) => ({ mine }))
  if (!mustChooseScrap(state, operation)) return [{}]
  return [...new Set(switchersOf(state, operation))].map((scraps) => ({ scraps }))
}

/** The switchers that can be taken from an operation: each by its mine, or one of each size. */
export function takeable(
  state: State,
  operation: OperationId,
): { readonly size: Size; readonly mine?: MineId }[] {
  if (!namesMines(state, operation))
    return [...new Set(switchersOf(state, operation))].map((size) => ({ size }))
  return minesOf(state, operation).flatMap((mine) => {
    const { switcher: size } = mineOf(state, mine)
    return size === null ? [] : [{ size, mine }]
  })
}

/** Why a switcher of this size cannot be taken from there; `field` is what the action calls the mine. */
export function refuseTaking(
  state: State,
  operation: OperationId,
  { size, mine }: { readonly size: Size; readonly mine: MineId | undefined },
  field: 'mine' | 'fromMine',
): Refusal | undefined {
  const named = refuseMine(state, operation, mine, field)
  if (named) return named
  return takeable(state, operation).some((piece) => piece.size === size && piece.mine === mine)
    ? undefined
    : refusal('1873-4.2.4-j', { size })
}

/** Why a new switcher cannot go there. */
export function refusePlace(
  state: State,
  operation: OperationId,
  { mine, scraps }: { readonly mine?: MineId; readonly scraps?: Size },
): Refusal | undefined {
  const named = refuseMine(state, operation, mine, 'mine')
  if (named) return named
  if (!mustChooseScrap(state, operation))
    return scraps === undefined ? undefined : refusal('1873-4.3.5-j', { scraps })
  return scraps === undefined || !switchersOf(state, operation).includes(scraps)
    ? refusal('1873-4.3.5-i', { scraps: scraps ?? null })
    : undefined
}

function refuseMine(
  state: State,
  operation: OperationId,
  mine: MineId | undefined,
  field: string,
): Refusal | undefined {
  if (namesMines(state, operation)) {
    const mines = minesOf(state, operation)
    if (mine === undefined || !mines.includes(mine)) return refusal('1873-4.3.5-h', { operation, mines })
    return undefined
  }
  return mine === undefined
    ? undefined
    : refusal(engineRules.malformed, { path: field, expected: 'no such field' })
}
