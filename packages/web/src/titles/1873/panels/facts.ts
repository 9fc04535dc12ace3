import type {
  CompanyId,
  MineId,
  PhaseId,
  PublicMineId,
  RailwayId,
  Shares,
  Size,
  State,
} from '@stellwerk/1873'
import {
  boardHex,
  companyOf,
  concessionRoutes,
  ladder,
  mineOf,
  mines,
  phaseOrder,
  phases,
  playerOf,
  publicMineOf,
  railways,
  sizes,
  stopIndex,
} from '@stellwerk/1873'
import type { PlayerId } from '@stellwerk/engine'

/** What the panels tell that does not stand in the state as it is. */

export type Piece = 'machine' | 'train' | 'switcher'

/** 1873-T2-b: what a piece of this size costs whenever its operation earns. */
export const maintenanceIn = (phase: PhaseId, piece: Piece, size: Size): number =>
  phases[phase].maintenance[piece][size] ?? 0

/** 1873-4.1-p: the one size of unit that is on sale. */
export const unitOnSale = (state: State): Size => sizes.find((size) => state.units[size] !== 0) as Size

export const isReached = (state: State, phase: PhaseId): boolean =>
  phaseOrder.indexOf(state.phase) >= phaseOrder.indexOf(phase)

/** 1873-5-b: the phase that begins when the unit on sale is bought. */
export function phaseBegunNext(state: State): PhaseId | undefined {
  const size = unitOnSale(state)
  const phase = String(size) as PhaseId
  return size > 1 && !isReached(state, phase) ? phase : undefined
}

interface Equipment {
  readonly machine: Size
  readonly switcher: Size | null
  readonly connected: boolean
}

/** 1873-4.2.2-a, -b: what a mine earns as it is, or if something about it were different. */
export function incomeOf(state: State, mine: MineId, instead: Partial<Equipment> = {}): number {
  const { machine, switcher, connected } = { ...mineOf(state, mine), ...instead }
  const { baseIncome, machineIncome, switcherIncome } = mines[mine]
  if (!connected) return baseIncome
  return (machineIncome[machine - 1] ?? 0) + (switcher === null ? 0 : (switcherIncome[switcher - 2] ?? 0))
}

const harzerWerkeExtra = 50

/** 1873-4.3.1-b to -d: what a public mine earns with its mines as they are, and what it then pays for them. */
export function resultOf(
  state: State,
  company: PublicMineId,
): { readonly income: number; readonly maintenance: number } {
  const owned = publicMineOf(state, company).mines
  const costs = owned.map((mine) => {
    const { machine, switcher } = mineOf(state, mine)
    const ofSwitcher = switcher === null ? 0 : maintenanceIn(state.phase, 'switcher', switcher)
    return maintenanceIn(state.phase, 'machine', machine) + ofSwitcher
  })
  return {
    income: owned.reduce((sum, mine) => sum + incomeOf(state, mine), company === 'HW' ? harzerWerkeExtra : 0),
    maintenance: costs.reduce((sum, cost) => sum + cost, 0),
  }
}

/** Price markers from the highest box to the lowest, in a box from top to bottom: the order of operating. */
export const marketOrder = (state: State): readonly (CompanyId | 'MHE')[] =>
  ladder.toReversed().flatMap((price) => state.market[price] ?? [])

export interface Holding {
  readonly holder: PlayerId | 'pool' | 'issue'
  readonly isPlayer: boolean
  readonly count: number
  readonly percent: number
}

/** Who has the shares of a company: players in order, then the pool and the issue field. */
export function holdings(order: readonly PlayerId[], shares: Shares, denomination: number): Holding[] {
  const places = [...order.map((player) => `player:${player}`), 'pool', 'issue']
  return places.flatMap((place) => {
    const count = shares[place] ?? 0
    if (count === 0) return []
    const player = playerOf(place)
    const holder = player ?? (place as 'pool' | 'issue')
    return [{ holder, isPlayer: player !== undefined, count, percent: count * denomination }]
  })
}

/** 1873-4.4.2-c: the station markers of a railway, and how many of them do not lie on the map. */
export function markersOf(state: State, railway: RailwayId): { readonly left: number; readonly all: number } {
  const all = railways[railway].markers[companyOf(state, railway)?.denomination === 10 ? 10 : 20]
  const laid = Object.values(state.markers)
    .flat(2)
    .filter((marker) => marker.railway === railway).length
  return { left: all - laid, all }
}

/** Whether the track of a railway's concession lies, all the way. */
export const routeIsBuilt = (state: State, railway: RailwayId): boolean =>
  concessionRoutes[railway].flat().every(({ hex, join: [one, other] }) => {
    const { leads } = boardHex(state, hex)
    if (typeof one === 'number' && typeof other === 'number')
      return leads[one] === other || (leads[one] !== undefined && leads[one] === leads[other])
    const edge = typeof one === 'number' ? one : other
    return typeof edge === 'number' && stopIndex(leads[edge]) !== undefined
  })

/** The tiles of a sort that are kept for concession routes. */
export const reservedOf = (state: State, tile: string): number =>
  Object.values(state.reserved).filter((laid) => laid.tile === tile).length
