import type { CompanyId } from '../../data/types.js'
import type { Description } from '../../position.js'
import { isAg, isLocal } from '../../state.js'
import type { Table } from '../../testing.js'
import { at } from '../../testing.js'

/** A step in the turn of a company that Ada directs and that has 1000 G; Ben and Cid hold the rest. Default: phase 3. */
export function stepOf(
  company: CompanyId,
  step: 'home' | 'track' | 'station',
  d: Partial<Description> = {},
): Table {
  const own = isLocal(company)
    ? { locals: { ...d.locals, [company]: { owner: 'Ada', ...d.locals?.[company] } } }
    : isAg(company)
      ? { ags: { ...d.ags, [company]: { director: 'Ada', ...d.ags?.[company] } } }
      : {
          majors: {
            ...d.majors,
            [company]: { director: 'Ada', certificates: { Ada: 1 }, ...d.majors?.[company] },
          },
        }
  return at({
    players: ['Ada', 'Ben', 'Cid'],
    privates: 'sold',
    phase: isAg(company) ? '5' : '3',
    ...d,
    ...own,
    cash: { [company]: 1000, ...d.cash },
    at: { round: 'operating', turn: company, step },
  })
}

/** Step 2 of a company. */
export const building = (company: CompanyId, d: Partial<Description> = {}): Table =>
  stepOf(company, 'track', d)

/** The fields of a lay from `hex tile:rotation`. */
export function tile(text: string, more: object = {}): object {
  const [, hex, id, rotation] = /^(\w+) (\d+):(\d)$/.exec(text) ?? []
  return { hex, tile: id, rotation: Number(rotation), ...more }
}

/** The fields of a tunnel from `hex straight:rotation`. */
export function tunnel(text: string, more: object = {}): object {
  const [, hex, id, rotation] = /^(\w+) (\w+):(\d)$/.exec(text) ?? []
  return { hex, tunnel: id, rotation: Number(rotation), ...more }
}

/** The tiles that can be laid on a hex now, as `tile:rotation`. */
export const tilesFor = (table: Table, hex: string): readonly string[] =>
  table
    .choices('layTile')
    .map(({ action }) => action as unknown as { hex: string; tile: string; rotation: number })
    .filter((lay) => lay.hex === hex)
    .map((lay) => `${lay.tile}:${lay.rotation}`)
