import { bank, purseOf, top } from '@stellwerk/engine'
import { boardHex } from '../board.js'
import { mineIds, mines } from '../data/mines.js'
import { concessionMinimum, ladder } from '../data/money.js'
import type { MineId, ShareId, Size } from '../data/types.js'
import type { SaleFrame } from '../rules/start-auction.js'
import { minePlaces } from '../rules/public-mines.js'
import { fortuneOf } from '../rules/ranking.js'
import { markersLeft } from '../rules/railways/stations.js'
import { countOf, playersHolding, shareIds, sharesOf } from '../rules/shares.js'
import type { State } from '../state.js'
import {
  companyOf,
  isPublicMine,
  isRailway,
  mineOf,
  minePurse,
  playerOf,
  publicMineOf,
  railwayOf,
} from '../state.js'
import type { Desk } from './desk.js'
import { siteStep, siteTurn, stateOf } from './desk.js'
import { slotsAt } from './slots.js'
import type { TraceState } from './trace.js'

/** What is compared, by kind. */
export const factKinds = [
  'cash',
  'treasury',
  'price',
  'stack',
  'holding',
  'pool',
  'issue',
  'trains',
  'machine',
  'switcher',
  'tile',
  'reserved',
  'marker',
  'depot',
  'phase',
  'round',
  'turn',
  'order',
  'owner',
  'company',
  'concession',
  'mine',
  'premium',
  'fortune',
  'revenue',
] as const

export type FactKind = (typeof factKinds)[number]

/** A state as facts: `cash Anna` is `1050`. Names are ours. */
export type Facts = Map<string, string>

const key = (kind: FactKind, subject: string | number): string => `${kind} ${subject}`
const yes = (value: boolean | undefined): string => (value ? 'yes' : 'no')
const none = '–'

/** The facts of our game, as the site would tell them in the middle of what takes it several actions. */
export function factsHere(desk: Desk): Facts {
  const state = stateOf(desk)
  const { pending } = desk.point
  const facts: Facts = new Map()
  const tell = (kind: FactKind, subject: string | number, value: string | number): void =>
    void facts.set(key(kind, subject), String(value))
  for (const player of state.players) {
    tell('cash', player, state.cash[purseOf(player)] ?? 0)
    const held = Object.entries(state.concessions).filter(
      ([railway, holder]) => playerOf(holder) === player && !state.railways[railway],
    )
    const options = Object.entries(state.options).filter(([, holder]) => holder === player)
    const companies = [...held, ...options].map(([company]) => company).toSorted()
    if (companies.length > 0) tell('concession', player, companies.join())
    // there, concessions and options are worth something as long as they are held
    const merged = pending?.kind === 'forming' ? pending.mines : []
    const gone = merged.filter((mine) => playerOf(mineOf(state, mine).owner) === player)
    const lost = gone.reduce((sum, mine) => sum + mines[mine].faceValue, 0)
    tell('fortune', player, fortuneOf(state, player).total + companies.length * concessionMinimum - lost)
  }
  for (const mine of mineIds) mineFacts(desk, mine, tell)
  for (const company of shareIds(state)) companyFacts(state, company, tell)
  if (pending?.kind === 'forming') {
    const money = pending.mines.reduce((sum, mine) => sum + (state.cash[minePurse(mine)] ?? 0), 0)
    if (money > 0) tell('treasury', pending.company, money)
  }
  for (const [price, stack] of Object.entries(state.market)) tell('stack', price, stack.join())
  boardFacts(desk, tell)
  for (const size of [1, 2, 3, 4, 5] as Size[]) {
    const left = size === 5 ? 99 - (desk.point.ids.taken[5] ?? 0) : (state.units[size] ?? 0)
    if (left > 0) tell('depot', size, left)
  }
  if (state.diesels.left > 0) tell('depot', 'D', state.diesels.left)
  tell('phase', '', state.phase === '5' && state.diesels.onSale ? '5a' : state.phase)
  tell('order', '', state.order.join())
  roundFacts(desk, tell)
  return facts
}

type Tell = (kind: FactKind, subject: string | number, value: string | number) => void

