import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What is wrong with a page, or a part of it, for people who cannot see, hear or point well: one line for each element. */
export async function faultsOf(page: Page, part = ':root'): Promise<readonly string[]> {
  await page.evaluate(await source)
  await shown(page, 'light')
  const light = await run(page, part, {})
  // the page is the same in the dark; only its colours differ
  await shown(page, 'dark')
  const dark = await run(page, part, { runOnly: ['color-contrast', 'link-in-text-block'] })
  await shown(page, 'light')
  return [...told(light, 'light'), ...told(dark, 'dark')]
}

async function shown(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await page.locator(`:root[data-theme=${theme}]`).waitFor()
}

const run = (page: Page, part: string, options: RunOptions): Promise<AxeResults> =>
  page.evaluate(
    ([place, wish]) => {
      const { axe } = window as unknown as { axe: { run(place: string, wish: unknown): Promise<AxeResults> } }
      return axe.run(place, wish)
    },
    [part, options] as const,
  )

const told = ({ violations }: AxeResults, theme: string): string[] =>
  violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${theme} ${id} (${help}): ${target.join(' ')} ${any[0]?.message ?? ''}`),
  )
