import type { Locator, Page } from 'playwright-core'
import { Board } from './board.js'
import { Keys } from './keys.js'
import type { Stage } from './stage.js'
import { phone, wide } from './stage.js'

export const allMeans = ['mouse', 'thumb', 'keyboard'] as const
export type Means = (typeof allMeans)[number]

/** Somebody who has never been here, and uses one kind of device and nothing else. */
export class Novice {
  readonly board: Board

  private constructor(
    readonly page: Page,
    private readonly means: Means,
    private readonly keys: Keys,
  ) {
    this.board = new Board(page)
  }

  static async at(stage: Stage, path: string, means: Means): Promise<Novice> {
    const visitor = await stage.visitor(means === 'thumb' ? phone : wide)
    const page = await visitor.newPage()
    const keys = new Keys(page)
    if (means === 'keyboard') await keys.watch()
    await page.goto(path)
    return new Novice(page, means, keys)
  }

  /** Uses a button or a link. */
  async use(target: Locator): Promise<void> {
    await this.press(target, 'Enter')
  }

  /** Chooses a line of the card; the Enter key would do at once what it says. */
  async choose(line: Locator): Promise<void> {
    await this.press(line, 'Space')
  }

  private async press(target: Locator, key: string): Promise<void> {
    if (this.means === 'mouse') return target.click()
    if (this.means === 'thumb') return target.tap()
    await target.waitFor()
    await this.keys.can('go there and press', async () => {
      await this.walkTo(target)
      await this.keys.press(key)
    })
  }

  /** Tab after Tab, from wherever the focus is, until it is there. */
  private async walkTo(target: Locator, most = 150): Promise<void> {
    const isThere = (): Promise<boolean> => target.evaluate((one) => one === document.activeElement)
    for (let i = 0; i < most && !(await isThere()); i++) await this.keys.press('Tab')
    if (!(await isThere())) throw new Error(`Tab does not lead to ${await target.textContent()}`)
  }

  /** A practice game from the page on which one learns, to its end; says how often something was decided. */
  async playPractice(): Promise<number> {
    const { page, board } = this
    await this.use(page.getByRole('button', { name: 'Play Vierhain' }))
    const pace = this.computers.getByRole('combobox', { name: 'Computers play' })
    await pace.waitFor()
    if (this.means === 'keyboard') {
      await this.walkTo(pace)
      await this.keys.press('a')
    } else await pace.selectOption('instantly')
    await board.ready()
    let decisions = 0
    for (; !(await this.isOver()); decisions++) await this.decide()
    return decisions
  }

  private get computers(): Locator {
    return this.page.getByRole('region', { name: 'Computer players' })
  }

  private isOver(): Promise<boolean> {
    return this.board.card.locator('.card-over').isVisible()
  }

  /** One decision: what is new is read, then something is done. */
  private async decide(): Promise<void> {
    const { page, board } = this
    const known = page.getByRole('button', { name: 'Got it' })
    if (await known.isVisible()) await this.use(known)
    const last = await this.prepared()
    const before = await board.card.textContent()
    await this.use(last)
    await page.waitForFunction((text) => document.querySelector('#table-card')?.textContent !== text, before)
    // the computers play on until it is the novice's turn again, or the game is over
    await this.computers.getByText('Your turn').or(board.card.locator('.card-over')).first().waitFor()
    await board.ready()
  }

  /**
   * Chooses the first thing that is offered: a place to build, a way to use the revenue, a line of the card; else passing.
   * Returns what is still to be pressed.
   */
  private async prepared(): Promise<Locator> {
    const { page, board } = this
    const offered = (selector: string): Locator =>
      board.card.locator(`${selector}:not([aria-disabled="true"])`).filter({ visible: true }).first()
    const [site, way, line] = [offered('.site'), offered('.payout-way'), offered('.line-choice')]
    if (await site.isVisible()) {
      await this.use(site)
      return page.getByRole('button', { name: 'Lay', exact: true })
    }
    if (await way.isVisible()) return way
    if (!(await line.isVisible())) return offered('.card-pass')
    await this.choose(line)
    return offered('.card-primary')
  }
}
