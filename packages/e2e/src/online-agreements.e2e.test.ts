import { expect, test } from 'vitest'
import { Board } from './board.js'
import { register } from './online.js'
import { allSee, buyMine, gather, othersThan } from './party.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

test('going back is asked for, refused, asked for again and agreed to', async () => {
  const { boards } = await gather(stage(), ['Anna', 'Ben'])
  const first = await buyMine(boards)
  await allSee(boards, 1)
  const second = await buyMine(boards)
  await allSee(boards, 2)
  expect(second).toBe(othersThan(boards, first))

  // whose move is further back than another's decision has to ask those who decided since
  const ask = async (): Promise<void> => {
    await first.timeline.getByRole('slider').press('Home')
    await first.shows(0, 2)
    await first.openTab('Table')
    await first.card.getByRole('button', { name: 'Ask to go back to here' }).click()
    await first.page.getByText(/^You asked to go back to move 0\. Waiting for /).waitFor()
    await first.page.keyboard.press('Escape')
    await second.page.getByText(/ wants to go back to move 0\./).waitFor()
  }
  await ask()
  await second.page.getByRole('button', { name: 'Decline' }).click()
  await first.page.getByText(/^You asked to go back/).waitFor({ state: 'detached' })
  await allSee(boards, 2)
  await ask()
  await second.page.getByRole('button', { name: 'Agree' }).click()
  await allSee(boards, 0)
  expect(await buyMine(boards)).toBe(first)
  await allSee(boards, 1)
})

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
  // whoever has agreed may think better of it
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
