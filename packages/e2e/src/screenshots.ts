/**
 * npm run screenshots -- [--kept]: pictures of every screen in reports/screenshots, as `screen-size-theme-language.jpg`;
 * with `--kept` only the few that the repository keeps, in docs/screenshots.
 */
import { mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import type { Language, Look } from './stage.js'
import { Stage, phone, wide } from './stage.js'
import type { Screen } from './screens.js'
import { onlineScreens, screens } from './screens.js'
import { otherScreens } from './screens-others.js'
import { paint, speak } from './settings.js'

const { kept } = parseArgs({ options: { kept: { type: 'boolean', default: false } } }).values
const folder = resolve(kept ? 'docs/screenshots' : 'reports/screenshots')
const sizes: { readonly [name: string]: Look } = { wide, phone }
const themes = ['light', 'dark'] as const
const languages: readonly Language[] = ['en', 'de', 'ja']
const keptDark = ['start-auction', 'stock-round', 'track', 'run']

type Theme = (typeof themes)[number]

/** In German and Japanese, and in the dark, only the main screens are taken. */
function isTaken(
  { name, isMain }: Pick<Screen, 'name' | 'isMain'>,
  size: string,
  theme: Theme,
  language: Language,
): boolean {
  if (language === 'en' && theme === 'light' && size === 'wide') return true
  if (!isMain) return !kept && language === 'en' && theme === 'light'
  if (!kept) return theme === 'light' || language === 'en'
  return language === 'en' && (theme === 'light' || (size === 'wide' && keptDark.includes(name)))
}

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const stage = await Stage.open()

async function take(
  page: Page,
  screen: string,
  size: string,
  theme: Theme,
  language: Language,
): Promise<void> {
  await page.mouse.move(0, 0)
  // the card of the hex on which the pointer was goes away a little later
  await page.locator('.map-card').waitFor({ state: 'detached' })
  await page.locator('.timeline-state').waitFor({ state: 'detached' })
  await paint(page, theme)
  const path = join(folder, `${screen}-${size}-${theme}-${language}.jpg`)
  await page.screenshot({ path, type: 'jpeg', quality: 75 })
}

try {
  for (const [size, look] of Object.entries(sizes))
    for (const language of languages) {
      for (const screen of [...screens, ...otherScreens]) {
        const taken = themes.filter((theme) => isTaken(screen, size, theme, language))
        if (taken.length === 0) continue
        // the script that leads to a screen speaks English; then the reader's language is chosen
        const page = await stage.visit('/', look)
        await screen.show(page)
        if (language !== 'en') await speak(page, language)
        for (const theme of taken) await take(page, screen.name, size, theme, language)
        await page.context().close()
      }
    }
  await onlineScreens(stage, sizes, async (page, name, size) => {
    for (const theme of themes)
      if (isTaken({ name }, size, theme, 'en')) await take(page, name, size, theme, 'en')
  })
  for (const trouble of await stage.clear()) {
    process.stdout.write(`${trouble}\n`)
    process.exitCode = 1
  }
} finally {
  await stage.close()
}
