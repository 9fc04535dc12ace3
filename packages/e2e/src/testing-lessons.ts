import type { Locator, Page } from 'playwright-core'

/** What a lesson asks for and says. */
export const lessonBar = (page: Page, number: number): Locator =>
  page.getByRole('region', { name: `Lesson ${number}` })
