/** npm run screenshots -- [folder]: pictures of every screen, as `screen-size-theme-language.jpg`. */
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright-core'
import type { Language, Look } from './stage.js'
import { Stage, phone, wide } from './stage.js'
import { onlineScreens, screens } from './screens.js'
import { otherScreens } from './screens-others.js'
import { paint, speak } from './settings.js'

const folder = resolve(process.argv[2] ?? 'docs/screenshots')
const sizes: { readonly [name: string]: Look } = { wide, phone }
const themes = ['light', 'dark'] as const
const languages: readonly Language[] = ['en', 'de', 'ja']

await mkdir(folder, { recursive: true })
const stage = await Stage.open()

async function take(
  page: Page,
  screen: string,
  size: string,
  theme: (typeof themes)[number],
  language: Language,
): Promise<void> {
  await page.mouse.move(0, 0)
  // the card of the hex on which the pointer was goes away a little later
  await page.locator('.map-card').waitFor({ state: 'detached' })
  await paint(page, theme)
  const path = join(folder, `${screen}-${size}-${theme}-${language}.jpg`)
  await page.screenshot({ path, type: 'jpeg', quality: 75 })
}

try {
  for (const [size, look] of Object.entries(sizes))
    for (const language of languages) {
      for (const { name, isMain, show } of [...screens, ...otherScreens]) {
        if (language !== 'en' && !isMain) continue
        // the script that leads to a screen speaks English; then the reader's language is chosen
        const page = await stage.visit('/', look)
        await show(page)
        if (language !== 'en') await speak(page, language)
        for (const theme of themes)
          if (theme === 'light' || (language === 'en' && isMain))
            await take(page, name, size, theme, language)
        await page.context().close()
      }
    }
  await onlineScreens(stage, sizes, async (page, name, size) => {
    for (const theme of themes) await take(page, name, size, theme, 'en')
  })
  for (const trouble of await stage.clear()) {
    process.stdout.write(`${trouble}\n`)
    process.exitCode = 1
  }
} finally {
  await stage.close()
}
