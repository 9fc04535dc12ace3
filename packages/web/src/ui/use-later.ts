import { useEffect, useRef, useState } from 'preact/hooks'

/** A value as it was until the browser has painted what changed with it, for parts that nobody looks at first; else as it is. */
export function useLater<T>(present: T, isLate: boolean): T {
  const shown = useRef(present)
  const [, redraw] = useState({})
  if (!isLate) shown.current = present
  // runs once the browser has painted
  useEffect(() => {
    if (shown.current === present) return
    shown.current = present
    redraw({})
  }, [present])
  return shown.current
}
