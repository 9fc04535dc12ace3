import type { BoardHex, CompanyId, HexId, MapId, State, TileColour } from '@stellwerk/1854'
import { boardHex, hexWith, isLocal, maps, phases } from '@stellwerk/1854'
import { inner, outer } from '../../../board/geometry.js'
import type { Paper } from '../../../board/paper.js'
import { paperOf } from '../../../board/paper.js'

const austria = { id: 'austria', hexes: Object.keys(maps.austria) }

/** The small map fills the empty corner north of Tyrol. */
const region = {
  id: 'region',
  hexes: Object.keys(maps.region),
  shift: { x: -29 * inner, y: -10.7 * 1.5 * outer },
}

const both = paperOf([region, austria])
const alone = paperOf([austria])

/** Once all local railways are merged the small map is out of play. */
export const mapsInPlay = (state: Pick<State, 'locals'>): readonly MapId[] =>
  Object.keys(state.locals).length > 0 ? ['austria', 'region'] : ['austria']

export const paperFor = (state: Pick<State, 'locals'>): Paper => (mapsInPlay(state).length > 1 ? both : alone)

/** What a hex is drawn from. */
export interface Picture {
  readonly board: BoardHex
  readonly markers: readonly (readonly CompanyId[])[] | undefined
  /** Companies for which circles are kept, for each stop. */
  readonly kept: readonly (readonly CompanyId[])[]
  /** Whether its mountain railway is in the game. */
  readonly mountain: boolean
  /** Which of the coloured values counts. */
  readonly period: TileColour
}

const none: readonly never[] = []
const keptLists = new Map<string, readonly (readonly CompanyId[])[]>()

/** 1854-token-f: for each stop the companies whose home it is and that still come; one list for equal contents. */
function keptAt(state: State, board: BoardHex): readonly (readonly CompanyId[])[] {
  const { hex, printed, stops, stopEdges } = board
  if (!printed.stops.some(({ homeOf }) => homeOf)) return none
  const lists: CompanyId[][] = stops.map(() => [])
  for (const [stop, { homeOf }] of printed.stops.entries()) {
    if (homeOf === undefined || (isLocal(homeOf) && !state.locals[homeOf])) continue
    if (state.markers[hex]?.some((group) => group.includes(homeOf))) continue
    const [edge] = hexWith(hex, undefined).stopEdges[stop] ?? []
    const now = edge === undefined ? stop : stopEdges.findIndex((sides) => sides.includes(edge))
    lists[now]?.push(homeOf)
  }
  const key = lists.join(';')
  const known = keptLists.get(key) ?? lists
  keptLists.set(key, known)
  return known
}

/** Parts that did not change stay the same objects from state to state. */
export function pictureOf(state: State, hex: HexId): Picture {
  const board = boardHex(state, hex)
  const { mountainRailway } = board.printed
  return {
    board,
    markers: state.markers[hex],
    kept: keptAt(state, board),
    mountain: mountainRailway !== undefined && state.mountains[mountainRailway].open,
    period: phases[state.phase].value,
  }
}
