import { expect, test } from 'vitest'
import { lateAt, positionGame } from './games.js'
import { sitDownWithKeys } from './testing-keyboard.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

const operating = (step: string) => ({ round: 'operating', turn: 'HBE', step })

test('a station is built and runs are changed by keys alone', async () => {
  const { page, keys, board } = await sitDownWithKeys(stage(), lateAt(operating('railway-station')).text)
  await keys.can('place a token', async () => {
    await keys.press('m')
    await keys.use(/^Token in /)
    await page.getByRole('button', { name: 'Place', exact: true }).waitFor()
    await keys.press('m')
    await keys.press('Enter')
    await board.shows(1, 1)
  })
  const { keys: others, board: running } = await sitDownWithKeys(
    stage(),
    lateAt(operating('railway-run')).text,
  )
  await running.card.getByText('Best, proven').waitFor()
  await others.can('change a run', async () => {
    const routes = running.card.getByRole('button', { name: /^Remove / })
    const count = await routes.count()
    await others.press('d')
    await others.use(/^Remove /)
    expect(await routes.count()).toBe(count - 1)
    await others.press('d')
    await others.use(/New route/)
    await running.card.getByRole('group', { name: /^New route of/ }).waitFor()
    await others.press('d')
    await others.use(/^Best, proven/)
    expect(await routes.count()).toBe(count)
  })
  await others.can('run', async () => {
    await others.press('d')
    await others.use(/^Run for/)
    await running.shows(1, 1)
  })
})

test('bids and offers are made by keys alone', async () => {
  const { keys, board } = await sitDownWithKeys(stage(), lateAt({ round: 'auction' }).text)
  await keys.can('open an auction', async () => {
    await keys.press('d')
    await keys.use(/^Put the concession of NWE up for auction/)
    await board.card.getByRole('textbox').waitFor()
    await keys.to(/NWE/)
    await keys.write('120')
    await keys.use(/^Put the concession of NWE up for auction at 120/)
    await board.shows(1, 1)
  })
  await keys.can('bid', async () => {
    await keys.press('d')
    await keys.to(/^(?!Bid).*NWE/)
    await keys.write('200')
    await keys.use(/^Bid 200/)
    await board.shows(2, 2)
  })
  const merger = positionGame({
    players: ['Anna', 'Ben'],
    cash: { Anna: 500, Ben: 500 },
    mines: { 1: { owner: 'Anna' }, 3: { owner: 'Anna' }, 2: { owner: 'Ben' } },
  })
  const { keys: others, board: table } = await sitDownWithKeys(stage(), merger.text)
  await others.can('make an offer', async () => {
    await others.press('d')
    await others.use(/^Form CO /)
    await others.use(/^(1|3), 2$/)
    await others.use(/^Form CO /, 'Shift+Tab')
    await table.shows(1, 1)
  })
  await others.can('accept it', async () => {
    await others.press('d')
    await others.use(/^Accept/)
    await table.shows(2, 2)
  })
})
