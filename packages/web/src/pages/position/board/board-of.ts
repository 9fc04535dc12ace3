import { useMemo } from 'preact/hooks'
import type { CoreState } from '@stellwerk/engine'
import type { BoardMap, Company, MapHex, Table } from '@stellwerk/table'
import type { TableWords } from '@stellwerk/texts'
import { tableWords } from '@stellwerk/texts'
import { useLanguage } from '../../../language/language.js'
import { useEntry } from '../entry.js'

/** A position as its title describes it, and the words for it. */
export interface Board {
  readonly state: CoreState
  readonly map: BoardMap
  readonly table: Table
  readonly words: TableWords
}

export function useBoard(state: CoreState): Board {
  const { face, texts } = useEntry().game
  const language = useLanguage()
  return useMemo(() => {
    const table = face.table(state, null)
    return { state, map: face.map(state, null), table, words: tableWords({ language, texts, table }) }
  }, [face, texts, state, language])
}

/** "Wernigerode", or the hex where the place has no name. */
export const placeName = ({ map }: Pick<Board, 'map'>, hex: string): string => map.hexes[hex]?.name ?? hex

/** A station marker as it lies. */
export type PlacedMarker = NonNullable<MapHex['stops'][number]['circles'][number]['marker']>

/** The stops of a hex: their places for markers, and those that are there. */
export const stopsOf = (hex: MapHex | undefined) =>
  hex?.stops.map(({ circles }) => ({
    circles: circles.length,
    markers: circles.flatMap(({ marker }) => marker ?? []),
  })) ?? []

export const companyOf = ({ table }: Pick<Board, 'table'>, company: string): Company | undefined =>
  table.companies.find(({ ref }) => ref === company)

/** Whether the title lays this marker by itself. */
export const isHome = (board: Pick<Board, 'table'>, company: string, hex: string): boolean =>
  companyOf(board, company)?.homes.includes(hex) ?? false
