import { expect, test } from 'vitest'
import { Board } from './board.js'
import { allSee, buyMine, gather, othersThan } from './party.js'
import { cutOff } from './testing-inspection.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

test('who asked to go back, and was looking at history for it, plays on from the present', async () => {
  const { boards } = await gather(stage(), ['Anna', 'Ben'], 7)
  const first = await buyMine(boards)
  await allSee(boards, 1)
  const second = othersThan(boards, first)
  await buyMine([second])
  await allSee(boards, 2)

  // it is the asker's own turn; in history the way back to it is in sight
  await first.timeline.getByRole('slider').press('Home')
  await first.shows(0, 2)
  expect(await first.heading()).toBe('Viewing AU 1, move 0')
  await first.card.getByText('Your turn', { exact: true }).waitFor()
  const back = first.card.getByRole('button', { name: 'Back to my turn' })
  await back.click()
  await first.shows(2, 2)
  await first.timeline.getByRole('slider').press('Home')

  // what would go is told where it is asked, and to those who are asked
  await first.card.getByText('2 moves would be undone').click()
  expect(await first.card.getByRole('listitem').count()).toBe(2)
  expect(await cutOff(first.page, '.card :is(h2, p, li, summary, button), .timeline button')).toEqual([])
  await first.card.getByRole('button', { name: 'Ask to go back to here' }).click()
  // in an auction the sheet of a phone is drawn up, but not over this
  await second.page.setViewportSize({ width: 390, height: 844 })
  await second.page.locator('.sheet').waitFor()
  await second.page.getByText('2 moves would be undone').waitFor()
  expect(await cutOff(second.page, '.notice, .notice :is(summary, button)')).toEqual([])
  await second.page.waitForFunction(() => /^\(1\) (Anna|Ben) asks you · /.test(document.title))
  await second.page.getByRole('button', { name: /^Your turn/ }).click()
  await second.page.locator('button:focus', { hasText: 'Agree' }).click()
  await second.page.setViewportSize({ width: 1440, height: 900 })
  await allSee(boards, 0)
  expect(await buyMine([first])).toBe(first)
  await allSee(boards, 1)
  await buyMine([second])
  // nobody has pressed anything to come back
  await allSee(boards, 2)
  await first.card.getByText('Your turn', { exact: true }).waitFor()
})

test('an online game is analysed in private, and goes on meanwhile', async () => {
  const { boards } = await gather(stage(), ['Clara', 'David'], 7)
  const first = await buyMine(boards)
  await allSee(boards, 1)
  const second = othersThan(boards, first)
  // whoever waits tries what both could do
  await first.timeline.getByRole('button', { name: 'Try from here' }).click()
  await first.page.getByText('Variation A: the game itself stays as it is.').waitFor()
  for (const at of [2, 3]) {
    await first.ready()
    await first.choose(/^Buy mine/)
    await first.shows(at, at)
  }
  expect(await second.moment()).toEqual({ at: 1, length: 1 })
  await buyMine([second])
  await first.page.waitForFunction(() => document.title.startsWith('(1) Your turn: '))
  await first.shows(3, 3)
  await first.page.getByRole('button', { name: 'Back to my turn' }).click()
  await first.shows(2, 2)
  // it is kept in this browser, and nobody else has it
  await first.page.waitForURL((url) => !url.searchParams.has('line'))
  await first.page.reload()
  await first.page.getByRole('tab', { name: 'Variations' }).waitFor()
  await first.page.keyboard.press('v')
  await first.shows(3, 3)
  expect(await second.page.getByRole('tab', { name: 'Variations' }).count()).toBe(0)
})

test('on one screen, moves are undone to where one looks', async () => {
  const board = await Board.begin(await stage().visit('/'), { seed: 7, players: ['Anna', 'Ben'] })
  for (const name of ['Buy the concession of HBE', 'Buy the concession of GHE', 'Buy mine 15'])
    await board.choose(name)
  await board.timeline.getByRole('slider').press('ArrowLeft')
  await board.timeline.getByRole('slider').press('ArrowLeft')
  await board.shows(1, 3)
  await board.card.getByRole('button', { name: 'Undo to here' }).click()
  await board.shows(1, 1)
  expect(await board.has('Buy the concession of GHE')).toBe(true)
})
