import { setTimeout } from 'node:timers/promises'
import type { Locator } from 'playwright-core'
import { Random } from '@stellwerk/engine'
import type { Board } from './board.js'
import { patience } from './stage.js'

/** A player who clicks whatever is offered, on the card and on the map, and wanders about in between. */
export class Monkey {
  private readonly random: Random

  /** On one screen there is one board; at a table of the server each player has their own. */
  constructor(
    private readonly boards: readonly Board[],
    seed: number,
  ) {
    this.random = new Random(seed)
  }

  async isOver(): Promise<boolean> {
    const over = await Promise.all(this.boards.map((board) => board.card.locator('.card-over').count()))
    return over.every((count) => count > 0)
  }

  /** One action of the game, sometimes with something else before it. All boards have seen it afterwards. */
  async act(): Promise<void> {
    const board = await this.deciding()
    if (this.chance(12)) await this.wander(board)
    const { length } = await board.moment()
    if (!(this.chance(2) && (await this.buildOnMap(board)))) {
      await this.fillIn(board)
      // passing is as likely as anything else there is to do
      await board.press(this.random.pick(await board.actions.all()))
    }
    await Promise.all(this.boards.map((each) => each.shows(length + 1, length + 1)))
    await this.deciding()
  }

  /** A board that has something to press, or shows that the game is over. */
  private async deciding(): Promise<Board> {
    for (const start = Date.now(); Date.now() - start < patience; await setTimeout(20))
      for (const board of this.boards) if (await board.isReady()) return board
    throw new Error('nobody has anything to press')
  }

  private chance(of: number): boolean {
    return this.random.below(of) === 0
  }

  private visible(all: Locator): Promise<Locator[]> {
    return all.filter({ visible: true }).all()
  }

  /** Opens a fold, changes an answer or a number: the forms of the card. */
  private async fillIn(board: Board): Promise<void> {
    const decision = board.card.locator('.card-decision')
    const folds = await this.visible(decision.locator('details:not([open]) > summary'))
    if (folds.length > 0 && this.chance(2)) await this.random.pick(folds).click()
    const ways = await this.visible(decision.locator('.line-variant, .site[data-city], input[type=radio]'))
    if (ways.length > 0 && this.chance(2)) await this.random.pick(ways).click({ force: true })
    for (const list of await this.visible(decision.getByRole('combobox'))) {
      const count = await list.locator('option').count()
      if (count > 1 && this.chance(2)) await list.selectOption({ index: 1 + this.random.below(count - 1) })
    }
    const steps = await this.visible(decision.getByRole('button', { name: /^(More|Less)$/ }))
    if (steps.length > 0 && this.chance(2)) await this.random.pick(steps).click()
  }

  /** A tile or a station by the map alone; false if nothing can be built. */
  private async buildOnMap(board: Board): Promise<boolean> {
    const hexes = await board.glowing()
    if (hexes.length > 0) {
      await board.hex(this.random.pick(hexes)).click()
      await board.tiles.first().waitFor()
      await this.random.pick(await board.tiles.all()).click()
      const turn = board.layBar('Turn')
      if ((await turn.count()) > 0) await turn.click()
      await board.layBar('Lay').click()
      return true
    }
    const sites = await board.map.locator('[role=button][aria-label^="Token in "]').all()
    if (sites.length === 0) return false
    await this.random.pick(sites).click()
    await board.layBar('Place').click()
    return true
  }

  /** Looks at a panel, back in history, or takes a move back and brings it again. */
  private async wander(board: Board): Promise<void> {
    const { length } = await board.moment()
    const undo = board.card.getByRole('button', { name: /Undo$/ })
    if (length > 0 && this.chance(3) && (await undo.isEnabled())) {
      await undo.click()
      await board.shows(length - 1, length - 1)
      await board.card.getByRole('button', { name: /Redo$/ }).click()
      await board.shows(length, length)
    } else if (length > 0 && this.chance(2)) {
      await board.timeline.getByRole('button', { name: 'Step back' }).click()
      await board.card.getByRole('button', { name: /^Back to / }).click()
    } else await board.open(this.random.pick(await board.tabs.all()))
    await board.ready()
  }
}
