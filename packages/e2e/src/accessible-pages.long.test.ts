import { expect, test } from 'vitest'
import { Board } from './board.js'
import { enterByInvitation, openTable, register } from './online.js'
import { allSee, buyMine, othersThan } from './party.js'
import { phone } from './stage.js'
import { Inspection } from './testing-inspection.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

const allThemes = ['light', 'dark', 'contrast'] as const

test('the rules, all of them and what a search finds', async () => {
  const inspection = new Inspection()
  const page = await stage().visit('/rules/1873')
  await page.getByRole('heading', { name: /Rules of/, level: 1 }).waitFor()
  await inspection.of('rules', page)
  await page.getByRole('searchbox').fill('receivership')
  await inspection.of('found', page)
  await page.getByRole('searchbox').fill('no such rule anywhere')
  await inspection.of('nothing found', page)
  expect(inspection.faults).toEqual({})
})

test('games of this browser: their menu and dialogs, and a file that is none', async () => {
  const inspection = new Inspection()
  const page = await stage().visit('/')
  await Board.begin(page)
  const chooser = page.waitForEvent('filechooser')
  await page.goto('/')
  const more = page.getByRole('button', { name: /^More/ })
  await more.click()
  await inspection.of('menu of a game', page)
  for (const choice of ['Rename', 'Delete']) {
    if ((await page.getByRole('menu').count()) === 0) await more.click()
    await page.getByRole('menuitem', { name: choice }).click()
    await page.getByRole('dialog').waitFor()
    await inspection.of(choice, page, 'dialog')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await page.getByRole('button', { name: 'Upload a game' }).click()
  const file = { name: 'letter.json', mimeType: 'application/json', buffer: Buffer.from('Dear Sirs') }
  await (await chooser).setFiles(file)
  await page.getByRole('dialog').waitFor()
  await inspection.of('no game', page, 'dialog')
  expect(inspection.faults).toEqual({})
})

test('a table of the server', async () => {
  const inspection = new Inspection()
  const host = await stage().visit('/account')
  await register(host, 'Anna')
  await host.locator('summary', { hasText: 'Delete my account' }).click()
  await inspection.of('account', host)
  await host.goto('/lobby')
  const summaries = host.locator('main summary')
  await summaries.first().waitFor()
  for (const summary of await summaries.all()) await summary.click()
  await inspection.of('new table', host)
  const { address, invitation } = await openTable(host, 'Harz', 2)
  await inspection.of('waiting room', host)
  const guest = await stage().visit(invitation)
  await guest.getByRole('textbox', { name: 'Name at the table' }).waitFor()
  await inspection.of('invitation', guest)
  await enterByInvitation(guest, 'Ben')
  await inspection.of('seated', guest)
  await host.getByRole('button', { name: 'Start the game' }).click()
  const boards = [new Board(host), new Board(guest)]
  await allSee(boards, 0)

  const first = await buyMine(boards)
  await allSee(boards, 1)
  await inspection.of('waiting for another', first.page)
  await buyMine(boards)
  await allSee(boards, 2)
  await first.timeline.getByRole('slider').press('Home')
  await first.openTab('Table')
  await first.card.getByRole('button', { name: 'Ask to go back to here' }).click()
  const other = othersThan(boards, first)
  await other.page.getByRole('button', { name: 'Decline' }).waitFor()
  await inspection.of('asked to go back', other.page)
  await first.panel.locator('summary', { hasText: 'Close the table' }).click()
  await first.panel.locator('summary', { hasText: 'Hand my seat to' }).click()
  await inspection.of('table', first.page, '.table-tabs')
  await first.openTab('Chat')
  await first.panel.getByRole('textbox').fill('Have fun!')
  await first.panel.getByRole('button', { name: 'Send' }).click()
  await first.panel.getByText('Have fun!').waitFor()
  await inspection.of('chat', first.page, '.table-tabs')
  await first.openTab('Notes')
  await inspection.of('notes', first.page, '.table-tabs')

  const closing = async (board: Board): Promise<void> => {
    await board.openTab('Table')
    const summary = board.panel.locator('details:not([open]) > summary', { hasText: 'Close the table' })
    if ((await summary.count()) > 0) await summary.click()
    await board.panel.getByRole('button', { name: 'Close the table' }).click()
  }
  await closing(first)
  await other.page
    .getByText(/So far: /)
    .first()
    .waitFor()
  await inspection.of('asked to close', other.page)
  await closing(other)
  await first.page
    .getByText(/was closed by agreement/)
    .first()
    .waitFor()
  await inspection.of('closed', first.page, undefined, allThemes)

  const watcher = await stage().visit(address, phone)
  await watcher.getByRole('region', { name: 'Decision' }).waitFor()
  await inspection.of('closed, watcher with a phone', watcher)
  for (const state of ['Running', 'Finished', 'Mine']) {
    await host.goto('/lobby')
    await host.getByRole('group', { name: 'State' }).getByRole('button', { name: state }).click()
    await host.waitForLoadState('networkidle')
    await inspection.of(`tables: ${state}`, host)
  }
  expect(inspection.faults).toEqual({})
})
