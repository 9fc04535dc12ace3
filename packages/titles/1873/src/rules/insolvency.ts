import { bank, pay, popTo } from '@stellwerk/engine'
import type { CompanyId, MineId, PublicMineId, RailwayId, Size } from '../data/types.js'
import { editions } from '../editions.js'
import { tell } from '../events.js'
import type { GameWork, State } from '../state.js'
import {
  cashOf,
  changeCompany,
  changeMine,
  changeRailway,
  companyOf,
  holderOf,
  isRailway,
  mineOf,
  publicMineOf,
  railwayOf,
} from '../state.js'
import { divideShares } from './issue-shares.js'
import { movePrice, stepsFor } from './market.js'
import { machinePrice, maintenanceOf, nextUnits, takeUnit, trainPrice, unitOnSale } from './phases.js'
import { countOf, makeDirector, moveShares, playersHolding } from './shares.js'
import { scrap, switchersOf } from './switchers.js'

/** 1873-6-a, -c: no compulsory train (case a), or maintenance that cannot be paid (case b). */
export type Cause = 'train' | 'maintenance'

/** 1873-6: the company is recapitalised at once, without any decision, and its turn is over (1873-6.1-y). */
export function becomeInsolvent(work: GameWork, company: CompanyId, because: Cause): void {
  tell(work, 'insolvent', { company, because })
  loseShares(work, company)
  const plan = isRailway(company)
    ? railwayCosts(work.state, company, because)
    : mineCosts(work.state, company)
  const edition = editions[work.state.edition]
  if (because === 'maintenance' && edition.insolventTreasury === 'lost')
    pay(work, company, bank, cashOf(work.state, company), 'insolvency')
  const grant = raiseMoney(work, company, plan.costs)
  if (because === 'maintenance' && edition.insolventScrapping === 'before') scrapObsolete(work, company)
  if (isRailway(company)) buyTrains(work, company, plan.units)
  else replaceMachines(work, company, plan)
  if (because === 'maintenance' && edition.insolventScrapping === 'after') scrapObsolete(work, company)
  const { denomination } = companyOf(work.state, company) as { denomination: number }
  tell(work, 'recapitalised', { company, costs: plan.costs, grant, denomination })
  changeCompany(work, company, { operated: true })
  popTo(work, 'operating-round')
}

/** 1873-6.1-a: all shares of players go to the pool; there is no director and no concession any more. */
function loseShares(work: GameWork, company: CompanyId): void {
  const { shares } = companyOf(work.state, company) as { shares: Record<string, number> }
  for (const { player, count } of playersHolding(shares))
    moveShares(work, company, holderOf(player), 'pool', count, 'insolvency')
  makeDirector(work, company, null)
  changeCompany(work, company, { receivership: true })
  if (work.state.concessions[company]?.startsWith('player:')) removeConcession(work, company as RailwayId)
}

export function removeConcession(work: GameWork, railway: RailwayId): void {
  work.state.concessions = { ...work.state.concessions, [railway]: 'gone' }
  tell(work, 'concession-gone', { railway })
}

/** What has to be bought, fixed at the start from the phase and the stack of that moment (1873-6.1-b). */
interface Costs {
  readonly costs: number
  readonly units: number
  /** The mines whose machines are obsolete, in order of entry. */
  readonly obsolete: readonly MineId[]
}

function railwayCosts(state: State, railway: RailwayId, because: Cause): Costs {
  const { trains } = railwayOf(state, railway)
  // 1873-6.1-ab: the QLB's local train never costs maintenance
  const runs = railway === 'QLB' || trains.some((size) => maintenanceOf(state, 'train', size) === 0)
  if (because === 'maintenance' && runs) return { costs: 0, units: 0, obsolete: [] }
  return { costs: trainPrice(unitOnSale(state)), units: 1, obsolete: [] }
}

