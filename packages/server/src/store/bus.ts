import type { Message } from './store.js'

/** Carries messages within this process. */
export class Bus {
  readonly #listeners = new Set<(message: Message) => void>()

  /** `complain` hears of listeners that throw; the others still get the message. */
  constructor(private readonly complain: (error: unknown) => void) {}

  tell(message: Message): void {
    for (const listener of this.#listeners) {
      try {
        listener(message)
      } catch (error) {
        this.complain(error)
      }
    }
  }

  subscribe(listener: (message: Message) => void): () => void {
    // The same function may be subscribed twice, and each subscription ends on its own.
    const subscription = (message: Message): void => listener(message)
    this.#listeners.add(subscription)
    return () => this.#listeners.delete(subscription)
  }
}
