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
  /** What had the focus before the move that is about to be drawn. */
  const left = useRef<HTMLElement | null>(null)
  const keep = (): void => {
    isPressed.current = false
    card.current?.focus({ preventScroll: true })
  }
  // a move made by the button: the focus leaves it before it goes, which spares the browser a layout with it and another
  // without it
  useEffect(
    () =>
      session.subscribe(() => {
        const pressed = document.activeElement
        if (!isBeingPressed.current || !(pressed instanceof HTMLElement)) return
        if (pressed.closest('.card-decision')) keep()
        else if (card.current !== pressed && card.current?.contains(pressed)) {
          left.current = pressed
          pressed.blur()
        }
      }),
    [session],
  )
  // a button that is still there goes on having it
  useLayoutEffect(() => {
    if (left.current?.isConnected && document.activeElement === document.body)
      left.current.focus({ preventScroll: true })
    left.current = null
  })
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
