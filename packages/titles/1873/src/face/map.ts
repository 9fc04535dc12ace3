import type { BoardMap, Circle, MapHex, Path, PathEnd, Sign, Stop, TilePicture } from '@stellwerk/table'
import { company, memory, msg, name, phase } from '@stellwerk/table'
import type { BoardHex } from '../board.js'
import { boardHex, stopIndex } from '../board.js'
import { factories } from '../data/companies.js'
import { concessionHexes } from '../data/concessions.js'
import { hexes } from '../data/map.js'
import { terrainCost } from '../data/money.js'
import { phaseOrder, phases } from '../data/phases.js'
import { tiles } from '../data/tiles.js'
import type { End, HexId, MineId, Piece, Stop as PrintedStop } from '../data/types.js'
import { editions } from '../editions.js'
import { reached } from '../rules/phases.js'
import type { State } from '../state.js'
import { mineOf } from '../state.js'
import { mineRef } from './mines.js'

const endOf = (end: End): PathEnd => {
  const stop = stopIndex(end)
  return stop === undefined ? (end as Exclude<End, 's0' | 's1'>) : { stop }
}
const pathOf = ({ ends: [from, to], state }: Piece): Path => ({
  from: endOf(from),
  to: endOf(to),
  track: state ? 'state' : 'own',
})

const pictures: BoardMap['tiles'] = Object.fromEntries(
  Object.entries(tiles).map(([id, { colour, mark, kind, track, stops }]): [string, TilePicture] => [
    id,
    {
      colour,
      ...(mark ? { letter: mark } : {}),
      paths: track.map(pathOf),
      stops: stops.map(({ value, circles }) => ({
        kind: kind === 'town' ? 'city' : 'town',
        value: typeof value === 'number' ? value : value.yellow,
        circles,
      })),
    },
  ]),
)

const printed = {
  sheets: [{ id: 'board', label: msg('sheet.board'), pointy: true, hexes: Object.keys(hexes) }],
  areas: [],
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
  const { mine } = hexes[ref] ?? {}
  const homes = hexes[ref]?.stops.flatMap(({ homeOf = [] }) => homeOf) ?? []
  return remember(
    ref,
    [
      state.tiles[ref],
      state.markers[ref],
      state.phase,
      state.edition,
      mine === undefined ? null : mineOf(state, mine),
      ...homes.map((railway) => state.railways[railway]?.floated),
    ],
    () => describe(state, boardHex(state, ref)),
  )
}

function describe(state: State, board: BoardHex): MapHex {
  const { hex: ref, printed: base, laid, colour } = board
  const { name: place, mark, terrain, barriers = [], closedUntilPhase, implicit } = base
  const cost = editions[state.edition].buildingCosts[ref] ?? (terrain ? terrainCost[terrain] : 0)
  return {
    ref,
    ...(place ? { name: place } : {}),
    use: implicit ? 'rim' : base.colour === 'grey' ? 'fixed' : 'build',
    colour,
    ...(laid ? { tile: { ref: laid.tile, rotation: laid.rotation } } : {}),
    ...(mark ? { letter: mark } : {}),
    grounds: terrain ? [terrain] : [],
    costs: cost > 0 && !laid ? [{ amount: cost }] : [],
    barriers,
    paths: board.track.map(pathOf),
    stops: board.stops.map((stop, i) => stopOn(state, board, stop, i)),
    layers: [],
    signs: signsOn(state, board),
    ...(closedUntilPhase && !reached(state, closedUntilPhase)
      ? { closed: msg('hex.closedUntil', { phase: phase(closedUntilPhase) }) }
      : {}),
    facts: base.mine === undefined ? [] : [{ label: msg('fact.mine'), value: company(mineRef(base.mine)) }],
  }
}

function stopOn(state: State, { hex: ref, printed: base }: BoardHex, stop: PrintedStop, i: number): Stop {
  const markers = state.markers[ref]?.[i] ?? []
  // 1873-4.4.2-i: a circle is kept for a home until its railway floats
  const reserved = (base.stops[i]?.homeOf ?? []).filter((railway) => !state.railways[railway]?.floated)
  return {
    kind: stop.circles === 0 && base.factory ? 'works' : base.place === 'town' ? 'city' : 'town',
    ...valuesOf(state, stop.value),
    circles: Array.from({ length: stop.circles }, (_, at): Circle => {
      const marker = markers[at]
      if (marker) return { marker: { company: marker.railway, active: marker.active } }
      return reserved.length > 0 ? { reserved } : {}
    }),
  }
}

/** 1873-4.4.4-b: a printed hex with several values counts by the phase. */
function valuesOf(state: State, value: PrintedStop['value']): Pick<Stop, 'value' | 'later'> {
  if (typeof value === 'number') return { value, later: [] }
  const ahead = phaseOrder.slice(phaseOrder.indexOf(state.phase))
  const later = ahead.slice(1).flatMap((from, i) => {
    const before = phases[ahead[i] ?? from].value
    const now = phases[from].value
    return now === before ? [] : [{ from, value: value[now] }]
  })
  return { value: value[phases[state.phase].value], later }
}

function signsOn(state: State, { hex: ref, printed: base, laid }: BoardHex): readonly Sign[] {
  const route = concessionHexes[ref]
  const factory = base.factory === undefined ? undefined : factories[base.factory]
  return [
    ...(base.mine === undefined ? [] : [mineSign(state, base.mine)]),
    ...(factory ? [{ kind: 'works', label: name(factory.name), tone: 'plain', look: 'full' } as const] : []),
    ...(route && !laid
      ? [{ kind: 'reservation', company: route.railway, tone: 'soft', look: 'outline' } as const]
      : []),
  ]
}

function mineSign(state: State, mine: MineId): Sign {
  const { open, owner, connected } = mineOf(state, mine)
  return {
    kind: 'company',
    company: mineRef(mine),
    tone: owner === 'bank' ? 'soft' : 'plain',
    look: !open ? 'crossed' : connected ? 'full' : 'outline',
  }
}
