import { expect, test } from 'vitest'
import { faultsOf } from './axe.js'
import type { Board } from './board.js'
import { register } from './online.js'
import { gather } from './party.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

async function say(board: Board, text: string): Promise<void> {
  await board.openTab('Chat')
  await board.panel.getByPlaceholder(/./).last().fill(text)
  await board.panel.getByRole('button', { name: 'Send' }).click()
}

test('somebody is reported, the words are hidden, and they are muted', async () => {
  stage().expect(/403/)
  const { boards } = await gather(stage(), ['Anna', 'Ben'])
  const [anna, ben] = boards as [Board, Board]
  await say(ben, 'something foul')
  await anna.openTab('Chat')
  await anna.panel.getByText('something foul').waitFor()
  await anna.panel.locator('summary', { hasText: 'Report' }).click()
  const form = anna.panel.getByRole('form', { name: 'Report Ben’s message' })
  await form.getByRole('textbox').fill('this is foul')
  await form.getByRole('button', { name: 'Report' }).click()
  await form.getByText('Thank you.').waitFor()
  expect(await faultsOf(anna.page, '.table-tabs')).toEqual([])

  const page = await stage().visit('/account')
  await register(page, 'Mona')
  await stage().operator({ action: 'promote', name: 'Mona', role: 'moderator' })
  await page.goto('/account')
  await page.getByRole('link', { name: 'Moderation' }).click()
  await page.getByText('this is foul').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Hide the message' }).click()
  await anna.panel.getByText('Hidden by a moderator').waitFor()
  await page.getByRole('button', { name: 'Close the report' }).click()
  await page.getByText('No open reports.').waitFor()
  const people = page.getByRole('form', { name: 'People' })
  await people.getByRole('textbox', { name: 'Name' }).fill('Ben')
  await people.getByRole('textbox', { name: /Reason/ }).fill('foul language')
  await people.getByRole('button', { name: 'Mute' }).click()
  await page.getByText(/Mona: muted – Ben .* foul language/).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await say(ben, 'more')
  await ben.panel.getByText('A moderator has muted you').waitFor()
})

test.each(['de', 'ja'] as const)('the page for moderators in %s', async (language) => {
  const page = await stage().visit('/moderation', { language })
  await page.getByText(language === 'de' ? /für die Moderation/ : /モデレーター専用/).waitFor()
  expect(await faultsOf(page)).toEqual([])
})
