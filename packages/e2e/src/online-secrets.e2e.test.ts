import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { register } from './online.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

/** Asks the server as whoever uses the page. */
const post = <T>(page: Page, path: string, body: object): Promise<T> =>
  page.evaluate(
    async ([path, body]) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`/api${path}`, { method: 'POST', headers, body })
      return (await answer.json()) as never
    },
    [path, JSON.stringify(body)] as const,
  )

const openTab = (page: Page, name: string): Promise<void> =>
  page.getByRole('tab', { name, exact: true }).click()

test('in a game with secrets everybody agrees before somebody takes a second seat or sees the past of one', async () => {
  const names = ['Anna', 'Ben', 'Carl']
  const pages: Page[] = []
  for (const name of names) {
    const page = await stage().visit('/account')
    await register(page, name)
    pages.push(page)
  }
  const [anna, ben, carl] = pages as [Page, Page, Page]
  const wish = { title: '1853', seats: 3, seating: 'chosen', seed: 20_091_853 }
  const { id, invite } = await post<{ id: string; invite: string }>(anna, '/tables', wish)
  // everybody is told that the host chose the seed
  await anna.goto(`/table/${id}`)
  await anna.getByText('the host chose the seed').waitFor()
  for (const page of [ben, carl]) await post(page, `/tables/${id}/join`, { invite })
  await post(anna, `/tables/${id}/start`, {})
  for (const [i, page] of pages.entries()) {
    const action = { type: 'setBond', player: `seat-${i + 1}`, bond: 90 + 10 * i }
    await post(page, `/tables/${id}/actions`, { after: i, key: `bond-of-${i + 1}`, action })
  }
  // Ben and Carl get up, and Carl wants what was Ben's
  for (const page of [ben, carl]) await post(page, `/tables/${id}/leave`, {})
  await anna.goto(`/table/${id}`)
  await carl.goto(`/table/${id}?invite=${invite}`)
  await openTab(carl, 'Table')
  const free = carl.getByRole('listitem').filter({ hasText: '№ 2' })
  await free.getByRole('button', { name: 'Sit down' }).click()
  await carl.getByText(/You asked for the seat of № 2.*Waiting for Anna/).waitFor()
  const asked = anna.getByText(/Carl asks for the seat of № 2 and would then see its secrets/)
  await asked.waitFor()
  expect(await asked.textContent()).toContain('Carl already knows those of Seat 3')
  await anna.getByRole('button', { name: 'Decline' }).click()
  await asked.waitFor({ state: 'detached' })
  await free.getByRole('button', { name: 'Sit down' }).click()
  await asked.waitFor()
  await anna.getByRole('button', { name: 'Agree' }).click()
  await carl.getByRole('tab', { name: 'Notes', exact: true }).waitFor()

  // what Ben chose before stays hidden until Anna agrees
  await openTab(carl, 'Table')
  await carl.getByRole('button', { name: 'Ask to see the earlier choices' }).click()
  const shown = anna.getByText(/Carl asks to see this seat’s secret choices/)
  await shown.waitFor()
  await anna.getByRole('button', { name: 'Agree' }).click()
  await shown.waitFor({ state: 'detached' })
  await openTab(carl, 'Table')
  await carl.getByText('You see what this seat has now').waitFor({ state: 'detached' })
})
