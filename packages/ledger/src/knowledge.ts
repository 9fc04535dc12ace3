import type { Action, Choice, CoreState, GameEvent, PlayerId, Random } from '@stellwerk/engine'
import type { Ledger } from './ledger.js'
import type { Weights } from './evaluate.js'
import { plainWeights } from './evaluate.js'

/** What a title knows about playing well. Every function is pure and depends only on the viewed state. */
export interface BotKnowledge<S extends CoreState = CoreState> {
  readonly weights: Weights
  /** The ledger of a position. If a choice led to it, `since` is the position in which that choice is made. */
  ledger(state: S, since?: S): Ledger
  /**
   * The choices worth considering: few, by kind, without duplicates, with free numbers filled in. All of them must be
   * legal; an empty list means that all choices are considered.
   */
  candidates(state: S, choices: readonly Choice[], player: PlayerId): readonly Action[]
  /** What to do without a search: bids as prices, answers to offers, whatever is never wrong. */
  book?(state: S, choices: readonly Choice[], player: PlayerId): Action | undefined
  /**
   * What an action is worth if the position it leads to does not show it, as with track that pays later; undefined
   * leaves it to the position. All candidates of a step must be judged the same way.
   */
  judge?(action: Action, before: S, after: S, player: PlayerId): number | undefined
  /**
   * The outcome of a position in which only forced steps are left before an action is carried out, such as sales to pay
   * for it.
   */
  settled?(state: S): S
  /** What weaker levels do differently: human habits, for decisions made without a search. */
  readonly lesser?: Readonly<Partial<Record<'good' | 'easy', Lesser<S>>>>
  /** Whether it makes offers, those that both sides gain by. Absent if it only answers them. */
  readonly offers?: true
  /** A sensible random first move, so that the games of a match differ; undefined once the opening is over. */
  opening?(state: S, choices: readonly Choice[], player: PlayerId, random: Random): Action | undefined
  /** What went wrong for a player, by kind, for the report of a match. */
  blunder?(event: GameEvent, before: S): { readonly kind: string; readonly player: PlayerId } | undefined
  /** What the report of a match says about a player when the game is over, by name, such as contracts fulfilled. */
  notes?(end: S, player: PlayerId): { readonly [name: string]: number }
}

/** What a weaker level does differently. */
export interface Lesser<S extends CoreState = CoreState> extends Partial<
  Pick<BotKnowledge<S>, 'book' | 'candidates'>
> {
  /** How far its judgement may be off, as a part of what a position is worth, if not as in other titles. */
  readonly blur?: number
}

/** Knowledge that weighs its ledger plainly, as all titles do so far. */
export const knowing = <S extends CoreState>(
  knowledge: Omit<BotKnowledge<S>, 'weights'>,
): BotKnowledge<S> => ({ weights: plainWeights, ...knowledge })
