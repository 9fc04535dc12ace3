import { launch } from './chromium.js'
import { Board } from './board.js'
import { Monkey } from './monkey-hands.js'
import { allSee } from './party.js'
import { patience, pressesCountAsLate } from './stage.js'

/** A table that runs, on a server anywhere, and the cookies of those who sit at it. */
export interface ClubTable {
  readonly address: string
  readonly id: string
  readonly cookies: readonly string[]
}

/**
 * Everybody at a table plays in their own browser, for a number of actions. Returns the time that each board shows for
 * each player at the end.
 */
export async function playInBrowsers(
  { address, id, cookies }: ClubTable,
  actions: number,
): Promise<readonly (readonly string[])[]> {
  const browser = await launch()
  try {
    const boards: Board[] = []
    for (const cookie of cookies) {
      const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } })
      context.setDefaultTimeout(patience)
      await context.addInitScript(pressesCountAsLate)
      const [name = '', value = ''] = cookie.split('=')
      await context.addCookies([{ name, value, url: address }])
      const page = await context.newPage()
      await page.goto(`/table/${id}`)
      boards.push(new Board(page))
    }
    await allSee(boards, 0)
    const monkey = new Monkey(boards, 1)
    for (let i = 0; i < actions; i++) await monkey.act()
    const clocks = boards.map(async (board) => {
      await board.openTab('Table')
      return board.panel.locator('.clock').allTextContents()
    })
    return await Promise.all(clocks)
  } finally {
    await browser.close()
  }
}
