import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import type { Plugin, UserConfig } from 'vite'
import { build, loadConfigFromFile, mergeConfig } from 'vite'
import { Board } from './board.js'
import { useStage } from './testing-stage.js'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const list = here('../../titles/all/src/manifests.ts')
const longerList = here('../../titles/all/src/testing-manifests.ts')
const folder = await mkdtemp(join(tmpdir(), 'stellwerk-titles-'))

/** One more title in the list, and nothing else. */
const oneMore: Plugin = {
  name: 'one-more-title',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith('/manifests.js') || importer === longerList) return undefined
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found?.id === list ? longerList : found
  },
}

const stage = useStage(async () => {
  const found = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    here('../../web/vite.config.ts'),
  )
  // the longer name first, since an alias also matches whatever begins with it; the site itself needs nothing from
  // tests
  const testing = [{ find: '@stellwerk/engine/testing', replacement: here('../../engine/src/testing.ts') }]
  const merged: UserConfig = mergeConfig(found?.config ?? {}, { resolve: { alias: testing } })
  const { plugins = [], build: how, ...config } = merged
  const kept = (plugins as readonly Plugin[]).filter(({ name }) => name !== 'stellwerk:compressed')
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [oneMore, ...kept],
    build: { ...how, outDir: folder, minify: false },
  })
  return { STELLWERK_SITE: folder }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a title that is in the list is set up, shown and played to its end in a browser', async () => {
  const page = await stage().visit('/')
  await Board.setUp(page, { title: 'coins', players: ['Anna', 'Ben'] })
  const board = new Board(page)
  await board.ready()
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toContain('The coin game')
  const map = page.getByRole('group', { name: 'Three purses' })
  await page.keyboard.press('m')
  // the map is drawn after the key
  await expect.poll(() => map.locator('[data-hex]').count()).toBe(3)
  for (let n = 0; n < 7; n++) {
    await board.row(/^Take/).click()
    await board.card.getByRole('textbox').fill('3')
    await board.acts(() => board.primary.click())
  }
  await board.card.getByText('Anna has won with 12 c').waitFor()
  const town = map.locator('[data-hex="A1"]')
  await expect.poll(() => town.getAttribute('aria-label')).toBe('A1, town, worth 12 c')
  await board.panel.getByText('Anna wins').waitFor()
  await page.getByRole('tab', { name: 'Log' }).click()
  await board.panel.getByText('take: 3 coins').first().waitFor()
})
