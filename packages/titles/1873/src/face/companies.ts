import { frameOf } from '@stellwerk/engine'
import type { Company, Fact, HolderRef, Holding, Value } from '@stellwerk/table'
import {
  companyWith,
  count,
  fact,
  flag,
  hexList,
  list,
  memory,
  money,
  msg,
  phase,
  present,
  says,
} from '@stellwerk/table'
import { concessionRoutes } from '../data/concessions.js'
import { mhe as mheFacts, publicMines, railways } from '../data/companies.js'
import { mineIds, mines } from '../data/mines.js'
import { stationCost } from '../data/money.js'
import type { CompanyId, PublicMineId, RailwayId, ShareId } from '../data/types.js'
import { operatingOrder } from '../rules/course.js'
import { priceOf } from '../rules/market.js'
import { publicMineResult } from '../rules/production.js'
import { railwayReach } from '../rules/reach.js'
import { routeComplete } from '../rules/railways/concession-route.js'
import { markersInAll, markersLeft, stationsOf } from '../rules/railways/stations.js'
import { railwayMaintenance } from '../rules/railways/turn.js'
import { packetOf } from '../rules/sellable.js'
import { percentOf, sharesOf } from '../rules/shares.js'
import type { Holder, MineState, State } from '../state.js'
import { cashOf, companyOf, isRailway, mineOf, playerOf, publicMineOf, railwayOf } from '../state.js'
import { mineAt, mineIn, mineList, mineRef, sizeList } from './mines.js'

const remember = memory()

/** What operates, in its order; then railways that do not yet, and the mines of companies and of the bank. */
export function companiesOf(state: State): readonly Company[] {
  const operating = operatingOrder(state)
  const idle = (Object.keys(railways) as RailwayId[]).filter((id) => !operating.includes(id))
  const rest = mineIds.filter((mine) => !operating.includes(mineRef(mine)))
  return [
    ...operating.map((id) =>
      id === 'MHE'
        ? mheOn(state)
        : id.startsWith('mine:')
          ? mineAt(state, mineIn(id))
          : shared(state, id as CompanyId),
    ),
    ...idle.map((id) => (state.railways[id] ? shared(state, id) : concession(state, id))),
    ...rest.map((mine) => mineAt(state, mine)),
  ]
}

const shared = (state: State, id: CompanyId): Company =>
  remember(
    id,
    [
      companyOf(state, id),
      state.cash[id],
      state.phase,
      state.round.trading,
      frameOf(state, 'stock-round'),
      ...(isRailway(id)
        ? [state.markers, state.tiles]
        : publicMineOf(state, id).mines.map((mine) => mineOf(state, mine))),
    ],
    () => (isRailway(id) ? railwayOn(state, id) : publicMineOn(state, id)),
  )

/** What all share companies have. */
function common(state: State, id: CompanyId): Company {
  const { price, denomination, director, receivership, operated } = companyOf(state, id) as NonNullable<
    ReturnType<typeof companyOf>
  >
  const note = receivership ? 'note.receivership' : operated ? undefined : 'note.notOperated'
  return {
    ...(isRailway(id)
      ? companyWith(id, 'railway', railways[id])
      : companyWith(id, 'publicMine', publicMines[id])),
    state: receivership ? 'troubled' : 'running',
    note: note && msg(note),
    head: director ? { player: director, as: 'director' } : null,
    price: { amount: price, percent: denomination, space: String(price) },
    treasury: cashOf(state, id),
    shares: holdings(state, id, denomination),
  }
}

function holdings(state: State, id: ShareId, denomination: number): readonly Holding[] {
  const { director = null, receivership = false } = companyOf(state, id) ?? {}
  return Object.entries(sharesOf(state, id)).map(([holder, certificates]): Holding => {
    const player = playerOf(holder)
    const isOffered = player === undefined && !receivership
    return {
      holder: (player === undefined ? `pool:${holder}` : holder) as HolderRef,
      percent: percentOf(state, id, holder as Holder),
      certificates,
      head: player !== undefined && player === director,
      offered: isOffered ? { price: priceOf(state, id), percent: denomination } : undefined,
      sellable: player && packetOf(state, id, player),
    }
  })
}

