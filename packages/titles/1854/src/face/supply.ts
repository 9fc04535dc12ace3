import type { Fact, Market, MarketMove, Phase, TileStock, TrainStock } from '@stellwerk/table'
import { count, fact, flag, money, msg, phasesFrom, present, says, stacksIn } from '@stellwerk/table'
import type { ContractSize } from '../data/mail.js'
import { mailContracts } from '../data/mail.js'
import type { PriceMove, SpaceId } from '../data/market.js'
import { firstBeyondRedLine, issueSpaces, priceMoves, prices } from '../data/market.js'
import { phaseOrder, phases } from '../data/phases.js'
import { tiles } from '../data/tiles.js'
import { trains } from '../data/trains.js'
import { tunnelCost, tunnelTiles } from '../data/tunnels.js'
import type { TrainId, TunnelId } from '../data/types.js'
import { companiesByPrice, isOrange, spaceAfter } from '../rules/market.js'
import { trainLimits } from '../rules/phases.js'
import { wouldSplit } from '../rules/split.js'
import { facePrice, trainsOnSale } from '../rules/train-offers.js'
import type { State } from '../state.js'
import { shareCompanyOf } from '../state.js'

const trainIds = Object.keys(trains) as readonly TrainId[]

const rows: Market['rows'] = prices.map((row, r) =>
  row.map((price, c) => {
    const ref: SpaceId = `R${r + 1}C${c + 1}`
    return {
      ref,
      price,
      zones: present(
        issueSpaces.includes(ref) && 'issue',
        isOrange(ref) && 'orange',
        firstBeyondRedLine.includes(ref) && 'red',
      ),
    }
  }),
)

const zones: Market['zones'] = [
  { id: 'issue', label: msg('zone.issue'), as: 'ground', tone: 'strong' },
  { id: 'orange', label: msg('zone.orange'), as: 'ground', tone: 'soft' },
  { id: 'red', label: msg('zone.red'), as: 'line', tone: 'bad' },
]

export const marketOf = (state: State): Market => ({
  rows,
  shift: -0.5,
  zones,
  stacks: stacksIn(state.market),
  rules: ['payout', 'withheld', 'sale', 'soldOut', 'trade'].map((move) => msg(`market.${move}`)),
  moves: movesOf(state),
})

/** 1854-market-b to -f: where each marker would come to. */
function movesOf(state: State): readonly MarketMove[] {
  const companies = companiesByPrice(state)
  return (Object.keys(priceMoves) as PriceMove[]).map((move) => ({
    id: move,
    label: msg(`move.${move}`),
    goes: companies.flatMap((company) => {
      const { space } = shareCompanyOf(state, company)
      if (space === null) return []
      const to = spaceAfter(space, move)
      return [{ company, to, note: wouldSplit(state, company, to) ? msg('note.splits') : undefined }]
    }),
  }))
}

export const phasesAt = (state: State): readonly Phase[] =>
  phasesFrom(phaseOrder, state.phase, phases, (ref) => ({
    trainLimits: Object.entries(trainLimits(state, ref)).map(([kind, limit]) => ({ kind, limit })),
    begunBy: trainIds.filter((train) => trains[train].begins === ref),
    facts: [
      fact('trade', flag(phases[ref].trade), 'card'),
      fact('mergers', says(`mergers.${phases[ref].mergers}`), 'card'),
    ],
  }))

export function trainsOf(state: State): readonly TrainStock[] {
  const onSale = trainsOnSale(state)
  return trainIds.map((train) => {
    const { kind, count: all, price, range, maySkip, scrappedIn } = trains[train]
    return {
      train,
      stack: kind,
      left: state.trains[train],
      all,
      onSale: onSale.includes(train),
      prices: present(
        { price },
        // 1854-local-ags-k: what a local AG pays, whichever it is
        state.scrapPool.includes(train) && { price: facePrice('A', train), as: msg('sold.repaired') },
      ),
      range: msg(`range.${maySkip ? 'express' : kind}`, { stops: count(range) }),
      fate: scrappedIn ? [{ phase: scrappedIn, does: 'rusts' }] : [],
      facts: present(pooled('openPool', state, train), pooled('scrapPool', state, train)),
    }
  })
}

/** How many of a type lie in a pool of trains. */
function pooled(pool: 'openPool' | 'scrapPool', state: State, train: TrainId): Fact | undefined {
  const here = state[pool].filter((one) => one === train).length
  return here === 0 ? undefined : fact(pool, count(here), 'overview')
}

const tunnelFact: Fact = {
  ...fact('tunnelCost', money(tunnelCost), 'card'),
  note: msg('note.tunnel', { cost: money(tunnelCost) }),
}

/** The tiles of the box, and the tunnels. */
export const tilesOf = ({ supply, tunnelSupply }: State): readonly TileStock[] => [
  ...Object.entries(tiles).map(([tile, { colour, count: all, mark }]): TileStock => ({
    tile,
    colour,
    left: supply[tile] ?? 0,
    all,
    facts: mark === 'W' ? [fact('wien', flag(true), 'card')] : [],
  })),
  ...(Object.keys(tunnelSupply) as TunnelId[]).map((tunnel): TileStock => ({
    tile: tunnel,
    called: msg(`tunnel.${tunnel}`),
    colour: 'none',
    left: tunnelSupply[tunnel],
    all: tunnelTiles[tunnel].count,
    facts: [tunnelFact],
  })),
]

/** Mail contracts in the box. */
export const goodsOf = ({ contracts, phase }: State): readonly Fact[] =>
  (Object.keys(mailContracts) as ContractSize[]).map((size): Fact => {
    const { price, income } = mailContracts[size]
    return {
      ...fact(`mail.${size}`, count(contracts[size]), 'card'),
      label: msg(`goods.mail.${size}`, { price: money(price), income: money(income[phases[phase].value]) }),
    }
  })
