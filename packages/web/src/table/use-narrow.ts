import { useEffect, useState } from 'preact/hooks'

const narrow = matchMedia('(width < 800px), (height < 500px)')

export const isNarrow = (): boolean => narrow.matches

/** Whether the screen is that of a phone, upright or on its side; the same sizes as in the style sheets. */
export function useNarrow(): boolean {
  const [fits, setFits] = useState(isNarrow)
  useEffect(() => {
    const listener = (): void => setFits(isNarrow())
    narrow.addEventListener('change', listener)
    return () => narrow.removeEventListener('change', listener)
  }, [])
  return fits
}
