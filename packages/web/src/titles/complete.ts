import { loadLater } from 'virtual:languages'
import { useEffect, useState } from 'preact/hooks'
import { onScreen } from '../ui/on-screen.js'
import { useFailure } from '../ui/use-failure.js'

/** Parts of the rules that come after the board; the build enters them (`search-apart.ts`). */
export const parts: (() => Promise<void>)[] = []

const whole = new Set<string>()

/**
 * Fetches what a board on which nothing has happened can do without: the search for routes, and what a title says of events
 * and refusals. No action is carried out before.
 */
export async function complete(title: string): Promise<void> {
  if (whole.has(title)) return
  const words = loadLater(title)
  // a part may bring others along
  for (let fetched = 0; fetched < parts.length;) {
    const next = parts.slice(fetched)
    fetched = parts.length
    await Promise.all(next.map((fetch) => fetch()))
  }
  await words
  whole.add(title)
}

/** Whether events and refusals of a title can be told; if not yet, their words are fetched once the board is there. */
export function useLaterWords(title: string): boolean {
  const [isThere, setThere] = useState(whole.has(title))
  const fail = useFailure()
  useEffect(() => {
    if (isThere) return undefined
    let current = true
    const fetch = async (): Promise<void> => {
      await onScreen()
      await complete(title)
      if (current) setThere(true)
    }
    fetch().catch(fail)
    return () => {
      current = false
    }
  }, [title, isThere, fail])
  return isThere
}
