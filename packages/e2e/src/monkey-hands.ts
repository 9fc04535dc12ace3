import type { Locator } from 'playwright-core'
import { Random } from '@stellwerk/engine'
import type { Board } from './board.js'

/** What of the card is an action when it is pressed. */
const acting = '.card-decision :is(.choice, .payout-way):not([aria-disabled="true"])'
const panels = ['Companies', 'Players', 'Market', 'Mines', 'Trains', 'Tiles', 'Log', 'Charts']

/** Somebody who clicks whatever is offered, on the card and on the map, and wanders about between. */
export class Monkey {
  private readonly random: Random

  constructor(
    private readonly board: Board,
    seed: number,
  ) {
    this.random = new Random(seed)
  }

  async isOver(): Promise<boolean> {
    return (await this.board.card.locator('.card-over').count()) > 0
  }

  /** One action of the game, sometimes with something else before it. */
  async act(): Promise<void> {
    if (this.chance(12)) await this.wander()
    await this.board.acts(async () => {
      if (this.chance(2) && (await this.buildOnMap())) return
      await this.fillIn()
      const choices = await this.visible(this.board.card.locator(acting))
      // passing is as likely as anything else there is to do
      await this.random.pick(choices).click()
    })
  }

  private chance(of: number): boolean {
    return this.random.below(of) === 0
  }

  private visible(all: Locator): Promise<Locator[]> {
    return all.filter({ visible: true }).all()
  }

  /** Opens a fold, changes an answer or a number: the forms of the card. */
  private async fillIn(): Promise<void> {
    const decision = this.board.card.locator('.card-decision')
    const folds = await this.visible(decision.locator('details:not([open]) > summary'))
    if (folds.length > 0 && this.chance(2)) await this.random.pick(folds).click()
    const radios = await this.visible(decision.getByRole('radio'))
    if (radios.length > 0 && this.chance(2)) await this.random.pick(radios).click({ force: true })
    for (const list of await this.visible(decision.getByRole('combobox'))) {
      const count = await list.locator('option').count()
      if (count > 1 && this.chance(2)) await list.selectOption({ index: 1 + this.random.below(count - 1) })
    }
    const steps = await this.visible(decision.getByRole('button', { name: /^(More|Less)$/ }))
    if (steps.length > 0 && this.chance(2)) await this.random.pick(steps).click()
  }

  /** A tile or a station by the map alone; false if nothing can be built. */
  private async buildOnMap(): Promise<boolean> {
    const { page, map } = this.board
    const hexes = await this.board.glowing()
    if (hexes.length > 0) {
      await this.board.hex(this.random.pick(hexes)).click()
      const tiles = page.getByRole('group', { name: /^Tiles for / }).getByRole('button')
      await tiles.first().waitFor()
      await this.random.pick(await tiles.all()).click()
      const turn = page.getByRole('button', { name: 'Turn', exact: true })
      if ((await turn.count()) > 0) await turn.click()
      await page.getByRole('button', { name: 'Lay', exact: true }).click()
      return true
    }
    const sites = await map.getByRole('button', { name: /^Station in / }).all()
    if (sites.length === 0) return false
    await this.random.pick(sites).click()
    await page.getByRole('button', { name: 'Build', exact: true }).click()
    return true
  }

  /** Looks at a panel, back in history, or takes a move back and brings it again. */
  private async wander(): Promise<void> {
    const { board } = this
    const { length } = await board.moment()
    if (length > 0 && this.chance(3)) {
      await board.card.getByRole('button', { name: /Undo$/ }).click()
      await board.shows(length - 1, length - 1)
      await board.card.getByRole('button', { name: /Redo$/ }).click()
      await board.shows(length, length)
    } else if (length > 0 && this.chance(2)) {
      await board.timeline.getByRole('button', { name: 'Round before' }).click()
      await board.card.getByRole('button', { name: 'Back to the present' }).click()
    } else await board.openTab(this.random.pick(panels))
    await board.ready()
  }
}
