import { bank, purseOf, top } from '@stellwerk/engine'
import { boardHex } from '../board.js'
import { mineIds, mines } from '../data/mines.js'
import { concessionMinimum, ladder } from '../data/money.js'
import type { ShareId } from '../data/types.js'
import { minePlaces } from '../rules/public-mines.js'
import { fortuneOf } from '../rules/ranking.js'
import { markersLeft } from '../rules/railways/stations.js'
import { countOf, percentOf, shareIds, sharesOf } from '../rules/shares.js'
import type { SaleFrame } from '../rules/start-auction.js'
import type { State } from '../state.js'
import { companyOf, holderOf, minePurse, playerOf } from '../state.js'
import type { Desk } from './desk.js'
import { siteStep, siteTurn, stateOf } from './desk.js'
import { siteCompany } from './ids.js'
import { playExport } from './index.js'
import { slotsAt } from './slots.js'
import type { Trace, TraceRecord, TraceState } from './trace.js'

/** Everything in it may be changed, to see whether the change is noticed. */
type Changeable<T> = T extends object ? { -readonly [field in keyof T]: Changeable<T[field]> } : T

/** The trace that the site's own engine would tell of an export if it had our states. */
export function traceOf(exported: unknown): Changeable<Trace> {
  const records: Changeable<TraceRecord>[] = []
  playExport(
    exported,
    ({ number, entry: { action, fate }, desk }) => {
      const revenue = action.type === 'run_routes' ? desk.point.ran?.revenue : undefined
      records.push({
        i: number,
        id: action.id ?? null,
        status: fate === 'message' ? 'applied' : fate,
        state: traceState(desk) as Changeable<TraceState>,
        ...(revenue === undefined ? {} : { routes: { total: revenue } }),
      })
    },
    null,
  )
  return { records }
}

type Told<field extends keyof TraceState> = TraceState[field]

/** A state in the words of the site. */
function traceState(desk: Desk): TraceState {
  const state = stateOf(desk)
  const frame = top(state)
  const { name } = siteTurn(desk)
  const site = siteNames(desk)
  const deciders = frame
    ? (desk.history.title.procedures[frame.kind]?.deciders?.(state, frame as never) ?? [])
    : []
  return {
    round: round(desk),
    phase: state.phase === '5' && state.diesels.onSale ? '5a' : state.phase,
    current: frame ? site(name.replace('mine:', '')) : null,
    acting: deciders.map(site),
    ...(frame?.kind === 'sale' ? { premium: (frame as SaleFrame).premium } : {}),
    order: state.order.map(site),
    players: Object.fromEntries(desk.seats.map((seat) => [seat.site, player(desk, seat.seat)])),
    minors: minors(desk),
    corps: corps(desk),
    market_cells: Object.fromEntries(
      Object.entries(state.market).map(([price, stack]) => [
        `0,${ladder.indexOf(Number(price))}`,
        stack.map(siteCompany),
      ]),
    ),
    tiles: Object.fromEntries(
      Object.entries(state.tiles).map(([hex, { tile, rotation }]) => [hex, `${tile}:${rotation}`]),
    ),
    reserved_tiles: Object.fromEntries(
      Object.entries(state.reserved).map(([hex, { tile }]) => [hex, [tile]]),
    ),
    tokens: tokens(desk),
    depot: depot(desk),
  }
}

/** What the site calls a seat or a company. */
const siteNames =
  ({ seats }: Desk) =>
  (name: string): string =>
    seats.find(({ seat }) => seat === name)?.site ?? siteCompany(name)

function round(desk: Desk): Told<'round'> {
  const { round: at, over, flow } = stateOf(desk)
  const has = (kind: string): boolean => flow.some((frame) => frame.kind === kind)
  const end = { step: siteStep(desk), finished: over }
  return over || has('set')
    ? { type: 'Operating', turn: at.set, num: at.operating, ...end }
    : { type: has('stock-round') ? 'Stock' : 'Auction', turn: at.trading, num: 1, ...end }
}

function player(desk: Desk, seat: string): Told<'players'>[string] {
  const state = stateOf(desk)
  const who = state.players.find((one) => one === seat)
  if (who === undefined) throw new Error(`nobody sits at ${seat}`)
  const concessions = Object.keys(state.concessions).filter(
    (railway) => playerOf(state.concessions[railway] ?? '') === who && !state.railways[railway],
  )
  const options = Object.keys(state.options).filter((company) => state.options[company] === who)
  const companies = [...concessions, ...options]
  const merging = forming(desk)?.mines.filter((mine) => state.mines[mine]?.owner === holderOf(who)) ?? []
  const gone = merging.reduce((sum, mine) => sum + mines[mine].faceValue, 0)
  const held = shareIds(state).filter((company) => countOf(sharesOf(state, company), holderOf(who)) > 0)
  return {
    cash: state.cash[purseOf(who)] ?? 0,
    value: fortuneOf(state, who).total + companies.length * concessionMinimum - gone,
    shares: Object.fromEntries(
      held.map((company) => [siteCompany(company), percentOf(state, company, holderOf(who))]),
    ),
    companies: companies.map(siteCompany),
  }
}

