import type { Action, Choice, Frame, Move, Procedure } from './flow.js'
import { changeTop } from './flow.js'
import type { Json } from './json.js'
import type { Refusal } from './refusal.js'
import type { Shape } from './shape.js'
import type { CoreState, PlayerId } from './state.js'
import type { Work } from './work.js'

/**
 * A choice that several players make at once, in any order; nobody learns what another has chosen before all have. The
 * entries are kept in the frame; `concealed` leaves them out of the views of others.
 */
export interface SealedFrame extends Frame {
  /** Who must decide. */
  readonly asked: readonly PlayerId[]
  /** What each of them has entered so far; in another's view null. */
  readonly entered: { readonly [player: string]: Json }
}

/** What a title says about one kind of sealed choice. */
export interface Sealed<S extends CoreState, A extends Action> {
  /** The type of the action that enters it. */
  readonly type: A['type']
  readonly shape: Shape
  choices(state: S, player: PlayerId): Iterable<Choice<A>>
  refuse(state: S, action: A): Refusal | undefined
  /** What is kept of the action until all are in. */
  entry(action: A): Json
  /** Called when all are in. The frame is still on top, and has to be taken off or replaced here. */
  reveal(work: Work<S>, frame: SealedFrame): void
}

/** A procedure in which several players each enter something, and nobody sees it before all have. */
export function sealed<S extends CoreState, A extends Action>(
  choice: Sealed<S, A>,
): Procedure<S, SealedFrame> {
  const open = ({ asked, entered }: SealedFrame): readonly PlayerId[] =>
    asked.filter((player) => !Object.hasOwn(entered, player))
  const enter: Move<S, SealedFrame, A> = {
    shape: choice.shape,
    choices: (state, _frame, player) => choice.choices(state, player),
    refuse: (state, _frame, action) => choice.refuse(state, action),
    carryOut(work, frame, action) {
      changeTop(work, frame, { entered: { ...frame.entered, [action.player]: choice.entry(action) } })
      work.events?.push({ kind: 'sealed', player: action.player })
    },
  }
  return {
    advance(work, frame) {
      if (open(frame).length > 0) return false
      choice.reveal(work, frame)
      return true
    },
    // an entry is final: a player who has made one is not asked again
    deciders: (_, frame) => open(frame),
    moves: { [choice.type]: enter },
  }
}

/** A state in which a viewer sees their own sealed choices, and of the others only that they were made. */
export function concealed<S extends CoreState>(state: S, viewer: PlayerId | null): S {
  const hides = (frame: Frame): frame is SealedFrame =>
    frame['entered'] !== undefined && frame['asked'] !== undefined
  if (!state.flow.some(hides)) return state
  return {
    ...state,
    flow: state.flow.map((frame) =>
      hides(frame)
        ? {
            ...frame,
            entered: Object.fromEntries(
              Object.entries(frame.entered).map(([player, entry]) => [
                player,
                player === viewer ? entry : null,
              ]),
            ),
          }
        : frame,
    ),
  }
}
