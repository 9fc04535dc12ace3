import type { Actor } from './actors.js'
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
    played: number,
  ) {
    this.at = new Map(ids.map((id) => [id, played]))
  }

  /** Plays the next action at a table; the actors are those for each seat. */
  async step(id: string, actors: readonly Actor[]): Promise<void> {
    const after = this.at.get(id) ?? 0
    const action = this.script.actions[after]
    if (!action) throw new Error('the script is too short')
    await actors[this.script.players.indexOf(action.player)]!(id, after, action)
    this.at.set(id, after + 1)
  }

  /** Each client plays at tables of its own with one action at a time under way; adds to what was measured. */
  async play(clients: readonly (readonly Actor[])[], milliseconds: number, pace: Pace): Promise<void> {
    const start = performance.now()
    const isOver = (): boolean => performance.now() - start >= milliseconds
    await Promise.all(
      clients.map(async (actors, client) => {
        const own = this.ids.filter((_id, i) => i % clients.length === client)
        while (!isOver()) {
          const id = own[this.steps++ % own.length] ?? ''
          const sent = performance.now()
          await this.step(id, actors)
          pace.times.push(performance.now() - sent)
        }
      }),
    )
    pace.milliseconds += performance.now() - start
  }
}
