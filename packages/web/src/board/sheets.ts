import type { BoardMap, Table } from '@stellwerk/table'
import type { TableWords } from '@stellwerk/texts'
import { companyOf } from '../table/named.js'
import type { Point } from './geometry.js'
import { distance } from './geometry.js'
import { paperOf } from './paper.js'
import type { SheetChoice } from './sheet-switch.js'

/** The sheet on which a company builds: that of its stations, or of its home. */
export function sheetNow({ sheets, hexes }: BoardMap, table: Table, company: string | null): string {
  const homes = companyOf(table, company)?.homes ?? []
  const own = (ref: string): boolean =>
    homes.includes(ref) ||
    (hexes[ref]?.stops.some(({ circles }) => circles.some(({ marker }) => marker?.company === company)) ??
      false)
  const found = company === null ? undefined : sheets.find((sheet) => sheet.hexes.some(own))
  return (found ?? sheets[0])?.id ?? ''
}

/** The maps to choose from, where a title has several; `now` is the one that matters now. */
export const sheetChoice = (
  { sheets }: BoardMap,
  words: Pick<TableWords, 'say'>,
  now = sheets[0]?.id ?? '',
): { readonly sheets?: SheetChoice } =>
  sheets.length > 1
    ? { sheets: { all: sheets.map(({ id, label }) => ({ id, label: words.say(label) })), now } }
    : {}

const entries = new WeakMap<BoardMap['sheets'], string>()

/** Where the keyboard enters the map first: the named place nearest to the middle of the first sheet. */
export function firstEntryOf({ sheets, hexes }: BoardMap): string {
  const known = entries.get(sheets)
  if (known !== undefined) return known
  const { at } = paperOf(sheets)
  const own = sheets[0]?.hexes ?? []
  const middle = mean(own.map(at))
  const far = (ref: string): number => distance(at(ref), middle)
  const named = own.filter((ref) => hexes[ref]?.name !== undefined)
  const found = (named.length > 0 ? named : own).toSorted((a, b) => far(a) - far(b))[0] ?? ''
  entries.set(sheets, found)
  return found
}

const mean = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

/** The hexes one can move to: those at the rim have nothing to tell. */
export const playedHexes = ({ sheets, hexes }: BoardMap): readonly string[] =>
  sheets.flatMap((sheet) => sheet.hexes).filter((ref) => hexes[ref]?.use !== 'rim')
