import type { FastifyBaseLogger } from 'fastify'

/** Work that continues after the answer was sent. The server does not stop before it is done. */
export class Background {
  private readonly working = new Set<Promise<unknown>>()

  constructor(private readonly log: FastifyBaseLogger) {}

  add(work: Promise<unknown>): void {
    this.working.add(work)
    work.then(
      () => this.working.delete(work),
      (error: unknown) => {
        this.working.delete(work)
        this.log.error({ err: error }, 'something failed in the background')
      },
    )
  }

  async finished(): Promise<void> {
    await Promise.allSettled(this.working)
  }
}
