import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { Board } from './board.js'
import { LaterGame, positionFile } from './later-game.js'
import { Monkey } from './monkey-hands.js'
import { enterByInvitation, openTable, register } from './online.js'
import { allSee } from './party.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

/** The game screen of Vierhain. */
class ValleyBoard extends Board {
  override get map(): Locator {
    return this.page.getByRole('group', { name: 'Map of the valley' })
  }
}

const plain = async (text: Promise<string>): Promise<string> => (await text).replaceAll('\u00a0', ' ')

/** EX-09 before its tile, with Anna as director of A. */
const before = JSON.stringify(
  positionFile('vierhain', {
    set: 3,
    cash: { Anna: 20, Ben: 100, Cleo: 100, A: 30 },
    companies: { A: { price: 50, shares: { Anna: 2, Ben: 1 }, trains: ['2'] } },
    at: { round: 'operating', turn: 'A' },
  }),
)

async function open(page: Page, text: string): Promise<ValleyBoard> {
  await Board.upload(page, 'Vierhain.json', text)
  const board = new ValleyBoard(page)
  await board.ready()
  return board
}

test('Vierhain is played by clicks: a railway is founded, and whatever is offered is pressed', async () => {
  const page = await stage().visit('/')
  await Board.setUp(page, { title: 'vierhain', seed: 1 })
  const board = new ValleyBoard(page)
  await board.ready()
  expect(await board.heading()).toMatch(/^(Anna|Ben|Cleo) · stock round$/)
  await board.choose(/^Found Ahornbahn/)
  await board.openTab('Companies')
  expect(await board.panel.textContent()).toContain('Ahornbahn')
  const monkey = new Monkey([board], 1)
  for (let actions = 1; actions < 16; actions++) await monkey.act()
  await board.shows(16, 16)
})

/** More actions than any game can still take so late. */
const most = 100

test('a late game of Vierhain is played by clicks to its end', async () => {
  const board = await open(await stage().visit('/'), new LaterGame('vierhain', 1).nearlyOver(12))
  const monkey = new Monkey([board], 1)
  for (let actions = 0; actions < most && !(await monkey.isOver()); actions++) await monkey.act()
  expect(await monkey.isOver()).toBe(true)
})

test('a tile makes a route, the route a revenue, and the director decides about it', async () => {
  const board = await open(await stage().visit('/'), before)
  await board.showMap()
  await expect.poll(() => board.glowing()).toEqual(['A5', 'B4'])
  await board.layTrack('B4', 2)
  await expect.poll(() => plain(board.heading())).toBe('Ahornbahn · pay out or withhold 50 T')
  // the run is drawn along the hexes of the route
  await expect.poll(() => board.page.locator('.map-ribbon').count()).toBeGreaterThan(0)
  await board.choose(/^Pay out/)
  await board.openTab('Players')
  expect(await board.panel.getByRole('article').filter({ hasText: 'Anna' }).textContent()).toContain('40')
})

test('two play Vierhain at a table of the server', async () => {
  const host = await stage().visit('/account')
  await register(host, 'Anna')
  const { invitation } = await openTable(host, 'A quick one', 2, undefined, 'vierhain')
  const guest = await stage().visit(invitation)
  await enterByInvitation(guest, 'Ben')
  await host.getByRole('button', { name: 'Start the game' }).click()
  const boards = [new ValleyBoard(host), new ValleyBoard(guest)]
  await allSee(boards, 0)
  const monkey = new Monkey(boards, 5)
  for (let actions = 0; actions < 8; actions++) await monkey.act()
  await allSee(boards, 8)
})
