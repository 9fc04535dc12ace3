import { useCallback, useEffect, useRef, useState } from 'preact/hooks'

/** How long a pointer rests before a card appears, and how long it may take from the hex to its card. */
const appearAfter = 160
const vanishAfter = 260

export interface Pointed {
  /** The hex whose card is shown. */
  readonly card: string | undefined
  /** The pointer came to a hex, or to no hex. */
  rest(hex: string | undefined): void
  /** Stays as it is: the pointer is on the card. */
  stay(): void
  /** At once: by the keyboard or a tap. */
  show(hex: string | undefined): void
}

/** Which hex is looked at. */
export function usePointed(): Pointed {
  const [card, setCard] = useState<string | undefined>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const stay = useCallback(() => clearTimeout(timer.current), [])
  const rest = useCallback((hex: string | undefined) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setCard(hex), hex === undefined ? vanishAfter : appearAfter)
  }, [])
  const show = useCallback((hex: string | undefined) => {
    clearTimeout(timer.current)
    setCard(hex)
  }, [])
  useEffect(() => stay, [stay])
  return { card, rest, stay, show }
}
