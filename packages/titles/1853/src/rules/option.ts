import type { Move, Procedure } from '@stellwerk/engine'
import { fields, oneOf, pop } from '@stellwerk/engine'
import type { ChooseOption } from '../actions.js'
import { tell } from '../events.js'
import type { StepFrame } from '../frames.js'
import type { State } from '../state.js'
import { changeCompany, companyOf } from '../state.js'
import { controllerOf } from './managers.js'

const options = [1, 2] as const

const chooseOption: Move<State, StepFrame, ChooseOption> = {
  shape: fields({ option: oneOf(...options) }),
  *choices(_state, _frame, player) {
    for (const option of options) yield { action: { type: 'chooseOption', player, option } }
  },
  refuse: () => undefined,
  carryOut(work, { company }, { option }) {
    changeCompany(work, company, { option })
    tell(work, 'option-chosen', { company, option })
    pop(work)
  },
}

/** 1853-4.1.3-a: in its first turn, before anything else, a large company chooses once and for all. */
export const option: Procedure<State, StepFrame> = {
  advance(work, { company }) {
    const { size, option: chosen } = companyOf(work.state, company)
    if (size === 'large' && chosen === null) return false
    pop(work)
    return true
  },
  deciders: (state, { company }) => [controllerOf(state, company)],
  moves: { chooseOption },
  forbids: {
    pass: '1853-4.1.3-a',
    layTile: '1853-4.1.3-a',
    placeBase: '1853-4.1.3-a',
    run: '1853-4.1.3-a',
    buyTrain: '1853-4.1.3-a',
  },
}
