import type { GameEvent, JsonObject } from '@stellwerk/engine'
import type { Language } from '@stellwerk/texts'
import { listed } from '@stellwerk/texts'
import type { PhaseId } from '../data/types.js'
import type { EventFields, EventKind, Reason } from '../events.js'
import { say } from './words.js'

/** What becomes of a payment in the log: a line of its own, or the event that tells the amount. */
const payments: Readonly<Record<Reason, 'line' | EventKind>> = {
  'start cash': 'line',
  bond: 'bonds-known',
  contract: 'contract-fulfilled',
  shares: 'line',
  capital: 'in-operation',
  elephant: 'elephant-moved',
  terrain: 'tile-laid',
  'second tile': 'line',
  upgrade: 'tile-laid',
  bonus: 'bonus-paid',
  base: 'base-placed',
  revenue: 'paid-out',
  mail: 'ran',
  dividend: 'line',
  train: 'train-bought',
  'train trade': 'train-bought',
  gift: 'line',
  debt: 'debt-paid',
  position: 'line',
}

function paymentLine(language: Language, event: GameEvent): string | null {
  const reason = event['reason'] as Reason
  if (payments[reason] !== 'line') return null
  return say(language, `event.money.${reason.replace(' ', '-')}`, event)
}

/** Whether another line tells the same. */
function isToldElsewhere(event: GameEvent): boolean {
  // ending the step of a company is not worth a line
  if (event.kind === 'passed') return event['step'] !== 'stock'
  return event.kind === 'shares-moved' && event['reason'] === 'contract'
}

/** One line of the log, or nothing where another line tells it. */
export function logLine(language: Language, event: GameEvent): string | null {
  if (event.kind === 'money') return paymentLine(language, event)
  if (isToldElsewhere(event)) return null
  return say(language, `event.${event.kind}`, { ...event, ...additions(language, event) })
}

type EngineEvent =
  | 'offer'
  | 'offer-accepted'
  | 'offer-declined'
  | 'offer-withdrawn'
  | 'price-wished'
  | 'sealed'

/** What a line says beyond the fields of its event, or under another name. */
function additions(language: Language, event: GameEvent): JsonObject {
  const of = <K extends EventKind>(_: K): EventFields[K] => event as unknown as EventFields[K]
  switch (event.kind as EventKind | EngineEvent) {
    case 'bonds-known':
      return { bonds: bonds(language, of('bonds-known')) }
    case 'contracts-opened':
      return { contracts: contracts(language, of('contracts-opened')) }
    case 'director-changed':
    case 'elephant-moved': {
      const { from, to } = of('director-changed')
      return { player: to, before: from }
    }
    case 'manager-changed':
      return { player: of('manager-changed').to }
    case 'price-moved': {
      const { from, to } = of('price-moved')
      return { direction: to > from ? 'up' : 'down' }
    }
    case 'phase-began':
      return { note: say(language, `phase.${of('phase-began').phase as PhaseId}`) }
    case 'ran':
      return { count: of('ran').runs.length }
    case 'train-bought':
      return { seller: of('train-bought').from }
    case 'game-over':
      return { standings: standings(language, of('game-over')) }
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

/** The bonds make the seating order, so they are told in it. */
function bonds(language: Language, { bonds: amounts, order }: EventFields['bonds-known']): string {
  return listed(
    language,
    order.map((player) => say(language, 'name.bond-of', { player, bond: amounts[player] ?? 0 })),
  )
}

function contracts(language: Language, { contracts: all }: EventFields['contracts-opened']): string {
  return Object.entries(all)
    .map(([player, cities]) => say(language, 'name.contract-of', { player, cities }))
    .join('; ')
}

function standings(language: Language, { ranking }: EventFields['game-over']): string {
  return listed(
    language,
    ranking.map((standing) => say(language, 'name.standing', standing)),
  )
}

/** Who offers what to whom: in an event, or in the step that waits for the answer. */
export function offered(language: Language, offer: JsonObject): JsonObject {
  return {
    player: offer['from'],
    partner: offer['to'],
    deal: describeDeal(language, (offer['deal'] ?? {}) as JsonObject),
  }
}

/** What two players agree on. */
export const describeDeal = (language: Language, deal: JsonObject): string =>
  say(language, `deal.${deal['type'] as string}`, deal)
