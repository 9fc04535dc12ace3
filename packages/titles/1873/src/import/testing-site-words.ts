import type { Action, Random } from '@stellwerk/engine'
import { top } from '@stellwerk/engine'
import type {
  BuildStation,
  BuyItem,
  BuyMachine,
  BuyMine,
  BuyShare,
  BuySwitcher,
  BuyTrain,
  FormPublicMine,
  FoundRailway,
  LayTile,
  PayOut,
  RunPlan,
  ScrapSwitcher,
  SellShares,
  UseOption,
} from '../actions.js'
import { ladder } from '../data/money.js'
import type { CompanyId, MineId, PublicMineId, RailwayId } from '../data/types.js'
import { revenueOfRoutes } from '../rules/railways/free-runs.js'
import { networkOf } from '../rules/railways/running/network.js'
import { pathAlong } from '../rules/railways/running/view.js'
import type { SaleFrame } from '../rules/start-auction.js'
import type { State } from '../state.js'
import { companyOf, publicMineOf } from '../state.js'
import type { Desk } from './desk.js'
import { siteTurn, stateOf } from './desk.js'
import type { SiteAction, SiteRoute } from './format.js'
import { siteCompany } from './ids.js'
import { slotsAt } from './slots.js'

/** An action of the site, without what all of them have. */
export type Own = { readonly type: SiteAction['type']; readonly [field: string]: unknown }

export const pass: Own = { type: 'pass' }

/** Our action in the site's words. */
export function worded(desk: Desk, action: Action, random: Random): readonly Own[] {
  const state = stateOf(desk)
  const given = action as unknown as { readonly [field: string]: unknown }
  switch (action.type) {
    case 'bidPremium':
    case 'bid':
      return [{ type: 'bid', price: given['bid'], ...auctioned(state) }]
    case 'buyItem': {
      const { item, price } = action as BuyItem
      return [{ type: 'bid', company: item.split(':')[1], price: price - (top(state) as SaleFrame).premium }]
    }
    case 'openAuction':
      return [
        { type: 'bid', company: siteCompany(String(given['item']).split(':')[1] ?? ''), price: given['bid'] },
      ]
    case 'foundRailway': {
      const { railway, price } = action as FoundRailway
      return [{ type: 'par', corporation: railway, share_price: `${price},0,${ladder.indexOf(price)}` }]
    }
    case 'formPublicMine': {
      const { company, mines } = action as FormPublicMine
      const merge = (mine: MineId): Own => ({ type: 'merge', minor: String(mine) })
      return [{ type: 'par', corporation: siteCompany(company), share_price: '120,0,5' }, ...mines.map(merge)]
    }
    case 'buyShare': {
      const { company, from } = action as BuyShare
      const unsold = desk.point.ids.issue[company] ?? []
      const numbers = Array.from({ length: 10 }, (_, i) => i)
      const number = from === 'issue' ? unsold[0] : numbers.find((i) => !unsold.includes(i))
      return [
        {
          type: 'buy_shares',
          shares: [`${siteCompany(company)}_${number}`],
          percent: percent(state, company),
        },
      ]
    }
    case 'useOption':
    case 'sellShares': {
      const { company, count } = action as UseOption | SellShares
      const shares = Array.from({ length: count }, (_, i) => `${siteCompany(company)}_${i}`)
      const type = action.type === 'useOption' ? 'buy_shares' : 'sell_shares'
      return [{ type, shares, percent: count * percent(state, company) }]
    }
    case 'layTile': {
      const { hex, tile, rotation } = action as LayTile
      return [{ type: 'lay_tile', hex, tile: `${tile}-${desk.history.length}`, rotation }]
    }
    case 'buildStation':
      return [token(desk, action as BuildStation)]
    case 'run':
      return [run(desk, given['plan'] as RunPlan)]
    case 'payOut': {
      const { how } = action as PayOut
      return [{ type: 'dividend', kind: how === 'full' ? 'payout' : how }]
    }
    case 'buyMine': {
      const { mine, price } = action as BuyMine
      return [{ type: 'buy_corporation', minor: String(mine), price }]
    }
    case 'buyMachine':
    case 'buySwitcher':
    case 'buyTrain':
      return [purchase(desk, action as BuyMachine | BuySwitcher | BuyTrain)]
    case 'scrapTrain':
    case 'scrapSwitcher':
      return [scrapped(desk, action, random)]
    case 'issueShares':
    case 'closeMine':
      return [{ type: 'convert' }]
    default:
      return [pass]
  }
}

const auctioned = (state: State): { company?: string } => {
  const frame = top(state)
  return frame?.kind === 'auction'
    ? { company: siteCompany((frame['item'] as string).split(':')[1] ?? '') }
    : {}
}

