import type { Page } from 'playwright-core'

/** Every title and every game has its board. */
export const boards = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const wanted = document.querySelectorAll('.home-title, .game-card').length
    return wanted > 2 && document.querySelectorAll('.small-board').length === wanted
  })

/** Whether something is seen without scrolling. */
export const inView = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight)
