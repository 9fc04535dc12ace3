import type { Page } from 'playwright-core'
import { faultsOf } from './axe.js'
import type { Theme } from './stage.js'

/** The faults of each screen that is shown in turn. */
export class Inspection {
  readonly faults: { [screen: string]: readonly string[] } = {}

  /** The whole page, or what has changed of it since it was looked at. */
  async of(screen: string, page: Page, part?: string, themes?: readonly Theme[]): Promise<void> {
    const faults = await faultsOf(page, part, themes)
    if (faults.length > 0) this.faults[screen] = faults
  }
}

/** Words and buttons of which nobody sees the whole: cut by their own box, or beyond the screen. */
export async function cutOff(page: Page, selector: string): Promise<readonly string[]> {
  const shown = page.locator(selector).filter({ visible: true })
  if ((await shown.count()) === 0) return [`nothing is there: ${selector}`]
  return shown.evaluateAll((all) =>
    all
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        const isCut =
          one.clientWidth > 0 &&
          (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
        return isCut || left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1
      })
      .map((one) => one.textContent ?? ''),
  )
}
