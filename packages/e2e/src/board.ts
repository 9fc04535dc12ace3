import type { Locator, Page } from 'playwright-core'

export interface HotSeat {
  readonly title?: string
  readonly players?: readonly string[]
  /** As the page calls it. */
  readonly edition?: 'Rulebook edition' | '2011 edition'
  readonly seed?: number
}

const names = ['Anna', 'Ben', 'Cleo']

/** On the page of a new game, by its id. */
export const chooseTitle = (page: Page, title: string): Promise<void> =>
  page.getByRole('group', { name: 'Game', exact: true }).locator(`[value="${title}"]`).check()

/**
 * The game screen as a person sees and uses it. Its parts are found by selectors for their role or label, and only then
 * by role within them, because searching the whole page for a role would check every piece of the map.
 */
export class Board {
  constructor(readonly page: Page) {}

  /** Begins a new game on one screen, from wherever the page is. */
  static async begin(page: Page, seats: HotSeat = {}): Promise<Board> {
    await Board.setUp(page, seats)
    const board = new Board(page)
    await board.ready()
    return board
  }

  /** Begins a new game of any title, and waits for nothing. */
  static async setUp(page: Page, { title, players = names, edition, seed = 1 }: HotSeat): Promise<void> {
    await page.goto('/new')
    if (title !== undefined) await chooseTitle(page, title)
    for (const [i, name] of players.entries()) {
      if (i >= names.length) await page.getByRole('button', { name: 'Add a player' }).click()
      await page.getByRole('textbox', { name: `Name of player ${i + 1}` }).fill(name)
    }
    for (let i = names.length; i > players.length; i--)
      await page.getByRole('button', { name: `Remove player ${i}` }).click()
    if (edition) await page.getByRole('radio', { name: new RegExp(`^${edition}`) }).check()
    await page.getByRole('textbox', { name: 'Seed' }).fill(String(seed))
    await page.getByRole('button', { name: 'Start the game' }).click()
  }

  /** Opens a game from a file, as people do with a game downloaded elsewhere. */
  static async upload(page: Page, name: string, text: string): Promise<Board> {
    const chooser = page.waitForEvent('filechooser')
    // from another game by its link, so that what the document has loaded stays
    const home = page.getByRole('link', { name: 'All games' })
    if (await home.isVisible()) await home.click()
    else if (new URL(page.url()).pathname !== '/') await page.goto('/')
    await page.getByRole('button', { name: 'Upload a game' }).click()
    await (await chooser).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
    const board = new Board(page)
    await board.card.waitFor()
    return board
  }

  get card(): Locator {
    return this.page.locator('section[aria-label="Decision"]')
  }

  /** The label of the map. */
  protected readonly land: string = 'the Harz'

  get map(): Locator {
    return this.page.locator(`[role=group][aria-label="Map of ${this.land}"]`)
  }

  get timeline(): Locator {
    return this.page.locator('section[aria-label="Timeline"]')
  }

  get panel(): Locator {
    return this.page.locator('[role=tabpanel]')
  }

  get tabs(): Locator {
    return this.page.locator('[role=tablist]').getByRole('tab')
  }

  /** A tile around the hex that is built on. */
  get tiles(): Locator {
    return this.page.locator('[role=group][aria-label^="Tiles for "]').getByRole('button')
  }

  /** What may be done with what is chosen on the map: "Turn", "Lay", "Place". */
  layBar(name: string | RegExp): Locator {
    return this.page.locator('.lay-bar').getByRole('button', { name, exact: true })
  }

  /** What the card offers, or that the game is over. */
  private get offered(): Locator {
    return this.card
      .locator('.line-choice, .payout-way, .card-pass, .card-primary, .site, .card-over')
      .filter({ visible: true })
      .first()
  }

  /** Waits until the card offers something, or the game is over, and all its parts are there. */
  async ready(): Promise<void> {
    await this.offered.waitFor()
    await this.card.locator('.lazy-waiting').first().waitFor({ state: 'detached' })
  }

  isReady(): Promise<boolean> {
    return this.offered.isVisible()
  }

  /** Who decides what: the heading of the card. */
  async heading(): Promise<string> {
    return (await this.card.getByRole('heading', { level: 2 }).textContent()) ?? ''
  }

  /** The round in full: "Operating round 1.1". */
  async round(): Promise<string> {
    return (await this.page.locator('.table-bar-round').getAttribute('title')) ?? ''
  }

