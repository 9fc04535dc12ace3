import type { Page } from 'playwright-core'
import { Board } from './board.js'
import type { Recorded } from './games.js'
import { lateGame, richGame, runningGame, wholeGame } from './games.js'
import { enterByInvitation, openTable, register } from './online.js'
import type { Look, Stage } from './stage.js'

/** A screen, and how one comes there from the home page. */
export interface Screen {
  readonly name: string
  /** Shown in every language. */
  readonly isMain?: boolean
  show(page: Page): Promise<void>
}

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 800

export const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}
const stock = once(() => richGame('stock-round'))
const track = once(() => lateGame('railway-track'))
const run = once(runningGame)
const whole = once(wholeGame)

async function open(page: Page, { text }: Recorded): Promise<Board> {
  const board = await Board.upload(page, 'Evening in the Harz.json', text)
  await board.ready()
  return board
}

export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
}

/** Waits until the lay bar is there and a worker has found the new best run. */
async function bestRunTold(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Lay', exact: true }).first().waitFor()
  await page.locator('.lay-bar-run').filter({ hasText: '…' }).waitFor({ state: 'detached' })
}

/** Chooses the last of the hexes where something can be laid. */
export async function beginLay(page: Page, board: Board): Promise<void> {
  const hexes = await board.glowing()
  await board.card
    .locator(`[data-site="${hexes.at(-1) ?? ''}"]`)
    .first()
    .click()
  await bestRunTold(page)
}

/** What slides over the map of a phone: the row below it and what lies behind "More", but for the review, which is a page. */
export async function sheetsOfPhone(page: Page): Promise<readonly string[]> {
  const row = await page.locator('.phone-dock button').allTextContents()
  await page.locator('.phone-dock button').last().click()
  const more = await page.locator('.phone-more button').allTextContents()
  return [...row.slice(1, -1), ...more].filter((label) => label !== 'Review')
}

/** A tab of the dock: on a phone it slides over the map. */
export async function tab(page: Page, name: string): Promise<void> {
  const inRow = page.getByRole('navigation').getByRole('button', { name, exact: true })
  if (isPhone(page)) {
    if ((await inRow.count()) === 0) await page.locator('.phone-dock button').last().click()
    await inRow.click()
  } else await page.getByRole('tab', { name, exact: true }).click()
  await page.waitForLoadState('networkidle')
}

const panel = (name: string): Screen => ({
  name: name.toLowerCase(),
  isMain: ['Companies', 'Market'].includes(name),
  async show(page) {
    await open(page, stock())
    await tab(page, name)
  },
})

export const screens: readonly Screen[] = [
  {
    name: 'home',
    isMain: true,
    async show(page) {
      await open(page, stock())
      await goTo(page, '/')
    },
  },
  { name: 'new', isMain: true, show: (page) => goTo(page, '/new') },
  { name: 'position', show: (page) => goTo(page, '/position') },
  { name: 'rules', isMain: true, show: (page) => goTo(page, '/rules/1873') },
  { name: 'lobby-empty', show: (page) => goTo(page, '/lobby') },
  { name: 'account', show: (page) => goTo(page, '/account') },
  {
    name: 'start-auction',
    isMain: true,
    async show(page) {
      await goTo(page, '/new')
      for (const [i, name] of ['Anna', 'Ben', 'Cleo'].entries())
        await page.getByRole('textbox', { name: `Name of player ${i + 1}` }).fill(name)
      await page.getByRole('textbox', { name: 'Seed' }).fill('1')
      await page.getByRole('button', { name: 'Start the game' }).click()
      await new Board(page).ready()
    },
  },
  {
    name: 'stock-round',
    isMain: true,
    async show(page) {
      await open(page, stock())
    },
  },
  {
    name: 'track',
    isMain: true,
    async show(page) {
      const board = await open(page, track())
      await beginLay(page, board)
    },
  },
  {
    name: 'run',
    isMain: true,
    async show(page) {
      const board = await open(page, run())
      await board.card.getByText('Best, proven').waitFor()
    },
  },
  ...['Companies', 'Players', 'Market', 'Mines', 'Trains', 'Tiles', 'Log', 'Charts'].map(panel),
  {
    name: 'history',
    async show(page) {
      const board = await open(page, stock())
      if (isPhone(page)) await tab(page, 'History')
      await board.timeline.getByRole('slider').first().fill('300')
      await board.timeline.getByText('300 of').first().waitFor()
    },
  },
  {
    name: 'end',
    isMain: true,
    async show(page) {
      await open(page, whole())
      await tab(page, 'Result')
    },
  },
]

/** People have one name each on a server. */
const people: { readonly [size: string]: readonly [string, string] } = {
  wide: ['Anna', 'Ben'],
  phone: ['Cleo', 'Dora'],
}

/** The screens of a table of the server, which need two people. */
export async function onlineScreens(
  stage: Stage,
  sizes: { readonly [name: string]: Look },
  take: (page: Page, name: string, size: string) => Promise<void>,
): Promise<void> {
  for (const [size, look] of Object.entries(sizes)) {
    const [hostName, guestName] = people[size] ?? [`Host ${size}`, `Guest ${size}`]
    const host = await stage.visit('/account', look)
    await register(host, hostName)
    await take(host, 'account-own', size)
    const { invitation } = await openTable(host, 'Harz on Friday', 2)
    await take(host, 'waiting-room', size)
    const guest = await stage.visit(invitation, look)
    await guest.getByRole('textbox', { name: 'Name at the table' }).waitFor()
    await take(guest, 'invitation', size)
    await enterByInvitation(guest, guestName)
    await guest.goto('/lobby')
    await guest.getByText('Harz on Friday').first().waitFor()
    await take(guest, 'lobby', size)
    await host.getByRole('button', { name: 'Start the game' }).click()
    await new Board(host).card.waitFor()
    await tab(host, 'Chat')
    await host.getByRole('textbox').last().fill('Have fun!')
    await host.getByRole('button', { name: 'Send' }).click()
    await host.getByText('Have fun!').first().waitFor()
    await take(host, 'online', size)
    await tab(host, 'Table')
    await take(host, 'online-table', size)
  }
}
