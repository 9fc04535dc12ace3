import type { Page } from 'playwright-core'
import { Board } from './board.js'
import { latePosition, positionFile } from './later-game.js'
import type { Stage } from './stage.js'
import type { Wish } from './testing-decisions.js'
import { layFirst, pressWished, untilBy } from './testing-decisions.js'
import { openKept } from './testing-shelf.js'

const escaped = (name: string): string => name.replaceAll(/[()]/g, '\\$&')

/** The game screen of 1854. */
export class AustriaBoard extends Board {
  /** Begins a new game of three on one screen. */
  static async start(page: Page, seed: number): Promise<AustriaBoard> {
    await Board.setUp(page, { title: '1854', seed })
    const board = new AustriaBoard(page)
    await board.ready()
    return board
  }

  protected override readonly land = 'Austria'

  /** The hexes where a tile can be laid and nothing else: tunnels and homes have their own words for it. */
  override async glowing(): Promise<readonly string[]> {
    if ((await this.heading()).includes('home token')) return []
    const tunnels = await this.sitesIn('[aria-label="Tunnels"]')
    return (await this.building()).filter((hex) => !tunnels.includes(hex))
  }

  /** Every hex where a tile can be laid. */
  building(): Promise<readonly string[]> {
    return this.sitesIn(':not([aria-label="Tunnels"])')
  }

  /** The hexes that some blocks of the card offer to lay on. */
  private sitesIn(blocks: string): Promise<readonly string[]> {
    return this.card
      .locator(`.block${blocks} [data-lays=true]`)
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-site') ?? ''))
  }

  /** The least bid for a private that is not the first one. */
  async bid(name: string): Promise<void> {
    await this.choose(new RegExp(`^Bid .* for ${escaped(name)}`))
  }

  /** The bids that stand on a private, with plain spaces. */
  async standing(name: string): Promise<string> {
    const row = this.card.locator('.line', { hasText: name }).first()
    return ((await row.textContent()) ?? '').replaceAll('\u00a0', ' ')
  }
}

/** A game file that begins with a position of 1854. */
export const positionOf = (position: object): string => JSON.stringify(positionFile('1854', position))

/** A late position at some step of some turn. */
export const lateAt = (at: object, changed: object = {}): string =>
  positionOf({ ...latePosition('1854'), at, ...changed })

/** What is pressed, the first that is offered. */
const wishes = [
  /^Buy (?!a |the |\d).* for \d+ G/,
  /Buy 20% of/,
  /^Buy the director/,
  /^Run for/,
  /^Pay out/,
  /^Buy a (1\+ train|2-train) from the bank/,
  /^(Pass|End purchases|Place no token|Lay no|Buy no)/,
].map(
  (pattern): Wish =>
    (choice) =>
      pattern.test(choice),
)

/** Decides once, by clicks; tells what was pressed. */
async function decide(board: AustriaBoard): Promise<string> {
  return (await layFirst(board, await board.building())) ?? pressWished(board, wishes)
}

/** Decides until something is there; tells everything that was pressed. */
export const decideUntil = untilBy(decide)

/** Opens a position in which all privates are sold. */
export async function openPosition(stage: Stage, position: object): Promise<AustriaBoard> {
  const { page } = await openKept(stage, positionOf({ privates: 'sold', ...position }))
  const board = new AustriaBoard(page)
  await board.ready()
  return board
}
