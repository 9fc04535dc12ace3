import type { PlayerId } from '@stellwerk/engine'
import { bank, createBy, drawnOrder, purseOf, seatsBetween } from '@stellwerk/engine'
import { railways } from '../data/companies.js'
import { mineIds, mines } from '../data/mines.js'
import { startCash } from '../data/money.js'
import { hexes } from '../data/map.js'
import { tiles } from '../data/tiles.js'
import type { MineId, RailwayId } from '../data/types.js'
import { diesels, units } from '../data/units.js'
import type { EditionId } from '../editions.js'
import { editions } from '../editions.js'
import { manifest } from '../manifest.js'
import type { Concession, MineState, State } from '../state.js'
import { minePurse } from '../state.js'
import { procedures } from './procedures.js'

export const refusePlayers = seatsBetween('1873-0-a', manifest.seats)

/** 1873-2: the game before the first move. */
export const create = createBy<State>({
  ...manifest,
  refusePlayers,
  // 1873-2-b, -c: the first player order is drawn by lot
  empty: (players, seed, { edition }) => ({
    ...empty(edition as EditionId, players, seed),
    order: drawnOrder(players, seed),
  }),
  startCash: (players) => startCash[players] ?? 0,
  first: 'start auction',
  procedures,
})

/** The box unpacked: nobody has money, nothing is sold, nothing laid. */
export function empty(edition: EditionId, players: readonly PlayerId[], seed: number): State {
  const { mheStartPrice, mheValue, withoutTiles, yellowTiles } = editions[edition]
  const limited = Object.entries(tiles).filter(
    ([id, tile]) => !withoutTiles.includes(id) && !(tile.colour === 'yellow' && yellowTiles === 'unlimited'),
  )
  return {
    title: '1873',
    edition,
    players,
    order: players,
    random: seed >>> 0,
    cash: Object.fromEntries([
      [bank, 0],
      ...players.map((p) => [purseOf(p), 0]),
      ...mineIds.map((m) => [minePurse(m), 0]),
    ]),
    flow: [],
    phase: '1',
    units: { 1: units[1].count, 2: units[2].count, 3: units[3].count, 4: units[4].count, 5: units[5].count },
    diesels: { left: diesels.count, onSale: false },
    mines: Object.fromEntries(mineIds.map((mine) => [mine, newMine(mine)])),
    concessions: Object.fromEntries(
      (Object.keys(railways) as RailwayId[]).map((r) => [r, firstConcession(r)]),
    ),
    builtEarly: [],
    publicMines: {},
    railways: {},
    mhe: { train: 1, shares: { pool: 10 }, price: mheStartPrice ?? mheValue },
    options: {},
    market: mheStartPrice === null ? {} : { [mheStartPrice]: ['MHE'] },
    tiles: {},
    supply: Object.fromEntries(limited.map(([id, tile]) => [id, tile.count])),
    reserved: {},
    markers: {},
    round: { trading: 0, set: 0, operating: 0 },
    fullSets: 0,
    lastRound: false,
    over: false,
  }
}

/** 1873-2-e, 1873-2.1-ab: mines start open and unsold; Thale is joined to the state track on the printed map. */
function newMine(mine: MineId): MineState {
  const connected = hexes[mines[mine].hex]?.track.some((piece) => piece.state) ?? false
  return { open: true, owner: 'bank', machine: 1, switcher: null, connected }
}

const firstConcession = (railway: RailwayId): Concession =>
  railways[railway].activeInPhase === '1' ? 'bank' : 'inactive'
