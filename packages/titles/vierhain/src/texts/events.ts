import type { GameEvent, JsonObject } from '@stellwerk/engine'
import type { Language } from '@stellwerk/texts'
import { listed } from '@stellwerk/texts'
import type { EventKind, Reason } from '../events.js'
import { say } from './words.js'

/** Payments that no other line tells. */
const told: readonly Reason[] = ['start cash', 'dividend', 'position']

/** One line of the log, or nothing where another line tells it. */
export function logLine(language: Language, event: GameEvent): string | null {
  if (event.kind === 'money') {
    const reason = event['reason'] as Reason
    return told.includes(reason) ? say(language, `event.money.${reason.replace(' ', '-')}`, event) : null
  }
  // ending the step of a company is not worth a line
  if (event.kind === 'passed' && event['step'] !== 'stock') return null
  return say(language, `event.${event.kind}`, { ...event, ...additions(language, event) })
}

/** What a line says beyond the fields of its event, or under another name. */
function additions(language: Language, event: GameEvent): JsonObject {
  switch (event.kind as EventKind) {
    case 'founded':
      // games that began by the first version of the rules did not tell it
      return { cost: event['cost'] ?? 2 * Number(event['price']) }
    case 'director-changed':
      return { player: event['to'] }
    case 'price-moved':
      return { direction: Number(event['to']) > Number(event['from']) ? 'up' : 'down' }
    case 'phase-began':
      return { note: say(language, `phase.${event['phase'] as string}`) }
    case 'ran':
      return { count: (event['runs'] as readonly unknown[]).length }
    case 'game-over':
      return {
        standings: listed(
          language,
          (event['ranking'] as readonly JsonObject[]).map((one) => say(language, 'name.standing', one)),
        ),
      }
    default:
      return {}
  }
}
