import { expect, test } from 'vitest'
import { Board } from './board.js'
import { enterByInvitation, openTable, register } from './online.js'
import { Inspection } from './testing-inspection.js'
import { onceMore, useStage } from './testing-stage.js'

const stage = useStage()

test('the pages around the game', onceMore, async () => {
  const inspection = new Inspection()
  const page = await stage().visit('/')
  for (const [path, heading] of [
    ['/', /Railway games/],
    ['/new', /New game/],
    ['/position', /position/],
    ['/rules/1873', /Rules of/],
    ['/lobby', /Tables/],
    ['/account', /Account/],
    ['/nowhere', /no such page/],
    ['/play/nothing', /not on this device/],
  ] as const) {
    await page.goto(path)
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
    // a few of the thousand statements are like all others
    if (path.startsWith('/rules')) await page.getByRole('searchbox').fill('receivership')
    await inspection.of(path, page)
  }
  expect(inspection.faults).toEqual({})
})

test('a table of the server', onceMore, async () => {
  const inspection = new Inspection()
  const host = await stage().visit('/account')
  await register(host, 'Anna')
  await inspection.of('account', host)
  await host.goto('/lobby')
  await host.locator('summary', { hasText: 'Open a table' }).first().click()
  await inspection.of('new table', host)
  const { invitation } = await openTable(host, 'Harz', 2)
  await inspection.of('waiting room', host)
  const guest = await stage().visit(invitation)
  await guest.getByRole('textbox', { name: 'Name at the table' }).waitFor()
  await inspection.of('invitation', guest)
  await enterByInvitation(guest, 'Ben')
  await host.getByRole('button', { name: 'Start the game' }).click()
  const board = new Board(host)
  await board.shows(0, 0)
  for (const tab of ['Table', 'Chat', 'Notes']) {
    await board.openTab(tab)
    await inspection.of(`online ${tab}`, host, '.table-tabs')
  }
  expect(inspection.faults).toEqual({})
})
