import type { PlayerId } from '@stellwerk/engine'
import { legal, top } from '@stellwerk/engine'
import { rememberedBy } from '@stellwerk/ledger'
import type { GameAction, LayTile } from '../actions.js'
import { shares } from '../data/companies.js'
import { termsOf } from '../data/terms.js'
import { rounds, trainLimit, trains as facts } from '../data/trains.js'
import type { CompanyId, TrainId } from '../data/types.js'
import type { StepFrame, StockFrame, UseFrame } from '../frames.js'
import { played } from '../played.js'
import { earnedWith } from '../rules/best-run.js'
import { priceAfter, spacesFor } from '../rules/market.js'
import { reachOf } from '../rules/reach.js'
import { trainOnSale } from '../rules/trains.js'
import type { State } from '../state.js'
import { cashOf, directorOf, priceOf } from '../state.js'

/** A plain player, quick enough to play a game on to its end many times. */
export function quickMove(state: State): GameAction {
  const frame = top(state) as StockFrame | StepFrame
  if (frame.kind === 'stock') return trade(state, (frame as StockFrame).turn)
  const { company } = frame as StepFrame
  const player = directorOf(state, company)
  if (frame.kind === 'track') return lay(state, company, player)
  if (frame.kind === 'use')
    return { type: 'payOut', player, how: keeps(state, frame as UseFrame) ? 'withhold' : 'full' }
  const isWanted = state.companies[company].trains.length === 0 || trainGain(state, company) > 0
  return isWanted ? { type: 'buyTrain', player, train: trainOnSale(state) } : passes(player)
}

const passes = (player: PlayerId): GameAction => ({ type: 'pass', player })

/** Operating rounds that begin after this moment. */
export const roundsLeft = ({ round: { set, operating } }: State): number =>
  rounds.operating * (rounds.sets - set + 1) - operating

/** What a company earns in a round once it runs, before its track is known. */
const newcomer = 50

/** What a share brings beyond its price, with the trains of the company or the one that it can buy. */
function gainOf(state: State, company: CompanyId): number {
  const { trains } = state.companies[company]
  const canBuy = cashOf(state, company) >= facts[trainOnSale(state)].price
  const earned = trains.length > 0 ? earnedWith(state, company, trains) : canBuy ? newcomer : 0
  const [price, left] = [priceOf(state, company), roundsLeft(state)]
  const spaces = earned === 0 ? -1 : spacesFor(earned, price)
  return (left * earned) / shares.all + priceAfter(price, Math.round((spaces * left) / 2)) - price
}

/** A company of one's own at the dearest price while it will run for long, else the share that brings most; nothing is sold. */
function trade(state: State, player: PlayerId): GameAction {
  const founding = termsOf(state).founders * (roundsLeft(state) - 1) * (newcomer / shares.all)
  const gain = (action: GameAction): number => {
    if (action.type === 'found') return founding + action.price / 10
    return action.type === 'buyShare' ? gainOf(state, action.company) : 0
  }
  const moves = legal(played, state).choices.map(({ action }) => action as GameAction)
  const all = [passes(player), ...moves].map((move) => ({ move, gained: gain(move) }))
  return all.reduce((best, one) => (one.gained > best.gained ? one : best)).move
}

/** The same boards come up again and again while games are played on. */
const found = rememberedBy<LayTile | undefined>()

function lay(state: State, company: CompanyId, player: PlayerId): GameAction {
  const { tiles, phase } = state
  const key = JSON.stringify([company, phase, trainsOf(state, company), cashOf(state, company) < 20, tiles])
  const best = found(key, () => goodLays(state, company)[0])
  return best ? { ...best, player } : passes(player)
}

/** The tiles that a company could lay, the best first, as long as they are better than none. */
export function goodLays(state: State, company: CompanyId): readonly LayTile[] {
  const least = boardWorth(state, company)
  return legal(played, state)
    .choices.flatMap(({ action }) => (action.type === 'layTile' ? [action as LayTile] : []))
    .map((action) => {
      const { hex, tile, rotation } = action
      const tiles = { ...state.tiles, [hex]: { tile, rotation } }
      return { action, worth: boardWorth({ ...state, tiles }, company) }
    })
    .filter(({ worth }) => worth > least)
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ action }) => action)
}

/** The trains of a company, or the one that it would buy. */
const trainsOf = (state: State, company: CompanyId): readonly TrainId[] =>
  [state.companies[company].trains].find(({ length }) => length > 0) ?? [trainOnSale(state)]

/** What a board is good for: with the trains of today, with the longest, and by the ends that lead on. */
function boardWorth(state: State, company: CompanyId): number {
  const now = earnedWith(state, company, trainsOf(state, company))
  return 2 * now + earnedWith(state, company, ['5']) + reachOf(state, company).into.size
}

/** What one more train would add to what a company earns with those that will still be there. */
function trainGain(state: State, company: CompanyId): number {
  const next = trainOnSale(state)
  const isNear = facts[next].begins === '3' || state.trains['3'] === 1
  const left = state.companies[company].trains.filter((train) => !isNear || !facts[train].scrappedIn)
  return earnedWith(state, company, [...left, next]) - earnedWith(state, company, left)
}

/** What a round without a dividend costs the shareholders of a company beside it: its price falls. */
const fall = 50

/** Keeps what buys a train, now or after another such turn, that earns more than it costs the shareholders. */
function keeps(state: State, { company, revenue }: UseFrame): boolean {
  const missing = facts[trainOnSale(state)].price - cashOf(state, company)
  if (missing <= 0 || state.companies[company].trains.length >= trainLimit) return false
  const turns = Math.ceil(missing / revenue)
  return (roundsLeft(state) - turns + 1) * trainGain(state, company) > turns * (revenue + fall)
}
