import { randomBytes } from 'node:crypto'
import type { Context } from '../context.js'
import type { Message } from '../store/store.js'

type PresenceMessage = Extract<Message, { kind: 'presence' }>

interface Told {
  readonly players: readonly string[]
  readonly watchers: number
  readonly at: number
}

interface Present {
  readonly players: ReadonlySet<string>
  readonly watchers: number
}

const isSame = (one: Present, other: Present): boolean =>
  one.watchers === other.watchers &&
  one.players.size === other.players.size &&
  [...one.players].every((player) => other.players.has(player))

/** What a process said is forgotten unless it says it again: it may be gone. */
const repeatEvery = 30_000
const forgetAfter = 75_000

/**
 * Who looks at which table, in all processes together. Each process tells the others about its own sockets when that
 * changes, and again from time to time.
 */
export class Presence {
  readonly process = randomBytes(9).toString('base64url')
  /** By table, then by process. */
  private readonly told = new Map<string, Map<string, Told>>()
  private readonly repeating: NodeJS.Timeout
  private readonly stop: () => void

  /** Hears of tables at which somebody came or went. */
  changed: (table: string) => void = () => undefined

  constructor(private readonly context: Context) {
    this.stop = context.store.subscribe((message) => {
      if (message.kind === 'presence') this.hear(message)
    })
    this.repeating = setInterval(() => this.repeat(), repeatEvery)
    this.repeating.unref()
  }

  at(table: string): Present {
    const all = [...(this.told.get(table)?.values() ?? [])]
    return {
      players: new Set(all.flatMap(({ players }) => players)),
      watchers: all.reduce((sum, { watchers }) => sum + watchers, 0),
    }
  }

  /** Says who looks at a table in this process now. */
  tell(table: string, here: { readonly players: readonly string[]; readonly watchers: number }): void {
    const message: PresenceMessage = { kind: 'presence', process: this.process, table, ...here }
    this.hear(message)
    this.publish(message)
  }

  close(): void {
    clearInterval(this.repeating)
    this.stop()
  }

  private hear({ process, table, players, watchers }: PresenceMessage): void {
    const before = this.at(table)
    const here = this.told.get(table) ?? new Map<string, Told>()
    if (players.length === 0 && watchers === 0) here.delete(process)
    else here.set(process, { players, watchers, at: this.context.now() })
    if (here.size > 0) this.told.set(table, here)
    else this.told.delete(table)
    const after = this.at(table)
    if (!isSame(before, after)) this.changed(table)
  }

  private repeat(): void {
    const old = this.context.now() - forgetAfter
    for (const [table, here] of this.told) {
      const mine = here.get(this.process)
      if (mine) this.publish({ kind: 'presence', process: this.process, table, ...mine })
      for (const [process, { at }] of here)
        if (process !== this.process && at < old)
          this.hear({ kind: 'presence', process, table, players: [], watchers: 0 })
    }
  }

  private publish({ kind, process, table, players, watchers }: PresenceMessage): void {
    void this.context.store.publish({ kind, process, table, players, watchers })
  }
}
