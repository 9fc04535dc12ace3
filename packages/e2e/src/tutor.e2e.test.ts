import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { Board } from './board.js'
import { runningGame } from './games.js'
import { enterByInvitation, openTable, register } from './online.js'
import { allSee } from './party.js'
import { phone } from './stage.js'
import { eveningWith } from './testing-evening.js'
import { Inspection } from './testing-inspection.js'
import { openKept } from './testing-shelf.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

test('a first evening introduces the auction once; T asks for a tip, which does what it says', async () => {
  const inspection = new Inspection()
  const page = await stage().visit('/learn')
  await inspection.of('first evenings', page)
  const board = await eveningWith(page, 'Harzbahn 1873')
  const bar = page.locator('.evening-bar')
  await bar.getByText('The start auction').waitFor()
  await inspection.of('introduction', page, '.evening-bar')
  await bar.getByRole('button', { name: 'Got it' }).click()
  await bar.waitFor({ state: 'detached' })

  const { length } = await board.moment()
  await page.keyboard.press('t')
  const tip = page.locator('.tip')
  await tip.getByRole('heading', { name: /^Tip: / }).waitFor()
  await tip.getByText('Next best:').waitFor()
  await inspection.of('tip', page, '.tip')
  await tip.getByRole('button', { name: 'Do it' }).click()
  await tip.waitFor({ state: 'detached' })
  // what is chosen on the card waits for its button, a pass is done
  const primary = board.card.locator('.card-primary[aria-disabled="false"]')
  if (await primary.isVisible()) await primary.click()
  await expect.poll(async () => (await board.moment()).length).toBeGreaterThan(length)
  expect(inspection.faults).toEqual({})
})

test('on a phone the tip is asked for by thumb', async () => {
  const inspection = new Inspection()
  const page = await stage().visit('/learn', phone)
  const board = await eveningWith(page, 'Harzbahn 1873')
  await board.card.getByRole('button', { name: /Tip/ }).tap()
  await page.locator('.tip').getByText('Next best:').waitFor()
  await inspection.of('tip on a phone', page, '.tip')
  expect(inspection.faults).toEqual({})
})

test('a tip for a run puts it on the map, in the place of what was planned there', async () => {
  const board = await openKept(stage(), runningGame().text)
  const { page } = board
  await board.ready()
  await board.card.getByText('Best, proven').waitFor()
  const ribbons = board.map.locator('.map-ribbon')
  const routes = await ribbons.count()
  const remove = board.card.getByRole('button', { name: /^Remove / }).first()
  await remove.click()
  await expect.poll(() => ribbons.count()).toBe(routes - 1)
  await page.keyboard.press('t')
  await page.locator('.tip').getByRole('button', { name: 'Show the run on the map' }).click()
  await expect.poll(() => ribbons.count()).toBe(routes)
})

test('at an online table there are tips once everyone has agreed, and none after somebody ended them', async () => {
  const inspection = new Inspection()
  const host = await stage().visit('/account')
  await register(host, 'Anna')
  const { invitation } = await openTable(host, 'With tips', 2, undefined, 'vierhain')
  await host.locator('summary', { hasText: 'Tips for everyone' }).click()
  await host.getByRole('button', { name: 'Propose tips for everyone' }).click()
  const guest = await stage().visit(invitation)
  await enterByInvitation(guest, 'Ben')
  await guest.getByText('Anna proposes tips for everyone').waitFor()
  await inspection.of('tips proposed', guest)
  await host.getByRole('button', { name: 'Start the game' }).click()
  const boards = [new Board(host), new Board(guest)] as const
  await allSee(boards, 0)
  const buttons = boards.map((board) => board.card.getByRole('button', { name: /Tip/ }))
  const turn = await Promise.any(buttons.map(async (button, i) => (await button.waitFor(), i)))
  const [board, button] = [boards[turn] as Board, buttons[turn] as Locator]
  await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true')
  await guest.getByRole('button', { name: 'Agree' }).click()
  await expect.poll(() => button.getAttribute('aria-disabled')).not.toBe('true')
  await button.click()
  await board.page
    .locator('.tip')
    .getByRole('heading', { name: /^Tip: / })
    .waitFor()
  for (const one of boards) await one.openTab('Table')
  await inspection.of('tips agreed', host, '.table-tabs')
  await guest.locator('summary', { hasText: 'Tips for everyone: on' }).click()
  await guest.getByRole('button', { name: 'End tips for everyone' }).click()
  await board.page.locator('.tip').waitFor({ state: 'detached' })
  await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true')
  expect(inspection.faults).toEqual({})
})
