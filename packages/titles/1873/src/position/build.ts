import type { PlayerId } from '@stellwerk/engine'
import {
  Impossible,
  atLeast,
  bank,
  mapEntries,
  placeDescribed,
  purseOf,
  readingsPart,
  seatOf,
} from '@stellwerk/engine'
import { boardHex, hexWith } from '../board.js'
import { railways } from '../data/companies.js'
import { ladder } from '../data/money.js'
import { tiles } from '../data/tiles.js'
import type { CompanyId, HexId, MineId, PhaseId, PublicMineId, RailwayId, Size } from '../data/types.js'
import { sizes, units } from '../data/units.js'
import { phaseOrder, phases } from '../data/phases.js'
import { editions } from '../editions.js'
import { readings } from '../readings.js'
import { isConnected } from '../rules/connection.js'
import { reached } from '../rules/phases.js'
import { misfit } from '../rules/railways/track/fit.js'
import { empty } from '../rules/setup.js'
import type { Concession, LaidTile, Marker, MineState, PublicMine, Railway, Shares, State } from '../state.js'
import { holderOf } from '../state.js'
import type { DescribedCompany, Description } from './description.js'
import type { OwnFault } from './faults.js'

/** The state that a description tells of, without the procedures under way. */
export function build(d: Description): State {
  const players = d.players as PlayerId[]
  const start = { ...empty(d.edition ?? 'R', players, d.seed ?? 1), ...readingsPart(readings, d.readings) }
  const phase = d.phase ?? '1'
  let state: State = {
    ...start,
    order: order(d, players),
    phase,
    units: unitsLeft(d, phase),
    builtEarly: d.builtEarly ?? [],
    tiles: laidTiles(d, 'tiles'),
    reserved: laidTiles(d, 'reserved'),
    railways: mapEntries(d.railways ?? {}, (r, id) => buildRailway(d, r, id)),
    publicMines: mapEntries(d.publicMines ?? {}, (c, id) => ({
      ...buildCompany(d, c, `publicMines.${id}`, 50, 100),
      mines: c.mines as readonly MineId[],
    })),
    round: rounds(d),
    fullSets: d.fullSets ?? (inFullSet(d, phase) ? 1 : 0),
    lastRound: d.lastRound ?? false,
    options: mapEntries(d.options ?? {}, (player, company) =>
      seatOf(d.players, player, `options.${company}`),
    ),
  }
  const owned = Object.values(state.railways).filter((railway) => railway.diesel).length
  state = {
    ...state,
    diesels: { left: state.diesels.left - owned, onSale: d.dieselsOnSale ?? inFullSet(d, phase) },
  }
  state = { ...state, concessions: concessions(d, state), supply: supply(state) }
  state = { ...state, markers: markers(d, state) }
  state = { ...state, mines: mines(d, state), mhe: mhe(d, state) }
  state = { ...state, cash: cash(d, state), market: market(d, state) }
  return state
}

/** RUL-46: whether a full set of three operating rounds has begun, as far as the description tells. */
function inFullSet({ at }: Description, phase: PhaseId): boolean {
  if (phase === 'D') return true
  return at?.round === 'operating' && (at.of ?? phases[phase].operatingRounds) === 3
}

/** The trading round, the set of operating rounds and the round in it that are under way, or were the last ones. */
function rounds({ at, trading: said, set: saidSet }: Description): State['round'] {
  const trading = said ?? (at?.round === 'start auction' ? 1 : 2)
  const set = saidSet ?? (at?.round === 'operating' ? trading : trading - 1)
  return { trading, set, operating: at?.round === 'operating' ? (at.number ?? 1) : Math.min(set, 1) }
}

function order(d: Description, players: readonly PlayerId[]): readonly PlayerId[] {
  const given = (d.order ?? players) as readonly PlayerId[]
  if (given.length !== players.length || players.some((p) => !given.includes(p)))
    throw new Impossible('order', { kind: 'order' })
  return given
}

function unitsLeft(d: Description, phase: PhaseId): State['units'] {
  const at = phaseOrder.indexOf(phase) + 1
  const left = (size: Size): number | null => {
    const said = d.units?.[size]
    if (said !== undefined) return said
    const { count } = units[size]
    return count === null ? null : size < at ? 0 : size === at && size > 1 ? count - 1 : count
  }
  return Object.fromEntries(sizes.map((size) => [size, left(size)])) as State['units']
}

