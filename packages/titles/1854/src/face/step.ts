import type { PlayerId } from '@stellwerk/engine'
import { frameOf, top } from '@stellwerk/engine'
import type { Asking, Cells, Message, RowFacts } from '@stellwerk/table'
import { company, money, msg, name, percent, rowsIn, says, train } from '@stellwerk/table'
import type { BuyShare, GameAction } from '../actions.js'
import { localAgs, localRailways, majors } from '../data/companies.js'
import { mailContracts } from '../data/mail.js'
import { phases } from '../data/phases.js'
import { mountainRailways } from '../data/privates.js'
import { optionPercent } from '../data/shares.js'
import type { CompanyId, MountainId, PrivateId, ShareCompanyId } from '../data/types.js'
import type { AuctionFrame, RunOffFrame } from '../frames.js'
import { headOf, priceOfHead } from '../rules/auction.js'
import { bidsOn } from '../rules/bids.js'
import { certificatePrice, directorPrice, unitPrice } from '../rules/buying.js'
import type { Deal } from '../rules/deals.js'
import { priceIfAny, priceOf } from '../rules/market.js'
import { facePrice } from '../rules/private-sale.js'
import { turns } from '../rules/procedures.js'
import { bestRun } from '../rules/running/index.js'
import { percentIn, saleValue } from '../rules/selling.js'
import { certificatePercent, directorPercent, optionOf } from '../rules/shares.js'
import { markerCost } from '../rules/stations.js'
import { costOfTile, costOfTunnel } from '../rules/track/cost.js'
import type { State } from '../state.js'
import { companyIfAny, directorOf, isMountain } from '../state.js'
import { dealSaid, seller } from './deals.js'
import { headingParams } from './headings.js'
import { passOf } from './passing.js'
import { planOf } from './plans.js'
import { powerOf } from './privates.js'
import { companyAsked } from './round.js'

const companyOnTurn = (state: State): CompanyId => companyAsked(state) as CompanyId
const auctionOf = (state: State): AuctionFrame => frameOf<AuctionFrame>(state, 'auction') as AuctionFrame

/** The player behind a company. */
const partner = (state: State, other: string): PlayerId | undefined =>
  (companyIfAny(state, other) && directorOf(state, other as CompanyId)) ?? undefined

function privateRow(id: PrivateId): RowFacts {
  const mountain = isMountain(id) ? mountainRailways[id] : undefined
  return {
    subject: company(id),
    hexes: [isMountain(id) ? mountainRailways[id].hex : localRailways[id].home.hex],
    cells: {
      face: money(facePrice(id)),
      income: mountain && money(mountain.income),
      power: mountain && powerOf(mountain.power),
    },
  }
}

/** What the cells of a certificate on offer say. */
const offer = (share: number, from: BuyShare['from']): Cells => ({
  percent: percent(share),
  from: says(`pool.${from}`),
})

/** What a certificate costs or brings; nothing is known of one that has no price yet, which may be asked for in vain. */
const priced = (
  state: State,
  id: ShareCompanyId,
  from: BuyShare['from'],
  price: () => number,
): number | undefined =>
  (from === 'tableau' ? directorOf(state, id) : priceIfAny(state, id)) ? price() : undefined

const viaPower = (power: boolean | undefined, mountain: MountainId): Message | undefined =>
  power ? msg('variant.power', { mountain: company(mountain) }) : undefined

