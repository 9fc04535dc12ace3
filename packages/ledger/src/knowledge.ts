import type { Action, Choice, CoreState, GameEvent, PlayerId, Random } from '@stellwerk/engine'
import type { Ledger } from './ledger.js'
import type { Weights } from './evaluate.js'
import { plainWeights } from './evaluate.js'

/** What a title knows about playing well. Every function is pure and depends only on the viewed state. */
export interface BotKnowledge<S extends CoreState = CoreState> {
  readonly weights: Weights
  /** The position; where a choice led to it, `since` is the one in which it is made. */
  ledger(state: S, since?: S): Ledger
  /**
   * What is worth a look: few, by kind, without twins, free numbers filled in. Everything here is accepted by the rules;
   * an empty list leaves the decision to all choices.
   */
  candidates(state: S, choices: readonly Choice[], player: PlayerId): readonly Action[]
  /** What to do without any search: bids as prices, answers to offers, what is never wrong. */
  book?(state: S, choices: readonly Choice[], player: PlayerId): Action | undefined
  /**
   * What an action is worth where the position it leads to says too little, such as track that pays later; undefined leaves
   * it to the position. All candidates of a step must be judged alike.
   */
  judge?(action: Action, before: S, after: S, player: PlayerId): number | undefined
  /** Where a position leads in which only forced steps are left before an action is carried out, such as sales to pay for it. */
  settled?(state: S): S
  /** What those do otherwise who know the title less well, by level: the habits of people where no search is made. */
  readonly lesser?: Readonly<Partial<Record<'good' | 'easy', Lesser<S>>>>
  /** It makes offers: those that both sides gain by. Absent: it only answers them. */
  readonly offers?: true
  /** A sensible first move drawn by chance, so that matches see more than one game; undefined once the opening is over. */
  opening?(state: S, choices: readonly Choice[], player: PlayerId, random: Random): Action | undefined
  /** What went wrong for a player, by kind, for the report of a match. */
  blunder?(event: GameEvent, before: S): { readonly kind: string; readonly player: PlayerId } | undefined
  /** What the report of a match tells of a player when the game is over, by name, such as contracts fulfilled. */
  notes?(end: S, player: PlayerId): { readonly [name: string]: number }
}

/** How a level plays otherwise. */
export interface Lesser<S extends CoreState = CoreState> extends Pick<
  BotKnowledge<S>,
  'book' | 'candidates'
> {
  /** How far its judgement may be off where that is not as in other titles, as a part of what a position is worth. */
  readonly blur?: number
}

/** Knowledge that weighs its ledger plainly, as all titles do so far. */
export const knowing = <S extends CoreState>(
  knowledge: Omit<BotKnowledge<S>, 'weights'>,
): BotKnowledge<S> => ({ weights: plainWeights, ...knowledge })
