import type { Locator, Page } from 'playwright-core'
import { Board } from './board.js'
import { enterByInvitation, register } from './online.js'
import { allSee } from './party.js'
import type { Stage } from './stage.js'
import type { Wish } from './testing-decisions.js'
import { layFirst, pressWished, untilBy } from './testing-decisions.js'

/** The game screen of 1853. On one screen each player takes it over before anything of his is shown. */
export class IndiaBoard extends Board {
  /** Begins a new game of three on one screen; nobody has taken the screen yet. */
  static async start(page: Page, seed: number): Promise<IndiaBoard> {
    await Board.setUp(page, { title: '1853', seed })
    const board = new IndiaBoard(page)
    await board.handOver.waitFor()
    return board
  }

  protected override readonly land = 'India'

  /** "Hand the screen to Anna", in front of everything else. */
  get handOver(): Locator {
    return this.page.locator('dialog.hand-over')
  }

  /** The player who is asked for says so. */
  async take(): Promise<void> {
    await this.handOver.getByRole('button', { name: /^I am / }).click()
    await super.ready()
  }

  override async ready(): Promise<void> {
    await this.page
      .locator(
        '.hand-over, .card :is(.line-choice, .payout-way, .card-pass, .card-primary, .site), .card-over',
      )
      .filter({ visible: true })
      .first()
      .waitFor()
    if (await this.handOver.isVisible()) await this.take()
    else await super.ready()
  }

  override async shows(at: number, length: number): Promise<void> {
    await super.shows(at, length)
    if (await this.handOver.isVisible()) await this.take()
  }

  override async isReady(): Promise<boolean> {
    if (await this.handOver.isVisible()) await this.take()
    return super.isReady()
  }

  /** Whoever has the screen enters a bond. */
  async bond(amount: number): Promise<void> {
    await this.card.getByRole('textbox', { name: 'Bond' }).fill(String(amount))
    await this.acts(() => this.primary.click())
  }

  /** Whoever has the screen names a city in secret and takes a share for it. */
  async pick(city: string, company?: string): Promise<void> {
    await this.card.locator(`[data-city="${city}"]`).click()
    if (company !== undefined) await this.row(new RegExp(`^Name ${city} .*${company}`)).click()
    await this.acts(() => this.primary.click())
  }
}

/** A table of the server for 1853 and its people in browsers of their own. */
export async function gatherForIndia(
  stage: Stage,
  names: readonly string[],
  seed: number,
): Promise<IndiaBoard[]> {
  const [hostName = '', ...guestNames] = names
  const host = await stage.visit('/account')
  await register(host, hostName)
  await host.goto('/lobby')
  await host.locator('summary', { hasText: 'Open a table' }).first().click()
  const form = host.getByRole('form', { name: 'Open a table' }).first()
  await form.getByRole('textbox', { name: 'Name of the table' }).fill('India')
  await form.getByRole('combobox', { name: 'Game' }).selectOption('1853')
  await form.getByRole('combobox', { name: 'Players' }).selectOption(String(names.length))
  await form.getByRole('spinbutton', { name: /^Seed/ }).fill(String(seed))
  await form.getByRole('button', { name: 'Open a table' }).click()
  const link = host.getByRole('textbox', { name: 'Invitation link' })
  await link.waitFor()
  const invitation = await link.inputValue()
  const pages = [host]
  for (const name of guestNames) {
    const guest = await stage.visit(invitation)
    await enterByInvitation(guest, name)
    pages.push(guest)
  }
  await host.getByRole('button', { name: 'Start the game' }).click()
  const boards = pages.map((page) => new IndiaBoard(page))
  await allSee(boards, 0)
  return boards
}

const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

/** What is pressed, the first that is offered. */
const wishes = [
  /^Redeem/,
  /from the IPO for £/,
  /^Option 1/,
  /^Run for/,
  /^Pay out/,
  /^Play an extra operating round/,
  /^Buy a 2-train from the bank/,
  /^(Pass|End the turn|End purchases|Keep the elephant|Place no base)/,
].map(
  (pattern): Wish =>
    (choice) =>
      pattern.test(plain(choice)),
)

/** Decides once, by clicks; tells what was pressed. */
async function decide(board: IndiaBoard): Promise<string> {
  return (await layFirst(board, await board.glowing())) ?? plain(await pressWished(board, wishes))
}

/** Decides until something is there; tells everything that was pressed. */
export const decideUntil = untilBy(decide)
