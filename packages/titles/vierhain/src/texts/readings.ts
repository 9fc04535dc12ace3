import type { ReadingTexts } from '@stellwerk/texts'

/** It is our own game: nothing is left open. */
export const readingTexts: ReadingTexts<Record<never, never>> = {}
