import type { PlayerId } from '@stellwerk/engine'
import type { BoardMap, Company, CompanyKind, CompanyRef, Money, Percent, Table } from '@stellwerk/table'
import type { Language, TableWords } from '@stellwerk/texts'
import { numeral } from '@stellwerk/texts'
import { useMemo } from 'preact/hooks'
import { useLanguage } from '../language/language.js'
import { seatColour } from '../story/colours.js'
import type { Described } from '../table/description.js'
import { useDescribed } from '../table/description.js'
import { useTable } from '../table/table.js'
import { tied } from '../ui/unbroken.js'

/** The table as it is shown, and how things on it are said. */
export interface Sight {
  readonly table: Table
  /** Described when it is first asked for. */
  readonly map: BoardMap
  readonly words: TableWords
  readonly language: Language
  readonly viewer: PlayerId | null
  company(ref: CompanyRef): Company | undefined
  kindOf(company: Company): CompanyKind | undefined
  nameOf(player: PlayerId): string
  colourOf(player: PlayerId): string
  number(n: number): string
  money(amount: Money): string
  percent(n: Percent): string
}

const percents = new Map<Language, Intl.NumberFormat>()

function percentIn(language: Language, n: number): string {
  const known = percents.get(language) ?? new Intl.NumberFormat(language, { style: 'percent' })
  percents.set(language, known)
  return known.format(n / 100)
}

interface Reader {
  readonly language: Language
  nameOf(player: PlayerId): string
}

/** What somebody sees of a described moment. */
export function sightOf(
  { description, words }: Pick<Described, 'description' | 'words'>,
  { language, nameOf }: Reader,
): Sight {
  const { table, viewer } = description
  const companies = new Map(table.companies.map((one) => [one.ref, one]))
  const kinds = new Map(table.kinds.map((one) => [one.id, one]))
  return {
    table,
    get map() {
      return description.map
    },
    words,
    language,
    viewer,
    company: (ref) => companies.get(ref),
    kindOf: ({ kind }) => kinds.get(kind),
    nameOf,
    colourOf: (player) => seatColour(table.players.findIndex(({ ref }) => ref === player)),
    number: (n) => numeral(language, n),
    money: (amount) => tied(words.phrase({ kind: 'money', amount })),
    percent: (n) => percentIn(language, n),
  }
}

export function useSight(): Sight {
  const { session } = useTable()
  const described = useDescribed()
  const language = useLanguage()
  return useMemo(
    () => sightOf(described, { language, nameOf: (player) => session.nameOf(player) }),
    [described, session, language],
  )
}
