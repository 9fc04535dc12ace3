import { useMemo } from 'preact/hooks'
import type { CoreState } from '@stellwerk/engine'
import type { BoardMap, MapHex, Table } from '@stellwerk/table'
import type { TableWords } from '@stellwerk/texts'
import { tableWords } from '@stellwerk/texts'
import type { DescribedGame } from '@stellwerk/titles'
import { useLanguage } from '../../../language/language.js'

/** A position as its title describes it, and the words for it. */
export interface Board {
  readonly map: BoardMap
  readonly table: Table
  readonly words: TableWords
}

export function useBoard({ face, texts }: DescribedGame, state: CoreState): Board {
  const language = useLanguage()
  return useMemo(() => {
    const table = face.table(state, null)
    return {
      map: face.map(state, null),
      table,
      words: tableWords({ language, texts, table }),
    }
  }, [face, texts, state, language])
}

/** "Wernigerode", or the hex where the place has no name. */
export const placeName = ({ map }: Pick<Board, 'map'>, hex: string): string => map.hexes[hex]?.name ?? hex

/** A station marker as it lies. */
export interface PlacedMarker {
  readonly company: string
  readonly active: boolean
}

/** A stop of a hex: its places for markers, and those that are there. */
export interface StopThere {
  readonly circles: number
  readonly markers: readonly PlacedMarker[]
}

export const stopsOf = (hex: MapHex | undefined): readonly StopThere[] =>
  hex?.stops.map(({ circles }) => ({
    circles: circles.length,
    markers: circles.flatMap(({ marker }) => marker ?? []),
  })) ?? []

/** Whether the title lays this marker by itself. */
export const isHome = ({ table }: Pick<Board, 'table'>, company: string, hex: string): boolean =>
  table.companies.some(({ ref, homes }) => ref === company && homes.includes(hex))

export const companyName = ({ table }: Pick<Board, 'table'>, company: string): string =>
  table.companies.find(({ ref }) => ref === company)?.name ?? company
