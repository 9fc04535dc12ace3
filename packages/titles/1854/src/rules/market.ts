import { Recent, restacked } from '@stellwerk/engine'
import type { PriceMove, SpaceId, Step } from '../data/market.js'
import { firstBeyondRedLine, orangeSpaces, priceMoves, prices, steps } from '../data/market.js'
import type { ShareCompanyId } from '../data/types.js'
import { tell } from '../events.js'
import type { GameWork, State } from '../state.js'
import { changeShareCompany, isMajor, shareCompanyOf } from '../state.js'

interface Cell {
  readonly row: number
  readonly column: number
}

const cells = new Map(
  prices.flatMap((line, row) =>
    line.map((_, column): [SpaceId, Cell] => [
      `R${row + 1}C${column + 1}`,
      { row: row + 1, column: column + 1 },
    ]),
  ),
)

/** Row and column of a space, both counted from 1. */
export function cellOf(space: SpaceId): Cell {
  const cell = cells.get(space)
  if (!cell) throw new Error(`no space ${space}`)
  return cell
}

const spaceAt = (row: number, column: number): SpaceId | undefined =>
  prices[row - 1]?.[column - 1] === undefined || prices[row - 1]?.[column - 1] === null
    ? undefined
    : `R${row}C${column}`

export function priceAt(space: SpaceId): number {
  const { row, column } = cellOf(space)
  const price = prices[row - 1]?.[column - 1]
  if (price === undefined || price === null) throw new Error(`no space ${space}`)
  return price
}

/** The neighbour in one direction, if there is one (1854-market-a). */
export function beside(space: SpaceId, step: Step): SpaceId | undefined {
  const { row, column } = cellOf(space)
  const [rows, columns] = steps[step]
  return spaceAt(row + rows, column + columns)
}

/** Where a marker comes to by a move, which may be where it is (1854-market-b to -f). */
export function spaceAfter(space: SpaceId, move: PriceMove): SpaceId {
  for (const step of priceMoves[move]) {
    const next = beside(space, step)
    if (next) return next
  }
  return space
}

/** 1854-market-h. */
export function isBeyondRedLine(space: SpaceId): boolean {
  const { row, column } = cellOf(space)
  const first = firstBeyondRedLine[row - 1]
  return first !== undefined && column >= cellOf(first).column
}

/** 1854-certlimit-c. */
export const isOrange = (space: SpaceId): boolean => orangeSpaces.includes(space)

/** The price of a share company: of 10 % of a major, of one certificate of a local AG (1854-terms-d). */
export const priceIfAny = (state: State, company: ShareCompanyId): number | undefined => {
  const space = (isMajor(company) ? state.majors[company] : state.ags[company])?.space
  return space ? priceAt(space) : undefined
}

export function priceOf(state: State, company: ShareCompanyId): number {
  const price = priceIfAny(state, company)
  if (price === undefined) throw new Error(`${company} has no price`)
  return price
}

/** Puts a marker at the bottom of the stack on a space, wherever it lay before (1854-market-g). */
export function placePriceMarker(work: GameWork, company: ShareCompanyId, space: SpaceId): void {
  work.state.market = restacked(work.state.market, company, space)
  changeShareCompany(work, company, { space })
}

/** Moves a price marker; one that cannot move keeps its place in its stack. Splits are looked at by whoever moves it. */
export function movePrice(work: GameWork, company: ShareCompanyId, move: PriceMove): void {
  const { space } = shareCompanyOf(work.state, company)
  if (space === null) throw new Error(`${company} has no price marker`)
  const next = spaceAfter(space, move)
  if (next === space) return
  placePriceMarker(work, company, next)
  tell(work, 'price-moved', { company, from: priceAt(space), to: priceAt(next) })
}

/** How far right a space lies on the sheet, whose rows are shifted by half a space (1854-market-j). */
const rightness = (space: SpaceId): number => {
  const { row, column } = cellOf(space)
  return column - row / 2
}

const byPrice = new Recent<State['market'], readonly ShareCompanyId[]>()

/** Share companies in operation in the order in which they would act (1854-or-order-b). */
export const companiesByPrice = ({ market }: Pick<State, 'market'>): readonly ShareCompanyId[] =>
  byPrice.entry(market, () =>
    (Object.keys(market) as SpaceId[])
      .toSorted((a, b) => priceAt(b) - priceAt(a) || rightness(b) - rightness(a))
      .flatMap((space) => market[space] ?? []),
  )
