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
