import { expect, test } from 'vitest'
import { finishedGame } from '../../titles/all/src/testing-finished.js'
import { register, uploadGame } from './online.js'
import { speak } from './settings.js'
import type { Language } from './stage.js'
import { phone } from './stage.js'
import { Inspection } from './testing-inspection.js'
import { useStage } from './testing-stage.js'

const stage = useStage()
const languages: readonly Language[] = ['de', 'ja']

test.each(languages)('lessons, a wrong move and a tip in %s', async (language) => {
  const inspection = new Inspection()
  const page = await stage().visit('/learn', { language })
  await page.locator('.learn-lesson').nth(7).waitFor()
  await inspection.of('lessons', page)
  await page.goto('/learn/6')
  const bar = page.locator('.lesson-bar')
  await page.locator('.payout-way').nth(1).waitFor()
  await inspection.of('lesson 6', page)
  // paying out is not what is asked for
  await page.locator('.payout-way').first().click()
  await page.locator('.lesson-bar-wrong').waitFor()
  await inspection.of('wrong move', page)
  await bar.locator('.button-primary').click()
  await page.locator('.lesson-bar-wrong').waitFor({ state: 'detached' })
  await page.locator('.tip-button').click()
  await page.locator('.tip-head').waitFor()
  await inspection.of('tip', page)
  await page.setViewportSize({ width: 390, height: 844 })
  await inspection.of('tip on a phone', page)
  expect(inspection.faults).toEqual({})
})

test('a review in German and Japanese, wide and on a phone', async () => {
  const inspection = new Inspection()
  const page = await stage().visit('/account')
  await register(page, 'Anna')
  await uploadGame(page, JSON.stringify(finishedGame('vierhain')))
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await page.getByRole('main', { name: 'Review' }).getByRole('button', { name: 'Review the game' }).click()
  const first = page.locator('.review-finding').first()
  await first.waitFor({ timeout: 60_000 })
  for (const language of languages)
    for (const [screen, width, height] of [
      ['wide', 1440, 900],
      ['on a phone', phone.width ?? 0, phone.height ?? 0],
    ] as const) {
      await page.setViewportSize({ width, height })
      await speak(page, language)
      await first.waitFor()
      await inspection.of(`${language}, ${screen}`, page)
    }
  expect(inspection.faults).toEqual({})
})
