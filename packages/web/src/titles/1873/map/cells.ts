import type { HexId, RailwayId, State } from '@stellwerk/1873'
import { boardHex, hexes, phases, playerOf, railways } from '@stellwerk/1873'
import { paperOf } from '../../../board/paper.js'
import type { FurnitureProps } from './hex-furniture.js'

/** Every hex of the board, row by row, as one reads. */
export const everyHex: readonly HexId[] = Object.keys(hexes)

/** The hexes one can move to: implicit ones have nothing to tell. */
export const playedHexes: readonly HexId[] = everyHex.filter((hex) => !hexes[hex]?.implicit)

export const paper = paperOf([{ id: 'harz', hexes: everyHex }])
export const { onPaper } = paper

const none: readonly never[] = []
const everyRailway = Object.keys(railways) as RailwayId[]
const keptLists = new Map<string, readonly (readonly RailwayId[])[]>()

/** 1873-4.4.2-i: homes are kept for a railway that has not floated. */
const keepsHomes = (state: State, railway: RailwayId): boolean =>
  !state.railways[railway]?.floated && state.concessions[railway] !== 'gone'

/** All that the pictures of hexes tell of a state: as long as these parts are the same, so is the board. */
export const drawnFrom = (state: State): readonly unknown[] => [
  state.tiles,
  state.markers,
  state.mines,
  state.reserved,
  state.phase,
  everyRailway.filter((railway) => keepsHomes(state, railway)).join(),
]

/** For each stop the railways whose home is kept there; one list for equal contents. */
function keptAt(state: State, hex: HexId): readonly (readonly RailwayId[])[] {
  const stops = hexes[hex]?.stops ?? none
  if (!stops.some(({ homeOf }) => homeOf)) return none
  const lists = stops.map(({ homeOf = none }) => homeOf.filter((railway) => keepsHomes(state, railway)))
  const key = lists.join(';')
  const known = keptLists.get(key) ?? lists
  keptLists.set(key, known)
  return known
}

/** What a hex is drawn from; parts that did not change stay the same objects from state to state. */
export function pictureOf(state: State, hex: HexId): FurnitureProps {
  const board = boardHex(state, hex)
  const mine = board.printed.mine === undefined ? undefined : state.mines[board.printed.mine]
  const owner = mine && playerOf(mine.owner)
  return {
    board,
    edition: state.edition,
    markers: state.markers[hex],
    mine,
    seat: owner === undefined ? undefined : state.players.indexOf(owner),
    reserved: state.reserved[hex],
    kept: keptAt(state, hex),
    period: phases[state.phase].value,
  }
}
