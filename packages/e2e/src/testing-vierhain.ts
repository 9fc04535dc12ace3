import type { Locator, Page } from 'playwright-core'
import { Board } from './board.js'
import { openKeptIn } from './testing-shelf.js'

/** The game screen of Vierhain. */
export class ValleyBoard extends Board {
  override get map(): Locator {
    return this.page.getByRole('group', { name: 'Map of the valley' })
  }
}

/** Opens a game of Vierhain from a file. */
export async function openVierhain(page: Page, text: string): Promise<ValleyBoard> {
  await openKeptIn(page, text)
  const board = new ValleyBoard(page)
  await board.ready()
  return board
}
