import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { Board } from './board.js'
import { positionGame } from './games.js'
import { allSee, buyMine, gather, goOn, othersThan } from './party.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

/** HBE lays track; Anna decides for it. */
const track = positionGame({
  players: ['Anna', 'Ben'],
  phase: '2',
  railways: { HBE: { price: 120, denomination: 20, shares: { Anna: 3, Ben: 2 }, trains: [1] } },
  cash: { HBE: 500 },
  at: { round: 'operating', turn: 'HBE', step: 'railway-track' },
})

test('a move that comes too late is kept, with the reason, and sent again once it is possible', async () => {
  const { boards } = await gather(stage(), ['Cleo', 'Dora'])
  const first = await buyMine(boards)
  await allSee(boards, 1)
  const late = othersThan(boards, first)

  // the move is on its way when the board changes
  const held = new Promise<Route>((hold) => {
    void late.page.route('**/actions', hold, { times: 1 })
  })
  await late.press(late.row(/^Buy mine/))
  const route = await held
  await first.card.getByRole('button', { name: /Undo$/ }).click()
  await first.shows(0, 0)
  stage().expect(/409/)
  await route.continue()

  const missed = late.card.getByRole('group', { name: 'Your move did not go through' })
  await missed.waitFor()
  await late.shows(0, 0)
  expect(await missed.getByRole('button', { name: 'Send again' }).count()).toBe(0)
  await missed.getByText(/turn/).first().waitFor()
  await first.card.getByRole('button', { name: /Redo$/ }).click()
  await missed.getByRole('button', { name: 'Send again' }).click()
  await allSee(boards, 2)
  expect(await missed.count()).toBe(0)

  // without a connection nothing more can be fetched, and what is needed then is there
  stage().expect(/ERR_INTERNET_DISCONNECTED/)
  await first.page.context().setOffline(true)
  await first.press(first.row(/^Buy mine/))
  const kept = first.card.getByRole('group', { name: 'Your move did not go through' })
  await kept.getByText('The server could not be reached.').waitFor()
  await first.page.context().setOffline(false)
  await kept.getByRole('button', { name: 'Send again' }).click()
  await allSee(boards, 3)
})

test('what was begun in one window outlives what happens in another', async () => {
  const { address, boards } = await goOn(stage(), ['Anna', 'Ben'], track)
  const [anna, ben] = boards as readonly [Board, Board]
  const page = await anna.page.context().newPage()
  await page.goto(address)
  const window = new Board(page)
  await window.ready()

  const lay = anna.page.getByRole('button', { name: 'Lay', exact: true })
  const [hex = ''] = await anna.glowing()
  await anna.hex(hex).click()
  const tiles = anna.page.getByRole('group', { name: /^Tiles for / }).getByRole('button')
  await tiles.first().click()
  await lay.waitFor()
  await ben.openTab('Chat')
  await ben.panel.getByRole('textbox').fill('Half a sentence')

  await window.choose(/^Lay no track/)
  await allSee([anna, ben, window], 1)
  await lay.waitFor({ state: 'detached' })
  const begun = anna.card.getByRole('group', { name: 'What you had started' })
  await begun.waitFor()
  expect(await ben.panel.getByRole('textbox').inputValue()).toBe('Half a sentence')

  await window.card.getByRole('button', { name: /Undo$/ }).click()
  await allSee([anna, ben, window], 0)
  await lay.waitFor()
  expect(await begun.count()).toBe(0)
  await lay.click()
  await allSee([anna, ben, window], 1)
  expect(await window.hex(hex).getAttribute('aria-label')).toContain('tile')
})
