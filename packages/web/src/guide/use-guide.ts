import { useEffect, useState } from 'preact/hooks'
import { useFailure } from '../ui/use-failure.js'
import type { Guide } from './guide.js'

/** Each title's guide is fetched when it is first read. */
const guides: { readonly [title: string]: () => Promise<Guide> } = {
  '1853': async () => (await import('../titles/1853/guide/guide.js')).guide,
  '1854': async () => (await import('../titles/1854/guide/guide.js')).guide,
  '1873': async () => (await import('../titles/1873/guide/guide.js')).guide,
}

/** A title's guide; undefined while it is on its way, and where there is none. */
export function useGuide(title: string): Guide | undefined {
  const fail = useFailure()
  const [known, setKnown] = useState<Guide>()
  useEffect(() => {
    let current = true
    guides[title]?.().then((guide) => current && setKnown(guide), fail)
    return () => {
      current = false
    }
  }, [title, fail])
  return known
}
