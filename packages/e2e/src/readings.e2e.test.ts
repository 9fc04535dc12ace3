import { expect, test } from 'vitest'
import { faultsOf } from './axe.js'
import { chooseTitle } from './board.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

test('rule interpretations are chosen for a new game, and looked up in its menu and on the rules page', async () => {
  const page = await stage().visit('/new')
  await chooseTitle(page, '1854')
  const summary = page.locator('.readings-fold summary')
  expect(await summary.textContent()).toBe('Rule interpretations')
  await summary.click()
  const trains = page.getByRole('group', { name: /R-09/ })
  await trains.getByRole('radio').nth(1).check()
  await page.getByText('Rule interpretations: 1 changed').waitFor()
  const chosen = (await trains.locator('.radio-option').nth(1).textContent()) ?? ''
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Start the game' }).click()

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Rule interpretations' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rule interpretations' })
  await dialog.locator('.reading-other').waitFor()
  // one reading differs, the others are the defaults
  expect(await dialog.locator('.reading-other').allTextContents()).toEqual([chosen])
  expect(await dialog.getByText('(default)').count()).toBe((await dialog.locator('dt').count()) - 1)
  expect(await faultsOf(page, 'dialog')).toEqual([])

  await dialog.getByRole('link', { name: 'R-09' }).click()
  await page.waitForURL('**/rules/1854#R-09')
  await page.locator('.rules-target#R-09').waitFor()
  const listed = page.getByRole('region', { name: 'Rule interpretations' })
  // both sides of each
  expect(await listed.locator('dd:not(.reading-sources)').count()).toBe(
    2 * (await listed.locator('dt').count()),
  )
})
