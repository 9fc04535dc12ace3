import { randomBytes } from 'node:crypto'
import type { Random } from '@stellwerk/engine'
import type { GameLog, Table } from '@stellwerk/protocol'
import type { Person } from './person.js'
import { Disconnected } from './person.js'
import type { Script } from './script.js'

/** Something that was sent and may have been entered, or not. */
interface Pending {
  readonly kind: 'act' | 'undo'
  readonly after: number
  readonly key: string
}

/** A game whose players follow a script; now and then somebody takes the last action back and does it again. */
export class GameRun {
  /** Every key that was acknowledged, with the place it was given. */
  readonly acknowledged = new Map<string, number>()
  /** How many actions of the script count. */
  length = 0
  pending: Pending | null = null
  /** How often the server went away without an answer. */
  doubts = 0
  /** Answers that a player who follows the script should never get; after one, the game stops. */
  readonly wrongs: string[] = []
  private seq = 0
  private wasUndone = false

  private constructor(
    readonly table: string,
    readonly script: Script,
    /** The view of the beginning, for those who follow the game. */
    readonly start: unknown,
    private people: readonly Person[],
    private readonly random: Random,
    private readonly takesBack: boolean,
  ) {}

  static async begin(
    script: Script,
    people: readonly Person[],
    random: Random,
    takesBack = true,
    terms: object = {},
  ): Promise<GameRun> {
    const [host, ...others] = people
    if (!host) throw new Error('nobody is there')
    const { title, seed, players } = script
    const wish = { title: title.id, seats: players.length, seed, seating: 'chosen', ...terms }
    const { id, invite } = await host.post<Table>('/api/tables', wish)
    for (const other of others) await other.post(`/api/tables/${id}/join`, { invite })
    await host.post(`/api/tables/${id}/start`)
    const { start } = await host.get<GameLog>(`/api/tables/${id}/log`)
    return new GameRun(id, script, start, people, random, takesBack)
  }

  /** Others have the seats now. */
  replace(people: readonly Person[]): void {
    this.people = people
  }

  get isOver(): boolean {
    return this.length >= this.script.actions.length && this.pending === null
  }

  get goesOn(): boolean {
    return !this.isOver && this.wrongs.length === 0
  }

  /** Plays on until the game is over, it is told to stop, or the server of the player to act is gone. */
  async play(isStopped: () => boolean): Promise<void> {
    try {
      while (!isStopped() && this.goesOn) {
        this.pending ??= { kind: this.nextKind(), after: this.seq, key: randomBytes(9).toString('base64url') }
        this.settle(this.pending, await this.send(this.pending))
      }
    } catch (error) {
      if (error instanceof Disconnected) this.doubts++
      else this.wrongs.push(`table ${this.table}: ${String(error)}`)
    }
  }

  private nextKind(): Pending['kind'] {
    const mayUndo = this.takesBack && this.length > 0 && !this.wasUndone
    return mayUndo && this.random.below(20) === 0 ? 'undo' : 'act'
  }

  private async send({ kind, after, key }: Pending): Promise<number> {
    const path = `/api/tables/${this.table}`
    if (kind === 'undo') {
      const to = this.length - 1
      return this.ofAction(to).enter(`${path}/undo`, { after, key, to })
    }
    const action = this.script.actions[this.length]!
    const person = this.ofAction(this.length)
    const isBySocket = this.random.below(2) === 0
    return isBySocket
      ? person.act(this.table, { after, key, action })
      : person.enter(`${path}/actions`, { after, key, action })
  }

  private settle({ kind, after, key }: Pending, seq: number): void {
    if (seq !== after + 1) throw new Error(`${key} follows ${after} but is at ${seq}`)
    this.acknowledged.set(key, seq)
    this.seq = seq
    this.length += kind === 'act' ? 1 : -1
    this.wasUndone = kind === 'undo'
    this.pending = null
  }

  private ofAction(index: number): Person {
    const { player } = this.script.actions[index]!
    return this.people[this.script.players.indexOf(player)]!
  }
}
