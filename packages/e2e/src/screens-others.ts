import type { Page } from 'playwright-core'
import { Board, chooseTitle } from './board.js'
import { LaterGame, latePosition, positionFile, runsOf } from './later-game.js'
import type { Screen } from './screens.js'
import { beginLay, goTo, once, tab } from './screens.js'

/** The screens of the titles that came after 1873. */

/** Where there are secrets the player who is asked for takes the screen. */
async function ready(page: Page): Promise<Board> {
  const board = new Board(page)
  const handOver = page.getByRole('dialog', { name: /^Hand the screen to / })
  await page
    .locator('.hand-over, .card :is(.line-choice, .payout-way, .card-pass, .card-primary, .site), .card-over')
    .filter({ visible: true })
    .first()
    .waitFor()
  if (await handOver.isVisible()) await handOver.getByRole('button').click()
  await board.ready()
  return board
}

async function open(page: Page, text: string): Promise<Board> {
  await Board.upload(page, 'Evening.json', text)
  return ready(page)
}

async function begin(page: Page, title: string): Promise<Board> {
  await goTo(page, '/new')
  await chooseTitle(page, title)
  for (const [i, name] of ['Anna', 'Ben', 'Cleo'].entries())
    await page.getByRole('textbox', { name: `Name of player ${i + 1}` }).fill(name)
  await page.getByRole('textbox', { name: 'Seed' }).fill('1')
  await page.getByRole('button', { name: 'Start the game' }).click()
  return ready(page)
}

/** A position of a title at some step of some turn. */
const lateAt = (title: string, at: object): string =>
  JSON.stringify(positionFile(title, { ...latePosition(title), at }))

interface Places {
  readonly title: string
  /** What the first screen of a game is called. */
  readonly start: string
  /** Whose track is laid in the picture of that. */
  readonly builder: string
  /** Tabs that look different from those of 1873. */
  readonly tabs: readonly string[]
  readonly seed: number
}

function screensOf({ title, start, builder, tabs, seed }: Places): readonly Screen[] {
  const game = once(() => new LaterGame(title, seed))
  const stock = lateAt(title, { round: 'stock' })
  return [
    {
      name: `${title}-${start}`,
      async show(page) {
        await begin(page, title)
      },
    },
    {
      name: `${title}-stock-round`,
      async show(page) {
        await open(page, stock)
      },
    },
    {
      name: `${title}-track`,
      async show(page) {
        const board = await open(page, lateAt(title, { round: 'operating', turn: builder, step: 'track' }))
        await beginLay(page, board)
      },
    },
    {
      name: `${title}-run`,
      isMain: true,
      async show(page) {
        await open(page, game().richest('run', runsOf(title)))
      },
    },
    ...tabs.map((name) => ({
      name: `${title}-${name.toLowerCase()}`,
      async show(page: Page) {
        await open(page, stock)
        await tab(page, name)
      },
    })),
    {
      name: `${title}-end`,
      async show(page) {
        await Board.upload(page, 'Evening.json', game().whole)
        await new Board(page).ready()
        await tab(page, 'Result')
      },
    },
  ]
}

export const otherScreens: readonly Screen[] = [
  ...screensOf({
    title: '1854',
    start: 'auction',
    builder: 'KR',
    tabs: ['Companies', 'Market', 'Trains'],
    seed: 1,
  }),
  ...screensOf({
    title: '1853',
    start: 'bonds',
    builder: 'GIP',
    tabs: ['Players', 'Market', 'Trains'],
    seed: 9,
  }),
]
