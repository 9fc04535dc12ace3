import type { Page } from 'playwright-core'
import { faultsOf } from './axe.js'

/** The faults of each screen that is shown in turn. */
export class Inspection {
  readonly faults: { [screen: string]: readonly string[] } = {}

  async of(screen: string, page: Page, part?: string): Promise<void> {
    const faults = await faultsOf(page, part)
    if (faults.length > 0) this.faults[screen] = faults
  }
}
