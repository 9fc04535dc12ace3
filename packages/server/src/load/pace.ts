import { randomBytes } from 'node:crypto'
import type { Asker } from './http.js'
import type { Script } from './script.js'

/** How fast actions are entered, gathered in several spans of time. */
export class Pace {
  /** Milliseconds from sending each action to its acknowledgement. */
  readonly times: number[] = []
  milliseconds = 0

  /** Acknowledged, and so durable, actions a second. */
  get perSecond(): number {
    return (this.times.length / this.milliseconds) * 1000
  }

  /** The time within which this part of the actions was acknowledged. */
  within(part: number): number {
    return this.times.toSorted((a, b) => a - b)[Math.floor(this.times.length * part)] ?? 0
  }
}

/** Tables at which the same script is played, and how far each has come. */
export class Tables {
  private readonly at: Map<string, number>
  /** How many actions were sent. */
  steps = 0

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

  /** So many clients, each at tables of its own and with one action at a time under way; adds to what was measured. */
  async play(clients: number, milliseconds: number, pace: Pace): Promise<void> {
    const start = performance.now()
    const isOver = (): boolean => performance.now() - start >= milliseconds
    await Promise.all(
      Array.from({ length: clients }, async (_, client) => {
        const own = this.ids.filter((_id, i) => i % clients === client)
        while (!isOver()) {
          const id = own[this.steps++ % own.length] ?? ''
          const sent = performance.now()
          if (!(await this.step(id))) throw new Error('the script is too short')
          pace.times.push(performance.now() - sent)
        }
      }),
    )
    pace.milliseconds += performance.now() - start
  }
}
