import type { Action, Choice } from './flow.js'
import type { Title } from './game.js'
import { apply, legal } from './game.js'
import { hash } from './hash.js'
import { Random } from './random.js'
import type { CoreState } from './state.js'

/** How a title's choices are to be tested. */
export interface ChoiceCheck {
  readonly seed: number
  /** Words of the title that a broken action may contain: the id of a company, of a place. */
  readonly words: readonly string[]
  /** A form of the action in which equal effects look equal, such as a tile in rotations that look the same. */
  readonly look?: (action: Action) => unknown
}

/** What was tried, and each choice that did not keep its promise. */
export interface ChoiceReport {
  positions: number
  applied: number
  refused: number
  accepted: number
  readonly faults: string[]
}

const changesPerPosition = 20

/**
 * Checks that what `legal` offers is accepted and keeps every conservation law. Then changes offered actions in one
 * place: whatever is still accepted must have been offered too.
 */
export function checkChoices<S extends CoreState>(
  title: Title<S>,
  states: Iterable<S>,
  { seed, words, look = (action) => action }: ChoiceCheck,
): ChoiceReport {
  const random = new Random(seed)
  const report: ChoiceReport = { positions: 0, applied: 0, refused: 0, accepted: 0, faults: [] }
  for (const state of states) {
    report.positions++
    const { choices, players, partial } = legal(title, state)
    if (players.length === 0 || choices.length === 0) report.faults.push('nobody can act')
    for (const bound of choices.flatMap(bounds)) {
      report.applied++
      const outcome = apply(title, state, bound)
      const broken = outcome.ok ? title.audit(outcome.state) : [JSON.stringify(outcome.refusal)]
      if (broken.length > 0) report.faults.push(`${JSON.stringify(bound)}: ${broken.join('; ')}`)
    }
    for (let i = 0; i < changesPerPosition; i++) {
      const action = mutated(random.pick(choices).action, choices, random, words) as Action
      if (!apply(title, state, action).ok) {
        report.refused++
        continue
      }
      report.accepted++
      if (!partial.includes(action.type) && !isOffered(choices, action, look))
        report.faults.push(`accepted but not offered: ${JSON.stringify(action)}`)
    }
  }
  return report
}

/** The action of a choice, or the two at the ends of its range. */
function bounds({ action, range }: Choice): readonly Action[] {
  if (!range) return [action]
  return [range.min, range.max]
    .filter((value) => !range.except?.includes(value))
    .map((value) => ({ ...action, [range.field]: value }))
}

/** Whether an action is among the choices, or within the range of one. */
function isOffered(choices: readonly Choice[], action: Action, look: (action: Action) => unknown): boolean {
  const seen = hash(look(action))
  return choices.some((choice) => {
    if (hash(look(choice.action)) === seen) return true
    if (!choice.range) return false
    const { field, min, max, step, except } = choice.range
    const value = (action as unknown as Record<string, unknown>)[field]
    if (typeof value !== 'number' || except?.includes(value)) return false
    if (value < min || value > max || (value - min) % step !== 0) return false
    return hash({ ...choice.action, [field]: 0 }) === hash({ ...action, [field]: 0 })
  })
}

/** The action with one place changed: another number, another word from the other choices, a field lost or added. */
function mutated(
  action: Action,
  choices: readonly Choice[],
  random: Random,
  words: readonly string[],
): unknown {
  const copy = JSON.parse(JSON.stringify(action)) as Record<string, unknown>
  const field = random.pick(Object.keys(copy).filter((name) => name !== 'type'))
  const other = random.pick(choices).action as unknown as Record<string, unknown>
  switch (random.below(5)) {
    case 0:
      delete copy[field]
      break
    case 1:
      copy['surplus'] = 1
      break
    case 2:
      copy[field] = random.pick([null, '', -1, 0, 1e9, 3.5, ...words, [], {}, true])
      break
    case 3:
      if (Object.hasOwn(other, field)) copy[field] = other[field]
      break
    default:
      copy[field] = changed(copy[field], random)
  }
  return copy
}

function changed(value: unknown, random: Random): unknown {
  if (typeof value === 'number') return value + random.pick([-100, -10, -1, 1, 10, 100])
  if (Array.isArray(value)) return random.below(2) === 0 ? value.toReversed() : value.slice(1)
  return `${String(value)}x`
}
