import type { GameEvent } from './event.js'
import type { Action, Choice, Frame, Move, Procedure, Procedures } from './flow.js'
import { settle, top } from './flow.js'
import { isObject, without } from './json.js'
import type { Readings, Settings } from './readings.js'
import type { Random } from './random.js'
import type { Refusal, Result } from './refusal.js'
import { accepted, engineRules, refusal, refused } from './refusal.js'
import { fields, text } from './shape.js'
import type { CoreState, PlayerId } from './state.js'
import type { RecordedWork, Work } from './work.js'
import { NeedsChance, recordedWorkOn, workOn } from './work.js'

/** What a table agrees on before the first move. */
export interface Setup {
  readonly players: readonly string[]
  readonly seed: number
  /** Options and readings; what is missing has its default. */
  readonly options: Settings
}

/** Where a player stands: fortune and rank. */
export interface Standing {
  readonly player: PlayerId
  readonly fortune: number
  /** Equal fortunes share a rank. */
  readonly rank: number
}

/**
 * How likely a random player is to choose each kind of action, and for which kinds it always takes the first choice.
 */
export interface Leaning {
  weight(type: string): number
  readonly first: readonly string[]
}

/** What random play needs to reach rich, developed games too. */
export interface RandomPlay {
  /** Preferences that build the game up. */
  readonly ambition: Leaning
  /** Kinds of action that would end games too soon if they were as likely as the others. */
  readonly rare?: readonly string[]
  /** The description of a position late in the game. */
  late(setup: Setup): unknown
}

/** Removes from states, events and actions what a viewer may not know; a viewer without a seat (null) knows least. */
export interface Secrets<S extends CoreState> {
  state(state: S, viewer: PlayerId | null): S
  events(events: readonly GameEvent[], viewer: PlayerId | null): readonly GameEvent[]
  action(action: unknown, viewer: PlayerId | null): unknown
  /**
   * Fills in what a view leaves out, in some way that the rules allow and that somebody with this view could not rule
   * out.
   */
  imagine(view: S, random: Random): S
  /**
   * Whether the rules had to look at something hidden to get from one state to the next. The outcome then gives
   * something away, even if nothing happened. This must depend on open facts alone, or the answer would be a secret
   * too. Absent if the rules never look.
   */
  consulted?(before: S, after: S): boolean
}

/** The part of a title that is needed to play it. */
export interface Playable<S extends CoreState = CoreState> {
  readonly id: string
  /** Rises when a rules fix could change the outcome of an old action. */
  readonly rulesVersion: number
  readonly seats: { readonly min: number; readonly max: number }
  /** The options of a table, each with its values; the first is the default. */
  readonly options: { readonly [name: string]: readonly string[] }
  /** What the sources leave open and each table decides for itself. */
  readonly readings: Readings
  create(setup: Setup): Result<S>
  readonly procedures: Procedures<S>
  isOver(state: S): boolean
  ranking(state: S): readonly Standing[]
  /** What is hidden from some players; titles in which everything is open have none. */
  readonly secrets?: Secrets<S>
  /**
   * Converts a state from an earlier version of the rules to the present shape. Only titles whose state has changed
   * shape have it; `from` is the `rulesVersion` of that time.
   */
  upgrade?(state: CoreState, from: number): S
}

/**
 * Everything the engine must know about a game. It adds to `Playable` what a board does not need, so that pages need
 * not load it.
 */
export interface Title<S extends CoreState = CoreState> extends Playable<S> {
  /** Builds a state from a sparse description. */
  position(description: unknown): Result<S>
  readonly randomPlay: RandomPlay
  /** Every conservation law that does not hold, in words for a bug report. */
  audit(state: S): readonly string[]
}

/** What an action led to: the next state with its events, or a refusal. */
export type Outcome<S> =
  | { readonly ok: true; readonly state: S; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly refusal: Refusal }

/** Who has to decide now, about what, and what they may do. */
export interface Decision {
  /** Who may act now; nobody when the game is over. */
  readonly players: readonly PlayerId[]
  /** The step that waits, as data: its kind and its subject. */
  readonly step: Frame | null
  readonly choices: readonly Choice[]
  /** The kinds of action that have too many choices, so that only the best are listed. */
  readonly partial: readonly string[]
}

const waiting = <S extends CoreState>(title: Playable<S>, frame: Frame): Procedure<S, Frame> => {
  const procedure = title.procedures[frame.kind]
  if (!procedure) throw new Error(`no procedure for ${frame.kind}`)
  return procedure
}

/** Who must decide, without working out the choices; nobody when the game is over. */
export function decidersOf<S extends CoreState>(title: Playable<S>, state: S): readonly PlayerId[] {
  const frame = top(state)
  if (!frame || title.isOver(state)) return []
  return waiting(title, frame).deciders?.(state, frame) ?? []
}

/** Who must decide, and every choice they have. */
export function legal<S extends CoreState>(title: Playable<S>, state: S): Decision {
  const frame = top(state)
  if (!frame || title.isOver(state)) return { players: [], step: null, choices: [], partial: [] }
  const { deciders, moves = {} } = waiting(title, frame)
  const players = deciders?.(state, frame) ?? []
  const types = Object.keys(moves)
  // in the order of the moves
  const choices: Choice[] = []
  for (const player of players)
    for (const type of types) {
      const move = moves[type] as Move<S, Frame, Action>
      for (const choice of move.choices(state, frame, player))
        if (!move.refuse(state, frame, choice.action)) choices.push(choice)
    }
  return {
    players,
    step: frame,
    choices,
    partial: types.filter((type) => moves[type]?.partial?.(state, frame)),
  }
}

