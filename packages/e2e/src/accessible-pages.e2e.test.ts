import { expect, test } from 'vitest'
import { Inspection } from './testing-inspection.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

const pages = [
  ['/', /Build the line/],
  ['/new', /New game/],
  ['/position', /position/],
  ['/lobby', /Tables/],
  ['/account', /Account/],
  ['/nowhere', /Page not found/],
  ['/play/nothing', /not on this device/],
] as const

test('the pages around the game', async () => {
  const inspection = new Inspection()
  const page = await stage().visit('/')
  for (const [path, heading] of pages) {
    await page.goto(path)
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
    await inspection.of(path, page)
  }
  await page.goto('/account')
  await page.getByRole('button', { name: 'I am new here' }).click()
  await inspection.of('new account', page)
  await page.goto('/position')
  await page.getByRole('button', { name: /example/i }).click()
  await page.getByRole('button', { name: /best routes/i }).click()
  await page.locator('.position-map [data-hex="D15"]').click()
  await page.locator('.position-routes').waitFor()
  await inspection.of('position, filled in', page)
  await page.getByRole('textbox', { name: /text/i }).last().fill('{')
  await inspection.of('position, not to be read', page)
  expect(inspection.faults).toEqual({})
})
