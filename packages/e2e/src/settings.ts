import type { Page } from 'playwright-core'
import type { Language, Theme } from './stage.js'

const key = 'stellwerk.settings'

/** Changes settings of an open page, as if another page of the same browser had done so. */
async function change(page: Page, part: { readonly [setting: string]: string }): Promise<void> {
  await page.evaluate(
    ([name, wanted]) => {
      const settings = JSON.parse(localStorage.getItem(name) ?? '{}') as { [setting: string]: unknown }
      if (Object.entries(wanted).every(([setting, value]) => settings[setting] === value)) return
      const newValue = JSON.stringify({ ...settings, ...wanted })
      localStorage.setItem(name, newValue)
      dispatchEvent(new StorageEvent('storage', { key: name, newValue }))
    },
    [key, part] as const,
  )
}

export async function speak(page: Page, language: Language): Promise<void> {
  await change(page, { language })
  await page.locator(`:root[lang=${language}]`).waitFor()
  await page.waitForLoadState('networkidle')
}

/** Light and dark are what the system wishes; high contrast is a setting of the page. */
export async function paint(page: Page, theme: Theme): Promise<void> {
  if (theme !== 'contrast') await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await change(page, { theme: theme === 'contrast' ? theme : 'system' })
  await page.locator(`:root[data-theme=${theme}]`).waitFor()
}

/** The theme in which a page is painted now. */
export async function shownTheme(page: Page): Promise<Theme> {
  return (await page.locator(':root').getAttribute('data-theme')) as Theme
}
