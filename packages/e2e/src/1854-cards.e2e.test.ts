import { expect, test } from 'vitest'
import { Board } from './board.js'
import { AustriaBoard, decideUntil, positionOf } from './testing-1854.js'
import { Inspection } from './testing-inspection.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

async function sitDown(position: object): Promise<AustriaBoard> {
  const page = await stage().visit('/')
  await Board.upload(page, 'position.json', positionOf({ privates: 'sold', ...position }))
  const board = new AustriaBoard(page)
  await board.ready()
  return board
}

async function expectNoFault(board: AustriaBoard, part: string): Promise<void> {
  const inspection = new Inspection()
  await inspection.of(part, board.page, '.card')
  expect(inspection.faults).toEqual({})
}

test('two local railways merge: an offer, its answer, the charter, and the home of the new AG', async () => {
  const board = await sitDown({
    phase: '5',
    locals: Object.fromEntries(
      ['Anna', 'Ben', 'Cleo', 'Anna', 'Ben', 'Cleo'].map((owner, i) => [i + 1, { owner }]),
    ),
    at: { round: 'operating', stage: 'opening window' },
  })
  await expectNoFault(board, 'mergers')
  await board.choose(/Merge .*\(1\) with .*\(2\) \(offer to Ben\)/)

  await board.card.getByText('Anna asks Ben:').waitFor()
  await expectNoFault(board, 'offer')
  await board.choose('Decline the offer')
  expect(await board.has(/Merge .*\(1\) with .*\(2\)/)).toBe(false)
  await board.choose(/Merge .*\(1\) with .*\(3\) \(offer to Cleo\)/)
  await board.choose(/^Accept: /)

  // the owner of the lower number directs and chooses
  expect(await board.heading()).toMatch(/^Anna · charter for /)
  await expectNoFault(board, 'charter')
  expect(await board.card.getByRole('radio', { name: /Choose .*AG [ABC]/ }).count()).toBe(3)
  await board.choose(/Choose .*AG B/)

  while (await board.has(/^No merger/)) await board.choose(/^No merger/)
  await decideUntil(board, async () => (await board.heading()).includes('home token'), 30)
  await board.card.getByText('Anna to decide').waitFor()
  await expectNoFault(board, 'home')
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

test('a company above its limit gives up trains', async () => {
  const board = await sitDown({
    phase: '3',
    cash: { SB: 500 },
    majors: { SB: { director: 'Anna', certificates: { Anna: 1 }, price: 93, trains: ['3', '3', '3'] } },
    trains: { 3: 0 },
    at: { round: 'operating', turn: 'SB', step: 'trains' },
  })
  await board.choose(/^Buy a 4-train/)
  await board.row(/^Give up a/).waitFor()
  await expectNoFault(board, 'giving up')
  expect(await board.card.getByRole('radio', { name: /^Give up a/ }).allTextContents()).toEqual([
    expect.stringMatching(/^Give up a 3/),
    expect.stringMatching(/^Give up a 4/),
  ])
  await board.choose(/^Give up a 3/)
  await board.openTab('Trains')
  expect(await board.panel.textContent()).toMatch(/pool.*3/i)
})

test('a director sells for a train that must be bought', async () => {
  const board = await sitDown({
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
  await expectNoFault(board, 'emergency')
  await board.choose(/^Sell .*SD/)
  await board.openTab('Companies')
  expect(await board.panel.getByRole('article').filter({ hasText: 'Kärntner Bahn' }).textContent()).toMatch(
    /Trains.*3/,
  )
})

test('a train of another player’s company is bought by offer', async () => {
  const board = await sitDown({
    phase: '3',
    tiles: { H18: '57:2' },
    cash: { KT: 300, SB: 0 },
    majors: {
      KT: { director: 'Anna', certificates: { Cleo: 1 }, price: 82 },
      SB: { director: 'Ben', certificates: { Ben: 1 }, price: 70, trains: ['3', '3'] },
    },
    at: { round: 'operating', turn: 'KT', step: 'trains' },
  })
  await board.choose(/^Buy a 3-train .*SB/)
  await board.card.getByText('Anna asks Ben:').waitFor()
  expect(await board.has(/^Accept: /)).toBe(true)
  await expectNoFault(board, 'offer of a train')
  await board.choose(/^Accept: /)
  await board.card
    .getByText(/accepts the offer of Anna/)
    .first()
    .waitFor()
})
