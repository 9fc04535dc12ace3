import type { CompanyId, HexId, Run, State, Stop, TileId, TrainRun } from '@stellwerk/1853'
import {
  boardHex,
  companies,
  earningsOf as earnedBy,
  hexes,
  homesOf,
  india1853,
  linesOf,
  operatingOrder,
  tiles,
} from '@stellwerk/1853'
import { searchInWorker } from '../../../session/search.js'
import { CompanyChip } from '../../../titles/1853/chip.js'
import { FurnitureLayer, GroundLayer } from '../../../titles/1853/map/board-layer.js'
import { paper } from '../../../titles/1853/map/cells.js'
import { routePoints } from '../../../titles/1853/map/route-shape.js'
import { earningsOf, shownRuns } from '../../../titles/1853/map/runs.js'
import { mapTexts } from '../../../titles/1853/map/texts.js'
import { TilePicture } from '../../../titles/1853/map/tile-picture.js'
import { companyName, placeName } from '../../../titles/1853/names.js'
import { withEntry } from '../sketch.js'
import type { MapKind } from './map-kind.js'

type Plan = Pick<Run, 'runs' | 'mail'>
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
export const map: MapKind<State, Plan> = {
  markersField: 'bases',
  twoSided: false,
  label: (language) => mapTexts.in(language)('map'),
  paper: () => paper,
  hexes: () => paper.hexes,
  firstEntry: 'K17',
  placeName,
  Ground: GroundLayer,
  Furniture: FurnitureLayer,
  TilePicture,
  tilesFor,
  colourOf: (tile) => tiles[tile]?.colour ?? '',
  leftOf: ({ supply }, tile) => supply[tile] ?? 0,
  bare: () => ({}),
  stops: (state, hex) =>
    boardHex(state, hex).stops.map(({ circles }, i) => ({
      circles,
      markers: (state.bases[hex]?.[i] ?? []).map((company) => ({ company, active: true })),
    })),
  companies: () => Object.keys(companies),
  companyName: (_, company) => companyName(company),
  Chip: CompanyChip,
  isHome: (state, company, hex) => homesOf(state, company as CompanyId).some((home) => home.hex === hex),
  withCompany(position, state, company) {
    const director = position.players?.[0]
    if (state.companies[company as CompanyId].operating || director === undefined) return position
    const begun = { shares: { [director]: sharesOfDirector } }
    return {
      ...position,
      companies: withEntry(position['companies'] as Companies | undefined, company, begun),
    }
  },
  runners: (state) => operatingOrder(state).filter((company) => state.companies[company].trains.length > 0),
  async best(position, _, company, signal) {
    const at = { round: 'operating', turn: company, step: 'run' }
    const built = india1853.position({ ...position, at })
    if (!built.ok) return undefined
    const { choices } = await searchInWorker('1853', built.value, signal)
    // without a route there is nothing to choose
    const run = choices.find(({ action }) => action.type === 'run')?.action as Run | undefined
    const found: Plan = run ?? { runs: [] }
    const { revenue, mailMoney } = earnedBy(
      linesOf(built.value, company as CompanyId),
      found.runs,
      found.mail,
    )
    return { total: revenue + mailMoney, proven: undefined, found }
  },
  draw(state, company, { runs, mail }, language) {
    const say = mapTexts.in(language)
    const { parts } = earnedBy(linesOf(state, company as CompanyId), runs, mail)
    const ran = { kind: 'ran', runs: runs as never, parts: parts as never }
    const shown = shownRuns(state, [ran], null, null)
    return {
      ribbons: runs.map((run: TrainRun, i) => ({
        id: String(i),
        label: say('route', {
          train: run.train,
          from: placeName(run.route[0] ?? ''),
          to: placeName(run.route.at(-1) ?? ''),
        }),
        points: routePoints(state, run),
      })),
      earnings: shown ? earningsOf(state, shown) : [],
      routes: runs.map(({ train, route }, i) => ({ id: String(i), train, way: route })),
    }
  },
}
