import { bank, pay, purseOf } from '@stellwerk/engine'
import { repairedTrainThatEnds, trains } from '../data/trains.js'
import type { CompanyId, LocalAgId, TrainId } from '../data/types.js'
import { tell } from '../events.js'
import type { GameWork } from '../state.js'
import { cashOf, changeCompany, companyOf, directorOf, isShareCompany } from '../state.js'
import { movePrice } from './market.js'
import { beginPhase } from './phase-change.js'
import { reached } from './phases.js'
import type { Purchase } from './train-offers.js'
import { addTrain, giveToOpenPool, takeTrain, without } from './trains-owned.js'

/** Carries out a purchase that can be paid. The step of buying trains is on top; a new phase goes on top of it. */
export function completePurchase(work: GameWork, company: CompanyId, purchase: Purchase): void {
  const { from, train, price, gives } = purchase
  addPrivateMoney(work, company, price)
  payAndTake(work, company, purchase)
  addTrain(work, company, train)
  tell(work, 'train-bought', { company, from, train, price })
  if (gives !== undefined) giveToOpenPool(work, company, gives)
  seeToConsequences(work, company, purchase)
}

/** 1854-emergency-d: the treasury is used up first, the director adds the rest. */
function addPrivateMoney(work: GameWork, company: CompanyId, price: number): void {
  const missing = price - cashOf(work.state, company)
  if (missing <= 0) return
  const director = directorOf(work.state, company)
  if (director === null) throw new Error(`${company} has no director`)
  pay(work, purseOf(director), company, missing, 'emergency')
}

function payAndTake(work: GameWork, company: CompanyId, { from, train, price }: Purchase): void {
  switch (from) {
    case 'bank': {
      const left = work.state.trains[train]
      if (left !== null) work.state.trains = { ...work.state.trains, [train]: left - 1 }
      return pay(work, company, bank, price, 'train')
    }
    case 'pool':
      work.state.openPool = without(work.state.openPool, train)
      return pay(work, company, bank, price, 'train')
    case 'scrap':
      work.state.scrapPool = without(work.state.scrapPool, train)
      return pay(work, company, bank, price, 'train')
    default:
      takeTrain(work, from, train)
      return pay(work, company, from, price, 'train trade')
  }
}

function seeToConsequences(work: GameWork, company: CompanyId, { from, train }: Purchase): void {
  switch (from) {
    case 'bank': {
      const { begins } = trains[train]
      if (begins !== undefined && !reached(work.state, begins)) beginPhase(work, begins, company)
      return
    }
    case 'pool':
      return
    case 'scrap':
      if (train === repairedTrainThatEnds.first) endRepaired(work, repairedTrainThatEnds.ends)
      return
    default:
      // 1854-trade-c
      if (isShareCompany(company)) movePrice(work, company, 'trainBought')
      if (isShareCompany(from)) movePrice(work, from, 'trainSold')
  }
}

/** 1854-local-ags-l: these leave the game, owned or in the scrap pool; after the first time there are none any more. */
function endRepaired(work: GameWork, train: TrainId): void {
  const other = (one: TrainId): boolean => one !== train
  let count = 0
  for (const ag of Object.keys(work.state.ags) as LocalAgId[]) {
    const { trains: owned } = companyOf(work.state, ag)
    count += owned.length - owned.filter(other).length
    changeCompany(work, ag, { trains: owned.filter(other) })
  }
  const { scrapPool } = work.state
  count += scrapPool.length - scrapPool.filter(other).length
  work.state.scrapPool = scrapPool.filter(other)
  if (count > 0) tell(work, 'trains-gone', { train, count, because: 'repaired train' })
}
