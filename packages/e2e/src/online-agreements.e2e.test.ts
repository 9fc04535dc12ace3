import { expect, test } from 'vitest'
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

  // to undo past other players' decisions, their agreement is needed
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
