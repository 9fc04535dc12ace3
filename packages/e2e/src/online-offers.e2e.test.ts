import { expect, test } from 'vitest'
import type { Board } from './board.js'
import { allSee, goOn } from './party.js'
import { merger, offerMerger } from './testing-merger.js'
import { openKept } from './testing-shelf.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

test('an offer is declined; a changed one is withdrawn, made again, and accepted', async () => {
  const { boards: both } = await goOn(stage(), ['Anna', 'Ben'], merger)
  const [anna, ben] = both as readonly [Board, Board]

  await offerMerger(anna, /1\b/, /2\b/)
  await allSee(both, 1)
  await anna.card.getByText('Ben is thinking about the offer.').waitFor()
  expect(await anna.has(/^(Accept|Decline|Pass)/)).toBe(false)
  await ben.card.getByText('Anna asks Ben:').waitFor()
  expect(await ben.heading()).toMatch(/^You · answer Anna: Mine 1 .* and mine 2 .* merge into CO/)
  expect(await ben.has(/^Withdraw/)).toBe(false)
  await ben.card.getByRole('button', { name: 'Decline the offer' }).click()
  await allSee(both, 2)
  await anna.card.getByText('Ben declines the offer of Anna').waitFor({ state: 'attached' })

  await offerMerger(anna, /3\b/, /2\b/)
  await allSee(both, 3)
  await anna.card.getByRole('button', { name: 'Withdraw the offer' }).click()
  await allSee(both, 4)
  expect(await ben.has(/^(Accept|Decline)/)).toBe(false)

  await offerMerger(anna, /3\b/, /2\b/)
  await allSee(both, 5)
  await ben.card.getByRole('button', { name: /^Accept: Mine 3 / }).click()
  await allSee(both, 6)
  await anna.openTab('Players')
  const shares = anna.panel.getByRole('list', { name: 'Shares' })
  expect(await shares.allTextContents()).toEqual([
    expect.stringMatching(/CO.*50%/),
    expect.stringMatching(/CO.*50%/),
  ])
})

test('on one screen the offer passes from one to the other', async () => {
  const board = await openKept(stage(), merger.text)
  await board.ready()
  await offerMerger(board, /1\b/, /2\b/)
  await board.card.getByText('Anna asks Ben:').waitFor()
  await board.card.getByRole('button', { name: 'Anna withdraws the offer' }).click()
  await board.shows(2, 2)
  await offerMerger(board, /1\b/, /2\b/)
  await board.choose(/^Accept: Mine 1 /)
  expect(await board.heading()).toBe('Ben · stock round')
})
