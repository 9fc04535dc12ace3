import type { BoardMap, MapHex, Path, Sign, Stop, TilePicture } from '@stellwerk/table'
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
  pictureOf,
  says,
  valuesFrom,
} from '@stellwerk/table'
import type { BoardHex } from '../board.js'
import { boardHex, markersAt } from '../board.js'
import { hexes, maps } from '../data/maps.js'
import { phaseOrder, phases } from '../data/phases.js'
import { mountainRailways } from '../data/privates.js'
import { tiles } from '../data/tiles.js'
import { tunnelTiles } from '../data/tunnels.js'
import type { HexId, MapId, Piece, Stop as PrintedStop, TunnelId } from '../data/types.js'
import { mountainIds } from '../rules/mountains.js'
import { homesKept } from '../rules/track/markers.js'
import type { State } from '../state.js'
import { isLocal } from '../state.js'

const pathOf = ({ ends, only, customs }: Piece): Path => ({
  ...pathEnds(ends),
  track: only ? 'express' : 'own',
  toll: customs,
  note: customs === undefined ? undefined : msg('hex.customs', { amount: money(customs) }),
})

const tunnelPicture = ({ ends: [from, to] }: (typeof tunnelTiles)[TunnelId]): TilePicture => ({
  colour: 'none',
  paths: [{ from, to, track: 'tunnel' }],
  stops: [],
})

const pictures: BoardMap['tiles'] = Object.fromEntries([
  ...Object.entries(tiles).map(([id, tile]) => [id, pictureOf(tile, pathOf)] as const),
  ...Object.entries(tunnelTiles).map(([id, tunnel]) => [id, tunnelPicture(tunnel)] as const),
])

const printed = {
  areas: [],
  tiles: pictures,
  tracks: [
    { id: 'own', label: msg('track.own'), line: 'solid' },
    { id: 'express', label: msg('track.express'), line: 'thin' },
    { id: 'tunnel', label: msg('track.tunnel'), line: 'under' },
  ],
  grounds: [
    { id: 'mountain', label: msg('ground.mountain'), sign: 'mountains' },
    { id: 'river', label: msg('ground.river'), sign: 'water' },
    { id: 'highMountain', label: msg('ground.highMountain'), sign: 'high' },
    { id: 'tunnels', label: msg('ground.tunnels'), sign: 'rock' },
  ],
} satisfies Partial<BoardMap>

/** From this cost on mountains are high. */
const high = 80

/** The small map fills the empty corner north of Tyrol. */
const offsets: Readonly<Partial<Record<MapId, BoardMap['sheets'][number]['offset']>>> = {
  region: { rows: -10.7, columns: -29 },
}

const sheetOf = (id: MapId): BoardMap['sheets'][number] => ({
  offset: offsets[id],
  id,
  label: msg(`sheet.${id}`),
  pointy: true,
  hexes: Object.keys(maps[id]),
})

const both = [sheetOf('austria'), sheetOf('region')]

/** 1854-merge-m: the small map is out of play once all local railways are merged. */
export function mapOf(state: State): BoardMap {
  const sheets = Object.keys(state.locals).length > 0 ? both : both.slice(0, 1)
  const refs = sheets.flatMap((sheet) => sheet.hexes)
  return { ...printed, sheets, hexes: Object.fromEntries(refs.map((ref) => [ref, hexOn(state, ref)])) }
}

const remember = memory()

const hexOn = (state: State, ref: HexId): MapHex =>
  remember(
    ref,
    [
      state.tiles[ref],
      state.tunnels[ref],
      state.markers[ref],
      state.phase,
      ...mountainsAt(ref).map((id) => state.mountains[id].open),
      ...(hexes[ref]?.stops ?? []).map(({ homeOf }) =>
        homeOf !== undefined && isLocal(homeOf) ? state.locals[homeOf] !== undefined : null,
      ),
    ],
    () => describe(state, boardHex(state, ref)),
  )

/** The mountain railways that have their home or a bonus on a hex. */
const mountainsAt = (ref: HexId) =>
  mountainIds.filter((id) => {
    const { hex, power } = mountainRailways[id]
    return hex === ref || (power.kind === 'bonus' && power.hex === ref)
  })

function describe(state: State, board: BoardHex): MapHex {
  const { hex: ref, printed: base, laid, colour } = board
  const { use, mark, terrain, onePlace, trackToWien } = base
  const place = [...new Set(base.stops.flatMap((stop) => stop.name ?? []))].join('/')
  return {
    ...hexWith(ref, { name: place || undefined, mark, laid }),
    use: use === 'tunnels' ? 'build' : use,
    colour: colour === 'red' ? 'far' : colour,
    grounds: groundsOf(base),
    // 1854-upgrade-i: only a first tile pays
    costs: terrain && !laid ? [{ amount: terrain.cost }] : [],
    needs: trackToWien === undefined ? undefined : [trackToWien],
    paths: board.track.map(pathOf),
    stops: board.stops.map((stop, i) => stopOn(state, board, stop, i)),
    layers: board.laidTunnels.map(({ tunnel, rotation }, i) => {
      const [from, to] = board.tunnels[i] as BoardHex['tunnels'][number]
      return { id: `${tunnel}:${rotation}`, piece: tunnel, rotation, paths: [{ from, to, track: 'tunnel' }] }
    }),
    signs: mountainsAt(ref).flatMap((id) => signsOf(state, ref, id)),
    closed: use === 'tunnels' ? msg('hex.tunnelsOnly') : undefined,
    facts: [
      ...mountainsAt(ref).flatMap((id) =>
        mountainRailways[id].hex === ref && state.mountains[id].open
          ? [{ label: msg('fact.mountain'), value: says('hex.freeFor', { company: company(id) }) }]
          : [],
      ),
      ...hexFacts({
        onePlace: onePlace && name(onePlace),
        trackToWien: trackToWien === undefined ? undefined : says(`side.${trackToWien}`),
      }),
    ],
  }
}

const groundsOf = ({ use, terrain }: BoardHex['printed']): MapHex['grounds'] => {
  if (use === 'tunnels') return ['tunnels']
  if (!terrain) return []
  return [terrain.kind === 'mountain' && terrain.cost >= high ? 'highMountain' : terrain.kind]
}

function stopOn(state: State, board: BoardHex, stop: PrintedStop, i: number): Stop {
  const markers = markersAt(state, board.hex, i).map((id) => ({ company: id, active: true }))
  return {
    kind: stop.kind,
    name: stop.name,
    // 1854-revenue-b
    ...valuesFrom(stop.value, state.phase, phaseOrder, (phase) => phases[phase].value),
    // 1854-token-f: circles that are kept for homes still to come
    circles: circlesOf(stop.circles, markers, homesKept(state, { hex: board.hex, stop: i }, board)),
  }
}

function signsOf(state: State, ref: HexId, id: (typeof mountainIds)[number]): readonly Sign[] {
  const { hex, power } = mountainRailways[id]
  const { open } = state.mountains[id]
  if (hex === ref)
    return [{ kind: 'company', company: id, tone: open ? 'plain' : 'soft', look: open ? 'full' : 'crossed' }]
  return power.kind === 'bonus' && open
    ? [{ kind: 'bonus', company: id, label: money(power.amount), tone: 'good', look: 'full' }]
    : []
}
