import type { ReadingTexts } from '@stellwerk/texts'
import { manifestOf } from '@stellwerk/titles'
import { useLoaded } from '../ui/use-loaded.js'

/** What a title's readings are called, fetched when somebody looks at them; undefined while the words are on their way. */
export const useReadingTexts = (title: string): ReadingTexts | undefined =>
  useLoaded(title, () => manifestOf(title)?.readingTexts())