function laidTiles(d: Description, field: 'tiles' | 'reserved'): Record<HexId, LaidTile> {
  const { withoutTiles } = editions[d.edition ?? 'R']
  return mapEntries(d[field] ?? {}, (text, hex) => {
    const [, tile, rotation] = /^(\d+):([0-5])$/.exec(text) ?? []
    if (tile === undefined || !Object.hasOwn(tiles, tile) || withoutTiles.includes(tile))
      throw new Impossible(`${field}.${hex}`, { kind: 'tile', example: '78:4' })
    const laid = { tile, rotation: Number(rotation) }
    const printed = hexWith(hex, undefined)
    const no = printed.colour === 'grey' ? { rule: '1873-4.4.1-j' } : misfit(printed, laid)
    if (no) throw new Impossible(`${field}.${hex}`, { kind: 'misfit', rule: no.rule })
    return laid
  })
}

function supply(state: State): State['supply'] {
  const used = [...Object.values(state.tiles), ...Object.values(state.reserved)]
  return mapEntries(state.supply, (count, id) => count - used.filter(({ tile }) => tile === id).length)
}

function holdings(
  d: Description,
  shares: Readonly<Record<string, number>>,
  total: number,
  path: string,
): Shares {
  const result: Record<string, number> = {}
  for (const [name, count] of Object.entries(shares)) {
    const holder =
      name === 'pool' || name === 'issue' ? name : holderOf(seatOf(d.players, name, `${path}.${name}`))
    if (atLeast(count, 0, `${path}.${name}`) > 0) result[holder] = count
  }
  const rest = total - Object.values(result).reduce((a, b) => a + b, 0)
  if (rest < 0) throw new Impossible(path, { kind: 'shares', most: total })
  return rest > 0 ? { ...result, pool: (result['pool'] ?? 0) + rest } : result
}

function buildCompany(
  d: Description,
  c: DescribedCompany,
  path: string,
  denomination: 50 | 20,
  price: number,
): Omit<PublicMine, 'mines'> {
  const step = c.denomination ?? denomination
  const shares = holdings(d, c.shares ?? {}, 100 / step, `${path}.shares`)
  const most = Math.max(0, ...d.players.map((p) => shares[holderOf(p as PlayerId)] ?? 0))
  const director = c.director ?? d.players.find((p) => most > 0 && shares[holderOf(p as PlayerId)] === most)
  const receivership = c.receivership ?? director === undefined
  const marked = c.price ?? price
  if (!ladder.includes(marked)) throw new Impossible(`${path}.price`, { kind: 'price' })
  return {
    denomination: step,
    shares,
    price: marked,
    director: receivership || director === undefined ? null : seatOf(d.players, director, `${path}.director`),
    receivership,
    operated: c.operated ?? true,
  }
}

function buildRailway(d: Description, r: NonNullable<Description['railways']>[string], id: string): Railway {
  const { startPrice, floated, trains, diesel, switchers, ...company } = r
  const built = buildCompany(d, company, `railways.${id}`, 20, startPrice ?? 120)
  return {
    ...built,
    startPrice: startPrice ?? built.price,
    floated: floated ?? true,
    trains: (trains ?? []).toSorted((a, b) => b - a),
    diesel: diesel ?? false,
    switchers: (switchers ?? []).toSorted((a, b) => b - a),
  }
}

function concessions(d: Description, state: State): State['concessions'] {
  return mapEntries(state.concessions, (_, id) => {
    const said = d.concessions?.[id]
    if (said === 'inactive' || said === 'bank' || said === 'gone') return said
    if (said !== undefined) return holderOf(seatOf(d.players, said, `concessions.${id}`)) as Concession
    const railway = state.railways[id]
    if (railway)
      return railway.operated || railway.director === null
        ? 'gone'
        : (holderOf(railway.director) as Concession)
    const { activeInPhase, earlyInPhase } = railways[id as RailwayId]
    const early =
      earlyInPhase !== undefined && reached(state, earlyInPhase) && state.builtEarly.includes(id as RailwayId)
    return early || reached(state, activeInPhase) ? 'bank' : 'inactive'
  })
}

