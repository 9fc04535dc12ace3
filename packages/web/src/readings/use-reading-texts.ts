import { useEffect, useState } from 'preact/hooks'
import type { ReadingTexts } from '@stellwerk/texts'
import { useFailure } from '../ui/use-failure.js'

/** Each title's words are fetched when somebody looks at its readings. */
const words: { readonly [title: string]: () => Promise<ReadingTexts> } = {
  '1853': async () => (await import('./words-1853.js')).readingTexts,
  '1854': async () => (await import('./words-1854.js')).readingTexts,
  '1873': async () => (await import('./words-1873.js')).readingTexts,
}

/** What a title's readings are called; undefined while the words are on their way. */
export function useReadingTexts(title: string): ReadingTexts | undefined {
  const fail = useFailure()
  const [known, setKnown] = useState<{ readonly title: string; readonly texts: ReadingTexts }>()
  useEffect(() => {
    let current = true
    words[title]?.().then((texts) => current && setKnown({ title, texts }), fail)
    return () => {
      current = false
    }
  }, [title, fail])
  return known?.title === title ? known.texts : undefined
}
