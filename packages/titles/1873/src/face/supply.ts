import type { Fact, Market, Phase, TileStock, TrainFate, TrainStock } from '@stellwerk/table'
import { count, money, msg } from '@stellwerk/table'
import { ladder, startPrices } from '../data/money.js'
import { phaseOrder, phases } from '../data/phases.js'
import { tiles } from '../data/tiles.js'
import type { PhaseId, Size } from '../data/types.js'
import { diesels, sizes, units } from '../data/units.js'
import { switcherOnSale, unitOnSale } from '../rules/phases.js'
import type { State } from '../state.js'

const last = ladder.at(-1)

const rows: Market['rows'] = [
  ladder.map((price) => ({
    ref: String(price),
    price,
    zones: [...(startPrices.includes(price) ? ['start'] : []), ...(price === last ? ['end'] : [])],
  })),
]

const zones: Market['zones'] = [
  { id: 'start', label: msg('zone.start'), as: 'ground', tone: 'soft' },
  { id: 'end', label: msg('zone.end'), as: 'ground', tone: 'bad' },
]

export const marketOf = (market: State['market']): Market => ({
  rows,
  shift: 0,
  zones,
  stacks: Object.entries(market).map(([space, companies]) => ({ space, companies })),
  rules: [msg('market.payout'), msg('market.withheld'), msg('market.sale')],
})

export const phasesAt = (now: PhaseId): readonly Phase[] =>
  phaseOrder.map((ref, i) => ({
    ref,
    begun: i <= phaseOrder.indexOf(now),
    tiles: phases[ref].tiles,
    operatingRounds: phases[ref].operatingRounds,
    trainLimits: [],
    begunBy: i === 0 ? [] : [ref],
    brings: [msg(`phase.${ref}`)],
  }))

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
      mark: 'D',
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
  const facts: readonly Fact[] =
    switcher !== null && switcherOnSale(state) === size
      ? [{ id: 'switcher', label: msg('fact.switcherOnSale'), value: money(switcher), show: 'overview' }]
      : []
  return {
    train: String(size),
    mark: String(size),
    stack: 'units',
    left: state.units[size],
    all,
    onSale: unitOnSale(state) === size,
    prices: [{ price: train }, ...(machine === null ? [] : [{ price: machine, as: msg('sold.machine') }])],
    range: msg('range.routes', { size: count(size) }),
    tracks: ownTrack,
    fate: fateOf(size),
    facts,
  }
}

export const tilesOf = (supply: State['supply']): readonly TileStock[] =>
  Object.entries(tiles).map(([tile, { colour, count: all }]) => {
    const left = supply[tile] ?? null
    return { tile, colour, left, all: left === null ? null : all }
  })
