import { expect, test } from 'vitest'
import { eveningWith } from './testing-evening.js'
import { Inspection } from './testing-inspection.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

test.each(['1854', '1853'])(
  'a first evening with %s introduces its first decision, and has tips',
  async (title) => {
    const inspection = new Inspection()
    const page = await stage().visit('/learn')
    await eveningWith(page, title)
    const bar = page.locator('.evening-bar')
    await bar.getByRole('button', { name: 'Got it' }).click()
    await bar.waitFor({ state: 'detached' })
    await page.keyboard.press('t')
    const tip = page.locator('.tip')
    await tip.getByRole('heading', { name: /^Tip: / }).waitFor()
    await tip.getByRole('button', { name: 'Do it' }).waitFor()
    await inspection.of('tip', page)
    expect(inspection.faults).toEqual({})
  },
)
