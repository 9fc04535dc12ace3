import { randomBytes } from 'node:crypto'
import type { Asker } from './http.js'
import type { Script } from './script.js'

/** How fast actions were entered. */
export interface Pace {
  /** Acknowledged, and so durable, actions a second. */
  readonly perSecond: number
  /** Milliseconds from sending an action to its acknowledgement. */
  readonly p50: number
  readonly p99: number
}

/** Tables at which the same script is played, and how far each has come. */
export class Tables {
  private readonly at: Map<string, number>

  constructor(
    readonly ids: readonly string[],
    private readonly script: Script,
    private readonly askers: readonly Asker[],
    played: number,
  ) {
    this.at = new Map(ids.map((id) => [id, played]))
  }

  /** Plays the next action at a table; false if its script is over. */
  async step(id: string): Promise<boolean> {
    const after = this.at.get(id) ?? 0
    const action = this.script.actions[after]
    if (!action) return false
    const asker = this.askers[this.script.players.indexOf(action.player)]!
    const body = JSON.stringify({ after, key: randomBytes(9).toString('base64url'), action })
    const { status, text } = await asker.ask('POST', `/api/tables/${id}/actions`, { body })
    if (status !== 200) throw new Error(`an action was answered with ${status}: ${text}`)
    this.at.set(id, after + 1)
    return true
  }

  /** So many clients, each at tables of its own and with one action at a time under way. */
  async play(clients: number, milliseconds: number): Promise<Pace> {
    const times: number[] = []
    const start = performance.now()
    const isOver = (): boolean => performance.now() - start >= milliseconds
    await Promise.all(
      Array.from({ length: clients }, async (_, client) => {
        const own = this.ids.filter((_id, i) => i % clients === client)
        for (let turn = 0; !isOver(); turn++) {
          const sent = performance.now()
          if (!(await this.step(own[turn % own.length] ?? ''))) throw new Error('the script is too short')
          times.push(performance.now() - sent)
        }
      }),
    )
    const seconds = (performance.now() - start) / 1000
    times.sort((a, b) => a - b)
    const share = (part: number): number => times[Math.floor(times.length * part)] ?? 0
    return { perSecond: times.length / seconds, p50: share(0.5), p99: share(0.99) }
  }
}
