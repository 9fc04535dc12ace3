import { test } from 'vitest'
import { Board } from './board.js'
import { lateAt } from './games.js'
import { Keys } from './keys.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

test('everything around the game is done by keys alone', async () => {
  const page = await (await stage().visitor()).newPage()
  const keys = new Keys(page)
  await keys.watch()
  const chooser = page.waitForEvent('filechooser')
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()

  await keys.can('skip to the content', async () => {
    await keys.to(/^Skip to content$/)
    await keys.press('Enter')
    await page.waitForFunction(() => document.activeElement?.id === 'content')
  })
  await keys.can('language', async () => {
    await keys.to(/Language/, 'Shift+Tab')
    await keys.choose(/Deutsch/)
    await page.locator(':root[lang=de]').waitFor()
    await keys.choose(/English/)
    await page.locator(':root[lang=en]').waitFor()
  })
  await keys.can('theme', async () => {
    await keys.to(/Settings/)
    await keys.choose(/Dark/)
    await page.locator(':root[data-theme=dark]').waitFor()
    await keys.choose(/Light/)
    await page.locator(':root[data-theme=light]').waitFor()
  })

  await keys.can('upload a game', async () => {
    await keys.to(/^Upload a game/)
    await keys.press('Enter')
    const { text } = lateAt({ round: 'stock' })
    await (
      await chooser
    ).setFiles({ name: 'Harz.json', mimeType: 'application/json', buffer: Buffer.from(text) })
    await new Board(page).ready()
  })
  await page.goto('/')
  await keys.can('rename a game', async () => {
    await keys.to(/^More.*Harz/)
    await keys.choose(/Rename/)
    await page.getByRole('dialog').waitFor()
    await keys.reach(/name/i)
    await keys.write('Evening')
    await keys.press('Enter')
    await page.getByRole('link', { name: /^Evening/ }).waitFor()
  })
  await keys.can('delete a game', async () => {
    await keys.to(/^More.*Evening/)
    await keys.choose(/Delete/)
    await page.getByRole('dialog').waitFor()
    await keys.use(/^Delete$/)
    await page.getByRole('link', { name: /^Evening/ }).waitFor({ state: 'detached' })
  })

  await keys.can('rules', async () => {
    await page.goto('/')
    await keys.use(/^Rules/)
    await page.getByRole('heading', { name: /Rules of/ }).waitFor()
  })
  await keys.can('search the rules', async () => {
    await keys.to(/^Search/, 'Tab', 120)
    await keys.write('receivership')
    await page.getByRole('status').filter({ hasText: /\d/ }).waitFor()
  })

  await page.goto('/position')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await keys.can('position form', async () => {
    await keys.use(/example/i)
    await keys.to(/^Phase/)
    await keys.press('ArrowDown', 'ArrowUp')
    await keys.use(/analysis/i, 'Tab', 300)
    await new Board(page).ready()
  })
})
