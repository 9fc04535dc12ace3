import { expect, test } from 'vitest'
import { Board } from './board.js'
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

test('the rules, all of them and what a search finds', async () => {
  const inspection = new Inspection()
  const page = await stage().visit('/rules/1873')
  await page.getByRole('heading', { name: /Rules of/, level: 1 }).waitFor()
  await inspection.of('rules', page)
  await page.getByRole('searchbox').fill('receivership')
  await inspection.of('found', page)
  await page.getByRole('searchbox').fill('no such rule anywhere')
  await inspection.of('nothing found', page)
  expect(inspection.faults).toEqual({})
})

test('games of this browser: their menu and dialogs, and a file that is none', async () => {
  const inspection = new Inspection()
  const page = await stage().visit('/')
  await Board.begin(page)
  const chooser = page.waitForEvent('filechooser')
  await page.goto('/')
  const more = page.getByRole('button', { name: /^More/ })
  await more.click()
  await inspection.of('menu of a game', page)
  for (const choice of ['Rename', 'Delete']) {
    if ((await page.getByRole('menu').count()) === 0) await more.click()
    await page.getByRole('menuitem', { name: choice }).click()
    await page.getByRole('dialog').waitFor()
    await inspection.of(choice, page, 'dialog')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await page.getByRole('button', { name: 'Upload a game' }).click()
  const file = { name: 'letter.json', mimeType: 'application/json', buffer: Buffer.from('Dear Sirs') }
  await (await chooser).setFiles(file)
  await page.getByRole('dialog').waitFor()
  await inspection.of('no game', page, 'dialog')
  expect(inspection.faults).toEqual({})
})
