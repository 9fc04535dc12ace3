import { expect, test } from 'vitest'
import { sheetsOfPhone, tab } from './screens.js'
import { nowhere, phone } from './stage.js'
import { AustriaBoard, lateAt, positionOf } from './testing-1854.js'
import { Inspection } from './testing-inspection.js'
import { openKept, openKeptIn } from './testing-shelf.js'
import { useStage } from './testing-stage.js'

const stage = useStage()
const allThemes = ['light', 'dark'] as const

const cash = { Anna: 600, Ben: 600, Cleo: 600 }
const unsold = { privates: 'unsold', cash }

/** A position for each kind of step. */
const steps: { readonly [step: string]: string } = {
  auction: positionOf({ ...unsold, at: { round: 'auction', bids: { MUR: { Ben: 60, Cleo: 55 } } } }),
  'run-off': positionOf({
    ...unsold,
    mountains: { AUS: { owner: 'Anna' } },
    at: { round: 'auction', bids: { MUR: { Ben: 60, Cleo: 55 } } },
  }),
  stock: lateAt({ round: 'stock' }),
  track: lateAt({ round: 'operating', turn: 'KR', step: 'track' }),
  station: lateAt({ round: 'operating', turn: 'KR', step: 'station' }),
  trains: lateAt({ round: 'operating', turn: 'SB', step: 'trains' }),
  contract: lateAt({ round: 'operating', turn: 'KR', step: 'contract' }),
  mergers: lateAt({ round: 'operating' }),
}

test('the card of 1854 at every kind of step', async () => {
  const inspection = new Inspection()
  const page = await stage().visit(nowhere)
  for (const [step, text] of Object.entries(steps)) {
    const board = await openKeptIn(page, text)
    await board.ready()
    await board.card
      .locator('details')
      .evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')))
    await inspection.of(step, page, '.card')
  }
  expect(inspection.faults).toEqual({})
})

test('the runs of 1854, the revenue and every tab', async () => {
  const inspection = new Inspection()
  const run = lateAt({ round: 'operating', turn: 'KE', step: 'run' })
  const { page } = await openKept(stage(), run)
  const board = new AustriaBoard(page)
  await board.ready()
  await inspection.of('run', page, undefined, allThemes)
  await board.choose(/^Run for/)
  await inspection.of('payout', page, '.card', allThemes)
  for (const tab of await page.getByRole('tab').allTextContents()) {
    await board.openTab(tab)
    await inspection.of(tab, page, '.table-tabs', allThemes)
  }
  expect(inspection.faults).toEqual({})
})

test('1854 on a narrow phone, with everything that slides over the map', async () => {
  const inspection = new Inspection()
  const { page } = await openKept(stage(), steps['stock'] ?? '', { ...phone, width: 360 })
  await inspection.of('phone', page)
  for (const label of await sheetsOfPhone(page)) {
    await tab(page, label)
    await inspection.of(`phone, ${label}`, page, '.sheet')
    // nothing but tables, which scroll in themselves, is wider than the screen
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  }
  expect(inspection.faults).toEqual({})
})
