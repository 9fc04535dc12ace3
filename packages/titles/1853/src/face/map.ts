import type { BoardMap, MapHex, Path, Sign, Stop } from '@stellwerk/table'
import {
  circlesOf,
  company,
  companyList,
  hexFacts,
  hexWith,
  memory,
  money,
  msg,
  pathEnds,
  pictureOf,
  present,
} from '@stellwerk/table'
import type { BoardHex } from '../board.js'
import { basesAt, boardHex, gauges } from '../board.js'
import { ajmerForLargeBbci, firstUpgradeOfCalcutta, terrainCosts } from '../data/building.js'
import { cities } from '../data/cities.js'
import { companyOrder } from '../data/companies.js'
import { hexes } from '../data/map.js'
import { tiles } from '../data/tiles.js'
import type { HexId, Piece, Terrain, Tile } from '../data/types.js'
import { isInHomeArea } from '../rules/home-area.js'
import { homesKept } from '../rules/homes.js'
import { groundCost } from '../rules/track/cost.js'
import type { State } from '../state.js'

const pathOf = ({ ends, gauge }: Piece): Path => ({ ...pathEnds(ends), track: gauge })

/** Tiles of one family differ in nothing but their gauge. */
const shapeOf = ({ colour, mark, stops, track }: Tile): string =>
  JSON.stringify([colour, mark, stops, track.map(({ ends }) => ends)])

const families = new Map(
  Object.entries(tiles)
    .toReversed()
    .map(([id, tile]) => [shapeOf(tile), id]),
)

const pictures: BoardMap['tiles'] = Object.fromEntries(
  Object.entries(tiles).map(([id, tile]) => [
    id,
    { ...pictureOf(tile, pathOf), family: families.get(shapeOf(tile)) ?? id },
  ]),
)

const signs = {
  river: 'water',
  severalRivers: 'water',
  hill: 'hills',
  mountain: 'mountains',
  highMountain: 'high',
} as const satisfies Readonly<Record<Terrain, BoardMap['grounds'][number]['sign']>>

const all = Object.keys(hexes)

const printed: Omit<BoardMap, 'hexes'> = {
  sheets: [{ id: 'board', label: msg('sheet.board'), pointy: true, hexes: all }],
  areas: [
    ...companyOrder.map((id) => ({
      id,
      company: id,
      label: msg('area.home', { company: company(id) }),
      hexes: all.filter((hex) => isInHomeArea(id, hex)),
      show: 'asked' as const,
    })),
    {
      id: 'ganges',
      label: msg('area.ganges'),
      hexes: all.filter((hex) => hexes[hex]?.gangesValley),
      show: 'always',
    },
  ],
  tiles: pictures,
  tracks: [
    { id: 'dual', label: msg('gauge.dual'), line: 'dashed' },
    { id: 'standard', label: msg('gauge.standard'), line: 'solid' },
    { id: 'metre', label: msg('gauge.metre'), line: 'thin' },
  ],
  grounds: (Object.keys(signs) as Terrain[]).map((id) => ({
    id,
    label: msg(`ground.${id}`, {
      standard: money(terrainCosts[id].standard),
      metre: money(terrainCosts[id].metre),
    }),
    sign: signs[id],
  })),
}

export function mapOf(state: State): BoardMap {
  const goals = goalsIn(state)
  return { ...printed, hexes: Object.fromEntries(all.map((ref) => [ref, hexOn(state, ref, goals.has(ref))])) }
}

/** The cities of open contracts that the viewer may know: his own. Once the game is over there is nothing to hide or do. */
const goalsIn = ({ contracts, over }: State): ReadonlySet<HexId> =>
  new Set(
    over
      ? []
      : Object.values(contracts).flatMap(({ cities: named, fulfilled }) =>
          fulfilled || !named ? [] : named.map((city) => cities[city].hex),
        ),
  )

const remember = memory()

const hexOn = (state: State, ref: HexId, isGoal: boolean): MapHex => {
  const board = boardHex(state, ref)
  const kept = board.stops.map((_, stop) => homesKept(state, ref, stop).join())
  return remember(ref, [board, state.bases[ref], kept.join('/'), state.companies.BBCI.size, isGoal], () =>
    describe(state, board, isGoal),
  )
}

function describe(state: State, board: BoardHex, isGoal: boolean): MapHex {
  const { hex: ref, printed: base, colour, laid, stops, track } = board
  const city = stops[0]?.name
  return {
    ...hexWith(ref, { name: city, mark: base.mark, laid }),
    colour,
    grounds: base.terrain,
    costs: laid ? [] : costsOf(state, ref),
    paths: track.map(pathOf),
    stops: stops.map((_, i) => stopOn(state, board, i)),
    signs: present<Sign>(
      // 1853-4.1.14-a: for the first tile
      base.bonus !== undefined &&
        !laid && { kind: 'bonus', label: money(base.bonus), tone: 'good', look: 'full' },
      isGoal && { kind: 'goal', tone: 'strong', look: 'full' },
    ),
    facts: hexFacts({
      contractValue: city && money(cities[city].contractValue),
      contractShares: city && companyList(cities[city].shares),
    }),
  }
}

/** What the first tile costs in either gauge, and what is special about two cities. */
function costsOf(state: State, ref: HexId): MapHex['costs'] {
  if (ref === firstUpgradeOfCalcutta.hex)
    return [{ amount: firstUpgradeOfCalcutta.cost, when: msg('cost.upgrade') }]
  const byGauge = gauges
    .map((gauge) => ({ amount: groundCost(ref, gauge), when: msg(`gauge.${gauge}`) }))
    .filter(({ amount }) => amount > 0)
  return ref === ajmerForLargeBbci.hex && state.companies.BBCI.size === 'large'
    ? [...byGauge, { amount: ajmerForLargeBbci.cost, when: msg('cost.of', { company: company('BBCI') }) }]
    : byGauge
}

function stopOn(state: State, { hex: ref, stops }: BoardHex, i: number): Stop {
  const { kind, name, value, circles } = stops[i] as BoardHex['stops'][number]
  const bases = basesAt(state, ref, i).map((id) => ({ company: id, active: true }))
  return { kind, name, value, later: [], circles: circlesOf(circles, bases, homesKept(state, ref, i)) }
}
