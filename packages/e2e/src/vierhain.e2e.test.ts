import { expect, test } from 'vitest'
import { Board } from './board.js'
import { positionFile } from './later-game.js'
import { Monkey } from './monkey-hands.js'
import { nowhere } from './stage.js'
import { ValleyBoard, openVierhain } from './testing-vierhain.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

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

test('a tile makes a route, the route a revenue, and the director decides about it', async () => {
  const board = await openVierhain(await stage().visit(nowhere), before)
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
