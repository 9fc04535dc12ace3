import type { OperationId, State } from '@stellwerk/1873'
import { companyOf, deciderFor } from '@stellwerk/1873'
import { frameOf } from '@stellwerk/engine'
import type { Frame, PlayerId } from '@stellwerk/engine'
import type { Language } from '@stellwerk/texts'
import { actorName } from './actor.js'
import { storyTexts } from './texts.js'

interface Next {
  readonly id: string
  readonly label: string
}

/** Who decides now and who comes after, in this round: operations with whoever decides for them, or players. */
export function order(state: State, language: Language): readonly Next[] {
  const round = frameOf(state, 'operating-round')
  return round ? operations(state, round, language) : players(state).map((id) => ({ id, label: id }))
}

function operations(state: State, round: Frame, language: Language): Next[] {
  const under = state.flow.findLast((frame) => frame['operation'] !== undefined)?.['operation']
  const todo = round['todo'] as readonly (OperationId | 'MHE')[]
  return [...(under === undefined ? [] : [under as OperationId]), ...todo].map((id) => ({
    id,
    label: [actorName(id, language), whoDecides(state, id, language)].filter(Boolean).join(' · '),
  }))
}

function whoDecides(state: State, id: OperationId | 'MHE', language: Language): string | undefined {
  if (id === 'MHE') return undefined
  return companyOf(state, id)?.receivership ? storyTexts.in(language)('receivership') : deciderFor(state, id)
}

/** The players from the one whose turn it is; those who are out of an auction are left out. */
function players(state: State): readonly PlayerId[] {
  const frame = state.flow.findLast(({ turn }) => turn !== undefined)
  if (!frame) return state.over ? [] : state.order
  const at = state.order.indexOf(frame['turn'] as PlayerId)
  const passed = (frame['passed'] as readonly PlayerId[] | undefined) ?? []
  return [...state.order.slice(at), ...state.order.slice(0, at)].filter((player) => !passed.includes(player))
}
