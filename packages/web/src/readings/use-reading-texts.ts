import { useEffect, useState } from 'preact/hooks'
import type { ReadingTexts } from '@stellwerk/texts'
import { manifestOf } from '@stellwerk/titles'
import { useFailure } from '../ui/use-failure.js'

/** What a title's readings are called, fetched when somebody looks at them; undefined while the words are on their way. */
export function useReadingTexts(title: string): ReadingTexts | undefined {
  const fail = useFailure()
  const [known, setKnown] = useState<{ readonly title: string; readonly texts: ReadingTexts }>()
  useEffect(() => {
    let current = true
    manifestOf(title)
      ?.readingTexts()
      .then((texts) => current && setKnown({ title, texts }), fail)
    return () => {
      current = false
    }
  }, [title, fail])
  return known?.title === title ? known.texts : undefined
}
