import type { PlayerId, RecordedWork } from '@stellwerk/engine'
import { recordedWorkOn } from '@stellwerk/engine'
import { railways } from '../../data/companies.js'
import { mines } from '../../data/mines.js'
import { tiles } from '../../data/tiles.js'
import type { HexId, MineId, RailwayId, TileId } from '../../data/types.js'
import { editions } from '../../editions.js'
import type { LaidTile, Marker, MineState, Railway, State } from '../../state.js'

/** Positions for tests of track and stations: what is not named is as at the start of a game. */
export interface Board {
  readonly phase?: State['phase']
  readonly edition?: State['edition']
  readonly tiles?: Readonly<Record<HexId, readonly [TileId, number]>>
  readonly reserved?: Readonly<Record<HexId, readonly [TileId, number]>>
  readonly supply?: Readonly<Record<TileId, number>>
  /** Railways by hex and stop; a minus sign marks an inactive marker. */
  readonly markers?: Readonly<Record<HexId, readonly (readonly string[])[]>>
  /** Railways that have floated, with what differs from a railway that operated before. */
  readonly railways?: Partial<Readonly<Record<RailwayId, Partial<Railway>>>>
  readonly mines?: Partial<Readonly<Record<MineId, Partial<MineState>>>>
  readonly concessions?: State['concessions']
  readonly builtEarly?: State['builtEarly']
  /** What differs from 1000 in every purse and 0 in the mines. */
  readonly cash?: Readonly<Record<string, number>>
}

const ada = 'ada' as PlayerId
const ben = 'ben' as PlayerId

/** Ada directs every railway; Ben owns every mine. */
export function boardState(board: Board = {}): State {
  const mineIds = Object.keys(mines).map(Number) as MineId[]
  const railwayIds = Object.keys(railways) as RailwayId[]
  const laid = laidTiles(board.tiles)
  const reserved = laidTiles(board.reserved)
  const cash: Record<string, number> = { 'player:ada': 1000, 'player:ben': 1000 }
  for (const mine of mineIds) cash[`mine:${mine}`] = 0
  for (const railway of railwayIds) cash[railway] = 1000
  Object.assign(cash, board.cash)
  cash['bank'] = -Object.values(cash).reduce((sum, amount) => sum + amount, 0)
  return {
    title: '1873',
    edition: board.edition ?? 'R',
    players: [ada, ben],
    order: [ada, ben],
    cash,
    flow: [],
    random: 1,
    phase: board.phase ?? '1',
    units: { 1: 1, 2: 10, 3: 7, 4: 3, 5: null },
    diesels: { left: 7, onSale: false },
    mines: Object.fromEntries(mineIds.map((mine) => [mine, mineState(mine, board)])),
    concessions: {
      ...Object.fromEntries(railwayIds.map((railway) => [railway, 'inactive'])),
      HBE: 'gone',
      GHE: 'bank',
      ...board.concessions,
    },
    builtEarly: board.builtEarly ?? [],
    publicMines: {},
    railways: Object.fromEntries(
      Object.entries(board.railways ?? { HBE: {} }).map(([id, change]) => [id, railwayState(change)]),
    ),
    mhe: { train: 1, shares: { pool: 10 }, price: 150 },
    options: {},
    market: {},
    tiles: laid,
    supply: supplyWithout(board, [...Object.values(laid), ...Object.values(reserved)]),
    reserved,
    markers: Object.fromEntries(
      Object.entries(board.markers ?? {}).map(([hex, stops]) => [hex, stops.map((stop) => stop.map(marker))]),
    ),
    round: { trading: 1, set: 1, operating: 1 },
    fullSets: 0,
    lastRound: false,
    over: false,
  }
}

export const boardWork = (board: Board = {}): RecordedWork<State> => recordedWorkOn(boardState(board))

function mineState(mine: MineId, board: Board): MineState {
  const start = { open: true, owner: 'player:ben', machine: 1, switcher: null } as const
  return { ...start, connected: mine === 15, ...board.mines?.[mine] }
}

function railwayState(change: Partial<Railway>): Railway {
  const shares = { 'player:ada': 3, pool: 2 }
  const company = { denomination: 20, shares, price: 120, director: ada, receivership: false } as const
  const trains = { startPrice: 120, floated: true, operated: true, trains: [], diesel: false, switchers: [] }
  return { ...company, ...trains, ...change }
}

function laidTiles(described: Board['tiles'] = {}): Readonly<Record<HexId, LaidTile>> {
  return Object.fromEntries(
    Object.entries(described).map(([hex, [tile, rotation]]) => [hex, { tile, rotation }]),
  )
}

function supplyWithout(board: Board, used: readonly LaidTile[]): Readonly<Record<TileId, number>> {
  const { withoutTiles, yellowTiles } = editions[board.edition ?? 'R']
  const left: Record<TileId, number> = {}
  for (const [tile, { colour, count }] of Object.entries(tiles)) {
    if (withoutTiles.includes(tile) || (yellowTiles === 'unlimited' && colour === 'yellow')) continue
    left[tile] = count - used.filter((laid) => laid.tile === tile).length
  }
  return { ...left, ...board.supply }
}

const marker = (name: string): Marker =>
  name.startsWith('-')
    ? { railway: name.slice(1) as RailwayId, active: false }
    : { railway: name as RailwayId, active: true }
