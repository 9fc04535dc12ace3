import type { Action, CoreState, JsonObject } from '@stellwerk/engine'
import type { Language } from './language.js'
import type { TitleTexts } from './title.js'

/** How a title calls its choices. */
interface Labelling<S extends CoreState> {
  say(language: Language, key: string, values?: JsonObject): string
  hasMessage(key: string): boolean
  /** Whether an action of the kind `run` leaves every train where it is. */
  runsNothing(action: Action): boolean
  /** What passing means in the step that waits. */
  passOf(state: S): string
  /** What the state adds to an action. */
  additions(language: Language, action: Action, state: S): JsonObject
}

/** The label of a choice, with what the state adds to the action. Where a number is free, the smallest is named. */
export function choiceLabels<S extends CoreState>(by: Labelling<S>): TitleTexts<S>['choice'] {
  const keyOf = (action: Action, state: S): string => {
    if (action.type === 'run' && by.runsNothing(action)) return 'choice.run-nothing'
    if (action.type !== 'pass') return `choice.${action.type}`
    const key = `choice.pass.${by.passOf(state)}`
    return by.hasMessage(key) ? key : 'choice.pass'
  }
  return (language, action, state, range) => {
    const label = by.say(language, keyOf(action, state), {
      ...(action as unknown as JsonObject),
      ...by.additions(language, action, state),
    })
    return range && range.max > range.min
      ? by.say(language, 'choice.range', { label, max: range.max })
      : label
  }
}
