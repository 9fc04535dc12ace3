import { loadLater } from 'virtual:languages'
import { useEffect, useState } from 'preact/hooks'
import { onScreen } from '../ui/on-screen.js'
import { useFailure } from '../ui/use-failure.js'

const there = new Set<string>()

/** Fetches what a title says of events and refusals. */
export async function fetchLaterWords(title: string): Promise<void> {
  await loadLater(title)
  there.add(title)
}

/** Whether events and refusals of a title can be told already; if not, their words are fetched once the board is there. */
export function useLaterWords(title: string): boolean {
  const [isThere, setThere] = useState(there.has(title))
  const fail = useFailure()
  useEffect(() => {
    if (isThere) return undefined
    let current = true
    const fetch = async (): Promise<void> => {
      await onScreen()
      await fetchLaterWords(title)
      if (current) setThere(true)
    }
    fetch().catch(fail)
    return () => {
      current = false
    }
  }, [title, isThere, fail])
  return isThere
}
