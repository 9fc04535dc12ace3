import type { Json, JsonObject, PlayerId } from '@stellwerk/engine'
import { frameOf, top } from '@stellwerk/engine'
import type { Asking, Message, RowFacts, Value } from '@stellwerk/table'
import { company, count, money, moneyIfAny, msg, name, percent, rowsIn, says, train } from '@stellwerk/table'
import type { BuySwitcher, BuyTrain, GameAction } from '../actions.js'
import { railways } from '../data/companies.js'
import { mines } from '../data/mines.js'
import { replacementCost, stationCost } from '../data/money.js'
import type { MineId, RailwayId, ShareId } from '../data/types.js'
import { units } from '../data/units.js'
import { priceOf } from '../rules/market.js'
import { unitOnSale } from '../rules/phases.js'
import { turns } from '../rules/procedures.js'
import { incomeOf } from '../rules/production.js'
import { isProven } from '../rules/railways/plans.js'
import { plansFor } from '../rules/railways/turn.js'
import { salePrice } from '../rules/stock-round.js'
import type { OperationId, State } from '../state.js'
import { companyOf, deciderFor } from '../state.js'
import { incomeScale, mineIn, mineList, mineRef, sizeList } from './mines.js'
import { passOf } from './passing.js'
import { planOf } from './plans.js'
import { itemValue, operationOf } from './round.js'

const railwayOnTurn = (state: State): RailwayId => operationOf(state) as RailwayId

/** How much of a company one share is. */
const shareOf = (state: State, id: ShareId): number => companyOf(state, id)?.denomination ?? 10

/** Whom an offer goes to: whoever decides for what is sold. */
const partner = (state: State, from: string): PlayerId | undefined =>
  from === 'bank' ? undefined : deciderFor(state, from as OperationId)

/** What a train or a switcher costs, who sells it, and who pays the maintenance of an old one. */
const purchase = (state: State, { from, size, price, maintenance }: BuyTrain | BuySwitcher) => ({
  price,
  cells: { from: from === 'bank' ? says('pool.bank') : company(from) },
  stem: `${from} ${size}`,
  variant: maintenance && msg(`variant.${maintenance}`),
  asks: partner(state, from),
})

const mineIfAny = (mine: MineId | undefined): Value | undefined =>
  mine === undefined ? undefined : company(mineRef(mine))

/** What is auctioned, or sold at a price. */
function itemRow(state: State, item: string, price?: number): RowFacts {
  const [kind, id = ''] = item.split(':')
  if (kind === 'option') return { subject: itemValue(item) }
  if (kind === 'concession') {
    const { name: full, homes, concessionCost } = railways[id as RailwayId]
    return {
      subject: company(id),
      hexes: homes.map((home) => home.hex),
      cells: { name: name(full), scale: says('item.route', { cost: money(concessionCost) }) },
    }
  }
  const mine = mineIn(item)
  const { name: place, hex, faceValue } = mines[mine]
  const earns = incomeOf(state, mine)
  return {
    subject: company(item),
    hexes: [hex],
    cells: {
      name: name(place),
      earns: money(earns),
      face: price === undefined ? money(faceValue) : undefined,
      // what a mine earns a year of what it costs: two mines are compared by it
      yield: price === undefined ? undefined : percent(Math.round((100 * earns) / price)),
      scale: incomeScale(state, mine),
    },
  }
}

