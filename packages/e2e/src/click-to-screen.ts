import type { Page } from 'playwright-core'
import type { Board } from './board.js'

/** What Chromium tells of marks and frames while it traces; `ts` and `dur` in microseconds. */
interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly ts: number
  readonly dur?: number
  readonly args: { readonly id?: string; readonly data?: { readonly startTime?: number } }
}

const categories = ['-*', 'devtools.timeline', 'blink.user_timing']
const [clicked, changed] = ['bench:clicked', 'bench:changed'] as const

/** What does something when it is pressed. */
const pressed =
  ':is(.card :is(.card-primary, .payout-way, .card-pass), .lay-bar-lay):not([aria-disabled="true"])'

/** Milliseconds from a click until the page had painted the changed board, and until that was on the screen. */
export interface Response {
  readonly painted: number
  readonly shown: number
}

/**
 * Does a number of actions with the mouse, each when the page has come to rest, and returns how long each took from the
 * click, by the browser's own timestamps.
 */
export async function clicksToScreen(board: Board, actions: number): Promise<readonly Response[]> {
  const { page } = board
  const browser = page.context().browser()
  if (!browser) throw new Error('only a browser of our own can be traced')
  await browser.startTracing(page, { categories })
  for (let i = 0; i < actions; i++) {
    await board.ready()
    if (await board.card.locator('.card-over').isVisible()) break
    // choosing a line changes nothing yet: what counts is the press that does it
    const line = page
      .locator('.card .line-choice:not([aria-disabled="true"])')
      // in 1853 everybody would then agree to it
      .filter({ hasNotText: 'Propose to end the game' })
      .first()
    if (await line.isVisible()) await line.click()
    // where one has to build, a hex is chosen and the bar on the map does it
    else if ((await page.locator(pressed).filter({ visible: true }).count()) === 0)
      await page.locator('.card .site').first().click()
    await rest(page)
    const { x, y } = await prepared(page)
    await page.mouse.move(x, y)
    await rest(page)
    await page.mouse.click(x, y)
    await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, changed)
    await rest(page)
  }
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly TraceEvent[]
  }
  return timesIn(traceEvents)
}

/** Waits until nothing is under way any more and the board accepts a press again: people look before they click. */
const rest = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(() => requestIdleCallback(() => resolve(), { timeout: 1000 }), 400)
      }),
  )

/** Where the button lies that does something. The page will mark when it was clicked and when the line of moments has grown by it. */
const prepared = (page: Page): Promise<{ x: number; y: number }> =>
  page.evaluate(
    ([click, change, selector]) => {
      const choice = [...document.querySelectorAll<HTMLElement>(selector)]
        .toSorted((a, b) => Number(b.matches('.card-primary')) - Number(a.matches('.card-primary')))
        .find((one) => one.checkVisibility())
      const slider = document.querySelector<HTMLInputElement>('.timeline-slider')
      if (!slider || !choice) throw new Error('nothing can be done')
      performance.clearMarks()
      addEventListener('click', ({ timeStamp }) => performance.mark(click, { startTime: timeStamp }), {
        capture: true,
        once: true,
      })
      const before = slider.max
      const observer = new MutationObserver(() => {
        if (slider.max === before) return
        observer.disconnect()
        performance.mark(change)
      })
      observer.observe(slider, { attributes: true })
      choice.scrollIntoView({ block: 'nearest' })
      const { left, top, width, height } = choice.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    },
    [clicked, changed, pressed] as const,
  )

function timesIn(events: readonly TraceEvent[]): readonly Response[] {
  const named = (name: string, ph: string): readonly TraceEvent[] =>
    events.filter((event) => event.name === name && event.ph === ph).toSorted((a, b) => a.ts - b.ts)
  const marks = (name: string) => named(name, 'I')
  const clicks = marks(clicked)
  const frames = named('AnimationFrame', 'b')
  const presented = new Map(named('AnimationFrame::Presentation', 'n').map(({ ts, args }) => [args.id, ts]))
  // the last part of painting, after which the page hands over what it has painted
  const layers = named('Layerize', 'X')
  return marks(changed).map((change, i) => {
    // the frame in which the page changed is the one that began last before
    const frame = frames.findLast(({ ts }) => ts <= change.ts)
    const shown = presented.get(frame?.args.id)
    const painting = layers.find(({ ts }) => ts >= change.ts)
    const from = clicks[i]?.args.data?.startTime
    const to = change.args.data?.startTime
    if (shown === undefined || painting === undefined || from === undefined || to === undefined)
      throw new Error('the trace lacks a frame')
    const since = (moment: number): number => to - from + (moment - change.ts) / 1000
    return { painted: since(painting.ts + (painting.dur ?? 0)), shown: since(shown) }
  })
}
