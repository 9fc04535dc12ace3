import { afterAll, expect, test, vi } from 'vitest'
import type { Board } from './board.js'
import { positionGame } from './games.js'
import { allSee, buyMine, buyerOf, gather, goOn } from './party.js'
import { useStage } from './testing-stage.js'

const day = 24 * 60 * 60 * 1000
/** How far the clock is moved ahead; the server runs in this process and shares its clock. */
let later = 0
const now = (): number => Math.floor(performance.timeOrigin + performance.now()) + later

const stage = useStage(async () => {
  vi.spyOn(Date, 'now').mockImplementation(now)
  return {}
})
afterAll(() => void vi.restoreAllMocks())

/** Two with money, and eight shares of the HBE in the pool. */
const shopping = positionGame({
  players: ['Anna', 'Ben'],
  phase: '3',
  cash: { Anna: 2000, Ben: 2000 },
  railways: { HBE: { denomination: 10, director: 'Ben', shares: { Ben: 2 }, price: 100 } },
  at: { round: 'stock', turn: 'Anna' },
})

test('a purchase is programmed, carried out turn by turn, and called off', async () => {
  const { boards } = await goOn(stage(), ['Anna', 'Ben'], shopping)
  const [anna, ben] = boards as readonly [Board, Board]
  const passes = (board: Board) => board.card.getByRole('button', { name: 'Pass', exact: true }).click()
  await anna.press(anna.row(/^Buy a share of HBE from the pool/))
  await allSee(boards, 1)

  await anna.openTab('Table')
  const programmed = anna.panel.getByRole('group', { name: 'Programmed' })
  const form = programmed.getByRole('form', { name: /Buy a share of HBE from the pool for 100/ })
  await form.getByRole('spinbutton', { name: 'How many times' }).fill('5')
  await form.getByRole('spinbutton', { name: 'For at most' }).fill('120')
  await form.getByRole('button').click()
  await programmed.getByText(/^On each of your turns, at most 5 times: Buy a share of HBE .* 120/).waitFor()

  // Ben decides each time, and Anna has bought before he can decide again
  for (const seen of [3, 5]) {
    await passes(ben)
    await allSee(boards, seen)
    await ben.card.getByText(/Anna buys a share of HBE from the pool/).waitFor()
  }
  await programmed.getByText(/^On each of your turns/).waitFor()
  await anna.openTab('Players')
  await anna.panel
    .getByRole('list', { name: 'Shares' })
    .first()
    .getByText(/30\s?%/)
    .waitFor()

  await anna.openTab('Table')
  await programmed.getByRole('button', { name: 'Stop' }).click()
  await programmed.getByText('Nothing is programmed.').waitFor()
  await passes(ben)
  await allSee(boards, 6)
  expect(await anna.heading()).toBe('You · stock round')
  await passes(anna)
})

test('the host frees the seat of somebody for whom the game has waited for a week', async () => {
  const { boards } = await gather(stage(), ['Cleo', 'Dora'])
  const [host, late] = boards as readonly [Board, Board]
  if ((await buyerOf(boards)) === host) {
    await buyMine(boards)
    await allSee(boards, 1)
  }
  const free = host.panel.getByRole('button', { name: 'Free the seat of Dora' })
  const afterDays = async (days: number): Promise<void> => {
    later = days * day
    await host.page.clock.setFixedTime(now())
    await host.page.reload()
    await host.openTab('Table')
    await host.panel.getByText('to decide').waitFor()
  }
  await afterDays(6)
  expect(await free.count()).toBe(0)
  await afterDays(8)
  await host.panel.getByText(/^The game has been waiting for Dora since /).waitFor()
  await free.click()

  await free.waitFor({ state: 'detached' })
  await late.page.getByRole('tab', { name: 'Notes' }).waitFor({ state: 'detached' })
  const seats = host.panel.getByRole('list', { name: 'Players' })
  await seats.getByText(/free · to decide/).waitFor()
  await host.panel.locator('summary', { hasText: /^Offer the seat of № \d to/ }).waitFor()
})
