import type { BoardMap, MapHex, Path, Sign, Stop } from '@stellwerk/table'
import {
  circlesOf,
  company,
  hexFacts,
  hexWith,
  memory,
  money,
  msg,
  name,
  pathEnds,
  phase,
  pictureOf,
  present,
  says,
  tile,
  valuesFrom,
} from '@stellwerk/table'
import type { BoardHex } from '../board.js'
import { boardHex } from '../board.js'
import { factories } from '../data/companies.js'
import { concessionHexes, concessionRoutes } from '../data/concessions.js'
import { hexes } from '../data/map.js'
import { terrainCost } from '../data/money.js'
import { phaseOrder, phases } from '../data/phases.js'
import { tiles } from '../data/tiles.js'
import type { HexId, MineId, Piece, RailwayId, Stop as PrintedStop } from '../data/types.js'
import { editions } from '../editions.js'
import { factoryValue } from '../rules/factories.js'
import { reached } from '../rules/phases.js'
import { homesKept } from '../rules/railways/stations.js'
import { lacksRoute } from '../rules/railways/track/reservation.js'
import type { State } from '../state.js'
import { mineOf } from '../state.js'
import { mineRef } from './mines.js'

const pathOf = ({ ends, state }: Piece): Path => ({ ...pathEnds(ends), track: state ? 'state' : 'own' })

const pictures: BoardMap['tiles'] = Object.fromEntries(
  Object.entries(tiles).map(([id, { stops, kind: place, ...tile }]) => {
    const kind = place === 'town' ? 'city' : 'town'
    return [id, pictureOf({ ...tile, stops: stops.map((stop) => ({ ...stop, kind })) }, pathOf)]
  }),
)

/** 1873-4.4.2-l: the printed marker of the MHE at the end of the state track does nothing. */
const stateStation = 'F15'
const stateSign: Sign = { kind: 'company', company: 'MHE', tone: 'plain', look: 'full', side: 4 }

const printed = {
  sheets: [{ id: 'board', label: msg('sheet.board'), pointy: true, hexes: Object.keys(hexes) }],
  areas: (Object.keys(concessionRoutes) as RailwayId[]).map((id) => {
    const route = concessionRoutes[id].flat()
    return {
      id,
      company: id,
      label: msg('area.concession', { company: company(id) }),
      hexes: route.map(({ hex }) => hex),
      show: 'always',
      line: route.map(({ hex, join }) => ({ hex, ...pathEnds(join) })),
    }
  }),
  tiles: pictures,
  tracks: [
    { id: 'own', label: msg('track.own'), line: 'solid' },
    { id: 'state', label: msg('track.state'), line: 'tied' },
  ],
  grounds: [
    { id: 'hills', label: msg('ground.hills'), sign: 'hills' },
    { id: 'upland', label: msg('ground.upland'), sign: 'mountains' },
    { id: 'mountains', label: msg('ground.mountains'), sign: 'high' },
  ],
} satisfies Omit<BoardMap, 'hexes'>

export const mapOf = (state: State): BoardMap => ({
  ...printed,
  hexes: Object.fromEntries(Object.keys(hexes).map((ref) => [ref, hexOn(state, ref)])),
})

const remember = memory()

const hexOn = (state: State, ref: HexId): MapHex => {
  const { mine, stops = [] } = hexes[ref] ?? {}
  return remember(
    ref,
    [
      state.tiles[ref],
      state.markers[ref],
      state.phase,
      state.edition,
      mine === undefined ? null : mineOf(state, mine),
      state.reserved[ref],
      ...stops.map((_, stop) => homesKept(state, ref, stop).join()),
    ],
    () => describe(state, boardHex(state, ref)),
  )
}

function describe(state: State, board: BoardHex): MapHex {
  const { hex: ref, printed: base, laid, colour } = board
  const { name: place, mark, terrain, barriers = [], closedUntilPhase, implicit } = base
  const cost = editions[state.edition].buildingCosts[ref] ?? (terrain ? terrainCost[terrain] : 0)
  return {
    ...hexWith(ref, { name: place, mark, laid }),
    use: implicit ? 'rim' : base.colour === 'grey' ? 'fixed' : 'build',
    colour,
    grounds: terrain ? [terrain] : [],
    costs: cost > 0 && !laid ? [{ amount: cost }] : [],
    barriers,
    paths: board.track.map(pathOf),
    stops: board.stops.map((stop, i) => stopOn(state, board, stop, i)),
    signs: signsOn(state, board),
    closed:
      closedUntilPhase && !reached(state, closedUntilPhase)
        ? msg('hex.closedUntil', { phase: phase(closedUntilPhase) })
        : undefined,
    facts: factsOf(state, board),
  }
}

function factsOf(state: State, board: BoardHex): MapHex['facts'] {
  const { mine, factory } = board.printed
  const { railway } = concessionHexes[board.hex] ?? {}
  const route = lacksRoute(board) ? 'hex.routeMissing' : 'hex.routeBuilt'
  return hexFacts({
    mine: mine === undefined ? undefined : company(mineRef(mine)),
    factory: factory
      ? says('hex.factory', {
          factory: name(factories[factory]?.name ?? factory),
          value: money(factoryValue(state.edition, factory)),
        })
      : undefined,
    concession: railway && says(route, { company: company(railway) }),
  })
}

function stopOn(state: State, { hex: ref, printed: base }: BoardHex, stop: PrintedStop, i: number): Stop {
  const markers = (state.markers[ref]?.[i] ?? []).map(({ railway, active }) => ({ company: railway, active }))
  return {
    kind: stop.circles === 0 && base.factory ? 'works' : base.place === 'town' ? 'city' : 'town',
    // 1873-4.4.4-b
    ...valuesFrom(stop.value, state.phase, phaseOrder, (at) => phases[at].value),
    note: stop.value === 0 || stop.circles === 0 ? undefined : msg('stop.ownMarker'),
    circles: circlesOf(stop.circles, markers, homesKept(state, ref, i)),
  }
}

function signsOn(state: State, { hex: ref, printed: base }: BoardHex): readonly Sign[] {
  const reserved = state.reserved[ref]
  const company = concessionHexes[ref]?.railway
  return present<Sign>(
    base.mine !== undefined && mineSign(state, base.mine),
    base.factory !== undefined && factorySign(state, base.factory),
    ref === stateStation && stateSign,
    // 1873-4.4.1-x: the tile that is put aside for the route
    reserved && { kind: 'reservation', company, label: tile(reserved.tile), tone: 'soft', look: 'outline' },
  )
}

const factorySign = (state: State, factory: string): Sign => ({
  kind: 'works',
  label: money(factoryValue(state.edition, factory)),
  tone: 'plain',
  look: 'full',
})

function mineSign(state: State, mine: MineId): Sign {
  const { open, owner, connected } = mineOf(state, mine)
  return {
    kind: 'company',
    company: mineRef(mine),
    tone: owner === 'bank' ? 'soft' : 'plain',
    look: !open ? 'crossed' : connected ? 'full' : 'outline',
  }
}
