import type { Action, Frame, JsonObject } from '@stellwerk/engine'
import { top, workOn } from '@stellwerk/engine'
import type { Language } from '@stellwerk/texts'
import { choiceLabels } from '@stellwerk/texts'
import type {
  BuyShare,
  BuyTrain,
  LayTile,
  PayOut,
  Pick,
  PlaceBase,
  Redeem,
  Run,
  SellShares,
  TrainRun,
} from '../actions.js'
import { boardHex, gaugeOf, patternOf } from '../board.js'
import { secondTileFee } from '../data/building.js'
import { cities } from '../data/cities.js'
import { hexes } from '../data/map.js'
import { trains } from '../data/trains.js'
import type { CompanyId } from '../data/types.js'
import { passOf } from '../face/passing.js'
import type { ElephantFrame, PayoutFrame, TrackFrame } from '../frames.js'
import { baseCost } from '../rules/bases.js'
import { purchasePrice } from '../rules/buying.js'
import { debtOf } from '../rules/debt.js'
import { limitsOf } from '../rules/limits.js'
import { adjustPrice } from '../rules/market.js'
import { reached } from '../rules/phases.js'
import { earningsOf, linesOf } from '../rules/running/index.js'
import { salePrice, sell } from '../rules/selling.js'
import { issuedShares, parOf } from '../rules/shares.js'
import { costOfTile, feeOf } from '../rules/track/cost.js'
import type { GameWork, State } from '../state.js'
import { cashOf, companyOf } from '../state.js'
import { describeDeal } from './events.js'
import { hasMessage, say, sideNames } from './words.js'

/** Of an action of somebody else the secret part may be missing. */
export const choiceLabel = choiceLabels<State>({
  say,
  hasMessage,
  runsNothing: (action) => (action as Run).runs.length === 0,
  passOf,
  additions,
})

/** The company whose step it is. */
const companyIn = (frame: Frame | undefined): CompanyId => frame?.['company'] as CompanyId

function additions(language: Language, action: Action, state: State): JsonObject {
  const frame = top(state)
  const company = companyIn(frame)
  switch (action.type) {
    case 'accept':
      return { deal: describeDeal(language, (frame?.['deal'] ?? {}) as JsonObject) }
    case 'pick':
      return { value: cities[(action as Pick).city]?.contractValue ?? null }
    case 'buyShare':
      return purchase(state, action as BuyShare)
    case 'sellShares':
      return sale(state, action as SellShares)
    case 'redeem': {
      const { company: of, count } = action as Redeem
      return { price: count * parOf(of) }
    }
    case 'settleDebt':
      return debt(state, company)
    case 'offerElephant':
      return { partner: (action as unknown as JsonObject)['to'] }
    case 'proposeElephant':
      return { partner: (frame as ElephantFrame).holder }
    case 'chooseOption':
      return { fee: secondTileFee[company] ?? 0 }
    case 'layTile':
      return tile(language, state, frame as TrackFrame, action as LayTile)
    case 'placeBase':
      return base(language, state, company, action as PlaceBase)
    case 'run':
      return run(language, state, company, action as Run)
    case 'payOut':
      return payOut(state, frame as PayoutFrame, action as PayOut)
    case 'buyTrain':
      return trainPurchase(state, action as BuyTrain)
    case 'sellTrain':
      return { buyer: company }
    default:
      return {}
  }
}

function purchase(state: State, { company, from }: BuyShare): JsonObject {
  const issued = issuedShares(state, company) + (from === 'offer' ? 1 : 0)
  const starts = !companyOf(state, company).operating && issued === limitsOf(state).threshold
  return { price: purchasePrice(state, company, from), starts: starts && from === 'offer' }
}

/** What a sale brings, and who takes over. */
function sale(state: State, action: SellShares): JsonObject {
  const { company, count } = action
  const work: GameWork = workOn(state)
  sell(work, action)
  const { director: before } = companyOf(state, company)
  const { director } = companyOf(work.state, company)
  return {
    amount: count * salePrice(state, company),
    successor: director === before ? null : director,
    leaderless: director === null && before !== null,
  }
}

/** What is owed, and what of it the new director has to give. */
function debt(state: State, company: CompanyId): JsonObject {
  const owed = debtOf(state, company)
  const missing = owed - cashOf(state, company)
  return { debt: owed, train: companyOf(state, company).credit, gift: missing > 0 ? missing : null }
}

/** The sides at which a tile has track, since its rotation says little to a reader; what it costs, and what it brings. */
function tile(
  language: Language,
  state: State,
  { company, laid = [] }: TrackFrame,
  { hex, tile: id, rotation }: LayTile,
): JsonObject {
  return {
    sides: sideNames(language, patternOf({ tile: id, rotation }).exits),
    gauge: gaugeOf(id),
    cost: costOfTile(state, company, hex, id),
    fee: feeOf(state, company, laid),
    bonus: state.tiles[hex] ? null : (hexes[hex]?.bonus ?? null),
  }
}

/** Where a hex has several stations, the sides of the right one tell which it is. */
function base(language: Language, state: State, company: CompanyId, { hex, stop }: PlaceBase): JsonObject {
  const { stops, stopEdges } = boardHex(state, hex)
  return {
    sides: stops.length > 1 ? sideNames(language, stopEdges[stop] ?? []) : null,
    cost: baseCost(state, company),
  }
}

function run(language: Language, state: State, company: CompanyId, { runs, mail }: Run): JsonObject {
  const { revenue, mailMoney } = earningsOf(linesOf(state, company), runs, mail)
  return { revenue, mailMoney, runs: describeRuns(language, runs) }
}

function payOut(state: State, { company, revenue }: PayoutFrame, { how }: PayOut): JsonObject {
  const work: GameWork = workOn(state)
  adjustPrice(work, company, how === 'full' ? revenue : 0)
  return { revenue, each: Math.floor(revenue / 10), newPrice: companyOf(work.state, company).price }
}

/** The phase that a train begins. */
function trainPurchase(state: State, { from, train }: BuyTrain): JsonObject {
  const { begins } = trains[train]
  const phase = from === 'bank' && begins && !reached(state, begins) ? begins : null
  return { seller: from, phase }
}

/** Which train runs where. */
const describeRuns = (language: Language, runs: readonly TrainRun[]): string =>
  runs.map(({ train, route }) => say(language, 'name.train-run', { train, route: [...route] })).join('; ')
