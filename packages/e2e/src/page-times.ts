/** What a page notes of the time that things take. */
import type { Page } from 'playwright-core'

/** Milliseconds that computers thought, and that the page took to answer a click. */
export interface Times {
  readonly thought: readonly number[]
  readonly answered: readonly number[]
}

declare global {
  interface Window {
    timesOfPage?: { readonly thought: number[]; readonly answered: number[] }
  }
}

export const timesIn = (page: Page): Promise<Times> =>
  page.evaluate(() => window.timesOfPage ?? { thought: [], answered: [] })

/** In a page: notes each decision that is asked of a worker, and each click that took longer than a frame. */
export function keepTimes(): void {
  const times: { thought: number[]; answered: number[] } = { thought: [], answered: [] }
  window.timesOfPage = times
  const post = Worker.prototype.postMessage
  Worker.prototype.postMessage = function (this: Worker, ...args: [unknown]) {
    const [message] = args
    if ((message as { readonly kind?: string } | undefined)?.kind === 'decide') {
      const asked = performance.now()
      this.addEventListener('message', () => times.thought.push(performance.now() - asked), { once: true })
    }
    post.apply(this, args)
  } as typeof post
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'click') times.answered.push(duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}
