import { setTimeout } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { Board } from './board.js'
import { keepTimes, timesIn } from './page-times.js'
import type { Times } from './page-times.js'
import { patience } from './stage.js'

/** A strong player thinks for at most two seconds; on a busy machine a whole round takes much longer. */
const thinking = 600_000

/** One person with three strong computers, who follows the tips by clicks. */
export class PersonAlone {
  private board: Board
  private readonly before: Times[] = []

  private constructor(
    private readonly visitor: BrowserContext,
    private page: Page,
  ) {
    this.board = new Board(page)
  }

  static async comes(visitor: BrowserContext, sitDown: (page: Page) => Promise<void>): Promise<PersonAlone> {
    await visitor.addInitScript(keepTimes)
    const page = await visitor.newPage()
    await sitDown(page)
    const person = new PersonAlone(visitor, page)
    await person.board.timeline.waitFor()
    return person
  }

  isOver(): Promise<boolean> {
    return this.board.card.locator('.card-over').isVisible()
  }

  /**
   * Whether the computers are deciding; if several decide at once, the person comes last. Called often while clicks are
   * timed, so it uses the cheapest check.
   */
  isWaiting(): Promise<boolean> {
    return this.page.evaluate(() => {
      const [who, over] = ['.card-who', '.card-over'].map((one) =>
        document.querySelector(`#table-card ${one}`),
      )
      return !over && who?.textContent !== 'Your turn'
    })
  }

  /** Until it is the person's turn, or the game is over; looks about meanwhile. */
  async waits(): Promise<void> {
    const start = Date.now()
    const tabs = await Promise.all([0, 1, 2].map((i) => this.board.tabs.nth(i).boundingBox()))
    for (let i = 0; Date.now() - start < thinking && (await this.isWaiting()); i++) {
      // nothing is asked of the page for it, as would be for a locator
      const { x, y } = tabs[i % tabs.length] ?? { x: 0, y: 0 }
      await this.page.mouse.click(x + 5, y + 5)
      await setTimeout(100)
    }
    if (await this.isWaiting()) throw new Error(`the computers do not go on: ${await this.where()}`)
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
    this.page = await this.visitor.newPage()
    await this.page.goto(address)
    this.board = new Board(this.page)
    await this.board.timeline.waitFor()
    return (await this.board.moment()).length
  }

  /** The address of the game. */
  get address(): string {
    return this.page.url()
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
