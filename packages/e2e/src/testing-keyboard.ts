import type { Page } from 'playwright-core'
import { Board } from './board.js'
import { Keys } from './keys.js'
import type { Stage } from './stage.js'

/** Somebody with nothing but a keyboard opens a game from a file; printing is only noted. */
export async function sitDownWithKeys(
  stage: Stage,
  text: string,
): Promise<{ readonly page: Page; readonly keys: Keys; readonly board: Board }> {
  const page = await (await stage.visitor()).newPage()
  const keys = new Keys(page)
  await keys.watch()
  await page.addInitScript(() => {
    window.print = () => sessionStorage.setItem('printed', 'yes')
  })
  const chooser = page.waitForEvent('filechooser')
  await page.goto('/')
  await keys.to(/^Upload a game/)
  await keys.press('Enter')
  await (
    await chooser
  ).setFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  const board = new Board(page)
  await board.ready()
  return { page, keys, board }
}