const percent = (state: State, company: CompanyId | 'MHE'): number =>
  company === 'MHE' ? 10 : (companyOf(state, company)?.denomination ?? 0)

function token(desk: Desk, { hex, stop, replaces }: BuildStation): Own {
  const slots = slotsAt(desk.point.slots, stateOf(desk), hex, stop)
  const slot = Math.max(0, slots.indexOf(replaces ?? null))
  return { type: 'place_token', city: `${desk.point.ids.tiles[hex] ?? `${hex}-0`}-${stop}`, slot }
}

/** The connections of a route, each read in either direction, and its stops. */
function siteRoute(state: State, train: string, hexes: readonly string[]): Omit<SiteRoute, 'revenue'> {
  const network = networkOf(state)
  const path = pathAlong(network, hexes)
  if ('fault' in path) throw new Error(`no route ${hexes.join('-')}`)
  const connections = path.segments.map((segment, i) => {
    const along = network.segments[segment]?.hexes ?? []
    return i % 2 === 0 ? along : along.toReversed()
  })
  return {
    train,
    connections: connections.toReversed(),
    hexes: path.nodes.map((n) => network.nodes[n]?.hex ?? ''),
  }
}

function run(desk: Desk, plan: RunPlan): Own {
  const state = stateOf(desk)
  const railway = siteTurn(desk).name as RailwayId
  const owned = desk.point.ids.trains.filter((train) => train.railway === railway && train.size !== 'D')
  const left = [...owned]
  const standard = plan.trains.flatMap(({ size, routes }) => {
    const [train] = left.splice(
      left.findIndex((other) => other.size === size),
      1,
    )
    return routes.map((route, i) => ({ name: train?.parts[i] ?? '', size, route }))
  })
  const diesel = (plan.diesel ?? []).map((route, i) => ({ name: `D-${7 + i}`, size: 'D' as const, route }))
  const all = [...standard, ...diesel]
  const revenues = revenueOfRoutes(state, railway, all)
  const routes = all.map(({ name, route }, i) => ({ ...siteRoute(state, name, route), revenue: revenues[i] }))
  return { type: 'run_routes', routes, extra_revenue: 0, subsidy: 0 }
}

function purchase(desk: Desk, action: BuyMachine | BuySwitcher | BuyTrain): Own {
  const state = stateOf(desk)
  const { ids } = desk.point
  const name = siteTurn(desk).name
  const placeOf = (mine: MineId): number => publicMineOf(state, name as PublicMineId).mines.indexOf(mine)
  if (action.type === 'buyMachine') {
    const size = [2, 3, 4, 5].find((n) => state.units[n as 2] !== 0) ?? 5
    const price = { 2: 150, 3: 300, 4: 500, 5: 800 }[size]
    const slots = name.startsWith('mine:') ? {} : { slots: action.mines.map(placeOf) }
    return { type: 'buy_train', train: `${size}T-${ids.taken[size]}`, price, variant: `${size}M`, ...slots }
  }
  const due = action.maintenance === 'seller' ? { extra_due: true } : {}
  if (action.type === 'buySwitcher') {
    const { from, size, price, mine, fromMine } = action
    const slots = mine === undefined ? {} : { slots: [placeOf(mine)] }
    if (from === 'bank')
      return {
        type: 'buy_train',
        train: `${size}S-${ids.nextSwitcher}`,
        price,
        variant: `${size}S`,
        ...slots,
      }
    const at = fromMine ?? (from.startsWith('mine:') ? Number(from.slice(5)) : undefined)
    const train =
      at === undefined
        ? ids.atRailway.find(({ id, railway }) => railway === from && id.startsWith(`${size}S`))?.id
        : ids.atMine[at]
    return { type: 'buy_train', train, price, ...slots, ...due }
  }
  const { from, size, price } = action
  const kind = size === 'D' ? 'D' : `${size}T`
  if (from === 'bank') return { type: 'buy_train', train: `${kind}-${ids.taken[size]}`, price, variant: kind }
  const train = ids.trains.find((other) => other.railway === from && other.size === size)?.id
  return { type: 'buy_train', train, price, ...due }
}

function scrapped(desk: Desk, action: Action, random: Random): Own {
  const { ids } = desk.point
  const name = siteTurn(desk).name
  const { size, mine } = action as ScrapSwitcher
  if (action.type === 'scrapTrain') {
    const owned = ids.trains.filter((train) => train.railway === name && train.size === size)
    return { type: 'scrap_train', train: random.pick(owned).id }
  }
  const at = mine ?? (name.startsWith('mine:') ? Number(name.slice(5)) : undefined)
  const id =
    at === undefined
      ? ids.atRailway.find((piece) => piece.railway === name && piece.id.startsWith(`${size}S`))?.id
      : ids.atMine[at]
  return { type: 'scrap_train', train: id }
}
