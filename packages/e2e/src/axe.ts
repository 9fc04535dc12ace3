import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { paint } from './settings.js'
import type { Theme } from './stage.js'

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Every rule of WCAG 2.0 to 2.2, levels A and AA, and what axe recommends besides. */
const everything: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}

/** The themes have the same page and differ in nothing but its colours: these rules look at them. */
const colours: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'], resultTypes: ['violations'] }

/** What is wrong with a page, or a part of it, for people who cannot see, hear or point well: one line for each rule. */
export async function faultsOf(
  page: Page,
  part = ':root',
  themes: readonly Theme[] = ['light', 'dark'],
): Promise<readonly string[]> {
  await page.evaluate(await source)
  const faults: string[] = []
  for (const theme of themes) {
    await paint(page, theme)
    faults.push(...told(await run(page, part, theme === 'light' ? everything : colours), theme))
  }
  await paint(page, 'light')
  return faults
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
  violations.map(({ id, help, nodes }) => {
    const [first] = nodes
    const { message = '' } = first?.any[0] ?? {}
    return `${theme} ${id} (${help}), ${nodes.length} times: ${first?.target.join(' ')} ${message}`
  })