function mines(d: Description, state: State): State['mines'] {
  const companyOfMine = (mine: number): MineState['owner'] | undefined =>
    (Object.keys(state.publicMines) as PublicMineId[]).find((id) =>
      state.publicMines[id]?.mines.includes(mine as MineId),
    )
  const unsold = d.at?.round === 'start auction'
  return mapEntries(state.mines, (_, id) => {
    const said = d.mines?.[id] ?? {}
    const company = companyOfMine(Number(id))
    if (said.owner !== undefined && company)
      throw new Impossible<OwnFault>(`mines.${id}.owner`, { kind: 'mine-of', company })
    const owner =
      company ??
      (said.owner === undefined
        ? 'bank'
        : (holderOf(seatOf(d.players, said.owner, `mines.${id}.owner`)) as MineState['owner']))
    return {
      open: owner !== 'bank' || unsold,
      owner,
      machine: said.machine ?? 1,
      switcher: said.switcher ?? null,
      connected: said.connected ?? isConnected(state, Number(id) as MineId),
    }
  })
}

function mhe(d: Description, state: State): State['mhe'] {
  const { mheStartPrice, mheValue } = editions[state.edition]
  const price = d.mhe?.price ?? mheStartPrice ?? mheValue
  const right = mheStartPrice === null ? price === mheValue : ladder.includes(price)
  if (!right)
    throw new Impossible<OwnFault>(
      'mhe.price',
      mheStartPrice === null ? { kind: 'only-price', price: mheValue } : { kind: 'price' },
    )
  return { train: d.mhe?.train ?? 1, shares: holdings(d, d.mhe?.shares ?? {}, 10, 'mhe.shares'), price }
}

function cash(d: Description, state: State): State['cash'] {
  const purses: Record<string, number> = { ...state.cash }
  for (const company of [...Object.keys(state.railways), ...Object.keys(state.publicMines)])
    purses[company] = 0
  for (const [name, amount] of Object.entries(d.cash ?? {})) {
    const purse = d.players.includes(name) ? purseOf(name as PlayerId) : name
    if (purse === bank || !Object.hasOwn(purses, purse))
      throw new Impossible(`cash.${name}`, { kind: 'purse' })
    purses[purse] = atLeast(amount, 0, `cash.${name}`)
  }
  const total = Object.values(purses).reduce((a, b) => a + b, 0)
  return { ...purses, [bank]: -total }
}

function market(d: Description, state: State): State['market'] {
  const boxes: Record<string, (CompanyId | 'MHE')[]> = {}
  const lay = (company: CompanyId | 'MHE', price: number): void => void (boxes[price] ??= []).push(company)
  for (const [box, stack] of Object.entries(d.stacks ?? {})) boxes[box] = [...stack] as (CompanyId | 'MHE')[]
  for (const [id, { price }] of Object.entries({ ...state.railways, ...state.publicMines }))
    if (!boxes[price]?.includes(id as CompanyId)) lay(id as CompanyId, price)
  if (editions[state.edition].mheStartPrice !== null && !boxes[state.mhe.price]?.includes('MHE'))
    lay('MHE', state.mhe.price)
  return boxes
}

function markers(d: Description, state: State): State['markers'] {
  const result: Record<HexId, Marker[][]> = {}
  const stopsOf = (hex: HexId): Marker[][] => (result[hex] ??= boardHex(state, hex).stops.map(() => []))
  placeDescribed('markers', d.markers, stopsOf, (word): Marker | undefined => {
    const railway = word.replace(/^-/, '') as RailwayId
    return state.railways[railway]?.floated ? { railway, active: !word.startsWith('-') } : undefined
  })
  for (const [id, { floated }] of Object.entries(state.railways)) {
    if (!floated) continue
    for (const { hex, stop } of railways[id as RailwayId].homes)
      if (
        !stopsOf(hex)
          .flat()
          .some((m) => m.railway === id)
      )
        stopsOf(hex)[stop]?.push({ railway: id as RailwayId, active: true })
  }
  return result
}
