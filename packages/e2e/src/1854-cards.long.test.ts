import { expect, test } from 'vitest'
import { faultsOf } from './axe.js'
import { decideUntil, openPosition } from './testing-1854.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

test('two local railways merge: an offer, its answer, the charter, and the home of the new AG', async () => {
  const board = await openPosition(stage(), {
    phase: '5',
    locals: Object.fromEntries(
      ['Anna', 'Ben', 'Cleo', 'Anna', 'Ben', 'Cleo'].map((owner, i) => [i + 1, { owner }]),
    ),
    at: { round: 'operating', stage: 'opening window' },
  })
  expect(await faultsOf(board.page, '.card')).toEqual([])
  await board.choose(/Merge .*\(1\) with .*\(2\) \(offer to Ben\)/)

  await board.card.getByText('Anna asks Ben:').waitFor()
  expect(await faultsOf(board.page, '.card')).toEqual([])
  await board.choose('Decline the offer')
  expect(await board.has(/Merge .*\(1\) with .*\(2\)/)).toBe(false)
  await board.choose(/Merge .*\(1\) with .*\(3\) \(offer to Cleo\)/)
  await board.choose(/^Accept: /)

  // the owner of the lower number directs and chooses
  expect(await board.heading()).toMatch(/^Anna · charter for /)
  expect(await faultsOf(board.page, '.card')).toEqual([])
  expect(await board.card.getByRole('radio', { name: /Choose .*AG [ABC]/ }).count()).toBe(3)
  await board.choose(/Choose .*AG B/)

  while (await board.has(/^No merger/)) await board.choose(/^No merger/)
  await decideUntil(board, async () => (await board.heading()).includes('home token'), 30)
  await board.card.getByText('Anna to decide').waitFor()
  expect(await faultsOf(board.page, '.card')).toEqual([])
  const hexes = await board.building()
  expect(hexes).toEqual(['D18', 'D20'])
  await board.hex('D20').click()
  const tile = board.page.getByRole('group', { name: /^Tiles for / }).getByRole('button')
  await tile.first().click()
  await board.acts(() => board.page.getByRole('button', { name: 'Start here', exact: true }).click())
  expect(await board.heading()).toContain('B')
  await board.openTab('Log')
  await board.panel
    .getByText(/AG B.*D20/)
    .first()
    .waitFor()
})

test('a director sells for a train that must be bought', async () => {
  const board = await openPosition(stage(), {
    phase: '3',
    tiles: { H18: '57:2' },
    cash: { KT: 50, Anna: 46 },
    majors: {
      KT: { director: 'Anna', certificates: { Cleo: 1 }, price: 82 },
      SD: { director: 'Ben', split: true, space: 'R2C7', certificates: { Anna: 3, Ben: 1 } },
    },
    at: { round: 'operating', turn: 'KT', step: 'trains' },
  })
  await board.choose(/^Buy a 3-train/)
  expect((await board.heading()).replaceAll('\u00a0', ' ')).toContain('KT · sell certificates for a 3-train')
  expect(await board.has(/^Sell .*SD/)).toBe(true)
  expect(await faultsOf(board.page, '.card')).toEqual([])
  await board.choose(/^Sell .*SD/)
  await board.openTab('Companies')
  expect(await board.panel.getByRole('article').filter({ hasText: 'Kärntner Bahn' }).textContent()).toMatch(
    /Trains.*3/,
  )
})
