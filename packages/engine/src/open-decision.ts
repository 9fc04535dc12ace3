import type { Action, Frame, Move, Procedure } from './flow.js'
import { top } from './flow.js'
import type { Decision, Playable } from './game.js'
import type { Refusal } from './refusal.js'
import type { CoreState } from './state.js'

/** A candidate that the rules turn down, and why. */
export interface RefusedChoice {
  readonly action: Action
  readonly refusal: Refusal
}

/** A decision, together with the candidates that were refused, where known. */
export interface OpenDecision extends Decision {
  readonly refused?: readonly RefusedChoice[]
}

/** The answer of `legal` together with what it leaves out: every candidate that `refuse` turned down. */
export function openDecision<S extends CoreState>(title: Playable<S>, state: S): OpenDecision {
  const frame = top(state)
  if (!frame || title.isOver(state)) return { players: [], step: null, choices: [], partial: [], refused: [] }
  const procedure: Procedure<S, Frame> | undefined = title.procedures[frame.kind]
  const moves: [string, Move<S, Frame, Action>][] = Object.entries(procedure?.moves ?? {})
  const players = procedure?.deciders?.(state, frame) ?? []
  const candidates = players.flatMap((player) =>
    moves.flatMap(([, move]) =>
      Array.from(move.choices(state, frame, player), (choice) => ({
        choice,
        refusal: move.refuse(state, frame, choice.action),
      })),
    ),
  )
  return {
    players,
    step: frame,
    choices: candidates.flatMap(({ choice, refusal }) => (refusal ? [] : [choice])),
    partial: moves.flatMap(([type, move]) => (move.partial?.(state, frame) ? [type] : [])),
    refused: candidates.flatMap(({ choice: { action }, refusal }) => (refusal ? [{ action, refusal }] : [])),
  }
}
