import type { Broken } from '@stellwerk/engine'
import { breach, lawsOf, moneyLaws } from '@stellwerk/engine'
import { boardHex } from '../board.js'
import { companyOrder, shares } from '../data/companies.js'
import { priceRow } from '../data/market.js'
import { termsOf } from '../data/terms.js'
import { phases, trainLimit, trainOrder, trains } from '../data/trains.js'
import type { State } from '../state.js'
import { playerOf } from '../state.js'
import { refuseFit } from './fit.js'
import { heldBy, heldByPlayers } from './shares.js'
import { reached } from './trains.js'

/** Every law of conservation that a state breaks. */
export const { audit, laws } = lawsOf(money, holdings, companies, trainLaws, board)

/** vierhain-general-a. */
function* money({ cash }: State): Generator<Broken> {
  yield* moneyLaws(cash)
}

/** vierhain-general-f, vierhain-trade-c. */
function* holdings(state: State): Generator<Broken> {
  const most = termsOf(state).mostOfOne ?? shares.all
  for (const company of companyOrder) {
    const { shares: held } = state.companies[company]
    const total = Object.values(held).reduce((a, b) => a + b, 0)
    if (total !== shares.all) yield `shares: ${company} has ${total}`
    for (const [holder, count] of Object.entries(held)) {
      if (count < 1) yield `shares: ${holder} has an empty holding of ${company}`
      if (playerOf(holder) !== undefined && count > most)
        yield breach(`shares: ${holder} has ${count} of ${company}`, { kind: 'shares', most })
    }
  }
}

function* companies(state: State): Generator<Broken> {
  for (const company of companyOrder) {
    const { director, price, trains: owned, operated } = state.companies[company]
    const inHands = heldByPlayers(state, company)
    if (price === null || director === null) {
      if (price !== null || director !== null || inHands > 0 || owned.length > 0 || operated)
        yield `companies: ${company} is founded in part`
      if (state.cash[company] !== 0)
        yield breach(`money: ${company} has a treasury`, { kind: 'treasury', purse: company })
      continue
    }
    if (!priceRow.includes(price)) yield breach(`price: ${company} at ${price}`, { kind: 'price' })
    const held = heldBy(state, company, director)
    const most = Math.max(...state.order.map((player) => heldBy(state, company, player)))
    if (held < most)
      yield breach(`director: ${director} holds ${held} of ${company}, somebody ${most}`, {
        kind: 'director',
        company,
        player: director,
        held: held * shares.percent,
        most: most * shares.percent,
      })
    // vierhain-trade-g
    if (inHands === 0) yield `shares: nobody holds any of ${company}`
  }
}

function* trainLaws(state: State): Generator<Broken> {
  const all = companyOrder.flatMap((company) => state.companies[company].trains)
  for (const train of trainOrder) {
    const { begins, scrappedIn } = trains[train]
    const count = termsOf(state).trains[train]
    const left = state.trains[train]
    const inUse = all.filter((one) => one === train).length
    const isGone = scrappedIn !== undefined && reached(state, scrappedIn)
    // those that were scrapped, or that a described position does not tell of, are counted nowhere
    const isWrong = count === null || left === null ? count !== left : left < 0 || left + inUse > count
    if (isWrong || (inUse > 0 && (isGone || !reached(state, begins))))
      yield breach(`trains: ${left} of ${train} left, ${inUse} in use in phase ${state.phase}`, {
        kind: 'trains',
        train,
      })
  }
  for (const company of companyOrder)
    if (state.companies[company].trains.length > trainLimit)
      yield breach(`trains: ${company} has too many`, { kind: 'train-limit', company, most: trainLimit })
}

function* board(state: State): Generator<Broken> {
  for (const [hex, laid] of Object.entries(state.tiles)) {
    const { colour } = boardHex(state, hex)
    const no = refuseFit(underTile(hex, colour), laid)
    const early = !phases[state.phase].some((allowed) => allowed === colour)
    if (no || early)
      yield breach(`tiles: ${laid.tile} on ${hex}`, { kind: 'misfit', rule: no?.rule ?? 'vierhain-track-g' })
  }
}

/** The hex as it can have been before its tile; a green one may have been laid on any yellow one. */
function underTile(hex: string, colour: string): ReturnType<typeof boardHex> {
  const printed = boardHex({ tiles: {} }, hex)
  return colour === 'green' && printed.colour === 'white' ? { ...printed, colour: 'yellow' } : printed
}
