import { purseOf, top } from '@stellwerk/engine'
import type { Item } from '../actions.js'
import type { AuctionFrame } from '../rules/auction-round.js'
import { minimumPrice } from '../rules/start-auction.js'
import type { SaleFrame } from '../rules/start-auction.js'
import { salePrice } from '../rules/stock-round.js'
import { countOf, sharesOf } from '../rules/shares.js'
import type { MineId, PublicMineId } from '../data/types.js'
import { cashOf, companyOf, isPublicMine, isRailway } from '../state.js'
import type { Desk } from './desk.js'
import { act, decider, stateOf } from './desk.js'
import { Untranslatable, unknown } from './fault.js'
import type { SiteActionOf } from './format.js'
import { companyFrom, mineFrom, shareOf } from './ids.js'

/** Trading rounds: bids, shares, foundings and mergers. */

export function bid(desk: Desk, { price, company }: SiteActionOf<'bid'>): void {
  const state = stateOf(desk)
  const player = decider(desk)
  const frame = top(state)
  switch (frame?.kind) {
    case 'premium':
      return act(desk, { type: 'bidPremium', player, bid: price })
    case 'sale': {
      const item = itemOf(desk, company)
      const face = minimumPrice(state, item)
      if (face !== undefined && face !== price)
        throw new Untranslatable({
          kind: 'figure',
          field: 'price',
          stored: String(price),
          right: String(face),
        })
      return act(desk, { type: 'buyItem', player, item, price: price + (frame as SaleFrame).premium })
    }
    case 'auction': {
      const { item } = frame as AuctionFrame
      if (company !== undefined && itemOf(desk, company) !== item) throw unknown('company', company)
      return act(desk, { type: 'bid', player, bid: price })
    }
    default: {
      act(desk, { type: 'openAuction', player, item: itemOf(desk, company), bid: price })
      const now = stateOf(desk)
      // who has no more than the opening bid is not asked there
      const unasked = now.order.filter((other) => other !== player && cashOf(now, purseOf(other)) <= price)
      desk.point = { ...desk.point, unasked }
    }
  }
}

/** What the site calls a company in auctions: a mine, a concession, or the option on a company in receivership. */
function itemOf(desk: Desk, company: string | undefined): Item {
  if (company === undefined) throw unknown('company', '')
  if (/^\d+$/.test(company)) return `mine:${mineFrom(company)}`
  const id = companyFrom(company)
  if (id === 'MHE') throw unknown('company', company)
  return companyOf(stateOf(desk), id) || !isRailway(id) ? `option:${id}` : `concession:${id}`
}

export function par(desk: Desk, { corporation, share_price: place }: SiteActionOf<'par'>): void {
  const company = companyFrom(corporation)
  const player = decider(desk)
  if (isPublicMine(company)) {
    // which mines it is formed of is said by the two actions that follow
    desk.point = { ...desk.point, pending: { kind: 'forming', player, company, mines: [] } }
    return
  }
  const [, price] = /^(\d{1,4}),\d+,\d+$/.exec(place) ?? []
  if (price === undefined)
    throw new Untranslatable({ kind: 'figure', field: 'share_price', stored: place, right: '120,0,5' })
  act(desk, { type: 'foundRailway', player, railway: company, price: Number(price), count: 1 })
}

export function merge(desk: Desk, { entity, minor }: SiteActionOf<'merge'>): void {
  const { pending } = desk.point
  if (pending?.kind !== 'forming') throw unknown('company', entity)
  const mines: readonly MineId[] = [...pending.mines, mineFrom(minor)]
  if (mines.length < 2) {
    desk.point = { ...desk.point, pending: { ...pending, mines } }
    return
  }
  const { company, player } = pending
  desk.point = { ...desk.point, pending: null }
  act(desk, { type: 'formPublicMine', player, company: company satisfies PublicMineId, mines })
}

export function buyShares(desk: Desk, { shares, percent }: SiteActionOf<'buy_shares'>): void {
  const state = stateOf(desk)
  const player = decider(desk)
  const [first, ...others] = shares.map(shareOf)
  if (!first) throw unknown('share', '')
  const { company, number } = first
  const foreign = others.findIndex((share) => share.company !== company)
  if (foreign >= 0) throw unknown('share', shares[foreign + 1])
  expectPercent(desk, company, shares.length, percent)
  if (company !== 'MHE' && companyOf(state, company)?.receivership)
    return act(desk, { type: 'useOption', player, company, count: shares.length })
  if (others.length > 0)
    throw new Untranslatable({ kind: 'figure', field: 'shares', stored: String(shares.length), right: '1' })
  const inIssue = countOf(sharesOf(state, company), 'issue') > 0
  const inPool = countOf(sharesOf(state, company), 'pool') > 0
  const from = inIssue && (!inPool || desk.point.ids.issue[company]?.includes(number)) ? 'issue' : 'pool'
  act(desk, { type: 'buyShare', player, company, from }, { share: number })
}

export function sellShares(
  desk: Desk,
  { shares, percent, share_price: price }: SiteActionOf<'sell_shares'>,
): void {
  const [first, ...others] = shares.map(shareOf)
  if (!first) throw unknown('share', '')
  const { company } = first
  const foreign = others.findIndex((share) => share.company !== company)
  if (foreign >= 0) throw unknown('share', shares[foreign + 1])
  expectPercent(desk, company, shares.length, percent)
  const known = company === 'MHE' || companyOf(stateOf(desk), company)
  if (known && price !== undefined && price !== null) {
    const right = salePrice(stateOf(desk), company)
    if (price !== right)
      throw new Untranslatable({
        kind: 'figure',
        field: 'share_price',
        stored: String(price),
        right: String(right),
      })
  }
  act(desk, { type: 'sellShares', player: decider(desk), company, count: shares.length })
}

function expectPercent(desk: Desk, company: string, count: number, percent: number | undefined): void {
  const each = company === 'MHE' ? 10 : companyOf(stateOf(desk), company)?.denomination
  if (percent === undefined || each === undefined || percent === each * count) return
  throw new Untranslatable({
    kind: 'figure',
    field: 'percent',
    stored: String(percent),
    right: String(each * count),
  })
}
