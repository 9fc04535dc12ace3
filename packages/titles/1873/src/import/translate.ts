import { top } from '@stellwerk/engine'
import { layTile, placeToken } from './building.js'
import type { Desk } from './desk.js'
import { act, decider, goOn, siteStep, siteTurn, stateOf } from './desk.js'
import { Untranslatable } from './fault.js'
import type { SiteAction } from './format.js'
import { companyFrom, mineFrom } from './ids.js'
import { buyMine, buyTrain, dropPass, finishSwitchers, scrapTrain, switchTrains } from './purchases.js'
import { runRoutes } from './running.js'
import { seatOf } from './seats.js'
import { bid, buyShares, merge, par, sellShares } from './trading.js'

/** The steps in which the site takes each type of action. */
const stepsOf: { readonly [type: string]: readonly string[] } = {
  bid: ['Premium', 'Draft', 'ConcessionAuction'],
  par: ['BuySellParShares'],
  merge: ['Form'],
  buy_shares: ['BuySellParShares'],
  sell_shares: ['BuySellParShares'],
  lay_tile: ['Track'],
  place_token: ['Token'],
  switch_trains: ['ReassignSwitcher'],
  run_routes: ['Route'],
  dividend: ['Dividend'],
  buy_corporation: ['BuyMine'],
  buy_train: ['BuyTrain'],
  scrap_train: ['BuyTrain'],
  convert: ['Convert'],
  pass: [
    'Premium',
    'Draft',
    'ConcessionAuction',
    'BuySellParShares',
    'Track',
    'Token',
    'ReassignSwitcher',
    'BuyMine',
    'BuyTrain',
    'Convert',
  ],
}

/** Plays an action of the site, and then what it stored along with it. */
export function translate(desk: Desk, action: SiteAction): void {
  desk.point = { ...desk.point, ran: null }
  one(desk, action)
  for (const derived of action.auto_actions ?? []) one(desk, derived)
}

function one(desk: Desk, action: SiteAction): void {
  switch (action.type) {
    case 'undo':
    case 'redo':
    case 'message':
    case 'end_game':
    case 'program_share_pass':
    case 'program_buy_shares':
    case 'program_harzbahn_draft_pass':
    case 'program_independent_mines':
    case 'program_disable':
      return
    case 'destination_connection':
      return expectConnections(desk, action.minors)
    default:
      expectTurn(desk, action)
      carryOut(desk, action)
      goOn(desk)
  }
}

type Playing = Exclude<
  SiteAction,
  { readonly type: 'undo' | 'redo' | 'message' | 'end_game' | 'destination_connection' | `program_${string}` }
>

function carryOut(desk: Desk, action: Playing): void {
  const player = decider(desk)
  switch (action.type) {
    case 'bid':
      return bid(desk, action)
    case 'pass':
      return pass(desk)
    case 'par':
      return par(desk, action)
    case 'merge':
      return merge(desk, action)
    case 'buy_shares':
      return buyShares(desk, action)
    case 'sell_shares':
      return sellShares(desk, action)
    case 'lay_tile':
      return layTile(desk, action)
    case 'place_token':
      return placeToken(desk, action)
    case 'switch_trains':
      return switchTrains(desk, action)
    case 'run_routes':
      return runRoutes(desk, action)
    case 'dividend':
      return act(desk, { type: 'payOut', player, how: action.kind === 'payout' ? 'full' : action.kind })
    case 'buy_corporation':
      return buyMine(desk, action)
    case 'buy_train':
      return buyTrain(desk, action)
    case 'scrap_train':
      return scrapTrain(desk, action)
    case 'convert':
      return act(desk, { type: siteTurn(desk).kind === 'minor' ? 'closeMine' : 'issueShares', player })
  }
}

function pass(desk: Desk): void {
  const frame = top(stateOf(desk))
  if (frame?.kind === 'mine-purchases' && desk.point.closing === null) return dropPass(desk)
  if (siteStep(desk) === 'ReassignSwitcher') return finishSwitchers(desk)
  act(desk, { type: 'pass', player: decider(desk) })
}

/** The game must stand in a step that knows the action, and wait for the one who acts. */
function expectTurn(desk: Desk, { type, entity, entity_type: given }: Playing): void {
  const step = siteStep(desk) ?? 'end'
  const turn = siteTurn(desk)
  const known = stepsOf[type]?.includes(step) ?? false
  // a merger is entered for the new company
  if (known && type === 'merge') return
  const kind = given ?? turn.kind
  const actor =
    kind === 'player'
      ? seatOf(desk.seats, entity)
      : kind === 'minor'
        ? `mine:${mineFrom(entity)}`
        : companyFrom(entity)
  if (!known || kind !== turn.kind || actor !== turn.name)
    throw new Untranslatable({ kind: 'step', type, entity: String(entity), step, waits: turn.name })
}

/** The mines that the file calls connected must be those that track connects. */
function expectConnections(desk: Desk, minors: readonly string[]): void {
  const { mines } = stateOf(desk)
  const stored = minors
    .map(mineFrom)
    .toSorted((a, b) => a - b)
    .join()
  const right = Object.keys(mines)
    .filter((mine) => mines[mine]?.connected)
    .join()
  if (stored !== right) throw new Untranslatable({ kind: 'figure', field: 'minors', stored, right })
}
