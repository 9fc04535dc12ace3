import type { Market, MarketMove, Phase, TileStock, TrainFate, TrainStock, Value } from '@stellwerk/table'
import {
  company,
  count,
  countIfAny,
  fact,
  flag,
  ladderOf,
  list,
  money,
  msg,
  phasesFrom,
  present,
  says,
  stacksIn,
} from '@stellwerk/table'
import { mineIds } from '../data/mines.js'
import { ladder, startPrices } from '../data/money.js'
import { phaseOrder, phases } from '../data/phases.js'
import { tiles } from '../data/tiles.js'
import type { PhaseId, RailwayId, Size } from '../data/types.js'
import { diesels, sizes, units } from '../data/units.js'
import { editions } from '../editions.js'
import { companiesByPrice, priceOf, stepped } from '../rules/market.js'
import { switcherOnSale, unitOnSale } from '../rules/phases.js'
import type { State } from '../state.js'
import { companyOf, mineOf, railwayOf } from '../state.js'
import { mineRef } from './mines.js'

const rows = ladderOf(ladder, (price) =>
  present(startPrices.includes(price) && 'start', price === ladder.at(-1) && 'end'),
)

const zones: Market['zones'] = [
  { id: 'start', label: msg('zone.start'), as: 'ground', tone: 'soft' },
  { id: 'end', label: msg('zone.end'), as: 'ground', tone: 'bad' },
]

export const marketOf = (state: State): Market => ({
  rows,
  shift: 0,
  zones,
  stacks: stacksIn(state.market),
  rules: [
    msg('market.payout'),
    msg(`market.${editions[state.edition].stillMarker === 'stays' ? 'stays' : 'still'}`),
    msg('market.withheld'),
    msg('market.sale'),
    msg('market.end'),
    ...(editions[state.edition].mheStartPrice === null ? [msg('market.mhe')] : []),
  ],
  moves: movesOf(state),
})

/** 1873-4.3.3-b to -e, 1873-3.2.2: where each price would go. */
function movesOf(state: State): readonly MarketMove[] {
  const companies = companiesByPrice(state)
  const goes = (id: string, steps: number, who = companies, times?: number): MarketMove => ({
    id,
    label: msg(`move.${id}`),
    goes: who.map((company) => {
      const price = priceOf(state, company)
      return { company, to: String(stepped(price, steps)), least: times && times * price }
    }),
  })
  const operated = companies.filter((company) => companyOf(state, company)?.operated)
  const ups = [1, 2, 3].map((times) => goes(`up${times}`, times, companies, times))
  return [goes('withheld', -1), ...ups, goes('sold', -1, operated)]
}

export const phasesAt = (now: PhaseId): readonly Phase[] =>
  phasesFrom(phaseOrder, now, phases, (ref) => ({
    trainLimits: [],
    begunBy: ref === phaseOrder[0] ? [] : [ref],
    facts: [
      fact('switcherOnSale', countIfAny(phases[ref].switcher), 'card'),
      ...(['train', 'machine', 'switcher'] as const).map((piece) =>
        fact(`upkeep.${piece}`, upkeepOf(phases[ref].maintenance[piece]), 'card'),
      ),
    ],
  }))

/** 1873-T2-b: what each size costs. */
const upkeepOf = (bySize: Readonly<Partial<Record<Size, number>>>): Value =>
  list(
    sizes.flatMap((size) => {
      const amount = bySize[size]
      return amount === undefined ? [] : [says('upkeep.of', { size: count(size), amount: count(amount) })]
    }),
  )

/** 1873-T2-b: nothing rusts, but old sizes cost maintenance, more from phase to phase. */
const fateOf = (size: Size): readonly TrainFate[] =>
  phaseOrder.flatMap((phase, i) => {
    const amount = phases[phase].maintenance.train[size] ?? 0
    const before = phases[phaseOrder[i - 1] ?? '1'].maintenance.train[size] ?? 0
    return amount === before ? [] : [{ phase, does: 'upkeep', amount }]
  })

/** Nobody in the game may use state track (1873-4.4.1-p). */
const ownTrack = ['own']

export function trainsOf(state: State): readonly TrainStock[] {
  return [
    ...sizes.map((size) => unitStock(state, size)),
    {
      train: 'D',
      stack: 'diesels',
      left: state.diesels.left,
      all: diesels.count,
      onSale: state.diesels.onSale,
      prices: [{ price: diesels.price }],
      range: msg('range.diesel'),
      tracks: ownTrack,
      fate: [],
      facts: [],
    },
  ]
}

function unitStock(state: State, size: Size): TrainStock {
  const { machine, train, switcher, count: all } = units[size]
  const atRailways = (Object.keys(state.railways) as RailwayId[]).flatMap((id) =>
    railwayOf(state, id).switchers.flatMap((one) => (one === size ? [company(id)] : [])),
  )
  const atMines = mineIds.filter((mine) => mineOf(state, mine).switcher === size)
  const users = [...atRailways, ...atMines.map((mine) => company(mineRef(mine)))]
  return {
    train: String(size),
    stack: 'units',
    left: state.units[size],
    all,
    onSale: unitOnSale(state) === size,
    prices: present({ price: train }, machine !== null && { price: machine, as: msg('sold.machine') }),
    range: msg('range.routes', { size: count(size) }),
    tracks: ownTrack,
    fate: fateOf(size),
    facts: present(
      switcher !== null &&
        fact('switcherOnSale', money(switcher), switcherOnSale(state) === size ? 'overview' : 'card'),
      users.length > 0 && fact('switchers', list(users), 'card'),
    ),
  }
}

export const tilesOf = ({ supply, reserved }: State): readonly TileStock[] =>
  Object.entries(tiles).map(([tile, { colour, count: all, two }]) => {
    const left = supply[tile] ?? null
    const kept = Object.values(reserved).filter((laid) => laid.tile === tile).length
    return {
      tile,
      colour,
      left,
      all: left === null ? null : all,
      facts: present(
        kept > 0 && { ...fact('reserved', count(kept), 'card'), note: msg('note.reserved') },
        two && { ...fact('two', flag(true), 'card'), note: msg('note.two') },
      ),
    }
  })
