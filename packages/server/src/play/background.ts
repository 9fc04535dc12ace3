import type { FastifyBaseLogger } from 'fastify'

/** What goes on after the answer was given. The server does not stop before it is done. */
export class Background {
  private readonly working = new Set<Promise<void>>()

  constructor(private readonly log: FastifyBaseLogger) {}

  add(work: Promise<unknown>): void {
    const mine = work
      .then(() => undefined)
      .catch((error: unknown) => this.log.error({ err: error }, 'something failed in the background'))
      .finally(() => this.working.delete(mine))
    this.working.add(mine)
  }

  async finished(): Promise<void> {
    await Promise.all(this.working)
  }
}
