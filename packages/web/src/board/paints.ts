import type { Company, CompanyKind, CompanyRef, Table } from '@stellwerk/table'
import { kept } from '@stellwerk/table'
import { inkOn, seatColour } from '../story/colours.js'
import { readableInk } from './contrast.js'

/** How a company looks on the map. */
export interface CompanyPaint {
  readonly mark: string
  readonly colour: string
  /** Letters that can be read on the colour. */
  readonly ink: string
  readonly shape: CompanyKind['shape']
  /** The colour of whoever owns it whole: a player's seat, or a company's. */
  readonly owner?: { readonly colour: string; readonly ink: string }
}

export type Paints = { readonly [company: CompanyRef]: CompanyPaint }

/** The looks of all companies; those that did not change stay the same objects. */
export function paintsOf(table: Pick<Table, 'companies' | 'kinds' | 'players'>, before?: Paints): Paints {
  const colours = new Map(table.companies.map(({ ref, colour, ink }) => [ref, { colour, ink }]))
  return kept(
    before,
    Object.fromEntries(
      table.companies.map((company): readonly [string, CompanyPaint] => {
        const { ref, mark, colour, kind } = company
        const owner = ownerOf(table, company, colours)
        return [
          ref,
          {
            mark,
            colour,
            ink: readableInk(company),
            shape: table.kinds.find(({ id }) => id === kind)?.shape ?? 'oval',
            ...(owner ? { owner } : {}),
          },
        ]
      }),
    ),
  )
}

function ownerOf(
  { players }: Pick<Table, 'players'>,
  { owned }: Company,
  colours: ReadonlyMap<string, { readonly colour: string; readonly ink: string }>,
): CompanyPaint['owner'] {
  const [kind, ref = ''] = split(owned?.by ?? '')
  if (kind === 'company') {
    const paint = colours.get(ref)
    return paint && { colour: paint.colour, ink: readableInk(paint) }
  }
  const seat = kind === 'player' ? players.findIndex((player) => player.ref === ref) : -1
  return seat < 0 ? undefined : { colour: seatColour(seat), ink: inkOn(seatColour(seat)) }
}

const split = (holder: string): readonly string[] => {
  const at = holder.indexOf(':')
  return [holder.slice(0, at), holder.slice(at + 1)]
}
