import { expect, test } from 'vitest'
import { AustriaBoard } from './testing-1854.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

test('1854 is begun by clicks: standing bids, a run-off, a bid that is withdrawn', async () => {
  const board = await AustriaBoard.start(await stage().visit('/'), 1)
  expect(await board.heading()).toBe('Cleo · auction round')

  // bids stand and bind money
  await board.bid('Murthalbahn')
  await board.bid('Murthalbahn')
  expect(await board.standing('Murthalbahn')).toContain('Anna 60 · Cleo 55')
  await board.openTab('Players')
  expect(await board.panel.getByRole('article').filter({ hasText: 'Anna' }).textContent()).toContain(
    'Tied up in bids60',
  )
  await board.choose(/^Buy Außerfernbahn for 20 G/)

  // the lowest bid is asked first, and may be raised
  expect(await board.heading()).toContain('Cleo · run-off for Murthalbahn, highest bid 60 G')
  await board.choose(/^Raise to 65 G/)
  expect(await board.heading()).toContain('Anna · run-off for Murthalbahn, highest bid 65 G')
  await board.choose(/^Drop out of the run-off/)
  await board.openTab('Privates')
  const mur = board.panel.getByRole('article').filter({ hasText: 'Murthalbahn' })
  expect(await mur.textContent()).toContain('OwnerCleo')

  // whoever is outbid withdraws out of turn
  await board.bid('Mariazellerbahn (1)')
  await board.bid('Mariazellerbahn (1)')
  expect(await board.heading()).toBe('Ben · auction round')
  await board.choose('Cleo: Withdraw the bid for Mariazellerbahn (1)')
  expect(await board.standing('Mariazellerbahn')).toContain('Anna 160')
  expect(await board.standing('Mariazellerbahn')).not.toContain('Cleo')
})
