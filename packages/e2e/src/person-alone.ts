import { setTimeout } from 'node:timers/promises'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { Board, chooseTitle } from './board.js'
import { patience } from './stage.js'

export interface GameAlone {
  readonly title: string
  readonly seed: string
  /** How many times slower the processor of the page is. */
  readonly throttle: number
}

/** Milliseconds that computers thought, and that the page took to answer a click. */
export interface Times {
  readonly thought: readonly number[]
  readonly answered: readonly number[]
}

/** A strong player thinks for two seconds at most; a busy machine makes much more of a whole round. */
const thinking = 600_000

/** One person at one screen with three strong computers, who does by clicks what the tips say. */
export class PersonAlone {
  private board: Board
  private readonly before: Times[] = []

  private constructor(
    private readonly visitor: BrowserContext,
    private page: Page,
    private readonly throttle: number,
  ) {
    this.board = new Board(page)
  }

  static async sitDown(visitor: BrowserContext, { title, seed, throttle }: GameAlone): Promise<PersonAlone> {
    await visitor.addInitScript(keepTimes)
    const page = await newPage(visitor, throttle)
    await page.goto('/new?against=strong')
    await chooseTitle(page, title)
    await page.getByRole('textbox', { name: 'Name of player 1' }).fill('Anna')
    await page.getByRole('textbox', { name: 'Seed' }).fill(seed)
    await page.getByRole('button', { name: 'Start the game' }).click()
    const person = new PersonAlone(visitor, page, throttle)
    await person.computers.getByRole('combobox', { name: 'Computers play' }).selectOption('at once')
    return person
  }

  private get computers(): Locator {
    return this.page.getByRole('region', { name: 'Computer players' })
  }

  private get over(): Locator {
    return this.board.card.locator('.card-over')
  }

  isOver(): Promise<boolean> {
    return this.over.isVisible()
  }

  /** Until it is the person's turn, or the game is over; looks about meanwhile. */
  async waits(): Promise<void> {
    const turn = this.computers.getByText('Your turn').or(this.over).first()
    for (const start = Date.now(); Date.now() - start < thinking && !(await turn.isVisible());) {
      await this.page.locator('[role=tablist]').getByRole('tab').first().click()
      await setTimeout(100)
    }
    await turn.waitFor()
    await this.board.ready()
  }

  /** Asks for a tip and does what it says. */
  async decide(): Promise<void> {
    const { board, page } = this
    const { length } = await board.moment()
    // on a full card the button may lie below its foot
    await page.keyboard.press('t')
    await page.locator('.tip').getByRole('button', { name: 'Do it' }).click({ timeout: thinking })
    // what is put on the map or chosen on the card waits for its button; anything else is done
    const button = page
      .locator('.lay-bar-lay:not([aria-disabled="true"])')
      .or(board.card.locator('.card-primary[aria-disabled="false"]'))
      .filter({ visible: true })
      .first()
    for (const start = Date.now(); Date.now() - start < patience; await setTimeout(50)) {
      if ((await board.moment()).length > length) return
      // it may be gone between the look and the click
      if (await button.isVisible()) await button.click({ timeout: 500 }).catch(() => undefined)
    }
    throw new Error(`the tip does nothing: ${await this.where()}`)
  }

  /** The page is closed, whatever the computers are at, and opened again. Tells at which move the game is. */
  async comesBack(): Promise<number> {
    this.before.push(await timesIn(this.page))
    const address = this.page.url()
    await this.page.close()
    this.page = await newPage(this.visitor, this.throttle)
    await this.page.goto(address)
    this.board = new Board(this.page)
    await this.board.timeline.waitFor()
    return (await this.board.moment()).length
  }

  async where(): Promise<string> {
    return `move ${(await this.board.moment()).length}, ${await this.board.round()}, ${await this.board.heading()}`
  }

  async times(): Promise<Times> {
    const all = [...this.before, await timesIn(this.page)]
    return {
      thought: all.flatMap(({ thought }) => thought),
      answered: all.flatMap(({ answered }) => answered),
    }
  }
}

async function newPage(visitor: BrowserContext, rate: number): Promise<Page> {
  const page = await visitor.newPage()
  await (await visitor.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate })
  return page
}

declare global {
  interface Window {
    timesAlone?: { readonly thought: number[]; readonly answered: number[] }
  }
}

const timesIn = (page: Page): Promise<Times> =>
  page.evaluate(() => window.timesAlone ?? { thought: [], answered: [] })

/** In a page: notes each decision that is asked of a worker, and each click that took longer than a frame. */
function keepTimes(): void {
  const times: { thought: number[]; answered: number[] } = { thought: [], answered: [] }
  window.timesAlone = times
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
