import type { BoardMap, Company, Table } from '@stellwerk/table'

/** "Wernigerode", or the hex where the place has no name. */
export const placeName = ({ hexes }: Pick<BoardMap, 'hexes'>, hex: string): string => hexes[hex]?.name ?? hex

export const companyOf = (
  { companies }: Pick<Table, 'companies'>,
  company: string | null,
): Company | undefined => companies.find(({ ref }) => ref === company)
