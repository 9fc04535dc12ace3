import type { GameEvent, JsonObject } from '@stellwerk/engine'
import { bank } from '@stellwerk/engine'
import type { Language } from '@stellwerk/texts'
import { listed } from '@stellwerk/texts'
import type { PhaseId } from '../data/types.js'
import type { EventKind, Reason } from '../events.js'
import { say } from './words.js'

/** What becomes of a payment in the log: a line of its own, or the event that tells the amount. */
const payments: Readonly<Record<Reason, 'line' | EventKind>> = {
  'start cash': 'line',
  auction: 'private-bought',
  'local railway': 'line',
  'mountain income': 'income-paid',
  certificates: 'line',
  option: 'line',
  split: 'line',
  float: 'floated',
  mail: 'mail-paid',
  contract: 'contract-bought',
  terrain: 'tile-laid',
  tunnel: 'tunnel-built',
  station: 'marker-placed',
  revenue: 'paid-out',
  dividend: 'line',
  train: 'train-bought',
  'train trade': 'train-bought',
  emergency: 'line',
  merger: 'line',
  position: 'line',
}

function paymentLine(language: Language, event: GameEvent): string | null {
  const { reason, to } = event as unknown as { reason: Reason; to: string }
  if (payments[reason] !== 'line') return null
  // what an option costs is told with it; only its sale is paid by the bank
  if (reason === 'option' && to === bank) return null
  return say(language, `event.money.${reason.replace(' ', '-')}`, event)
}

/** Steps in which passing is worth a line; ending the step of a company is not. */
const passes: ReadonlySet<string> = new Set(['auction', 'merger-window', 'stock'])

/** One line of the log, or nothing where another line tells it. */
export function logLine(language: Language, event: GameEvent): string | null {
  if (event.kind === 'money') return paymentLine(language, event)
  if (event.kind === 'passed' && !passes.has(event['step'] as string)) return null
  return say(language, `event.${event.kind}`, { ...event, ...additions(language, event) })
}

type OfferEvent = 'offer' | 'offer-accepted' | 'offer-declined' | 'offer-withdrawn' | 'price-wished'

/** What a line says beyond the fields of its event, or under another name. */
function additions(language: Language, event: GameEvent): JsonObject {
  switch (event.kind as EventKind | OfferEvent) {
    case 'director-changed':
      return { player: event['to'] }
    case 'price-moved':
      return { direction: Number(event['to']) > Number(event['from']) ? 'up' : 'down' }
    case 'phase-began':
      return { note: say(language, `phase.${event['phase'] as PhaseId}`) }
    case 'ran':
      return { count: (event['runs'] as readonly unknown[]).length }
    case 'paid-out':
      return { amount: Number(event['revenue']) / 2 }
    case 'train-bought':
      return { seller: event['from'] }
    case 'game-over':
      return { standings: standings(language, event['ranking'] as readonly JsonObject[]) }
    case 'offer':
    case 'offer-accepted':
    case 'offer-declined':
    case 'offer-withdrawn':
    case 'price-wished':
      return offered(language, event)
    default:
      return {}
  }
}

/** Who offers what to whom: in an event, or in the step that waits for the answer. */
export function offered(language: Language, offer: JsonObject): JsonObject {
  return {
    player: offer['from'],
    partner: offer['to'],
    deal: describeDeal(language, (offer['deal'] ?? {}) as JsonObject),
  }
}

function standings(language: Language, ranking: readonly JsonObject[]): string {
  return listed(
    language,
    ranking.map((standing) => say(language, 'name.standing', standing)),
  )
}

/** What two players agree on. */
export function describeDeal(language: Language, deal: JsonObject): string {
  return say(language, `deal.${deal['type'] as string}`, { ...deal, seller: deal['from'] ?? null })
}
