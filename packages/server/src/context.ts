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
  /** Whether what takes long has threads of its own; they know only the titles that everybody knows. */
  readonly threads: boolean
  /** Milliseconds since 1970, for what is stored; the clock of a machine may be set back. */
  readonly now: () => number
  /** Milliseconds by a clock that only ever goes on, for how long something lasts. */
  readonly elapsed: () => number
  /** Who decides for computer players, if not those that everybody knows. */
  readonly deciding?: Deciding
  /** What the hash of a new account's password costs, if not what is safe; only tests set it. */
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
  /** For requests that anybody may send, many at once, and that nobody needs at once. */
  readonly patiently: InTurn
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route is only for those who are signed in: they are asked before anything of the request is read. */
    signedIn?: true
    /** With which failures it answers, beside those that follow from its form. */
    fails?: readonly number[]
    /** What a request costs of the budget of whoever sends it; 1 if nothing is said. */
    cost?: number
    /** How many values the JSON of a request may list, where that is more than usual. */
    mostCommas?: number
  }

  interface FastifyRequest {
    /** Who sends this request; nobody without a valid session. */
    account: Account | null
  }
}
