import type { PositionForm } from '@stellwerk/table'
import { directorOf } from '@stellwerk/table'
import { companies } from '../data/companies.js'
import { hexes } from '../data/map.js'
import { phaseOrder } from '../data/phases.js'
import { tiles } from '../data/tiles.js'
import type { HexId, Stop, TileId } from '../data/types.js'
import type { State } from '../state.js'

const reached = new Map<HexId, readonly TileId[]>()

/** What the stops of a hex or tile are: a first tile has the same (1853-4.1.9-a). */
const kindOf = (stops: readonly Stop[]): string => stops.map(({ kind }) => kind).join()

/** The first tiles for a hex, and all that the list of upgrades makes of them. */
function tilesFor(hex: HexId): readonly TileId[] {
  const known = reached.get(hex)
  if (known) return known
  const printed = hexes[hex]
  const found = new Set<TileId>(
    printed?.colour === 'none'
      ? Object.keys(tiles).filter(
          (id) => tiles[id]?.colour === 'yellow' && kindOf(tiles[id].stops) === kindOf(printed.stops),
        )
      : printed?.upgradesTo,
  )
  // a set is gone through to its end, whatever is added on the way
  for (const id of found) for (const next of tiles[id]?.upgradesTo ?? []) found.add(next)
  reached.set(hex, [...found])
  return [...found]
}

/** Few enough to leave some in the offer, and enough to bring a company into operation. */
const sharesOfDirector = 6
const directed = (player: string) => ({ shares: { [player]: sharesOfDirector } })

/** How positions of 1853 are entered. */
export const form: PositionForm<State> = {
  empty: { players: ['Anna', 'Ben', 'Chiara'], phase: '2', at: { round: 'stock' } },
  example: { at: { round: 'operating', turn: 'EIR', step: 'run' } },
  phases: phaseOrder,
  rounds: ['stock', 'operating'],
  runStep: 'run',
  groups: [
    {
      field: 'companies',
      heading: 'panel.companies',
      items: Object.entries(companies).map(([id, { name }]) => ({ id, name })),
      fields: [
        { kind: 'holder', label: 'column.head' },
        { kind: 'count', field: 'price', label: 'panel.price' },
        { kind: 'list', field: 'trains', label: 'panel.trains', example: ['4', '2M'] },
        { kind: 'treasury' },
      ],
      begun: (_, __, player) => directed(player),
      heldBy: (told, player) => ({ ...told, ...directed(player) }),
      holderOf: directorOf,
    },
  ],
  markers: { field: 'bases', twoSided: false },
  tilesFor,
  bare: () => ({}),
  stationsOf: () => Object.keys(companies),
}
