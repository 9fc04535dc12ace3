import type { GameEvent, JsonObject } from '@stellwerk/engine'
import { bank } from '@stellwerk/engine'
import type { Language } from '@stellwerk/texts'
import { listed } from '@stellwerk/texts'
import { ladder } from '../data/money.js'
import type { PhaseId } from '../data/types.js'
import type { EventKind, Reason } from '../events.js'
import type { RunPlan } from '../actions.js'
import type { State } from '../state.js'
import { playerOf } from '../state.js'
import { mineName, say } from './words.js'

/** What becomes of a payment in the log: a line of its own, or the event that tells the amount. */
const payments: Readonly<Record<Reason, 'line' | EventKind>> = {
  'start cash': 'line',
  auction: 'item-bought',
  shares: 'line',
  float: 'railway-floated',
  terrain: 'tile-laid',
  repaid: 'line',
  'concession route': 'line',
  station: 'line',
  maintenance: 'line',
  profit: 'line',
  dividend: 'line',
  mine: 'mine-moved',
  merger: 'line',
  closing: 'line',
  machine: 'machine-bought',
  switcher: 'switcher-bought',
  train: 'train-bought',
  trade: 'train-bought',
  insolvency: 'line',
  grant: 'recapitalised',
  position: 'line',
}

function paymentLine(language: Language, event: GameEvent): string | null {
  const { reason, to } = event as unknown as { reason: Reason; to: string }
  if (payments[reason] !== 'line') return null
  // the price of a station in an empty circle is told with the marker
  if (reason === 'station' && to === bank) return null
  // what a private mine keeps is told with its production
  if (reason === 'profit' && to.startsWith('mine:')) return null
  return say(language, `event.money.${reason.replace(' ', '-')}`, event)
}

/** Steps in which passing is worth a line; ending the step of an operation is not. */
const passes: ReadonlySet<string> = new Set(['premium', 'sale', 'auction-round', 'auction', 'stock-round'])

/** Moves of shares that are worth a line; the others follow from what another event tells. */
function sharesTold({ reason, to }: { readonly reason: string; readonly to: string }): boolean {
  if (reason === 'founding') return playerOf(to) !== undefined
  return !['option', 'floating', 'issue'].includes(reason)
}

/** One line of the log, or nothing where another line tells it. */
export function logLine(language: Language, event: GameEvent, state: State): string | null {
  if (event.kind === 'money') return paymentLine(language, event)
  if (event.kind === 'passed' && !passes.has(event['step'] as string)) return null
  if (event.kind === 'shares-moved' && !sharesTold(event as unknown as { reason: string; to: string }))
    return null
  return say(language, `event.${event.kind}`, { ...event, ...additions(language, event, state) })
}

type OfferEvent = 'offer' | 'offer-accepted' | 'offer-declined' | 'offer-withdrawn' | 'price-wished'

/** What a line says beyond the fields of its event. */
function additions(language: Language, event: GameEvent, state: State): JsonObject {
  switch (event.kind as EventKind | OfferEvent) {
    case 'price-moved':
      return { direction: Number(event['to']) > Number(event['from']) ? 'up' : 'down' }
    case 'last-round':
      return { price: ladder.at(-1) }
    case 'phase-began':
      return { note: say(language, `phase.${event['phase'] as PhaseId}`) }
    case 'produced':
      return { half: halfProfit(event) }
    case 'ran':
      return { count: routesIn(event['plan'] as unknown as RunPlan) }
    case 'train-bought':
    case 'train-scrapped':
      return { train: event['size'] }
    case 'switchers-assigned':
      return { sizes: switchersAt(language, state, event['company'] as string, event['sizes'] as number[]) }
    case 'game-over':
      return { standings: standings(language, event['ranking'] as readonly JsonObject[]) }
    case 'offer':
    case 'offer-accepted':
    case 'offer-declined':
    case 'offer-withdrawn':
      return { deal: describeDeal(language, event['deal'] as JsonObject) }
    default:
      return {}
  }
}

/** 1873-4.2.3-a: what the owner and the treasury of a private mine get each. */
function halfProfit(event: GameEvent): number | null {
  const profit = Number(event['income']) - Number(event['maintenance'])
  return (event['operation'] as string).startsWith('mine:') && profit > 0 ? profit / 2 : null
}

function routesIn({ trains, diesel }: RunPlan): number {
  return trains.reduce((sum, { routes }) => sum + routes.length, diesel?.length ?? 0)
}

/** The size of the switcher at each mine of a company. */
export function switchersAt(
  language: Language,
  state: State,
  company: string,
  sizes: readonly number[],
): string {
  const mines = state.publicMines[company]?.mines ?? []
  const parts = sizes.map((size, i) =>
    say(language, 'name.switcher-at', {
      mine: mines[i] === undefined ? null : mineName(language, mines[i]),
      size,
    }),
  )
  return listed(language, parts)
}

function standings(language: Language, ranking: readonly JsonObject[]): string {
  return listed(
    language,
    ranking.map((standing) => say(language, 'name.standing', standing)),
  )
}

/** What two players agree on. */
export function describeDeal(language: Language, deal: JsonObject): string {
  return say(language, `deal.${deal['type'] as string}`, { ...deal, train: deal['size'] })
}
