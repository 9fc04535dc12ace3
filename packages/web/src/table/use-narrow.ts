import { useEffect, useState } from 'preact/hooks'

const narrow = matchMedia('(width < 800px), (height < 500px)')

/** Whether the screen is that of a phone, upright or on its side; the same sizes as in the style sheets. */
export function useNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(narrow.matches)
  useEffect(() => {
    const listener = (): void => setNarrow(narrow.matches)
    narrow.addEventListener('change', listener)
    return () => narrow.removeEventListener('change', listener)
  }, [])
  return isNarrow
}
