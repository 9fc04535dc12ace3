import type { Action, Frame, JsonObject } from '@stellwerk/engine'
import { top } from '@stellwerk/engine'
import type { Language } from '@stellwerk/texts'
import { choiceLabels } from '@stellwerk/texts'
import type {
  BuildStation,
  BuildTunnel,
  BuyContract,
  BuyDirector,
  BuyOption,
  BuyShare,
  BuyTrain,
  LayTile,
  Merge,
  PayOut,
  PlaceHome,
  Run,
  SellShares,
  TrainRun,
} from '../actions.js'
import { boardHex, patternOf, tunnelEnds } from '../board.js'
import { mailContracts } from '../data/mail.js'
import { phases } from '../data/phases.js'
import { trains } from '../data/trains.js'
import type { CompanyId, PhaseId } from '../data/types.js'
import type { AuctionFrame, MergerWindowFrame, PayoutFrame } from '../frames.js'
import { passOf } from '../face/passing.js'
import { headOf, priceOfHead } from '../rules/auction.js'
import { certificatePrice, directorPrice, unitPrice } from '../rules/buying.js'
import { priceAt, priceOf, spaceAfter } from '../rules/market.js'
import { localAsked } from '../rules/mergers.js'
import { reached } from '../rules/phases.js'
import { revenueOf } from '../rules/running/index.js'
import { certificatesIn, directorAfterSale, saleValue } from '../rules/selling.js'
import { certificatePercent, optionOf } from '../rules/shares.js'
import { markerCost } from '../rules/stations.js'
import { costOfTile, costOfTunnel } from '../rules/track/cost.js'
import type { State } from '../state.js'
import { cashOf, isShareCompany, shareCompanyOf } from '../state.js'
import { describeDeal } from './events.js'
import { hasMessage, say, sideNames } from './words.js'

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
  switch (action.type) {
    case 'accept':
      return { deal: describeDeal(language, (frame?.['deal'] ?? {}) as JsonObject) }
    case 'buyPrivate':
      return firstPrivate(state)
    case 'buyDirector': {
      const { company, price } = action as BuyDirector
      return { cost: directorPrice(state, company, price) }
    }
    case 'buyShare':
      return certificate(state, action as BuyShare)
    case 'buyOption': {
      const { company, from } = action as BuyOption
      return { price: unitPrice(state, company, from) }
    }
    case 'completeOption':
    case 'sellOption':
      return option(state, action)
    case 'sellShares':
      return sale(state, action as SellShares)
    case 'layTile':
      return tile(language, state, companyIn(frame), action as LayTile)
    case 'placeHome':
      return { sides: sidesOf(language, action as PlaceHome) }
    case 'buildTunnel': {
      const { tunnel, rotation, power } = action as BuildTunnel
      return { sides: sideNames(language, tunnelEnds({ tunnel, rotation })), cost: costOfTunnel(power) }
    }
    case 'buildStation':
      return station(language, state, companyIn(frame), action as BuildStation)
    case 'run': {
      const { runs } = action as Run
      const { total } = revenueOf(state, companyIn(frame), runs)
      return { revenue: total, runs: describeRuns(language, runs) }
    }
    case 'payOut':
      return payOut(state, frame as PayoutFrame, action as PayOut)
    case 'buyTrain':
      return purchase(state, companyIn(frame), action as BuyTrain)
    case 'buyContract': {
      const { price, income } = mailContracts[(action as BuyContract).size]
      return { price, income: income[phases[state.phase].value] }
    }
    case 'merge':
      return merger(state, frame as MergerWindowFrame, action as Merge)
    case 'pass': {
      const local = frame?.kind === 'merger-window' ? localAsked(state, frame as MergerWindowFrame) : null
      return { company: companyIn(frame) ?? null, local: local ?? null }
    }
    default:
      return {}
  }
}

function firstPrivate(state: State): JsonObject {
  const [first, frame] = [headOf(state), top(state) as AuctionFrame | undefined]
  return first === undefined || !frame ? {} : { private: first, price: priceOfHead(frame, first) }
}

function certificate(state: State, { company, from }: BuyShare): JsonObject {
  return { percent: certificatePercent(state, company), price: certificatePrice(state, company, from) }
}

function option(state: State, { type, player }: Action): JsonObject {
  const open = optionOf(state, player)
  if (!open) return {}
  const { company, price } = open
  return { company, price: type === 'sellOption' ? priceOf(state, company) : price }
}

/** What a sale brings, where the price falls to, and who takes over. */
function sale(state: State, action: SellShares): JsonObject {
  let space = shareCompanyOf(state, action.company).space
  for (let i = 0; i < certificatesIn(action) && space !== null; i++)
    space = spaceAfter(space, 'certificateSold')
  return {
    amount: saleValue(state, action),
    newPrice: space === null ? null : priceAt(space),
    successor: directorAfterSale(state, action) ?? null,
  }
}

/** The sides at which a tile has track, since its rotation says little to a reader. */
function sidesOf(
  language: Language,
  { tile: id, rotation }: { readonly tile?: string; readonly rotation?: number },
): string | null {
  if (id === undefined || rotation === undefined) return null
  return sideNames(language, patternOf({ tile: id, rotation }).exits)
}

function tile(language: Language, state: State, company: CompanyId, lay: LayTile): JsonObject {
  return { sides: sidesOf(language, lay), cost: costOfTile(state, company, lay.hex, lay.power) }
}

/** Where a hex has several stations, the sides of the right one tell which it is. */
function station(
  language: Language,
  state: State,
  company: CompanyId,
  { hex, stop }: BuildStation,
): JsonObject {
  const { stops, stopEdges } = boardHex(state, hex)
  return {
    sides: stops.length > 1 ? sideNames(language, stopEdges[stop] ?? []) : null,
    cost: markerCost(state, company),
  }
}

function payOut(state: State, { company, revenue }: PayoutFrame, { how }: PayOut): JsonObject {
  const space = isShareCompany(company) ? shareCompanyOf(state, company).space : null
  const next = space === null ? null : spaceAfter(space, how === 'full' ? 'paidOut' : 'withheld')
  return { revenue, newPrice: next === null ? null : priceAt(next) }
}

/** The phase that a train begins, and what the director has to add. */
function purchase(state: State, company: CompanyId, { from, train, price }: BuyTrain): JsonObject {
  const { begins } = trains[train]
  const phase: PhaseId | null = from === 'bank' && begins && !reached(state, begins) ? begins : null
  const missing = price - cashOf(state, company)
  return { seller: from, phase, missing: missing > 0 ? missing : null }
}

function merger(state: State, frame: MergerWindowFrame, { player, with: other }: Merge): JsonObject {
  const owner = state.locals[other]?.owner ?? null
  return { local: localAsked(state, frame) ?? null, partner: owner === player ? null : owner }
}

/** Which train runs where; the stops that an 80x passes are in brackets. */
export function describeRuns(language: Language, runs: readonly TrainRun[]): string {
  return runs
    .map(({ train, route, passes = [] }) =>
      say(language, 'name.train-run', {
        train,
        route: route.map((hex, i) => (passes.includes(i) ? `(${hex})` : hex)),
      }),
    )
    .join('; ')
}
