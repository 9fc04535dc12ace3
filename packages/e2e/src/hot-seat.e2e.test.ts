import { expect, test } from 'vitest'
import { Board } from './board.js'
import { patience } from './stage.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

test('a reload loses nothing; moves are taken back and brought again', async () => {
  const board = await Board.begin(await stage().visit('/'), { seed: 7, players: ['Anna', 'Ben'] })
  await board.choose('Buy the concession of HBE')
  await board.choose('Buy the concession of GHE')
  await board.choose('Buy mine 15')
  const before = withoutTold(await settled(board))
  const address = board.page.url()

  await board.page.reload()
  await board.ready()
  expect(await board.moment()).toEqual({ at: 3, length: 3 })
  expect((await board.heading()).startsWith('Anna')).toBe(true)
  await board.openTab('Players')
  expect(await board.panel.textContent()).toContain('HBE')

  await board.card.getByRole('button', { name: /Undo$/ }).click()
  await board.shows(2, 2)
  await board.page.keyboard.press('z')
  await board.shows(1, 1)
  expect(await board.has('Buy the concession of GHE')).toBe(true)
  await board.page.keyboard.press('r')
  await board.card.getByRole('button', { name: /Redo$/ }).click()
  await board.shows(3, 3)
  expect(withoutTold(await settled(board))).toBe(before)

  await board.page.getByRole('link', { name: 'All games' }).click()
  await board.page.getByRole('link', { name: /Harzbahn 1873: .*3 moves/ }).click()
  await board.ready()
  expect(board.page.url()).toBe(address)
})

/** The card once the consequences of all its rows are there: they are worked out a few at a time. */
async function settled({ card }: Board): Promise<string> {
  let last = ''
  await expect
    .poll(
      async () => {
        const before = last
        last = await card.ariaSnapshot()
        return last === before
      },
      { interval: 400, timeout: patience },
    )
    .toBe(true)
  return last
}

/** The card without its report of the last action. */
const withoutTold = (snapshot: string): string => snapshot.replace(/ {2}- status:?.*\n/, '')

test('without a connection the site goes on where it was', async () => {
  const page = await stage().visit('/', { keepsSite: true })
  const board = await Board.begin(page, { seed: 3 })
  await board.choose('Buy mine 1 ')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.context().setOffline(true)
  await page.reload()
  await board.ready()
  await board.choose('Buy mine 2 ')
  expect(await board.moment()).toEqual({ at: 2, length: 2 })
})
