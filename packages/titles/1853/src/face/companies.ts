import type { PlayerId } from '@stellwerk/engine'
import { frameOf } from '@stellwerk/engine'
import type { Company, Fact, HolderRef, Holding, Message, OwnedTrain, Value } from '@stellwerk/table'
import {
  companyWith,
  count,
  fact,
  hexList,
  list,
  memory,
  money,
  msg,
  name,
  present,
  says,
} from '@stellwerk/table'
import { secondTileFee } from '../data/building.js'
import { companies, companyOrder } from '../data/companies.js'
import { homeAreaBorders } from '../data/home-areas.js'
import type { CompanyId } from '../data/types.js'
import { baseCost, basesLeft } from '../rules/bases.js'
import { purchasePrice } from '../rules/buying.js'
import { operatingOrder } from '../rules/course.js'
import { debtOf } from '../rules/debt.js'
import { homesOf } from '../rules/homes.js'
import { countsForLimits, limitsOf } from '../rules/limits.js'
import { managerOf } from '../rules/managers.js'
import { worthOfShares } from '../rules/ranking.js'
import { reachOf } from '../rules/reach.js'
import { packetOf } from '../rules/sellable.js'
import { heldBy, issuedShares, papersOf, parOf, singlesOnOffer } from '../rules/shares.js'
import type { State } from '../state.js'
import { cashOf, companyOf, playerOf, stakeOf } from '../state.js'

const remember = memory()

/** What operates, in its order; then the companies to come. */
export function companiesOf(state: State): readonly Company[] {
  const operating = operatingOrder(state)
  const idle = companyOrder.filter((id) => !operating.includes(id))
  return [...operating, ...idle].map((id) =>
    remember(
      id,
      [
        companyOf(state, id),
        state.cash[id],
        state.order,
        state.elephant,
        state.round.stock,
        frameOf(state, 'stock'),
        state.tiles,
        state.bases,
      ],
      () => companyOn(state, id),
    ),
  )
}

function companyOn(state: State, id: CompanyId): Company {
  const { size, operating, onSale, price } = companyOf(state, id)
  const manager = managerOf(state, id)
  const inTrouble = manager !== null || debtOf(state, id) > 0
  return {
    ...companyWith(id, size ?? 'unsettled', companies[id]),
    state: operating ? (inTrouble ? 'troubled' : 'running') : onSale ? 'waiting' : 'unsold',
    note: noteOn(state, id),
    head: headOf(state, id, manager),
    price: price === null ? null : { amount: price, percent: 10, space: String(price) },
    treasury: operating ? cashOf(state, id) : null,
    trains: trainsOf(state, id),
    stations: operating
      ? { left: basesLeft(state, id), all: companies[id].markers, cost: baseCost(state, id) }
      : null,
    shares: Object.keys(companyOf(state, id).shares).map((holder) => holdingOf(state, id, holder)),
    homes: homesOf(state, id).map(({ hex }) => hex),
    facts: factsOf(state, id),
  }
}

/** A manager runs it, perhaps in debt (1853-3.4.3-a), or what it takes before it runs. */
function noteOn(state: State, id: CompanyId): Message | undefined {
  const { operating, onSale } = companyOf(state, id)
  const debt = debtOf(state, id)
  if (debt > 0) return msg('note.debt', { debt: money(debt) })
  if (operating) return managerOf(state, id) === null ? undefined : msg('head.manager')
  if (!onSale) return msg('note.notOnSale')
  return msg('note.issued', {
    issued: count(issuedShares(state, id)),
    threshold: count(limitsOf(state).threshold),
  })
}

function headOf(state: State, id: CompanyId, manager: PlayerId | null): Company['head'] {
  const { director } = companyOf(state, id)
  if (director !== null) return { player: director, as: 'director' }
  return manager === null ? null : { player: manager, as: 'manager' }
}

/** 1853-3.4.3-b: of several equal trains one is on credit. */
function trainsOf(state: State, id: CompanyId): readonly OwnedTrain[] {
  const { trains, credit } = companyOf(state, id)
  const unpaid = credit === null ? -1 : trains.indexOf(credit)
  return trains.map((train, i) => ({ train, note: i === unpaid ? msg('note.credit') : undefined }))
}

function factsOf(state: State, id: CompanyId): readonly Fact[] {
  const debt = debtOf(state, id)
  const { size, option, operating } = companyOf(state, id)
  return present<Fact>(
    fact('size', sizeOf(state, id), 'overview'),
    fact('par', money(parOf(id)), 'overview'),
    size === 'large' &&
      option !== null &&
      fact('secondTile', says(`secondTile.${option}`, { fee: money(secondTileFee[id] ?? 0) }), 'card'),
    fact('area', list(areaOf(id)), 'card'),
    operating && fact('reach', reached(state, id), 'change', 'better'),
    debt > 0 && { ...fact('debt', money(debt), 'card', 'worse'), tone: 'strong' },
  )
}

/** Where it may upgrade and place bases before phase 5, in words. */
const areaOf = (id: CompanyId): readonly Value[] =>
  (['northOf', 'southOf', 'westOf', 'eastOf'] as const).flatMap((side) => {
    const city = homeAreaBorders[id][side]
    return city === undefined ? [] : [says(`area.${side}`, { city: name(city) })]
  })

/** The places that the company's track leads to (1853-4.1.6). */
const reached = (state: State, id: CompanyId): Value =>
  hexList(Array.from(reachOf(state, id).stops(), (stop) => stop.hex))

/** Large with the option it has chosen, small with its train token, or not settled yet. */
function sizeOf(state: State, id: CompanyId): Value {
  const { size, option, token } = companyOf(state, id)
  if (size === 'large' && option !== null) return says('size.option', { option: count(option) })
  return says(`size.${size === 'small' && token ? 'token' : (size ?? 'unsettled')}`)
}

function holdingOf(state: State, id: CompanyId, holder: string): Holding {
  const player = playerOf(holder)
  return player === undefined
    ? lying(state, id, holder as 'offer' | 'pool')
    : held(state, id, player, holder as HolderRef)
}

function lying(state: State, id: CompanyId, place: 'offer' | 'pool'): Holding {
  const { shares, onSale } = companyOf(state, id)
  const tenths = shares[place] ?? 0
  const singles = place === 'offer' ? singlesOnOffer(state, id) : tenths
  return {
    holder: `pool:${place}`,
    percent: tenths * 10,
    certificates: tenths > singles ? singles + 1 : tenths,
    offered: onSale && singles > 0 ? { price: purchasePrice(state, id, place), percent: 10 } : undefined,
  }
}

function held(state: State, id: CompanyId, player: PlayerId, holder: HolderRef): Holding {
  const { unredeemed } = stakeOf(state, id, player)
  return {
    holder,
    percent: heldBy(state, id, player) * 10,
    certificates: papersOf(state, id, player),
    counted: countsForLimits(state, id) ? undefined : 0,
    worth: worthOfShares(state, id, player),
    head: companyOf(state, id).director === player,
    sellable: packetOf(state, id, player),
    note: unredeemed > 0 ? msg('note.unredeemed', { count: count(unredeemed) }) : undefined,
  }
}
