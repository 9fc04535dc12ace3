import { expect, test } from 'vitest'
import { Board } from './board.js'
import { register } from './online.js'
import { allSee, buyMine, gather } from './party.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

test('a seat is handed to a substitute; then the table is closed by agreement', async () => {
  const { address, boards } = await gather(stage(), ['Cleo', 'Dora'])
  const [host, guest] = boards as readonly [Board, Board]
  const page = await stage().visit('/account')
  await register(page, 'Emil')
  await page.goto(address)
  const emil = new Board(page)
  await allSee([emil], 0)
  expect(await emil.page.getByRole('tab', { name: 'Notes' }).count()).toBe(0)

  await guest.openTab('Table')
  await guest.panel.locator('summary', { hasText: 'Hand my seat to' }).click()
  const form = guest.panel.getByRole('form', { name: 'Hand my seat to' })
  await form.getByRole('textbox', { name: 'Who takes over' }).fill('Emil')
  await form.getByRole('button').click()
  // nobody plays before they agree
  const declined = emil.page.getByText('You have been asked to take over Dora’s seat.')
  await declined.waitFor()
  await emil.page.getByRole('button', { name: 'Decline' }).click()
  await declined.waitFor({ state: 'detached' })
  await form.getByRole('textbox', { name: 'Who takes over' }).fill('Emil')
  await form.getByRole('button').click()
  await guest.panel.getByText('offered to Emil').waitFor()
  await emil.page.getByRole('button', { name: 'Take the seat' }).click()
  await emil.page.getByRole('tab', { name: 'Notes' }).waitFor()
  for (const board of [host, emil]) {
    await board.openTab('Table')
    await board.panel.getByRole('list', { name: 'Players' }).getByText('Emil', { exact: true }).waitFor()
  }
  await buyMine([host, emil])
  await allSee([host, emil, guest], 1)
  await buyMine([host, emil])
  await allSee([host, emil, guest], 2)
  expect(await guest.has(/^Buy/)).toBe(false)

  for (const board of [host, emil]) {
    await board.openTab('Table')
    await board.panel.locator('summary', { hasText: 'Close the table' }).click()
  }
  await host.panel.getByRole('button', { name: 'Close the table' }).click()
  await emil.page.getByText('So far: Cleo.').waitFor()
  // an agreement can be withdrawn
  await host.page.getByRole('button', { name: 'Withdraw' }).click()
  await emil.page.getByText('So far: Cleo.').waitFor({ state: 'detached' })
  await host.panel.locator('summary', { hasText: 'Close the table' }).click()
  await host.panel.getByRole('button', { name: 'Close the table' }).click()
  await emil.page.getByText('So far: Cleo.').waitFor()
  await emil.panel.getByRole('button', { name: 'Close the table' }).click()
  for (const board of [host, emil]) {
    await board.page
      .getByText(/was closed/)
      .first()
      .waitFor()
    expect(await board.has(/^Buy/)).toBe(false)
    // the game counts as it stands
    const standings = board.page.getByRole('list', { name: 'Final ranking' }).getByRole('listitem')
    expect((await standings.allTextContents()).toSorted()).toEqual([
      expect.stringMatching(/^1\. (Cleo|Emil) [\d,]+ M$/),
      expect.stringMatching(/^[12]\. (Cleo|Emil) [\d,]+ M$/),
    ])
  }
})
