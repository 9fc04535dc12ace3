import type { Readings, Settings } from '@stellwerk/engine'
import { readingsPart } from '@stellwerk/engine'

/** How many readings of a table differ from the default. */
export const changedReadings = (readings: Readings, chosen: Settings): number =>
  Object.keys(readingsPart(readings, chosen).readings ?? {}).length
