import { expect, test } from 'vitest'
import { Board } from './board.js'
import { openTable, register } from './online.js'
import { allSee, gather } from './party.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

test('a player leaves the game, and the host brings another', async () => {
  const { address, boards } = await gather(stage(), ['Anna', 'Ben'])
  const [host, leaving] = boards as readonly [Board, Board]
  const page = await stage().visit('/account')
  await register(page, 'Clara')

  await leaving.openTab('Table')
  await leaving.panel.locator('summary', { hasText: 'Leave the game' }).click()
  await leaving.panel.getByRole('button', { name: 'Leave the game' }).click()
  await leaving.page.getByRole('tab', { name: 'Notes' }).waitFor({ state: 'detached' })

  await host.openTab('Table')
  const offer = /^Offer the seat of № \d to/
  await host.panel.locator('summary', { hasText: offer }).click()
  const form = host.panel.getByRole('form', { name: offer })
  await form.getByRole('textbox', { name: 'Who takes over' }).fill('Clara')
  await form.getByRole('button').click()
  await host.panel.getByText('offered to Clara').waitFor()

  // Clara finds it among her tables
  await page.goto('/lobby')
  await page.getByRole('button', { name: 'Mine', exact: true }).click()
  await page.getByRole('link', { name: /you’ve been offered a seat/ }).click()
  await page.waitForURL(address)
  const clara = new Board(page)
  await allSee([clara], 0)
  await page.getByRole('button', { name: 'Take the seat' }).click()
  await page.getByRole('tab', { name: 'Notes' }).waitFor()
  await host.panel.getByRole('list', { name: 'Players' }).getByText('Clara', { exact: true }).waitFor()
})

test('the lobby shows what fits its filters', async () => {
  const page = await stage().visit('/account')
  await register(page, 'Dora')
  await openTable(page, 'Slow table', 2)
  await page.goto('/lobby')
  const row = page.getByRole('link', { name: /Slow table/ })
  await row.waitFor()
  const pace = page.getByRole('group', { name: 'Filters' }).getByRole('combobox', { name: 'Pace' })
  await pace.selectOption('live')
  await row.waitFor({ state: 'detached' })
  await page.getByText('No table matches these filters.').waitFor()
  await pace.selectOption('correspondence')
  await row.waitFor()
  await page.getByRole('checkbox', { name: 'Only with free seats' }).check()
  await row.waitFor()
  await page.getByRole('button', { name: 'Mine', exact: true }).click()
  await row.waitFor()
  await page.getByRole('checkbox', { name: 'Only where it is my turn' }).check()
  await row.waitFor({ state: 'detached' })
})

test('the host makes a new invitation link', async () => {
  const page = await stage().visit('/account')
  await register(page, 'Emma')
  const { invitation } = await openTable(page, 'Renewed', 2)
  await page.locator('summary', { hasText: 'New link' }).click()
  await page.getByRole('button', { name: 'New link' }).click()
  const link = page.getByRole('textbox', { name: 'Invitation link' })
  await expect.poll(() => link.inputValue()).not.toBe(invitation)
  const other = await stage().visit(await link.inputValue())
  await other.getByRole('form', { name: 'Play as a guest' }).waitFor()
})
