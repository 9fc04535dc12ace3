import type { LayTile } from '../../actions.js'
import type { CompanyId } from '../../data/types.js'
import type { AtOperating } from '../../position/description.js'
import type { Description } from '../../position.js'
import type { Table } from '../../testing.js'
import { at } from '../../testing.js'

/** A step in the turn of a company that A directs and that has £1000. */
export const stepOf = (
  company: CompanyId,
  step: 'option' | 'track' | 'base',
  { companies, cash, ...d }: Partial<Description> = {},
  owed: Pick<AtOperating, 'mustRunOver'> = {},
): Table =>
  at({
    players: ['A', 'B', 'C'],
    ...d,
    companies: { ...companies, [company]: { shares: { A: 6 }, ...companies?.[company] } },
    cash: { [company]: 1000, ...cash },
    at: { round: 'operating', turn: company, step, ...owed },
  })

/** The first step of a company. */
export const building = (company: CompanyId, d: Partial<Description> = {}): Table =>
  stepOf(company, 'track', d)

/** The fields of a lay from `hex tile:rotation`. */
export function tile(text: string): object {
  const [, hex, id, rotation] = /^(\w+) ([\w-]+):(\d)$/.exec(text) ?? []
  return { hex, tile: id, rotation: Number(rotation) }
}

/** The tiles that can be laid on a hex now, as `tile:rotation`. */
export const tilesFor = (table: Table, hex: string): readonly string[] =>
  table
    .actions<LayTile>('layTile')
    .filter((lay) => lay.hex === hex)
    .map((lay) => `${lay.tile}:${lay.rotation}`)