export const asking: Asking<State, GameAction> = {
  heading: (_, frame) => ({ premium: moneyIfAny(frame['premium'] as number | undefined) }),

  company: (state) => operationOf(state) ?? null,

  /** The steps of the turn as the rules list them, with the payout where it belongs. */
  course(state) {
    const turn = Object.keys(turns).find((kind) => frameOf(state, kind)) as keyof typeof turns | undefined
    if (!turn) return []
    return turns[turn].flatMap((step) => {
      if (step === 'turn-end') return []
      return step === 'railway-run' || step === 'public-mine-production' ? [step, 'payout'] : [step]
    })
  },

  deal: (_, { type, ...deal }) => msg(`deal.${type}`, dealParams(deal)),

  asks: {
    bidPremium: { as: 'amount', row: () => ({ subject: says('lot.premium') }) },
    buyItem: rowsIn('items', (state, { item, price }) => ({ ...itemRow(state, item, price), price })),
    openAuction: (state, { item, bid }) => ({ ...itemRow(state, item), price: bid }),
    bid: {
      as: 'amount',
      row: (state) => itemRow(state, (frameOf(state, 'auction')?.['item'] as string | undefined) ?? ''),
    },

    sellShares: (state, { company: id, count: shares }) => ({
      subject: company(id),
      price: shares * salePrice(state, id),
      cells: { percent: percent(shares * shareOf(state, id)) },
      stem: id,
    }),
    buyShare: (state, { company: id, from }) => ({
      subject: company(id),
      price: priceOf(state, id),
      cells: { percent: percent(shareOf(state, id)), from: says(`pool.${from}`) },
    }),
    foundRailway: (_, { railway, price, count: shares }) => ({
      subject: company(railway),
      cells: { percent: percent(shares * 20), start: money(price) },
      stem: railway,
    }),
    formPublicMine: (state, { company: id, mines: two }) => ({
      subject: company(id),
      cells: { mines: mineList(two) },
      stem: id,
      hexes: two.map((mine) => mines[mine].hex),
      asks: partner(state, mineRef(two[1])),
    }),
    useOption: (state, { company: id, count: shares }) => ({
      subject: company(id),
      cells: { percent: percent(shares * shareOf(state, id)) },
      stem: id,
    }),

    layTile: { as: 'sites', site: (state, { tile }) => ({ left: state.supply[tile] ?? null }) },
    buildStation: {
      as: 'sites',
      site: (state, { hex, stop, replaces }) =>
        replaces === undefined
          ? { price: stationCost }
          : {
              price: replacementCost,
              variant: msg('variant.replaces', { company: company(replaces) }),
              circle: state.markers[hex]?.[stop]?.findIndex(({ railway }) => railway === replaces) ?? 0,
            },
    },
    run: {
      as: 'runs',
      plan: (state, { plan }) => planOf(state, railwayOnTurn(state), plan),
      proven: (state) => isProven(state, railwayOnTurn(state), plansFor(state, railwayOnTurn(state))),
    },
    payOut: { as: 'payout', amount: (state) => (top(state)?.['profit'] as number | undefined) ?? 0 },

    assignSwitchers: {
      as: 'slot',
      slot: 'switchers',
      row: (_, { sizes }) => ({ subject: sizeList(sizes) }),
    },
    buyMachine: {
      as: 'slot',
      slot: 'machines',
      row: (state, { mines: ids }) => ({
        subject: mineList(ids),
        price: units[unitOnSale(state)].machine ?? 0,
        hexes: ids.map((mine) => mines[mine].hex),
      }),
    },
    buyMine: (state, { mine, price }) => ({
      ...itemRow(state, mineRef(mine)),
      price,
      asks: partner(state, mineRef(mine)),
    }),
    buyTrain: rowsIn('trains', (state, action) => ({
      subject: train(String(action.size)),
      ...purchase(state, action),
    })),
    buySwitcher: rowsIn('switchers', (state, action) => {
      const { cells, stem, ...bought } = purchase(state, action)
      const scraps = action.scraps === undefined ? undefined : count(action.scraps)
      return {
        subject: count(action.size),
        ...bought,
        cells: { ...cells, mine: mineIfAny(action.mine), scraps },
        stem: `${stem} ${action.fromMine ?? ''}`,
      }
    }),
    scrapSwitcher: rowsIn('scrap', (_, { size, mine }) => ({
      subject: says('scrap.switcher', { size: count(size) }),
      cells: { mine: mineIfAny(mine) },
    })),
    scrapTrain: rowsIn('scrap', (_, { size }) => ({
      subject: says('scrap.train', { train: train(String(size)) }),
    })),
    issueShares: (state) => ({ subject: company(operationOf(state) ?? '') }),
    closeMine: (state) => ({ subject: company(operationOf(state) ?? '') }),
    pass: {
      as: 'pass',
      label: (state) => msg(`choice.pass.${passOf(state)}`, { operation: company(operationOf(state) ?? '') }),
    },
  },
}

/** The fields of a deal as the catalogue's sentences name them. */
function dealParams(deal: JsonObject): Message['params'] {
  const said = Object.entries(deal).map(([field, given]): [string, Value | undefined] => {
    if (given === null) return [field, undefined]
    if (field === 'price') return [field, money(given as number)]
    if (field === 'mine') return [field, company(mineRef(given as MineId))]
    if (field === 'mines') return [field, mineList(given as unknown as readonly MineId[])]
    const isCompany = field === 'company' || field === 'buyer' || field === 'seller'
    return [field, isCompany ? company(given as string) : written(given)]
  })
  const size = written(deal['size'])
  return { ...Object.fromEntries(said), train: says('name.train', { sizeIs: size, size }) }
}

/** A size, or who pays the maintenance. */
const written = (given: Json = ''): Value => name(typeof given === 'string' ? given : JSON.stringify(given))
