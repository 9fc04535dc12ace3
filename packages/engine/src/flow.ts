import type { Json } from './json.js'
import type { Refusal } from './refusal.js'
import type { Shape } from './shape.js'
import type { CoreState, PlayerId } from './state.js'
import type { Work } from './work.js'

/**
 * A game is a stack of procedures: a round, a turn, a step, an auction, an offer awaiting an answer. Each lies on the
 * stack as a frame of plain data; the title's procedure of that kind says what it does.
 */
export interface Frame {
  readonly kind: string
  readonly [field: string]: Json | undefined
}

/** What a player does, as JSON: a type, the player, and whatever else the type needs. */
export interface Action {
  readonly type: string
  readonly player: PlayerId
}

/** A number to choose between bounds. The action of the choice has the smallest possible one. */
export interface Range {
  readonly field: string
  readonly min: number
  readonly max: number
  readonly step: number
  /** Numbers in between that are not possible now. */
  readonly except?: readonly number[]
}

/** An action that would be accepted. If it has a number to choose, its range comes with it. */
export interface Choice<A extends Action = Action> {
  readonly action: A
  readonly range?: Range
}

/** One kind of action in one kind of step: its form, who may do it, and what it does. */
export interface Move<S extends CoreState, F extends Frame, A extends Action> {
  /** The form of the action's own fields, beside `type` and `player`. */
  readonly shape: Shape
  /** Everything worth trying; what `refuse` turns down is left out of the offer. */
  choices(state: S, frame: F, player: PlayerId): Iterable<Choice<A>>
  /** Whether there are more choices than `choices` lists. Those are accepted too. */
  partial?(state: S, frame: F): boolean
  /** The one place that says no. */
  refuse(state: S, frame: F, action: A): Refusal | undefined
  carryOut(work: Work<S>, frame: F, action: A): void
}

/** How a frame of one kind goes on, who decides in it, and what they may do. */
export interface Procedure<S extends CoreState, F extends Frame> {
  /** Goes on without a decision: changes state or stack and returns true, or returns false to wait for a decision. */
  advance(work: Work<S>, frame: F): boolean
  /** Who may act while this frame is on top and waits. */
  deciders?(state: S, frame: F): readonly PlayerId[]
  readonly moves?: { readonly [type: string]: Move<S, F, Action> }
  /** Rules that forbid a kind of action throughout this step, and in everything on top of it. */
  readonly forbids?: { readonly [type: string]: string | Elsewhere }
}

/**
 * A kind of action that belongs to another step, perhaps one that was skipped. It is refused with that step's own
 * reason, or with the rule given here if it is merely out of order.
 */
export interface Elsewhere {
  readonly step: string
  readonly rule: string
}

/** The deciders of a step in which one player or nobody decides. */
export const oneOrNone = (player: PlayerId | null | undefined): readonly PlayerId[] =>
  player ? [player] : []

/** The procedures of a title by the kind of their frames. */
export type Procedures<S extends CoreState> = { readonly [kind: string]: Procedure<S, never> }

/** The current frame. */
export function top(state: CoreState): Frame | undefined {
  return state.flow.at(-1)
}

/** Puts frames on the stack; the last one runs first. */
export function push(work: Work<CoreState>, ...frames: readonly Frame[]): void {
  work.state.flow = [...work.state.flow, ...frames]
}

/** Takes the top frame off the stack. */
export function pop(work: Work<CoreState>): void {
  work.state.flow = work.state.flow.slice(0, -1)
}

/** Replaces the top frame. */
export function replaceTop(work: Work<CoreState>, frame: Frame): void {
  work.state.flow = [...work.state.flow.slice(0, -1), frame]
}

/** Replaces the top frame with a copy of the given one, usually the top frame itself, with some fields changed. */
export function changeTop<F extends Frame>(work: Work<CoreState>, frame: F, change: Partial<F>): void {
  replaceTop(work, changed(frame, change))
}

/**
 * A frame with some fields changed, copied field by field. Spreading frames of several kinds would make V8 give each
 * copy a shape of its own, and objects of many shapes are slow to read.
 */
function changed<F extends Frame>(frame: F, change: Partial<F>): Frame {
  const copy: { [field: string]: Json | undefined; kind: string } = { kind: frame.kind }
  for (const field in frame) copy[field] = frame[field]
  for (const field in change) copy[field] = change[field]
  return copy
}

/** Takes frames off until one of this kind is on top. */
export function popTo(work: Work<CoreState>, kind: string): void {
  const at = work.state.flow.findLastIndex((f) => f.kind === kind)
  if (at < 0) throw new Error(`no procedure ${kind} is under way`)
  work.state.flow = work.state.flow.slice(0, at + 1)
}

/** The nearest frame of this kind on the stack. */
export function frameOf<F extends Frame>(state: CoreState, kind: F['kind']): F | undefined {
  return state.flow.findLast((f) => f.kind === kind) as F | undefined
}

/** Changes some fields of the nearest frame of this kind. */
export function patchFrame<F extends Frame>(
  work: Work<CoreState>,
  kind: F['kind'],
  change: Partial<F>,
): void {
  const at = work.state.flow.findLastIndex((f) => f.kind === kind)
  if (at < 0) throw new Error(`no procedure ${kind} is under way`)
  work.state.flow = work.state.flow.with(at, changed(work.state.flow[at] as F, change))
}

/**
 * A procedure that runs through a list of steps, each a procedure of its own that gets the frame's data. The list reads
 * like the rulebook's table of contents.
 */
export function inOrder<S extends CoreState>(
  ...steps: readonly string[]
): Procedure<S, Frame & { readonly at?: number }> {
  return {
    advance(work, frame) {
      const at = frame.at ?? 0
      const step = steps[at]
      if (step === undefined) {
        pop(work)
        return true
      }
      const subject: { [field: string]: Json | undefined; kind: string } = { kind: step }
      for (const field in frame) if (field !== 'at' && field !== 'kind') subject[field] = frame[field]
      work.state.flow = [...work.state.flow.slice(0, -1), changed(frame, { at: at + 1 }), subject]
      return true
    },
  }
}

/** Runs everything that needs no decision. */
export function settle<S extends CoreState>(procedures: Procedures<S>, work: Work<S>): void {
  for (let rounds = 0; rounds < 100_000; rounds++) {
    const frame = top(work.state)
    if (!frame) return
    const procedure: Procedure<S, Frame> | undefined = procedures[frame.kind]
    if (!procedure) throw new Error(`no procedure for ${frame.kind}`)
    if (!procedure.advance(work, frame)) return
  }
  throw new Error('the game does not come to a decision')
}
