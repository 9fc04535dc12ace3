import { expect, test } from 'vitest'
import { faultsOf } from './axe.js'
import { Board } from './board.js'
import { enterByInvitation, password, register } from './online.js'
import { allSee, buyMine, buyerOf } from './party.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

test('a table with a chess clock: time runs for whoever must decide, and a deputy plays for the absent', async () => {
  const host = await stage().visit('/account')
  await register(host, 'Anna')
  const holidays = host.getByRole('form', { name: 'Holidays' })
  await holidays.getByLabel('First day').fill('2031-07-01')
  await holidays.getByLabel('Last day').fill('2031-07-14')
  await holidays.getByRole('button', { name: 'Add holidays' }).click()
  await host.getByRole('button', { name: /^Remove .*2031/ }).waitFor()
  expect(await faultsOf(host)).toEqual([])

  await host.goto('/lobby')
  await host.locator('summary', { hasText: 'Open a table' }).first().click()
  const form = host.getByRole('form', { name: 'Open a table' }).first()
  await form.getByRole('combobox', { name: 'Players' }).selectOption('2')
  // by correspondence clocks stand still at night, whenever this is run
  await form.getByRole('combobox', { name: 'Pace' }).selectOption('live')
  await form.getByRole('combobox', { name: 'Time', exact: true }).selectOption('clock')
  await form.getByRole('spinbutton', { name: /whole game/ }).fill('50')
  await form.getByRole('spinbutton', { name: /Added each turn/ }).fill('20')
  // that of a computer appears once the server has said that it has one
  const expiry = form.getByRole('combobox', { name: 'When time runs out' })
  await expiry.getByRole('option', { name: 'a computer takes the seat' }).waitFor({ state: 'attached' })
  expect(await faultsOf(host)).toEqual([])
  await form.getByRole('button', { name: 'Open a table' }).click()
  const invitation = await host.getByRole('textbox', { name: 'Invitation link' }).inputValue()
  const guest = await stage().visit(invitation)
  await enterByInvitation(guest, 'Ben')
  await host.getByRole('button', { name: 'Start the game' }).click()
  const boards = [new Board(host), new Board(guest)]
  await allSee(boards, 0)
  const first = await buyMine(boards)
  await allSee(boards, 1)
  await first.openTab('Table')
  // somebody moved within a minute, and got twenty seconds for it
  await first.panel
    .getByText(/(49|50):\d\d left · 0:\d\d used/)
    .first()
    .waitFor()
  expect(await first.panel.locator('.clock').count()).toBe(2)
  const running = first.page.locator('.order .clock-running', { hasText: /(49|50):\d\d left/ })
  await running.first().waitFor()

  // whoever must decide now names the other one, who then decides for both
  const waiting = boards.find((board) => board !== first) as Board
  await waiting.openTab('Table')
  const other = first.page === host ? 'Anna' : 'Ben'
  await waiting.panel.getByRole('combobox', { name: 'Who may act for me' }).selectOption({ label: other })
  await first.page.getByText(/You can decide for (Anna|Ben)/).waitFor()
  expect(await faultsOf(first.page, '.table-tabs')).toEqual([])
  expect(await buyerOf([first])).toBe(first)
  await buyMine([first])
  await allSee(boards, 2)
  await waiting.openTab('Log')
  await waiting.panel.getByText(`(entered by ${other})`).first().waitFor()
})

test.each([
  ['de', 'Bedenkzeit', 'Schachuhr'],
  ['ja', '持ち時間', 'チェスクロック'],
] as const)('time can be chosen in %s', async (language, label, choice) => {
  const context = await stage().visitor({ language })
  const name = `Dora ${language}`
  await context.request.post('/api/accounts', { data: { name, password } })
  const page = await context.newPage()
  await page.goto('/lobby')
  await page.locator('main summary').first().click()
  const time = page.getByRole('combobox', { name: label, exact: true }).first()
  await time.waitFor()
  expect(await time.getByRole('option').allTextContents()).toContain(choice)
  expect(await faultsOf(page)).toEqual([])
})
