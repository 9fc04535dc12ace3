import type { FastifyBaseLogger } from 'fastify'
import type { Game } from '@stellwerk/titles'
import type { HashCost } from './accounts/passwords.js'
import type { Computers } from './computers/computers.js'
import type { Deciding } from './computers/deciding.js'
import type { Config } from './operate/config.js'
import type { Presence } from './live/presence.js'
import type { Background } from './play/background.js'
import type { Games } from './play/games.js'
import type { InTurn } from './play/in-turn.js'
import type { Records } from './play/records.js'
import type { Budgets } from './security/budgets.js'
import type { MadeAnswers } from './security/made.js'
import type { Throttle } from './security/throttle.js'
import type { Account, TableRecord } from './store/schema.js'
import type { Store } from './store/store.js'
import type { KnownTables } from './tables/known.js'
import type { Uploads } from './tables/uploads.js'

/** What every part of the server works with. */
export interface Context {
  readonly store: Store
  readonly config: Config
  readonly log: FastifyBaseLogger
  /** The titles that can be played, by id. */
  readonly games: { readonly [id: string]: Game }
  /** Whether long work has its own threads, which know only the built-in titles. */
  readonly threads: boolean
  /** Milliseconds since 1970, for what is stored; this clock may be set back. */
  readonly now: () => number
  /** Milliseconds by a clock that is never set back, for durations. */
  readonly elapsed: () => number
  /** Who decides for computer players, if not the built-in ones. */
  readonly deciding?: Deciding
  /** The cost of hashing a new account's password, if not the safe one; only tests set it. */
  readonly hashCost?: HashCost
}

/** Tells people that it is their turn. */
export interface TurnNotices {
  /** `seq` is the place of the record at which the turn began. */
  turnBegan(table: TableRecord, players: string[], seq: number): Promise<void>
  close(): Promise<void> | void
}

/** What playing needs beside it. */
export interface Services extends Context {
  /** The games in the memory of this process. */
  readonly memory: Games
  /** Their records as viewers may see them. */
  readonly records: Records
  /** The tables that this process remembers. */
  readonly tables: KnownTables
  /** Who is there. */
  readonly presence: Presence
  readonly notices: TurnNotices
  /** How much each address and account asks for. */
  readonly budgets: Budgets
  /** How much each account says. */
  readonly talking: Throttle
  readonly background: Background
  readonly uploads: Uploads
  readonly computers: Computers
  readonly made: MadeAnswers
  /** A queue for requests that anybody may send in large numbers and that are not urgent. */
  readonly patiently: InTurn
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route is only for those who are signed in: they are asked before anything of the request is read. */
    signedIn?: true
    /** With which failures it answers, beside those that follow from its form. */
    fails?: readonly number[]
    /** How much of the sender's budget a request costs; 1 by default. */
    cost?: number
    /** How many values the JSON of a request may list, where that is more than usual. */
    mostCommas?: number
  }

  interface FastifyRequest {
    /** Who sends this request; nobody without a valid session. */
    account: Account | null
  }
}
