import type { Context } from '../context.js'
import type { Account } from '../store/schema.js'
import type { Message } from '../store/store.js'

/** A session that is valid, and whose it is. */
export interface Session {
  readonly account: Account
  readonly seen: number
  readonly expires: number
}

interface Held {
  readonly reading: Promise<Session | undefined>
  session?: Session
  readonly until: number
}

/** More are not remembered; those that were read first go first. */
const most = 10_000
/** Messages between processes are reliable, but nothing is trusted for longer than this. */
const believedFor = 60_000

/** Sessions that this process has seen lately, by the hash of their token. Messages tell when one no longer holds. */
export class KnownSessions {
  private readonly held = new Map<string, Held>()
  private readonly stop: () => void

  constructor(private readonly context: Context) {
    this.stop = context.store.subscribe((message) => this.hear(message))
  }

  close(): void {
    this.stop()
    this.held.clear()
  }

  async of(token: string): Promise<Session | undefined> {
    const known = this.held.get(token)
    const isBelieved = known && this.context.elapsed() < known.until && this.context.store.isHearing()
    const session = isBelieved ? (known.session ?? (await known.reading)) : await this.fresh(token)
    return session && session.expires > this.context.now() ? session : undefined
  }

  forget(token: string): void {
    this.held.delete(token)
  }

  private async fresh(token: string): Promise<Session | undefined> {
    const held: Held = { reading: this.read(token), until: this.context.elapsed() + believedFor }
    this.held.delete(token)
    this.held.set(token, held)
    const oldest = this.held.size > most ? this.held.keys().next().value : undefined
    if (oldest !== undefined) this.held.delete(oldest)
    const session = await held.reading.catch(async (error: unknown) => {
      this.drop(token, held)
      throw error
    })
    // strangers can send as many made-up tokens as they like
    if (session) held.session = session
    else this.drop(token, held)
    return session
  }

  private async read(token: string): Promise<Session | undefined> {
    const found = await this.context.store.db
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.account')
      .selectAll('accounts')
      .select(['sessions.seen', 'sessions.expires'])
      .where('sessions.token_hash', '=', token)
      .where('accounts.deleted', 'is', null)
      .executeTakeFirst()
    if (!found) return undefined
    const { seen, expires, ...account } = found
    return { account, seen, expires }
  }

  private drop(token: string, held: Held): void {
    if (this.held.get(token) === held) this.held.delete(token)
  }

  private hear(message: Message): void {
    switch (message.kind) {
      case 'account':
      case 'settings':
        for (const [token, { session }] of this.held)
          if (!session || session.account.id === message.account) this.held.delete(token)
        break
      case 'missed':
        this.held.clear()
        break
      case 'table':
      case 'program':
      case 'chat':
      case 'presence':
        break
    }
  }
}
