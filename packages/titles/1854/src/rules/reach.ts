import { Recent } from '@stellwerk/engine'
import type { Edge } from '@stellwerk/hex'
import { edges, opposite } from '@stellwerk/hex'
import type { StopAt } from '@stellwerk/rails'
import { stopsWith } from '@stellwerk/rails'
import { across, boardHex, isBlocked, stopIndex, stopName } from '../board.js'
import { maps } from '../data/maps.js'
import type { CompanyId, HexId, MapId } from '../data/types.js'
import type { State } from '../state.js'
import { isLocal } from '../state.js'
import type { Looked } from './looked.js'
import { isUnchanged, lookedAt } from './looked.js'
import { entered } from './track/trails.js'

/** The network of a company (1854-terms-m). */
export interface Reach {
  /** The edges over which its track leads into each hex, whether or not it goes on there. */
  readonly into: ReadonlyMap<HexId, ReadonlySet<Edge>>
  /** Names of stops that a path leads to or begins at, also of those that it cannot pass. */
  readonly stops: ReadonlySet<string>
}

/** 1854-track-a: where a company builds. */
export const mapOf = (company: CompanyId): MapId => (isLocal(company) ? 'region' : 'austria')

/** The stops with a marker of the company. */
export const stationsOf = ({ markers }: Pick<State, 'markers'>, company: CompanyId): readonly StopAt[] =>
  stopsWith(markers, company)

/** The hexes of a map and their edges, numbered. */
interface Ground {
  readonly hexes: readonly HexId[]
  readonly first: ReadonlyMap<HexId, number>
  readonly over: readonly number[]
}

function ground(map: MapId): Ground {
  const hexes = Object.keys(maps[map])
  const first = new Map(hexes.map((hex, i) => [hex, i * edges.length]))
  const over = hexes.flatMap((hex) =>
    edges.map((edge) => {
      const other = across(hex, edge)
      return other === undefined ? -1 : (first.get(other) as number) + opposite(edge)
    }),
  )
  return { hexes, first, over }
}

const grounds: Readonly<Record<MapId, Ground>> = { austria: ground('austria'), region: ground('region') }

function find(state: State, company: CompanyId, starts: readonly StopAt[]): Reach {
  const { hexes, first, over } = grounds[mapOf(company)]
  const hexAt = (end: number): HexId => hexes[Math.floor(end / edges.length)] as HexId
  const edgeAt = (end: number): Edge => (end % edges.length) as Edge

  const through = (end: number): readonly number[] => {
    const edge = edgeAt(end)
    return onward(state, company, hexAt(end), edge, end - edge)
  }
  const leaving = starts.flatMap(({ hex, stop }) =>
    (boardHex(state, hex).stopEdges[stop] ?? []).map((edge) => (first.get(hex) as number) + edge),
  )
  const into = new Map<HexId, Set<Edge>>()
  const stops = new Set(starts.map(({ hex, stop }) => stopName(hex, stop)))
  for (const end of entered({ count: over.length, over: (at) => over[at] as number, through }, leaving)) {
    const hex = hexAt(end)
    const edgesOf = into.get(hex)
    if (edgesOf) edgesOf.add(edgeAt(end))
    else into.set(hex, new Set([edgeAt(end)]))
    for (const to of boardHex(state, hex).leads[edgeAt(end)] ?? []) {
      const stop = stopIndex(to)
      if (stop !== undefined) stops.add(stopName(hex, stop))
    }
  }
  return { into, stops }
}

/** The ends by which a path may leave a hex that it entered over an edge; `first` is the number of the hex's first end. */
function onward(state: State, company: CompanyId, hex: HexId, edge: Edge, first: number): readonly number[] {
  const { leads, stops, stopEdges } = boardHex(state, hex)
  const ends: number[] = []
  for (const to of leads[edge] ?? []) {
    if (typeof to === 'number') {
      ends.push(first + to)
      continue
    }
    const stop = stopIndex(to) as number
    // no path goes on beyond a far destination
    if (stops[stop]?.kind === 'far' || isBlocked(state, company, hex, stop)) continue
    for (const other of stopEdges[stop] ?? []) if (other !== edge) ends.push(first + other)
  }
  return ends
}

interface Known extends Pick<State, 'tiles' | 'tunnels'> {
  readonly byCompany: Map<CompanyId, Reach>
}

const known = new Recent<State['markers'], Known>()

interface Found extends Looked {
  readonly starts: readonly StopAt[]
  readonly reach: Reach
}

/** What was found last for each company: most tiles are laid where only others have track. */
const last = new Map<CompanyId, Found>()

function foundNowOrBefore(state: State, company: CompanyId): Reach {
  const starts = stationsOf(state, company)
  const before = last.get(company)
  if (before && isSame(before.starts, starts) && isUnchanged(before, state)) return before.reach
  const reach = find(state, company, starts)
  const looked = new Set([...starts.map(({ hex }) => hex), ...reach.into.keys()])
  last.set(company, { starts, reach, ...lookedAt(state, looked) })
  return reach
}

const isSame = (before: readonly StopAt[], now: readonly StopAt[]): boolean =>
  before.length === now.length &&
  before.every(({ hex, stop }, i) => now[i]?.hex === hex && now[i].stop === stop)

/** What a company reaches now. It is found once for the same tiles, tunnels and markers. */
export function reachOf(state: State, company: CompanyId): Reach {
  const { tiles, tunnels, markers } = state
  let found = known.get(markers)
  if (found?.tiles !== tiles || found.tunnels !== tunnels)
    known.set(markers, (found = { tiles, tunnels, byCompany: new Map() }))
  let reach = found.byCompany.get(company)
  if (!reach) found.byCompany.set(company, (reach = foundNowOrBefore(state, company)))
  return reach
}