function mineCosts(state: State, company: PublicMineId): Costs {
  const obsolete = publicMineOf(state, company).mines.filter(
    (mine) => maintenanceOf(state, 'machine', mineOf(state, mine).machine) > 0,
  )
  let [costs, units, missing] = [0, 0, obsolete.length]
  for (const size of nextUnits(state)) {
    if (missing <= 0) break
    costs += machinePrice(size)
    units += 1
    missing -= size
  }
  return { costs, units, obsolete }
}

/** 1873-6.1-e to -m: unsold shares, new shares, and what the bank must add; returns the grant. */
function raiseMoney(work: GameWork, company: CompanyId, costs: number): number {
  const { shares, price } = companyOf(work.state, company) as NonNullable<ReturnType<typeof companyOf>>
  const unsold = countOf(shares, 'issue')
  if (unsold > 0) moveShares(work, company, 'issue', 'pool', unsold, 'insolvency')
  pay(work, bank, company, unsold * price, 'insolvency')
  for (const denomination of [50, 20] as const) {
    const short = cashOf(work.state, company) < costs
    if (!short || companyOf(work.state, company)?.denomination !== denomination) continue
    pay(work, bank, company, divideShares(work, company, 'pool') * price, 'insolvency')
  }
  const grant = Math.max(0, costs - cashOf(work.state, company))
  pay(work, bank, company, grant, 'grant')
  const enough = editions[work.state.edition].grant === 'at least the price' ? price : price + 1
  if (grant >= enough) movePrice(work, company, stepsFor(grant, price))
  return grant
}

/** 1873-6.1-n, -o. */
function buyTrains(work: GameWork, railway: RailwayId, units: number): void {
  for (let i = 0; i < units; i++) {
    const price = trainPrice(unitOnSale(work.state))
    pay(work, railway, bank, price, 'train')
    const size = takeUnit(work)
    addTrain(work, railway, size)
    tell(work, 'train-bought', { railway, from: 'bank', size, price })
  }
}

export function addTrain(work: GameWork, railway: RailwayId, size: Size): void {
  const trains = [...railwayOf(work.state, railway).trains, size].toSorted((a, b) => b - a)
  changeRailway(work, railway, { trains })
}

/** 1873-6.1-r to -v: as many machines as needed, in order of entry, and what becomes of spare markers. */
function replaceMachines(work: GameWork, company: PublicMineId, { units, obsolete }: Costs): void {
  const everySpare = editions[work.state.edition].spareMarkers === 'every machine'
  let waiting = [...obsolete]
  let first: Size | undefined
  for (let i = 0; i < units; i++) {
    const price = machinePrice(unitOnSale(work.state))
    pay(work, company, bank, price, 'machine')
    const size = takeUnit(work)
    const replaced = waiting.slice(0, size)
    waiting = waiting.slice(size)
    const spareCounts = everySpare || (first !== undefined && size > first)
    const spare = spareCounts
      ? publicMineOf(work.state, company)
          .mines.filter(
            (mine) =>
              !replaced.includes(mine) && !waiting.includes(mine) && mineOf(work.state, mine).machine < size,
          )
          .slice(0, size - replaced.length)
      : []
    const mines = [...replaced, ...spare]
    for (const mine of mines) changeMine(work, mine, { machine: size })
    tell(work, 'machine-bought', { operation: company, size, mines, price })
    first ??= size
  }
}

/** 1873-6.1-p, -q, -w, -ad: trains and switchers that cost maintenance now; never a diesel (1873-6.1-x). */
function scrapObsolete(work: GameWork, company: CompanyId): void {
  for (const size of switchersOf(work.state, company))
    if (maintenanceOf(work.state, 'switcher', size) > 0) scrap(work, company, size)
  if (!isRailway(company)) return
  for (const size of railwayOf(work.state, company).trains)
    if (maintenanceOf(work.state, 'train', size) > 0) scrapTrainOf(work, company, size)
}

export function scrapTrainOf(work: GameWork, railway: RailwayId, size: Size): void {
  const { trains } = railwayOf(work.state, railway)
  changeRailway(work, railway, { trains: trains.toSpliced(trains.indexOf(size), 1) })
  tell(work, 'train-scrapped', { railway, size })
}
