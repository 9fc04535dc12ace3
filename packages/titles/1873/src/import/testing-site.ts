import type { Action, Choice, PlayerId } from '@stellwerk/engine'
import { History, Random, apply, begin, legal, top } from '@stellwerk/engine'
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
import { harzbahn } from '../title.js'
import type { Desk } from './desk.js'
import { goOn, siteStep, siteTurn, stateOf } from './desk.js'
import type { SiteAction, SiteRoute } from './format.js'
import { noIds, siteCompany } from './ids.js'
import { seatsOf, seedFor } from './seats.js'
import { slotsAt } from './slots.js'
import { translate } from './translate.js'

/**
 * Plays random games as the site would and writes them down in its form. What our rules offer is put into the site's
 * words, so that every kind of action is seen, in every phase of the game.
 */
export interface Written {
  readonly desk: Desk
  readonly exported: {
    readonly title: string
    readonly players: unknown
    readonly actions: readonly SiteAction[]
  }
}

type Own = { readonly type: SiteAction['type']; readonly [field: string]: unknown }

export function writeRandomGame(
  seed: number,
  players: number,
  most: number,
  optional_rules: readonly string[] = [],
): Written {
  const random = new Random(seed)
  const site = Array.from({ length: players }, (_, i) => ({ id: String(100 + i), name: `Player ${i + 1}` }))
  const settings = { seed, optional_rules }
  const game = {
    id: 'x',
    players: site,
    seed,
    optionalRules: optional_rules,
    pinned: false,
    result: null,
    finished: false,
    actions: [],
  }
  const seats = seatsOf(game)
  const options = { edition: optional_rules.length > 0 ? '18xx.games-aag' : '18xx.games' }
  const begun = begin(harzbahn, {
    players: seats.map(({ seat }) => seat),
    seed: seedFor(seats, seed),
    options,
  })
  if (!begun.ok) throw new Error(begun.refusal.rule)
  const history = new History(harzbahn, begun.value)
  const point = { ours: 0, ids: noIds, slots: {}, pending: null, closing: null, unasked: [], ran: null }
  const desk: Desk = { history, seats, point }
  const actions: SiteAction[] = []
  const write = (own: Own): void => {
    const action = {
      ...own,
      ...entityOf(desk),
      id: actions.length + 1,
      created_at: 1_700_000_000,
    } as unknown as SiteAction
    const entered = withConnections(desk, action)
    actions.push(entered)
    translate(desk, entered)
  }
  goOn(desk)
  while (!history.state.over && actions.length < most) for (const own of chosen(desk, random)) write(own)
  return {
    desk,
    exported: { title: 'Harzbahn 1873', players: site, settings, actions } as Written['exported'],
  }
}

function entityOf(desk: Desk): { entity: string | number; entity_type: string } {
  const { kind, name } = siteTurn(desk)
  const { pending } = desk.point
  if (pending?.kind === 'forming') return { entity: siteCompany(pending.company), entity_type: 'corporation' }
  if (kind === 'minor') return { entity: name.slice(5), entity_type: kind }
  if (kind === 'corporation') return { entity: siteCompany(name), entity_type: kind }
  return { entity: Number(desk.seats.find(({ seat }) => seat === name)?.site), entity_type: kind }
}

/** After a tile the client adds which mines are connected. */
function withConnections(desk: Desk, action: SiteAction): SiteAction {
  if (action.type !== 'lay_tile') return action
  const state = stateOf(desk)
  const tried = apply(harzbahn, state, {
    type: 'layTile',
    player: legal(harzbahn, state).players[0] as PlayerId,
    hex: action.hex,
    tile: action.tile.split('-')[0] as string,
    rotation: action.rotation,
  })
  if (!tried.ok) throw new Error(tried.refusal.rule)
  const minors = Object.keys(tried.state.mines).filter((mine) => tried.state.mines[mine]?.connected)
  const { entity, entity_type } = action
  return {
    ...action,
    auto_actions: [{ type: 'destination_connection', entity, entity_type, minors } as SiteAction],
  }
}

const pass: Own = { type: 'pass' }

/** One decision, in as many actions as the site makes of it. */
function chosen(desk: Desk, random: Random): readonly Own[] {
  const state = stateOf(desk)
  const step = siteStep(desk)
  const { choices } = legal(harzbahn, state)
  const kinds = [...new Set(choices.map(({ action }) => action.type))].filter(
    (kind) => !(step === 'Convert' && kind !== 'closeMine' && kind !== 'issueShares' && kind !== 'pass'),
  )
  if (step === 'ReassignSwitcher') return switches(desk, random)
  const kind = random.weighted(kinds, (type) => weights[type] ?? 12)
  if (kind === 'closeMine' && step === 'BuyTrain') return [pass]
  const choice = random.pick(choices.filter(({ action }) => action.type === kind))
  return worded(desk, valued(choice, random), random)
}

const weights: { readonly [type: string]: number } = {
  pass: 6,
  closeMine: 1,
  scrapTrain: 2,
  scrapSwitcher: 2,
  sellShares: 3,
}

function valued({ action, range }: Choice, random: Random): Action {
  if (!range) return action
  const steps = Math.floor((range.max - range.min) / range.step)
  const value = range.min + range.step * Math.min(steps, random.below(4))
  return range.except?.includes(value) ? action : { ...action, [range.field]: value }
}

function switches(desk: Desk, random: Random): readonly Own[] {
  const places = publicMineOf(stateOf(desk), siteTurn(desk).name as PublicMineId).mines.length
  const swap = (): Own => ({ type: 'switch_trains', slots: [random.below(places), random.below(places)] })
  return [...Array.from({ length: random.below(3) }, swap), pass]
}

/** Our action in the site's words. */
function worded(desk: Desk, action: Action, random: Random): readonly Own[] {
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
