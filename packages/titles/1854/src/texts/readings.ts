import type { ReadingTexts } from '@stellwerk/texts'
import type { readings } from '../readings.js'

/** The readings in words, for those who set up a table. */
export const readingTexts: ReadingTexts<typeof readings> = {}