function railwayOn(state: State, id: RailwayId): Company {
  const { homes } = railways[id]
  const { floated, trains, diesel, switchers, startPrice } = railwayOf(state, id)
  return {
    ...common(state, id),
    ...(floated ? {} : { state: 'waiting', note: msg('note.notFloated') }),
    trains: [...trains.map((size) => ({ train: String(size) })), ...(diesel ? [{ train: 'D' }] : [])],
    stations: { left: markersLeft(state, id), all: markersInAll(state, id), cost: stationCost },
    homes: homes.map((home) => home.hex),
    facts: present(
      fact('switchers', sizeList(switchers), 'card'),
      fact('upkeep', money(railwayMaintenance(state, id)), 'card', 'worse'),
      fact('route', flag(routeComplete(state, id)), 'card', 'better'),
      routeCost(state, id),
      fact('start', money(startPrice), 'card'),
      id === 'QLB' && fact('local', flag(true), 'card'),
      fact('active', count(activeStations(state, id)), 'change', 'better'),
      fact('reach', reached(state, id), 'change', 'better'),
    ),
  }
}

/** What the concession route costs as long as it is not built. */
const routeCost = (state: State, id: RailwayId): Fact | false =>
  concessionRoutes[id].length > 0 &&
  !routeComplete(state, id) &&
  fact('routeCost', money(railways[id].concessionCost), 'card')

/** 1873-4.4.1-p: the places that the railway's track leads to, as the rules of building see it. */
const reached = (state: State, id: RailwayId): Value =>
  hexList(
    Array.from(railwayReach(state, id, 'all markers').stops, (stop) => stop.slice(0, stop.indexOf('/'))),
  )

const activeStations = (state: State, id: RailwayId): number =>
  stationsOf(state, id).filter((at) =>
    state.markers[at]?.some((stop) => stop.some(({ railway, active }) => railway === id && active)),
  ).length

function publicMineOn(state: State, id: PublicMineId): Company {
  const owned = publicMineOf(state, id).mines
  const { income, maintenance } = publicMineResult(state, id)
  return {
    ...common(state, id),
    homes: owned.map((mine) => mines[mine].hex),
    facts: [
      fact('mines', mineList(owned), 'overview'),
      fact('machines', list(owned.map((mine) => equipment(mineOf(state, mine)))), 'overview'),
      fact('income', money(income), 'card', 'better'),
      fact('upkeep', money(maintenance), 'card', 'worse'),
    ],
  }
}

/** "3", or "3+2" with a switcher. */
const equipment = ({ machine, switcher }: MineState): Value =>
  switcher === null
    ? count(machine)
    : says('machine.with', { machine: count(machine), switcher: count(switcher) })

const concession = (state: State, id: RailwayId): Company =>
  remember(`concession:${id}`, [state.concessions[id], state.tiles], () => describeConcession(state, id))

function describeConcession(state: State, id: RailwayId): Company {
  const { homes, markers, activeInPhase, earlyInPhase } = railways[id]
  const at = state.concessions[id] ?? 'gone'
  const isHeld = playerOf(at) !== undefined
  return {
    ...companyWith(id, 'railway', railways[id]),
    state: at === 'gone' ? 'closed' : isHeld ? 'waiting' : 'unsold',
    note: msg(`note.concession.${isHeld ? 'held' : at}`, { phase: phase(activeInPhase) }),
    owned: isHeld ? { by: at as HolderRef, worth: 0, certificates: 0 } : undefined,
    homes: homes.map((home) => home.hex),
    facts: present(
      at === 'inactive' &&
        earlyInPhase !== undefined &&
        fact('early', says('early.phase', { phase: phase(earlyInPhase) }), 'card'),
      routeCost(state, id),
      fact('stations', says('stations.by', { few: count(markers[20]), many: count(markers[10]) }), 'card'),
    ),
  }
}

const mheOn = (state: State): Company =>
  remember('MHE', [state.mhe, state.market, state.round.trading, frameOf(state, 'stock-round')], () => ({
    ...companyWith('MHE', 'state', mheFacts),
    state: 'running',
    price: {
      amount: state.mhe.price,
      percent: 10,
      space: state.market[state.mhe.price]?.includes('MHE') ? String(state.mhe.price) : undefined,
    },
    trains: [{ train: String(state.mhe.train) }],
    shares: holdings(state, 'MHE', 10),
    facts: [fact('perShare', money(10 * state.mhe.train), 'card', 'better')],
  }))
