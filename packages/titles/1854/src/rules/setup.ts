import type { PlayerId } from '@stellwerk/engine'
import { bank, createBy, drawnOrder, purseOf, seatsBetween } from '@stellwerk/engine'
import { localAgs, localRailways, majors } from '../data/companies.js'
import { mailContracts } from '../data/mail.js'
import { startCash } from '../data/money.js'
import { mountainRailways } from '../data/privates.js'
import { certificatesBeforeSplit } from '../data/shares.js'
import { tiles } from '../data/tiles.js'
import { trains } from '../data/trains.js'
import { tunnelTiles } from '../data/tunnels.js'
import { manifest } from '../manifest.js'
import type { LocalState, MajorState, MountainState, State } from '../state.js'
import { procedures } from './procedures.js'

/** 1854-setup-a. */
export const refusePlayers = seatsBetween('1854-setup-a', manifest.seats)

/** The game before the first move. */
export const create = createBy<State>({
  ...manifest,
  refusePlayers,
  // 1854-setup-d: card 1 is the first seat and the priority card
  empty: (players, seed) => empty(players, drawnOrder(players, seed), seed),
  startCash: (players) => startCash[players] ?? 0,
  first: 'auction round',
  procedures,
})

const mapValues = <K extends string, T, U>(
  record: Readonly<Record<K, T>>,
  change: (value: T, id: K) => U,
): Record<K, U> =>
  Object.fromEntries(
    Object.entries(record).map(([id, value]) => [id, change(value as T, id as K)]),
  ) as Record<K, U>

const unsoldMountain: MountainState = { owner: null, open: true, used: false }
const unsoldLocal: LocalState = { owner: null, trains: [], acted: false }

/** 1854-setup-e: the director's certificate lies on top of the others. */
const unsoldMajor: MajorState = {
  director: null,
  certificates: { tableau: certificatesBeforeSplit.filter((certificate) => !certificate.director).length },
  space: null,
  mail: null,
  trains: [],
  acted: false,
  issuePrice: null,
  split: false,
  splitFieldFrom: 0,
}

/** The box unpacked: nobody has money, nothing is sold, nothing laid. Every company has its purse from the start. */
export function empty(players: readonly PlayerId[], order: readonly PlayerId[], seed: number): State {
  const companies = [...Object.keys(localRailways), ...Object.keys(majors), ...Object.keys(localAgs)]
  return {
    title: '1854',
    players,
    order,
    priority: order[0] as PlayerId,
    random: seed >>> 0,
    cash: Object.fromEntries([bank, ...players.map(purseOf), ...companies].map((purse) => [purse, 0])),
    flow: [],
    phase: '1',
    mountains: mapValues(mountainRailways, () => unsoldMountain),
    locals: mapValues(localRailways, () => unsoldLocal),
    majors: mapValues(majors, () => unsoldMajor),
    ags: {},
    options: {},
    market: {},
    trains: mapValues(trains, ({ count }) => count),
    openPool: [],
    scrapPool: [],
    contracts: mapValues(mailContracts, ({ count }) => count),
    tiles: {},
    supply: mapValues(tiles, ({ count }) => count),
    tunnels: {},
    tunnelSupply: mapValues(tunnelTiles, ({ count }) => count),
    markers: {},
    round: { auction: 0, stock: 0, set: 0, operating: 0 },
    forcedMergers: false,
    bankBreak: null,
    over: false,
  }
}
