/** What a page notes of the time that things take. */
import type { Page } from 'playwright-core'

/** Milliseconds that computers thought, and that the page took to answer somebody who looks about meanwhile. */
export interface Times {
  readonly thought: readonly number[]
  readonly answered: readonly number[]
}

declare global {
  interface Window {
    timesOfPage?: { readonly thought: number[]; readonly answered: number[]; clicks: number }
  }
}

/** Whatever is answered in the next frame is not measured and counts as 0. */
export const timesIn = (page: Page): Promise<Times> =>
  page.evaluate(() => {
    const { thought, answered, clicks } = window.timesOfPage ?? { thought: [], answered: [], clicks: 0 }
    const atOnce = Math.max(0, clicks - answered.length)
    return { thought, answered: [...answered, ...Array<number>(atOnce).fill(0)] }
  })

/** In a page: notes each decision that is asked of a worker, and each click on a tab. */
export function keepTimes(): void {
  const times = { thought: [] as number[], answered: [] as number[], clicks: 0 }
  window.timesOfPage = times
  const isTab = (target: unknown): boolean =>
    target instanceof Element && target.closest('[role=tab]') !== null
  const post = Worker.prototype.postMessage
  Worker.prototype.postMessage = function (this: Worker, ...args: [unknown]) {
    const [message] = args
    if ((message as { readonly kind?: string } | undefined)?.kind === 'decide') {
      const asked = performance.now()
      this.addEventListener('message', () => times.thought.push(performance.now() - asked), { once: true })
    }
    post.apply(this, args)
  } as typeof post
  addEventListener('click', ({ target }) => void (times.clicks += isTab(target) ? 1 : 0), true)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.name === 'click' && isTab(entry.target)) times.answered.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}
