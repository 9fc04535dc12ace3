import type { CompanyId, State, TrainRun } from '@stellwerk/1854'
import {
  austria1854,
  boardHex,
  hexes,
  isMajor,
  maps,
  operatingOrder,
  revenueOf,
  runningTrains,
  tiles,
} from '@stellwerk/1854'
import type { Action } from '@stellwerk/engine'
import { searchInWorker } from '../../../session/search.js'
import { CompanyChip } from '../../../titles/1854/chip.js'
import { FurnitureLayer, GroundLayer } from '../../../titles/1854/map/board-layer.js'
import { mapsInPlay, paperFor } from '../../../titles/1854/map/cells.js'
import { routePoints } from '../../../titles/1854/map/route-shape.js'
import { earningsOf, runId, shownRuns } from '../../../titles/1854/map/runs.js'
import { mapTexts } from '../../../titles/1854/map/texts.js'
import { TilePicture } from '../../../titles/1854/map/tile-picture.js'
import { fullName, placeName } from '../../../titles/1854/names.js'
import { withEntry } from '../sketch.js'
import type { MapKind } from './map-kind.js'
import { TunnelsOfHex } from './tunnels-of-hex.js'

type Run = Action & { readonly runs: readonly TrainRun[] }
type Majors = Readonly<Record<string, object>>

/** Austria and the small map beside it, to enter what lies on them. */
export const map: MapKind<State, readonly TrainRun[]> = {
  markersField: 'markers',
  twoSided: false,
  label: (language) => mapTexts.in(language)('map'),
  paper: paperFor,
  hexes: (state) => paperFor(state).hexes,
  firstEntry: 'C17',
  sheets(state, language) {
    const all = mapsInPlay(state)
    const say = mapTexts.in(language)
    return all.length > 1 ? { all: all.map((id) => ({ id, label: say(id) })), now: 'austria' } : undefined
  },
  placeName,
  Ground: ({ state, entry }) => <GroundLayer state={state} paper={paperFor(state)} entry={entry} />,
  Furniture: ({ state }) => <FurnitureLayer state={state} paper={paperFor(state)} />,
  TilePicture,
  tilesFor: () => Object.keys(tiles),
  colourOf: (tile) => tiles[tile]?.colour ?? '',
  leftOf: ({ supply }, tile) => supply[tile] ?? 0,
  bare({ tunnels }, hex) {
    const here = (tunnels as Readonly<Record<string, unknown>> | undefined)?.[hex]
    return { privates: 'sold', ...(here === undefined ? {} : { tunnels: { [hex]: here } }) }
  },
  stops: (state, hex) =>
    boardHex(state, hex).stops.map(({ circles }, i) => ({
      circles,
      markers: (state.markers[hex]?.[i] ?? []).map((company) => ({ company, active: true })),
    })),
  companies: (state, hex) =>
    Object.hasOwn(maps.region, hex)
      ? Object.keys(state.locals)
      : [...Object.keys(state.majors), ...Object.keys(state.ags)],
  companyName: fullName,
  Chip: CompanyChip,
  isHome: (_, company, hex) => hexes[hex]?.stops.some(({ homeOf }) => homeOf === company) ?? false,
  withCompany(position, state, company) {
    const director = position.players?.[0]
    if (!isMajor(company) || state.majors[company].director !== null || director === undefined)
      return position
    const major = { director, certificates: { [director]: 1 } }
    return { ...position, majors: withEntry(position['majors'] as Majors | undefined, company, major) }
  },
  HexPart: TunnelsOfHex,
  runners: (state) => operatingOrder(state).filter((company) => runningTrains(state, company).length > 0),
  async best(position, _, company, signal) {
    const at = { round: 'operating', turn: company, step: 'run' }
    const built = austria1854.position({ ...position, at })
    if (!built.ok) return undefined
    const { choices } = await searchInWorker('1854', built.value, signal)
    // without a route there is nothing to choose
    const run = choices.find(({ action }) => action.type === 'run')?.action as Run | undefined
    const found = run?.runs ?? []
    return { total: revenueOf(built.value, company as CompanyId, found).total, proven: undefined, found }
  },
  draw(state, company, runs, language) {
    const say = mapTexts.in(language)
    const { at } = paperFor(state)
    const { parts } = revenueOf(state, company as CompanyId, runs)
    const shown = shownRuns(state, [{ kind: 'ran', runs: runs as never, parts: parts as never }], null, null)
    return {
      ribbons: runs.map((run, i) => ({
        id: runId(run, i),
        label: say('route', {
          train: run.train,
          from: placeName(run.route[0] ?? ''),
          to: placeName(run.route.at(-1) ?? ''),
        }),
        points: routePoints(state, run.route, at),
      })),
      earnings: shown ? earningsOf(state, shown, at) : [],
      routes: runs.map((run, i) => ({ id: runId(run, i), train: run.train, way: run.route })),
    }
  },
}
