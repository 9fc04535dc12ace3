import type { Frame, JsonObject } from '@stellwerk/engine'
import type { Language } from '@stellwerk/texts'
import type { DebtFrame, GiveBackFrame } from '../frames.js'
import { debtOf } from '../rules/debt.js'
import type { State } from '../state.js'
import { companyOf } from '../state.js'
import { offered } from './events.js'
import { say } from './words.js'

/** Who decides about what. */
export function stepLine(language: Language, frame: Frame, state: State): string {
  return say(language, `step.${frame.kind}`, { ...frame, ...additions(language, frame, state) })
}

function additions(language: Language, frame: Frame, state: State): JsonObject {
  switch (frame.kind) {
    case 'debt': {
      const { company } = frame as DebtFrame
      return { debt: debtOf(state, company), train: companyOf(state, company).credit }
    }
    case 'extra-round':
      return { player: state.elephant }
    case 'give-back':
      return { company: (frame as GiveBackFrame).todo[0] ?? null }
    case 'offer':
      return offered(language, frame)
    default:
      return {}
  }
}