export const asking: Asking<State, GameAction> = {
  heading: headingParams,

  company: (state) => companyAsked(state) ?? null,

  /** The steps in which something is decided; only local AGs choose a home, only share companies a payout. */
  course(state) {
    const turn = Object.keys(turns).find((kind) => frameOf(state, kind)) as keyof typeof turns | undefined
    if (!turn) return []
    return turns[turn].flatMap((step) => {
      if (step === 'mail' || step === 'turn-end' || (step === 'home' && turn !== 'ag-turn')) return []
      return step === 'run' && turn !== 'local-turn' ? [step, 'payout'] : [step]
    })
  },

  deal: (state, deal) => dealSaid(state, deal as unknown as Deal),

  asks: {
    buyPrivate: rowsIn('privates', (state) => {
      const head = headOf(state) as PrivateId
      return { ...privateRow(head), price: priceOfHead(auctionOf(state), head) }
    }),
    bid: { as: 'amount', row: (_, { private: id }) => privateRow(id) },
    dropBid: (state, { private: id, player: by }) => ({
      subject: company(id),
      price: bidsOn(auctionOf(state), id)[by] ?? 0,
    }),
    raise: { as: 'amount', row: (state) => privateRow((top(state) as RunOffFrame).private) },
    dropOut: { as: 'pass', label: () => msg('choice.dropOut') },

    sellShares: rowsIn('sell', (state, sale) => ({
      subject: company(sale.company),
      price: priced(state, sale.company, 'pool', () => saleValue(state, sale)),
      cells: { percent: percent(percentIn(state, sale)) },
      stem: sale.company,
      variant: sale.option ? msg('variant.withOption') : undefined,
    })),
    sellOption: rowsIn('sell', (state, { player: by }) => {
      const id = optionOf(state, by)?.company
      return {
        subject: company(id ?? ''),
        price: id && priceOf(state, id),
        stem: id,
        cells: { percent: percent(optionPercent) },
        variant: msg('variant.optionAlone'),
      }
    }),
    buyDirector: (state, { company: id, price }) => ({
      subject: company(id),
      price: directorPrice(state, id, price),
      cells: { percent: percent(directorPercent(state, id)), issue: money(price) },
      stem: id,
      hexes: [majors[id].home.hex],
    }),
    buyShare: rowsIn('buy', (state, { company: id, from }) => ({
      subject: company(id),
      price: priced(state, id, from, () => certificatePrice(state, id, from)),
      cells: offer(certificatePercent(state, id), from),
    })),
    buyOption: rowsIn('option', (state, { company: id, from }) => ({
      subject: company(id),
      price: priced(state, id, from, () => unitPrice(state, id, from)),
      cells: offer(optionPercent, from),
    })),
    completeOption(state, { player: by }) {
      const { company: id = '', price = 0 } = optionOf(state, by) ?? {}
      return { subject: company(id), price }
    },

    layTile: {
      as: 'sites',
      site: (state, { hex: at, tile, power }) => ({
        left: state.supply[tile] ?? 0,
        price: costOfTile(state, companyOnTurn(state), at, power),
        variant: viaPower(power, 'AUS'),
      }),
    },
    buildTunnel: {
      as: 'sites',
      verb: 'tunnel',
      site: (state, { tunnel, power }) => ({
        piece: tunnel,
        left: state.tunnelSupply[tunnel],
        price: costOfTunnel(power),
        variant: viaPower(power, 'MUR'),
      }),
    },
    placeHome: {
      as: 'sites',
      verb: 'home',
      site: (state, { tile }) => ({ left: tile === undefined ? undefined : (state.supply[tile] ?? 0) }),
    },
    buildStation: { as: 'sites', site: (state) => ({ price: markerCost(state, companyOnTurn(state)) }) },
    run: {
      as: 'runs',
      plan: (state, { runs }) => planOf(state, companyOnTurn(state), runs),
      proven: (state) => bestRun(state, companyOnTurn(state)).proven,
    },
    payOut: { as: 'payout', amount: (state) => (top(state)?.['revenue'] as number | undefined) ?? 0 },

    buyTrain: rowsIn('trains', (state, { train: id, from, price, gives }) => ({
      subject: train(id),
      price,
      cells: { from: seller(state, from) },
      stem: `${from} ${id}`,
      variant: gives && msg('variant.gives', { train: train(gives) }),
      asks: partner(state, from),
    })),
    giveUpTrain: (_, { train: id }) => ({ subject: train(id) }),
    buyContract(state, { size }) {
      const { price, income } = mailContracts[size]
      return {
        subject: says(`mail.${size}`),
        price,
        cells: { income: money(income[phases[state.phase].value]) },
      }
    },
    merge: (state, { with: other }) => ({
      subject: company(other),
      hexes: [localRailways[other].home.hex],
      asks: partner(state, other),
    }),
    chooseCharter: (_, { ag }) => ({ subject: name(localAgs[ag].name) }),
    pass: {
      as: 'pass',
      label: (state) =>
        msg(`choice.pass.${passOf(state)}`, {
          company: company(companyAsked(state) ?? ''),
          ...headingParams(state),
        }),
    },
  },
}