/**
 * Why a kind of action has no place in the present step. What forbids it for the whole turn takes precedence over the
 * step's own reason.
 */
function whyOutOfPlace<S extends CoreState>(
  title: Playable<S>,
  state: S,
  action: Action,
  possible: readonly string[],
): Refusal {
  const { type, player: _, ...own } = action
  const facts = { type, step: top(state)?.kind ?? '', possible }
  for (const frame of state.flow) {
    const { forbids = {} } = waiting(title, frame)
    const found = Object.hasOwn(forbids, type) ? forbids[type] : undefined
    if (found === undefined) continue
    if (typeof found === 'string') return refusal(found, facts)
    const there = { ...frame, kind: found.step }
    const move = waiting(title, there).moves?.[type]
    const fits = move && !move.shape(own, '')
    return (fits ? move.refuse(state, there, action) : undefined) ?? refusal(found.rule, facts)
  }
  return refusal(engineRules.step, facts)
}

/** Why an action is not possible, or the action itself once its form is known to be right. */
function check<S extends CoreState>(
  title: Playable<S>,
  state: S,
  input: unknown,
): Result<[Move<S, Frame, Action>, Frame, Action]> {
  const frame = top(state)
  if (!frame || title.isOver(state)) return refused(engineRules.over)
  if (!isObject(input)) return refused(engineRules.malformed, { path: '', expected: 'an object' })
  const { type, player } = input
  const unnamed = text(type, 'type') ?? text(player, 'player')
  if (unnamed) return refused(engineRules.malformed, { ...unnamed })
  const procedure = waiting(title, frame)
  const deciders: readonly PlayerId[] = procedure.deciders?.(state, frame) ?? []
  const moves = procedure.moves ?? {}
  const move = Object.hasOwn(moves, type as string)
    ? (moves[type as string] as Move<S, Frame, Action>)
    : undefined
  if (!deciders.includes(player as PlayerId))
    return refused(engineRules.turn, { player: player as string, players: deciders })
  const action = input as unknown as Action
  if (!move) return { ok: false, refusal: whyOutOfPlace(title, state, action, Object.keys(moves)) }
  const fault = move.shape(without(input, 'type', 'player'), '')
  if (fault) return refused(engineRules.malformed, { ...fault })
  const no = move.refuse(state, frame, action)
  return no ? { ok: false, refusal: no } : accepted([move, frame, action])
}

/**
 * Carries out an action: the next state and what happened, or a refusal. The given state is never changed. Neither bad
 * input nor an action on a view that needs a random draw throws.
 */
export function apply<S extends CoreState>(title: Playable<S>, state: S, input: unknown): Outcome<S> {
  const done = carriedOut(title, state, input, (from): RecordedWork<S> => recordedWorkOn(from))
  return done.ok ? { ok: true, state: done.value.state, events: done.value.events } : done
}

/** The state that `apply` leads to, without the events: for replays, where nobody has asked for them yet. */
export function applyUntold<S extends CoreState>(title: Playable<S>, state: S, input: unknown): Result<S> {
  const done = carriedOut(title, state, input, (from): Work<S> => workOn(from))
  return done.ok ? accepted(done.value.state) : done
}

function carriedOut<S extends CoreState, W extends Work<S>>(
  title: Playable<S>,
  state: S,
  input: unknown,
  begin: (state: S) => W,
): Result<W> {
  const checked = check(title, state, input)
  if (!checked.ok) return checked
  const [move, frame, action] = checked.value
  const work = begin(state)
  try {
    move.carryOut(work, frame, action)
    settle(title.procedures, work)
  } catch (error) {
    if (error instanceof NeedsChance) return refused(engineRules.chance)
    throw error
  }
  return accepted(work)
}

/**
 * The state after an action that `legal` offers in this very state. Nothing is checked again, and no events are made.
 * For programs that look ahead; any other action may lead to an impossible state.
 */
export function simulate<S extends CoreState>(title: Playable<S>, state: S, action: Action): S {
  const frame = top(state)
  const move = frame && waiting(title, frame).moves?.[action.type]
  if (!move) throw new Error(`${action.type} is not offered`)
  const work: Work<S> = workOn(state)
  move.carryOut(work, frame, action)
  settle(title.procedures, work)
  return work.state
}

/** The refusal that `apply` would give, without carrying anything out. */
export function refuses<S extends CoreState>(
  title: Playable<S>,
  state: S,
  input: unknown,
): Refusal | undefined {
  const checked = check(title, state, input)
  return checked.ok ? undefined : checked.refusal
}

/** What a viewer may know of a state. The random source is always hidden; titles with secrets hide more. */
export function view<S extends CoreState>(title: Playable<S>, state: S, viewer: PlayerId | null): S {
  return { ...(title.secrets?.state(state, viewer) ?? state), random: null }
}

/** What a viewer may know of what happened. */
export function viewOfEvents<S extends CoreState>(
  title: Playable<S>,
  events: readonly GameEvent[],
  viewer: PlayerId | null,
): readonly GameEvent[] {
  return title.secrets?.events(events, viewer) ?? events
}

/** What a viewer may know of an action. */
export function viewOfAction<S extends CoreState>(
  title: Playable<S>,
  action: unknown,
  viewer: PlayerId | null,
): unknown {
  return title.secrets ? title.secrets.action(action, viewer) : action
}

/** The shape of moves without fields of their own. */
export const noFields = fields({})

export { refusal }
