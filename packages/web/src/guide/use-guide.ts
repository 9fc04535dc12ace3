import { useEffect, useState } from 'preact/hooks'
import type { GuideTexts } from '@stellwerk/texts'
import { manifestOf } from '@stellwerk/titles'
import { useFailure } from '../ui/use-failure.js'

/** A title's guide, fetched when it is first read; undefined while it is on its way. */
export function useGuide(title: string): GuideTexts | undefined {
  const fail = useFailure()
  const [known, setKnown] = useState<GuideTexts>()
  useEffect(() => {
    let current = true
    manifestOf(title)
      ?.guide()
      .then((guide) => current && setKnown(guide), fail)
    return () => {
      current = false
    }
  }, [title, fail])
  return known
}
