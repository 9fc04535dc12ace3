import type { Page } from 'playwright-core'
import { Board } from './board.js'
import type { Recorded } from './games.js'
import { password, register, sitDown, uploadTable } from './online.js'
import type { Stage } from './stage.js'

/** A table of the server, and its people in browsers of their own, in the order in which they came. */
export interface Party {
  readonly address: string
  readonly boards: readonly Board[]
}

/** Asks the server as the browser of a page does. */
async function ask<T>(page: Page, path: string, data: object = {}): Promise<T> {
  const answer = await page.request.post(`/api${path}`, { data })
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  return (await answer.json()) as T
}

/**
 * The first has an account and opens the table, the others come by its invitation; then the game begins. How all this
 * looks is tested elsewhere: here nothing is shown before the board.
 */
export async function gather(stage: Stage, names: readonly string[], seed?: number): Promise<Party> {
  const pages: Page[] = []
  for (const _ of names) pages.push(await stage.visit('/health'))
  const [host, ...guests] = pages as [Page, ...Page[]]
  await ask(host, '/accounts', { name: names[0], password })
  const { id, invite } = await ask<{ id: string; invite: string }>(host, '/tables', {
    title: '1873',
    name: `Evening of ${names[0]}`,
    seats: names.length,
    ...(seed === undefined ? {} : { seed }),
  })
  for (const [i, guest] of guests.entries()) {
    await ask(guest, '/guests', { name: names[i + 1], invite })
    await ask(guest, `/tables/${id}/join`, { invite })
  }
  await ask(host, `/tables/${id}/start`)
  const address = new URL(`/table/${id}`, stage.address).href
  await Promise.all(pages.map((page) => page.goto(address)))
  const boards = pages.map((page) => new Board(page))
  await allSee(boards, 0)
  return { address, boards }
}

/** Those who play a game of a file go on with it at a table of the server; they are called as in the file. */
export async function goOn(
  stage: Stage,
  names: readonly string[],
  { text, length }: Recorded,
): Promise<Party> {
  const [hostName = '', ...guestNames] = names
  const host = await stage.visit('/account')
  await register(host, hostName)
  const { address, invitation } = await uploadTable(host, text)
  const pages = [host]
  for (const name of guestNames) {
    const guest = await stage.visit(invitation)
    await sitDown(guest, name)
    pages.push(guest)
  }
  const boards = pages.map((page) => new Board(page))
  await allSee(boards, length)
  return { address, boards }
}

/** Everybody at the table has seen so many actions. */
export async function allSee(boards: readonly Board[], length: number): Promise<void> {
  await Promise.all(boards.map((board) => board.shows(length, length)))
}

const buys = /^Buy mine/

/** Whoever is offered a mine; each sees the same moment, so it is one of them. */
export async function buyerOf(boards: readonly Board[]): Promise<Board> {
  const offered = boards.map(async (board) => {
    await board.row(buys).waitFor()
    return board
  })
  return Promise.any(offered)
}

/** Whoever is offered a mine buys it. */
export async function buyMine(boards: readonly Board[]): Promise<Board> {
  const buyer = await buyerOf(boards)
  await buyer.press(buyer.row(buys))
  return buyer
}

/** Those at a table besides one of them. */
export const othersThan = (boards: readonly Board[], one: Board): Board => {
  const [other] = boards.filter((board) => board !== one)
  if (!other) throw new Error('nobody else is there')
  return other
}