/** The public mine that takes several actions to form there. */
const forming = ({ point: { pending } }: Desk) => (pending?.kind === 'forming' ? pending : undefined)

function minors(desk: Desk): Told<'minors'> {
  const state = stateOf(desk)
  const site = siteNames(desk)
  const merged = forming(desk)
  const { pending } = desk.point
  const swaps = pending?.kind === 'switchers' ? pending : undefined
  return Object.fromEntries(
    mineIds.map((mine) => {
      const { owner, machine, switcher, open, connected } = state.mines[mine] as State['mines'][string]
      const isMerged = merged?.mines.includes(mine) ?? false
      const place = swaps ? (state.publicMines[swaps.company]?.mines.indexOf(mine) ?? -1) : -1
      const size = place < 0 ? switcher : swaps?.sizes[place]
      return [
        String(mine),
        {
          owner: isMerged
            ? site(merged?.company ?? '')
            : owner === bank
              ? null
              : site(playerOf(owner) ?? owner),
          cash: isMerged ? 0 : (state.cash[minePurse(mine)] ?? 0),
          trains: [...(machine > 1 ? [`${machine}M`] : []), ...(size ? [`${size}S`] : [])],
          open,
          connected,
        },
      ]
    }),
  )
}

function corps(desk: Desk): Told<'corps'> {
  const state = stateOf(desk)
  const told = shareIds(state).map((company) => [siteCompany(company), corp(desk, company)])
  const merged = forming(desk)
  const cash = merged?.mines.reduce((sum, mine) => sum + (state.cash[minePurse(mine)] ?? 0), 0) ?? 0
  // one that is just being formed is told of as soon as it has money
  if (!merged || cash === 0) return Object.fromEntries(told) as Told<'corps'>
  const bare = { owner: null, price: null, total_shares: 10, treasury: 0, market: 0, trains: [] }
  return Object.fromEntries([...told, [siteCompany(merged.company), { ...bare, cash }]]) as Told<'corps'>
}

function corp(desk: Desk, company: ShareId): Told<'corps'>[string] {
  const state = stateOf(desk)
  const percent = { treasury: percentOf(state, company, 'issue'), market: percentOf(state, company, 'pool') }
  if (company === 'MHE') {
    const { price, train } = state.mhe
    return { owner: 'market', cash: 0, price, total_shares: 10, ...percent, trains: [`${train}T`] }
  }
  const { price, denomination, director, receivership } = companyOf(
    state,
    company,
  ) as State['railways'][string]
  const common = {
    owner: director === null ? null : siteNames(desk)(director),
    cash: state.cash[company] ?? 0,
    price,
    total_shares: 100 / denomination,
    ...percent,
    receivership,
  }
  const mine = state.publicMines[company]
  if (mine) return { ...common, trains: [], mines: mine.mines.map(String), slots: minePlaces[denomination] }
  const { trains, diesel, switchers, floated } = state.railways[company] as State['railways'][string]
  const pieces = [...trains.map((size) => `${size}T`), ...(diesel ? ['D'] : [])]
  return {
    ...common,
    trains: [...pieces, ...switchers.map((size) => `${size}S`)],
    floated,
    tokens_left: markersLeft(state, company as never),
    concession_pending: playerOf(state.concessions[company] ?? '') !== undefined,
  }
}

function tokens(desk: Desk): Told<'tokens'> {
  const state = stateOf(desk)
  const used = Object.entries(state.markers).filter(([, stops]) => stops.flat().length > 0)
  return Object.fromEntries(
    used.map(([hex, stops]) => [
      hex,
      boardHex(state, hex).stops.map((_, stop) =>
        slotsAt(desk.point.slots, state, hex, stop).map((railway) => {
          const marker = stops[stop]?.find((other) => other.railway === railway)
          return marker ? `${marker.railway}${marker.active ? '' : '*'}` : null
        }),
      ),
    ]),
  )
}

function depot(desk: Desk): Told<'depot'> {
  const { units, diesels } = stateOf(desk)
  const { taken } = desk.point.ids
  return {
    ...Object.fromEntries(([1, 2, 3, 4] as const).map((size) => [`${size}T`, units[size] ?? 0])),
    '5T': 99 - (taken[5] ?? 0),
    D: diesels.left,
  }
}
