import { expect, test } from 'vitest'
import { faultsOf } from './axe.js'
import type { Board } from './board.js'
import { allSee, buyMine, gather } from './party.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

async function agreesToClose(board: Board): Promise<void> {
  await board.openTab('Table')
  const closed = board.panel.locator('details:not([open]) > summary', { hasText: 'Close the table' })
  if ((await closed.count()) > 0) await closed.click()
  await board.panel.getByRole('button', { name: 'Close the table' }).click()
}

test('people play again with their seats turned, and have pages', async () => {
  stage().expect(/404/)
  const { boards } = await gather(stage(), ['Anna', 'Ben'])
  const [anna, ben] = boards as [Board, Board]
  await buyMine(boards)
  await allSee(boards, 1)
  await agreesToClose(anna)
  await agreesToClose(ben)
  await anna.page.getByRole('button', { name: 'Rematch' }).click()
  await anna.page.getByRole('textbox', { name: 'Invitation link' }).waitFor()
  const address = anna.page.url()
  await ben.page.getByText('A rematch is open').waitFor()
  expect(await faultsOf(ben.page, '.notice')).toEqual([])
  await ben.page.getByRole('button', { name: 'Rematch' }).click()
  await ben.page.waitForURL(address)
  await ben.page.getByRole('button', { name: 'Leave my seat' }).waitFor()

  await anna.page.goto('/account')
  await anna.page.getByRole('link', { name: 'Your page' }).click()
  await anna.page.getByRole('heading', { name: 'Anna', level: 1 }).waitFor()
  await anna.page.getByText('No finished public games yet.').waitFor()
  expect(await faultsOf(anna.page)).toEqual([])
  await anna.page.goto('/people/Nobody%20at%20all')
  await anna.page.getByText('Nobody here has that name.').waitFor()
})

test.each(['de', 'ja'] as const)('finished games are searched in %s', async (language) => {
  const page = await stage().visit('/lobby', { language })
  await page
    .getByRole('textbox', { name: language === 'de' ? 'Mit Spieler' : 'プレイヤー名で検索' })
    .fill('x')
  expect(await faultsOf(page)).toEqual([])
})
