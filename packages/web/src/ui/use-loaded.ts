import { useEffect, useState } from 'preact/hooks'
import { useFailure } from './use-failure.js'

/**
 * What is fetched for a key: undefined until it is there, and again as soon as another key is asked for. A failure goes to the
 * error boundary around.
 */
export function useLoaded<T>(key: string, load: () => Promise<T> | undefined): T | undefined {
  const fail = useFailure()
  const [found, setFound] = useState<{ readonly key: string; readonly value: T }>()
  useEffect(() => {
    let current = true
    load()?.then(
      (value) => current && setFound({ key, value }),
      (error: unknown) => current && fail(error),
    )
    return () => {
      current = false
    }
    // the key stands for what is fetched
  }, [key, fail])
  return found?.key === key ? found.value : undefined
}
