import type { HexId, RailwayId, RunPlan, State } from '@stellwerk/1873'
import { boardHex, hexes, railways, revenueOfRun, tiles } from '@stellwerk/1873'
import type { PlayerId } from '@stellwerk/engine'
import { plus } from '../../../board/geometry.js'
import { search } from '../../../decision/runs/search.js'
import { CompanyChip } from '../../../titles/1873/chip.js'
import { FurnitureLayer, GroundLayer } from '../../../titles/1873/map/board-layer.js'
import { paper, playedHexes } from '../../../titles/1873/map/cells.js'
import { layoutHex } from '../../../titles/1873/map/hex-layout.js'
import { routePoints } from '../../../titles/1873/map/route-shape.js'
import { shownRuns } from '../../../titles/1873/map/runs.js'
import { mapTexts } from '../../../titles/1873/map/texts.js'
import { TilePicture } from '../../../titles/1873/map/tile-picture.js'
import { withDirector, withEntry } from '../sketch.js'
import type { Sketch } from '../sketch.js'
import type { Described } from './lying.js'
import type { MapKind } from './map-kind.js'
import { MineOfHex } from './mine-of-hex.js'

const isRailway = (id: string): id is RailwayId => Object.hasOwn(railways, id)
const placeName = (hex: HexId): string => hexes[hex]?.name ?? hex
const nameOf = (player: PlayerId): string => player

/** The Harz, to enter what lies on it. */
export const map: MapKind<State, RunPlan> = {
  markersField: 'markers',
  twoSided: true,
  label: (language) => mapTexts.in(language)('map'),
  paper: () => paper,
  hexes: () => playedHexes,
  firstEntry: 'D15',
  placeName,
  Ground: ({ state, entry }) => <GroundLayer state={state} entry={entry} nameOf={nameOf} />,
  Furniture: FurnitureLayer,
  TilePicture,
  tilesFor: () => Object.keys(tiles),
  colourOf: (tile) => tiles[tile]?.colour ?? '',
  leftOf: ({ supply }, tile) => supply[tile] ?? 0,
  bare: ({ edition }) => (edition === undefined ? {} : { edition }),
  stops: (state, hex) =>
    boardHex(state, hex).stops.map(({ circles }, i) => ({
      circles,
      markers: (state.markers[hex]?.[i] ?? []).map(({ railway, active }) => ({ company: railway, active })),
    })),
  companies: () => Object.keys(railways),
  companyName: (_, company) => (isRailway(company) ? railways[company].name : company),
  Chip: CompanyChip,
  isHome: (_, company, hex) => isRailway(company) && railways[company].homes.some((home) => home.hex === hex),
  withCompany(position, _, company) {
    const sketch = position as unknown as Sketch
    if (sketch.railways?.[company]) return position
    const railway = withDirector({}, sketch.players[0] ?? '')
    return { ...position, railways: withEntry(sketch.railways, company, railway) } satisfies Described
  },
  HexPart: MineOfHex,
  runners: (state) =>
    Object.entries(state.railways).flatMap(([id, { trains, diesel }]) =>
      trains.length > 0 || diesel ? [id] : [],
    ),
  async best(_, state, company) {
    const railway = company as RailwayId
    const written = await search('1873', 'complete', state, railway, { trains: [] })
    const plan = written?.written as unknown as RunPlan | undefined
    return (
      plan && {
        total: revenueOfRun(state, railway, plan).total,
        proven: written?.proven === true,
        found: plan,
      }
    )
  },
  draw(state, company, plan, language) {
    const ran = { kind: 'ran', railway: company, plan: plan as never }
    const shown = shownRuns(state, [ran], null)
    const say = mapTexts.in(language)
    const routes = shown?.routes ?? []
    return {
      ribbons: routes.map(({ id, train, route }) => ({
        id,
        label: say('route', { train, from: placeName(route[0] ?? ''), to: placeName(route.at(-1) ?? '') }),
        points: routePoints(state, route),
      })),
      earnings: (shown?.values ?? []).map(({ hex, value }) => ({
        id: hex,
        at: plus(paper.at(hex), layoutHex(boardHex(state, hex)).value ?? { x: 0, y: -20 }),
        value,
      })),
      routes: routes.map(({ id, train, route }) => ({ id, train: String(train), way: route })),
    }
  },
}
