import type { Route, RunPlan } from '../../../actions.js'
import { concessionHexes } from '../../../data/concessions.js'
import { railways } from '../../../data/companies.js'
import type { HexId, MineId, PhaseId, RailwayId, Size } from '../../../data/types.js'
import type { EditionId } from '../../../editions.js'
import type { LaidTile, Marker, MineState, Railway, State } from '../../../state.js'

export interface BoardSetup {
  readonly edition?: EditionId
  readonly phase?: PhaseId
  readonly railway?: RailwayId
  readonly trains?: readonly Size[]
  readonly diesel?: boolean
  /** Tiles as `tile:rotation` by hex; those of the railway's concession route lie there anyway. */
  readonly tiles?: Readonly<Record<HexId, string>>
  /** Markers by hex, or by `hex/stop`, as `HBE GHE*`; a star is an inactive one. The railway's homes have theirs. */
  readonly markers?: Readonly<Record<string, string>>
  /** The open mines; all of them unless told. */
  readonly open?: readonly number[]
}

/** Track north of Langenstein and to Thale. */
export const north = { B15: '78:5', E16: '76:0' }

/** The diesel of the HBE with own markers in Langenstein, Derenburg and Thale. */
export const withDiesel = {
  trains: [1],
  diesel: true,
  phase: 'D',
  tiles: { ...north, D13: '956:1' },
  markers: { C16: 'HBE', B13: 'HBE', F15: 'HBE' },
} as const

/** A position in which one railway runs: nothing in it that running does not look at. */
export function board(setup: BoardSetup): State {
  const { railway = 'HBE', phase = '1', trains = [], diesel = false } = setup
  const tiles: Record<HexId, LaidTile> = {}
  for (const [hex, { railway: of, first }] of Object.entries(concessionHexes))
    if (of === railway) tiles[hex] = first
  for (const [hex, text] of Object.entries(setup.tiles ?? {})) {
    const [tile = '', rotation] = text.split(':')
    tiles[hex] = { tile, rotation: Number(rotation) }
  }
  const markers: Record<HexId, Marker[][]> = {}
  const mark = (hex: HexId, stop: number, marker: Marker): void => {
    const stops = (markers[hex] ??= [[], []])
    if (!stops[stop]?.some((other) => other.railway === marker.railway)) stops[stop]?.push(marker)
  }
  for (const { hex, stop } of railways[railway].homes) mark(hex, stop, { railway, active: true })
  for (const [where, text] of Object.entries(setup.markers ?? {})) {
    const [hex = '', stop = '0'] = where.split('/')
    for (const name of text.split(' '))
      mark(hex, Number(stop), { railway: name.replace('*', '') as RailwayId, active: !name.endsWith('*') })
  }
  const mines: Record<string, MineState> = {}
  for (let mine = 1; mine <= 15; mine++)
    mines[mine as MineId] = {
      open: setup.open?.includes(mine) ?? true,
      owner: 'bank',
      machine: 1,
      switcher: null,
      connected: false,
    }
  const company: Railway = {
    denomination: 20,
    shares: {},
    price: 120,
    director: null,
    receivership: false,
    operated: true,
    startPrice: 120,
    floated: true,
    trains,
    diesel,
    switchers: [],
  }
  return {
    title: '1873',
    players: [],
    cash: { bank: 0 },
    flow: [],
    random: 1,
    edition: setup.edition ?? 'R',
    order: [],
    phase,
    units: { 1: 1, 2: 10, 3: 7, 4: 3, 5: null },
    diesels: { left: 7, onSale: false },
    mines,
    concessions: {},
    builtEarly: [],
    publicMines: {},
    railways: { [railway]: company },
    mhe: { train: 1, shares: {}, price: 150 },
    options: {},
    market: {},
    tiles,
    supply: {},
    reserved: {},
    markers,
    round: { trading: 1, set: 1, operating: 1 },
    fullSets: 0,
    lastRound: false,
    over: false,
  }
}

/** `B19-B17-C16-D15` as a route. */
const route = (text: string): Route => text.split('-')

/** A plan from texts: one line for each train, its routes separated by blanks; `D` for the diesel. */
export function plan(trains: readonly (readonly [size: Size, routes: string])[], diesel?: string): RunPlan {
  const routes = (text: string): Route[] => (text === '' ? [] : text.split(' ').map(route))
  const runs = trains.map(([size, text]) => ({ size, routes: routes(text) }))
  return diesel === undefined ? { trains: runs } : { trains: runs, diesel: routes(diesel) }
}
