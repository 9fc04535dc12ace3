import type { CompanyId, HexId, Run, State, Stop, TileId } from '@stellwerk/1853'
import { companies, hexes, india1853, indiaFace, tiles } from '@stellwerk/1853'
import { searchInWorker } from '../../../session/search.js'
import { withEntry } from '../sketch.js'
import type { MapKind } from './map-kind.js'

type Companies = Readonly<Record<string, object>>

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
export const sharesOfDirector = 6

/** India, to enter what lies on it. */
export const map: MapKind<State> = {
  face: indiaFace,
  markersField: 'bases',
  twoSided: false,
  tilesFor,
  bare: () => ({}),
  companies: () => Object.keys(companies),
  withCompany(position, state, company) {
    const director = position.players?.[0]
    if (state.companies[company as CompanyId].operating || director === undefined) return position
    const begun = { shares: { [director]: sharesOfDirector } }
    return {
      ...position,
      companies: withEntry(position['companies'] as Companies | undefined, company, begun),
    }
  },
  async best(position, _, company, signal) {
    const at = { round: 'operating', turn: company, step: 'run' }
    const built = india1853.position({ ...position, at })
    if (!built.ok) return undefined
    const { choices } = await searchInWorker('1853', built.value, signal)
    // without a route there is nothing to choose
    const run = choices.find(({ action }) => action.type === 'run')?.action as Run | undefined
    const plan = indiaFace.runs.given?.value(built.value, company, run ?? { runs: [] })
    return plan && { plan, proven: undefined }
  },
}
