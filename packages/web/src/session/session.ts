import type {
  Action,
  CoreState,
  GameEvent,
  GameFile,
  OpenDecision,
  PlayerId,
  Refusal,
} from '@stellwerk/engine'
import type { PlayedGame } from '@stellwerk/titles'
import type { Computers } from '../computers/seats.js'

/** The game after some number of actions. */
export interface Moment<S extends CoreState = CoreState> {
  /** The action that led here; none at the beginning. */
  readonly action: Action | undefined
  readonly state: S
  readonly events: readonly GameEvent[]
  /** When it was done, in milliseconds since 1970, where that is known. */
  readonly time?: number
  /** Who acted for the player, who was absent. */
  readonly deputy?: PlayerId
}

/** A game as a page has it now; a new value whenever anything changed. */
export interface Now<S extends CoreState = CoreState> {
  /** How many actions lead to the present. */
  readonly length: number
  /** Every moment from 0, the beginning, to `length`, the present. Online, those not loaded yet are undefined. */
  at(n: number): Moment<S> | undefined
  /** Who decides in the present state, with all choices; null while they are being worked out, and for computers on this page. */
  readonly decision: OpenDecision | null
  /** The players for whom this page may decide. */
  readonly mine: readonly PlayerId[]
  /** The earliest moment that can be gone back to at once; `length` if nothing can be taken back. */
  readonly undoTo: number
  /** The earliest moment that the others can be asked to go back to; `undoTo` if that makes no difference. */
  readonly askTo: number
  /** The moment at which the turn under way began; `length` if whoever decides has done nothing in it. */
  readonly turnStart: number
  readonly redoable: number
  /** An action is on its way to the server; its result is shown already. */
  readonly pending: boolean
  readonly connection: 'local' | 'online' | 'reconnecting' | 'offline'
  /** The players have agreed to stop before the end. */
  readonly stopped?: true
  /** Something went wrong with keeping the game: it could not be saved, or another page of this browser went on with it. */
  readonly trouble?: 'unsaved' | 'overtaken'
}

/** What a move would lead to, and what could be decided then; null if that takes long to find. */
export interface Ahead<S extends CoreState = CoreState> {
  readonly state: S
  readonly decision: OpenDecision | null
}

/**
 * One game on one page, wherever it is kept: in this browser (hot-seat, analysis) or on a server. Components read `now`
 * and ask for changes; they never change a game themselves.
 */
export interface Session<S extends CoreState = CoreState> {
  readonly id: string
  readonly kind: 'hot-seat' | 'analysis' | 'online'
  readonly game: PlayedGame<S>
  /** The options that the game was begun with, as far as they are known. */
  readonly options: { readonly [option: string]: string }
  /** The seats that computers play, where this page lets them. */
  readonly computers?: Computers | undefined
  /** Whether tips are allowed here; absent where nobody has to agree to them. */
  readonly tips?: boolean | undefined
  readonly now: Now<S>
  subscribe(listener: () => void): () => void
  act(action: Action): Promise<Refusal | undefined>
  /** Carries a move out beforehand, so that to do it takes less time; tells what will be shown then, where that is known. */
  ahead?(action: Action): Ahead<S> | undefined
  /** Goes back so that `to` actions lead to the present. */
  undo(to: number): Promise<Refusal | undefined>
  redo(): Promise<Refusal | undefined>
  /** Passes now and on each turn of this kind, also while nobody looks, until somebody does anything else. */
  passUntilChange?(): Promise<Refusal | undefined>
  /** The whole game as a file of the server that keeps it; absent for a game of this browser. */
  fetchFile?(): Promise<GameFile>
  /** What a player is called; texts that name players by their ids go through `named`. */
  nameOf(player: PlayerId): string
  named(text: string): string
  close(): void
}
