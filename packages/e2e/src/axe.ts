import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { paint, shownTheme } from './settings.js'
import type { Theme } from './stage.js'

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Every rule of WCAG 2.0 to 2.2, levels A and AA, and what axe recommends besides. */
const everything: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}

/** The themes have the same page and differ in nothing but its colours: these rules look at them. */
const colours: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'], resultTypes: ['violations'] }

/**
 * What is wrong with a page, or a part of it, for people who cannot see, hear or point well: one line for each rule.
 * The page is left in the last theme checked. Its present theme comes first, because changing colours repaints
 * everything.
 */
export async function faultsOf(
  page: Page,
  part = ':root',
  themes: readonly Theme[] = ['light', 'dark'],
): Promise<readonly string[]> {
  // a page that is still being fetched has no faults of its own
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await page.locator('.lazy-waiting').first().waitFor({ state: 'detached' })
  await bringAxe(page)
  const shown = await shownTheme(page)
  const others = themes.filter((theme) => theme !== shown)
  const order = themes.length > others.length ? [shown, ...others] : others
  const faults: string[] = []
  for (const [i, theme] of order.entries()) {
    if (theme !== shown || i > 0) await paint(page, theme)
    faults.push(...told(await run(page, part, i === 0 ? everything : colours), theme))
  }
  return faults
}

/** Axe stays until another document is loaded; its code is large, and every copy has to be compiled again. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source)
}

type Violations = AxeResults['violations']

/**
 * Axe reads the whole document, whatever part of it is asked for, and most of a game's page is its map. So the pictures
 * are taken out while a part is looked at that lies elsewhere; the part itself stays as it is.
 */
const run = (page: Page, part: string, options: RunOptions): Promise<Violations> =>
  page.evaluate(
    async ([place, wish]) => {
      const { axe } = window as unknown as { axe: { run(place: string, wish: unknown): Promise<AxeResults> } }
      const isElsewhere = (map: Element): boolean =>
        [...document.querySelectorAll(place)].every((one) => !one.contains(map) && !map.contains(one))
      const pictures = [...document.querySelectorAll('.map')]
        .filter(isElsewhere)
        .flatMap((map) => [...map.querySelectorAll('.map-paper > svg')])
        .map((picture) => {
          const content = document.createDocumentFragment()
          content.append(...picture.childNodes)
          return { picture, content }
        })
      try {
        return (await axe.run(place, wish)).violations
      } finally {
        for (const { picture, content } of pictures) picture.prepend(content)
      }
    },
    [part, options] as const,
  )

const told = (violations: Violations, theme: Theme): string[] =>
  violations.map(({ id, help, nodes }) => {
    const [first] = nodes
    const { message = '' } = first?.any[0] ?? {}
    return `${theme} ${id} (${help}), ${nodes.length} times: ${first?.target.join(' ')} ${message}`
  })