  /** Which moment is shown, and how many actions the game has: "Move 12 of 40". */
  async moment(): Promise<{ readonly at: number; readonly length: number }> {
    const text = (await this.timeline.getByRole('slider').getAttribute('aria-label')) ?? ''
    const [at = NaN, length = NaN] = [...text.matchAll(/\d+/g)].map(([number]) => Number(number))
    return { at, length }
  }

  /** Waits until the timeline says so. */
  async shows(at: number, length: number): Promise<void> {
    await this.timeline.getByRole('slider', { name: `Move ${at} of ${length}`, exact: true }).waitFor()
  }

  /** Does something that is one action of the game, and waits for what comes next. */
  async acts(act: () => Promise<unknown>): Promise<void> {
    const { length } = await this.moment()
    await act()
    await this.page.waitForFunction(
      (before) => Number(document.querySelector<HTMLInputElement>('.timeline-slider')?.max) > before,
      length,
    )
    await this.ready()
  }

  /** The button that does what is chosen. */
  get primary(): Locator {
    return this.card.locator('.card-primary')
  }

  /** A line of the card: pressing it chooses it. */
  row(name: string | RegExp): Locator {
    return this.card.getByRole('radio', { name }).first()
  }

  /** Chooses a line of the card and does it, or presses a button that is an action by itself. */
  async choose(name: string | RegExp): Promise<void> {
    const row = this.row(name)
    const isRow = (await row.count()) > 0
    await this.acts(() => this.press(isRow ? row : this.card.getByRole('button', { name }).first()))
  }

  /** Everything on the card that is an action when pressed: lines, ways to pay out, passing, accepting. */
  get actions(): Locator {
    return this.card
      .locator(
        [
          '.site[data-lays=false]',
          '.site[data-city]',
          '.line-choice',
          '.payout-way',
          '.card-pass',
          ':scope:not(:has(.line-choice, [data-city])) .card-primary',
        ]
          .map((one) => `${one}:not([aria-disabled="true"])`)
          .join(', '),
      )
      .filter({ visible: true })
  }

  /** Does what is pressed; a line is chosen first. */
  async press(action: Locator): Promise<void> {
    const isRow = await action.evaluate((one) => one.role === 'radio' || one.hasAttribute('data-city'))
    const isSite = (await action.getAttribute('data-site')) !== null
    await action.click()
    if (isRow) await this.primary.click()
    // where something is built, the map asks once more
    if (isSite) await this.layBar(/^(Place|Start here)$/).click()
  }

  /** Waits until the first line tells what it changes. */
  async foreseen(): Promise<void> {
    const line = this.card.locator('.line-choice').first()
    if ((await line.count()) === 0) return
    await line.click({ trial: true })
    await this.page.waitForFunction(() => document.querySelector('.line[data-foreseen]') !== null)
  }

  async has(name: string | RegExp): Promise<boolean> {
    return (
      (await this.card.getByRole('button', { name }).or(this.card.getByRole('radio', { name })).count()) > 0
    )
  }

  /** The hexes that glow: something can be built there. */
  async glowing(): Promise<readonly string[]> {
    return this.card
      .locator('[data-lays=true]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-site') ?? ''))
  }

  /** Stock rounds begin with the overview: the map lies below it. */
  async showMap(): Promise<void> {
    const switched = this.page.locator('.overview-switch').getByRole('button', { name: 'Map', exact: true })
    if ((await switched.getAttribute('aria-pressed')) === 'false') await switched.click()
    await this.page.locator('.overview').waitFor({ state: 'detached' })
  }

  hex(name: string): Locator {
    return this.map.locator(`[role=button][data-hex="${name}"]`)
  }

  /** Lays track with the map alone: a hex, one of the tiles around it, the tick. */
  async layTrack(hex: string, tile = 0): Promise<void> {
    await this.hex(hex).click()
    const choice = this.tiles.nth(tile)
    await choice.waitFor()
    if ((await choice.getAttribute('aria-pressed')) !== 'true') await choice.click()
    await this.acts(() => this.layBar('Lay').click())
  }

  async openTab(name: string): Promise<void> {
    await this.open(this.page.locator('[role=tablist]').getByRole('tab', { name, exact: true }))
  }

  /** Opens a tab, whatever it is called. */
  async open(tab: Locator): Promise<void> {
    await tab.click()
    const panel = await tab.getAttribute('aria-controls')
    const id = await tab.getAttribute('id')
    // parts that are fetched when they are first shown
    const shown = this.page.locator(`[id="${panel}"][aria-labelledby="${id}"] > :not([aria-busy=true])`)
    await shown.first().waitFor()
  }
}
