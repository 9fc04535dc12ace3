import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { Session } from '../session/session.js'

/** A button that is pressed in the card may be gone with its step; the keyboard then goes on from the card. */
export function useKeptFocus(
  card: RefObject<HTMLElement | null>,
  session: Session,
  drawn: readonly unknown[],
) {
  const isPressed = useRef(false)
  const isBeingPressed = useRef(false)
  const keep = (): void => {
    isPressed.current = false
    card.current?.focus({ preventScroll: true })
  }
  // a move made by the button: the focus leaves it before it goes, which spares the browser a layout with it and another
  // without it
  useEffect(
    () =>
      session.subscribe(() => {
        if (isBeingPressed.current && document.activeElement?.closest('.card-decision')) keep()
      }),
    [session],
  )
  // whatever else took it away
  useLayoutEffect(() => {
    if (isPressed.current && document.activeElement === document.body) keep()
  }, drawn)
  return {
    onClickCapture: () => {
      isPressed.current = true
      isBeingPressed.current = true
    },
    onClick: () => {
      isBeingPressed.current = false
    },
  }
}
