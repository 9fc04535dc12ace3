import { randomBytes } from 'node:crypto'
import type { Context } from '../context.js'
import type { Message } from '../store/store.js'

type PresenceMessage = Extract<Message, { kind: 'presence' }>

/** Who looks at a table in one process. */
export interface Here {
  readonly players: readonly string[]
  readonly watchers: number
  /** Those of the players who have it before their eyes. */
  readonly attentive: readonly string[]
}

interface Told extends Here {
  readonly at: number
}

export interface Present {
  readonly players: ReadonlySet<string>
  readonly watchers: number
  readonly attentive: ReadonlySet<string>
}

export const nobody: Present = { players: new Set(), watchers: 0, attentive: new Set() }

const areSame = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  some.size === others.size && [...some].every((player) => others.has(player))

/** Whether a table looks the same to those who are there. */
const isSame = (one: Present, other: Present): boolean =>
  one.watchers === other.watchers && areSame(one.players, other.players)

const messageOf = (process: string, table: string, here: Here): PresenceMessage => {
  const { players, watchers, attentive } = here
  return { kind: 'presence', process, table, players, watchers, attentive }
}

/** What a process said is forgotten unless it says it again, since it may be gone. */
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
  /** All processes together, by table. */
  private readonly present = new Map<string, Present>()
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

  /** The same value until a process says something about the table. */
  at(table: string): Present {
    return this.present.get(table) ?? nobody
  }

  /** Says who looks at a table in this process now. */
  tell(table: string, here: Here): void {
    const message = messageOf(this.process, table, here)
    this.hear(message)
    this.publish(message)
  }

  close(): void {
    clearInterval(this.repeating)
    this.stop()
  }

  private hear({ process, table, players, watchers, attentive = [] }: PresenceMessage): void {
    const here = this.told.get(table) ?? new Map<string, Told>()
    if (players.length === 0 && watchers === 0) here.delete(process)
    else here.set(process, { players, watchers, attentive, at: this.context.elapsed() })
    if (here.size > 0) this.told.set(table, here)
    else this.told.delete(table)
    const [before, now] = [this.at(table), this.gathered(table)]
    if (here.size > 0) this.present.set(table, now)
    else this.present.delete(table)
    if (!isSame(before, now)) this.changed(table)
  }

  private gathered(table: string): Present {
    const all = [...(this.told.get(table)?.values() ?? [])]
    return {
      players: new Set(all.flatMap(({ players }) => players)),
      watchers: all.reduce((sum, { watchers }) => sum + watchers, 0),
      attentive: new Set(all.flatMap(({ attentive }) => attentive)),
    }
  }

  private repeat(): void {
    const old = this.context.elapsed() - forgetAfter
    for (const [table, here] of this.told) {
      const mine = here.get(this.process)
      if (mine) this.publish(messageOf(this.process, table, mine))
      for (const [process, { at }] of here)
        if (process !== this.process && at < old)
          this.hear({ kind: 'presence', process, table, players: [], watchers: 0, attentive: [] })
    }
  }

  private publish(message: PresenceMessage): void {
    void this.context.store.publish(message)
  }
}
