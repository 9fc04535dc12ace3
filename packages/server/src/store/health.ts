import type { Trouble } from './errors.js'
import { troubleOf } from './errors.js'
import type { StoreLog } from './store.js'

/** How often to check whether the store can be written to again. */
const probeEvery = 2_000

const words: Readonly<Record<Trouble, string>> = {
  full: 'nothing can be saved: there is no room left for the store',
  failing: 'nothing can be saved: the store cannot be written to',
  damaged: 'nothing is saved any more: the store is damaged; stop the server and restore a backup',
}

/**
 * Whether the store can be written to, judging by the last attempts. With a full disk it is tried again until there is
 * space. A damaged store stays damaged and accepts nothing more: it will have to be replaced by a backup, and whatever
 * was written meanwhile would be lost.
 */
export class Health {
  #trouble: Trouble | undefined
  #probing: NodeJS.Timeout | undefined

  constructor(
    private readonly log: StoreLog,
    /** Writes more than any action does, and deletes it again. */
    private readonly probe: () => Promise<unknown>,
  ) {}

  get trouble(): Trouble | undefined {
    return this.#trouble
  }

  /** Hears of everything that goes wrong with the store; most of it concerns only a single query. */
  failed(error: unknown): void {
    const trouble = troubleOf(error)
    if (trouble === undefined || this.#trouble === 'damaged' || trouble === this.#trouble) return
    this.#trouble = trouble
    this.log.error({ err: error, trouble }, words[trouble])
    if (trouble === 'damaged') this.close()
    else this.#probing ??= setInterval(() => void this.#probe(), probeEvery).unref()
  }

  close(): void {
    clearInterval(this.#probing)
    this.#probing = undefined
  }

  async #probe(): Promise<void> {
    try {
      await this.probe()
    } catch {
      // whatever it is, the store is still in trouble; the next probe tries again
      return
    }
    if (this.#trouble === undefined || this.#trouble === 'damaged') return
    this.log.warn({ trouble: this.#trouble }, 'the store can be written to again')
    this.#trouble = undefined
    this.close()
  }
}