function mineFacts(desk: Desk, mine: MineId, tell: Tell): void {
  const state = stateOf(desk)
  const { owner, open, machine, switcher, connected } = mineOf(state, mine)
  const { pending } = desk.point
  const merged = pending?.kind === 'forming' && pending.mines.includes(mine)
  const swaps = pending?.kind === 'switchers' ? pending : undefined
  const place = swaps ? publicMineOf(state, swaps.company).mines.indexOf(mine) : -1
  const name = `mine:${mine}`
  tell('treasury', name, merged ? 0 : (state.cash[minePurse(mine)] ?? 0))
  tell('owner', name, merged ? pending.company : owner === bank ? none : (playerOf(owner) ?? owner))
  tell('machine', name, machine)
  tell('switcher', name, (place >= 0 ? swaps?.sizes[place] : switcher) || none)
  tell('mine', name, `open ${yes(open)}`)
  if (!buildsTrack(desk)) tell('mine', `${name} connected`, yes(connected))
}

/** There a mine is connected when the track step is over, here with the tile. */
const buildsTrack = (desk: Desk): boolean => top(stateOf(desk))?.kind === 'railway-track'

function companyFacts(state: State, company: ShareId, tell: Tell): void {
  const shares = sharesOf(state, company)
  const each = company === 'MHE' ? 10 : (companyOf(state, company)?.denomination ?? 0)
  for (const { player, count } of playersHolding(shares))
    tell('holding', `${player} ${company}`, count * each)
  tell('pool', company, countOf(shares, 'pool') * each)
  tell('issue', company, countOf(shares, 'issue') * each)
  tell('treasury', company, company === 'MHE' ? 0 : (state.cash[company] ?? 0))
  tell('price', company, company === 'MHE' ? state.mhe.price : (companyOf(state, company)?.price ?? 0))
  if (company === 'MHE') return tell('trains', company, `${state.mhe.train}T`)
  const facts = companyOf(state, company)
  tell('owner', company, facts?.director ?? none)
  tell('company', `${company} receivership`, yes(facts?.receivership))
  if (isRailway(company)) {
    const { trains, diesel, switchers, floated } = railwayOf(state, company)
    const pieces = [
      ...trains.map((size) => `${size}T`),
      ...(diesel ? ['D'] : []),
      ...switchers.map((size) => `${size}S`),
    ]
    tell('trains', company, pieces.toSorted().join() || none)
    tell('company', `${company} floated`, yes(floated))
    tell('company', `${company} markers left`, markersLeft(state, company))
    tell('company', `${company} concession`, yes(playerOf(state.concessions[company] ?? '') !== undefined))
  } else if (isPublicMine(company)) {
    const { mines: owned, denomination } = publicMineOf(state, company)
    tell('company', `${company} mines`, owned.join())
    tell('company', `${company} places`, minePlaces[denomination])
  }
}

function boardFacts(desk: Desk, tell: Tell): void {
  const state = stateOf(desk)
  for (const [hex, { tile, rotation }] of Object.entries(state.tiles))
    tell('tile', hex, `${tile}:${rotation}`)
  for (const [hex, { tile }] of Object.entries(state.reserved)) tell('reserved', hex, tile)
  for (const [hex, stops] of Object.entries(state.markers)) {
    if (stops.every((markers) => markers.length === 0)) continue
    const cities = boardHex(state, hex).stops.map((_, stop) =>
      slotsAt(desk.point.slots, state, hex, stop).map((railway) => {
        const marker = stops[stop]?.find((other) => other.railway === railway)
        return marker ? `${marker.railway}${marker.active ? '' : '*'}` : none
      }),
    )
    tell('marker', hex, cities.map((city) => city.join()).join('/'))
  }
}

function roundFacts(desk: Desk, tell: Tell): void {
  const state = stateOf(desk)
  const frame = top(state)
  const { trading, set, operating } = state.round
  const inSet = state.over || state.flow.some(({ kind }) => kind === 'set')
  const stock = state.flow.some(({ kind }) => kind === 'stock-round')
  tell('round', '', inSet ? `Operating ${set}.${operating}` : `${stock ? 'Stock' : 'Auction'} ${trading}.1`)
  tell('round', 'over', yes(state.over))
  tell('round', 'step', siteStep(desk) ?? none)
  if (!frame) return
  tell('turn', '', siteTurn(desk).name)
  const deciders = desk.history.title.procedures[frame.kind]?.deciders?.(state, frame as never) ?? []
  tell('turn', 'player', deciders.toSorted().join())
  if (frame.kind === 'sale') tell('premium', '', (frame as SaleFrame).premium)
}

