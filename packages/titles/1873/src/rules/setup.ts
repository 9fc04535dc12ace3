import type { PlayerId, Result, Setup } from '@stellwerk/engine'
import {
  Random,
  accepted,
  bank,
  pay,
  purseOf,
  readSettings,
  readingsPart,
  refuseNames,
  refuseSeed,
  refused,
  settle,
  workOn,
} from '@stellwerk/engine'
import { railways } from '../data/companies.js'
import { mineIds, mines } from '../data/mines.js'
import { startCash } from '../data/money.js'
import { hexes } from '../data/map.js'
import { tiles } from '../data/tiles.js'
import type { MineId, RailwayId } from '../data/types.js'
import { diesels, units } from '../data/units.js'
import type { EditionId } from '../editions.js'
import { editionIds, editions } from '../editions.js'
import { readings } from '../readings.js'
import type { Concession, GameWork, MineState, State } from '../state.js'
import { minePurse } from '../state.js'
import { procedures } from './procedures.js'

export const options = { edition: editionIds }

/** 1873-2: the game before the first move. */
export function create({ players, seed, options: given }: Setup): Result<State> {
  const settings = readSettings({ options, readings }, given)
  if (!settings.ok) return settings
  const fault = refusePlayers(players) ?? refuseSeed(seed)
  if (fault) return fault
  const { edition } = settings.value as { readonly edition: EditionId }
  const work: GameWork = workOn({
    ...empty(edition, players as PlayerId[], seed),
    ...readingsPart(readings, settings.value),
  })
  // 1873-2-b, -c: the first player order is drawn by lot
  work.state.order = new Random(seed >>> 0).shuffle(work.state.players)
  for (const player of work.state.players)
    pay(work, bank, purseOf(player), startCash[players.length] ?? 0, 'start cash')
  work.state.flow = [{ kind: 'course', next: 'start auction' }]
  settle(procedures, work)
  return accepted(work.state)
}

export function refusePlayers(players: readonly string[]): ReturnType<typeof refused> | undefined {
  if (players.length < 2 || players.length > 5) return refused('1873-0-a', { players: players.length })
  return refuseNames(players)
}

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