/** The facts of a trace. */
export function factsThere(desk: Desk, state: TraceState): Facts {
  const facts: Facts = new Map()
  const tell: Tell = (kind, subject, value) => void facts.set(key(kind, subject), String(value))
  const seat = (id: string | number | null): string =>
    desk.seats.find(({ site }) => site === String(id))?.seat ??
    (id === null || id === 'market' ? none : company(String(id)))
  for (const [id, { cash, value, shares, companies }] of Object.entries(state.players)) {
    tell('cash', seat(id), cash)
    if (value !== undefined) tell('fortune', seat(id), value)
    for (const [corp, percent] of Object.entries(shares ?? {}))
      tell('holding', `${seat(id)} ${company(corp)}`, percent)
    if (companies && companies.length > 0)
      tell('concession', seat(id), companies.map(company).toSorted().join())
  }
  for (const [id, { owner, cash, trains, open, connected }] of Object.entries(state.minors)) {
    const name = `mine:${id}`
    const size = (kind: string): string | undefined => trains.find((train) => train.endsWith(kind))?.[0]
    tell('treasury', name, cash)
    tell('owner', name, seat(owner))
    tell('machine', name, size('M') ?? 1)
    tell('switcher', name, size('S') ?? none)
    tell('mine', name, `open ${yes(open)}`)
    if (!buildsTrack(desk)) tell('mine', `${name} connected`, yes(connected))
  }
  for (const [id, corp] of Object.entries(state.corps)) {
    const name = company(id)
    tell('treasury', name, corp.cash)
    // a company that is just being formed has no price
    if (corp.price === null) continue
    tell('pool', name, corp.market)
    tell('issue', name, corp.treasury)
    tell('price', name, corp.price)
    if (name === 'MHE' || isRailway(name)) tell('trains', name, corp.trains.toSorted().join() || none)
    if (name === 'MHE') continue
    tell('owner', name, seat(corp.owner))
    tell('company', `${name} receivership`, yes(corp.receivership))
    if (isRailway(name)) {
      tell('company', `${name} floated`, yes(corp.floated))
      tell('company', `${name} markers left`, corp.tokens_left ?? 0)
      tell('company', `${name} concession`, yes(corp.concession_pending))
    } else {
      tell('company', `${name} mines`, (corp.mines ?? []).join())
      tell('company', `${name} places`, corp.slots ?? 0)
    }
  }
  for (const [cell, stack] of Object.entries(state.market_cells))
    tell('stack', ladder[Number(cell.split(',')[1])] ?? cell, stack.map(company).join())
  for (const [hex, tile] of Object.entries(state.tiles)) tell('tile', hex, tile)
  for (const [hex, [tile = '']] of Object.entries(state.reserved_tiles ?? {})) tell('reserved', hex, tile)
  for (const [hex, cities] of Object.entries(state.tokens))
    tell('marker', hex, cities.map((city) => city.map((token) => token ?? none).join()).join('/'))
  for (const [train, count] of Object.entries(state.depot))
    if (count > 0) tell('depot', train === 'D' ? 'D' : (train[0] ?? ''), count)
  const { type, turn, num, step, finished } = state.round
  tell('phase', '', state.phase)
  tell('order', '', state.order.map(seat).join())
  tell('round', '', `${type} ${turn}.${num}`)
  tell('round', 'over', yes(finished && step === null))
  tell('round', 'step', step ?? none)
  if (step === null) return facts
  const minor = type === 'Operating' && Object.hasOwn(state.minors, String(state.current))
  tell('turn', '', minor ? `mine:${state.current}` : seat(state.current))
  tell('turn', 'player', state.acting.map(seat).toSorted().join())
  if (step === 'Draft') tell('premium', '', state.premium ?? 0)
  return facts
}

const company = (id: string): string => (id === 'U' ? 'UN' : id)
