import type { RefObject } from 'preact'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { useSetFocus } from '../table/focus.js'
import { hexTowards, outer } from './geometry.js'
import type { Paper } from './paper.js'
import { roomForCard } from './room.js'
import { useGestures } from './use-gestures.js'
import { arrowOf, zoomKeys } from './use-keys.js'
import { usePointed } from './use-pointed.js'
import type { View } from './use-view.js'

interface Handled {
  readonly window: RefObject<HTMLElement | null>
  readonly view: View
  readonly paper: Paper
  /** The hexes one can move to by the keyboard. */
  readonly hexes: readonly string[]
  /** Where the keyboard enters the map first, and where something can be built. */
  readonly firstEntry: string
  readonly legal: readonly string[]
  /** The hex of what has been begun there. */
  readonly chosen: string | undefined
  /** Where a second tap means something, so that it does not zoom. */
  takesTaps(hex: string): boolean
  /** A tap on a hex; tells whether it began or went on with something, so that no card is to be shown. */
  onTap(hex: string): boolean
}

interface FrameHands {
  /** The hex at which the keyboard enters the map. */
  readonly entry: string
  /** The hex whose card is shown. */
  readonly card: string | undefined
  /** Whether the last choice came by the keyboard. */
  readonly byKeyboard: boolean
  /** What the window listens to. */
  readonly listeners: {
    onPointerOver(event: PointerEvent): void
    onPointerLeave(): void
    onKeyDown(event: KeyboardEvent): void
    onFocusIn(event: FocusEvent): void
  }
  /** What the drawing listens to. */
  onClick(event: MouseEvent): void
}

const hexAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element
    ? (target.closest('[data-hex]')?.getAttribute('data-hex') ?? undefined)
    : undefined

/** What mouse, finger and keyboard do to a map: look at hexes, tap them, move the paper. */
export function useFrameHands(handled: Handled): FrameHands {
  const { window, view, paper, hexes, chosen, takesTaps, onTap } = handled
  const { onPaper } = paper
  const { entry, setEntry, focusHex } = useEntry(window, handled.firstEntry, handled.legal)
  const byKeyboard = useRef(false)
  const isTouch = useRef(false)
  const pointed = usePointed()
  useCardAsFocus(pointed.card)
  const zoomsOnDoubleTap = useCallback((target: Element) => !takesTaps(hexAt(target) ?? ''), [takesTaps])
  useGestures(window, view, zoomsOnDoubleTap)

  // what was begun by the keyboard leads back to where it was; at once, since the next key may come before painting
  useLayoutEffect(() => {
    if (chosen === undefined && byKeyboard.current && document.activeElement === document.body)
      focusHex(entry)
  }, [chosen])

  const tap = (hex: string, keyboard: boolean): void => {
    byKeyboard.current = keyboard
    // what is looked at gives way to what is done
    if (onTap(hex)) return pointed.show(undefined)
    // a second tap puts the card away again, since a finger cannot leave the hex
    pointed.show(pointed.card === hex && !keyboard && isTouch.current ? undefined : hex)
    view.reveal(onPaper(hex), roomForCard(view))
  }

  const listeners: FrameHands['listeners'] = {
    onPointerOver(event) {
      isTouch.current = event.pointerType === 'touch'
      if (isTouch.current) return
      if (event.target instanceof Element && event.target.closest('.map-card')) pointed.stay()
      else pointed.rest(hexAt(event.target))
    },
    onPointerLeave: () => pointed.rest(undefined),
    onKeyDown(event) {
      const hex = hexAt(event.target)
      const zoom = zoomKeys[event.key]
      const arrow = arrowOf(event)
      if (zoom) zoom(view)
      else if (arrow && event.ctrlKey) view.move(arrow.by)
      else if (arrow && hex !== undefined) {
        const next = hexTowards(hex, arrow.direction, hexes, paper.at)
        if (next !== undefined) focusHex(next)
      } else if (hex !== undefined && (event.key === 'Enter' || event.key === ' ')) tap(hex, true)
      else if (event.key === 'Escape' && pointed.card !== undefined) pointed.show(undefined)
      else return
      event.preventDefault()
    },
    onFocusIn(event) {
      const hex = hexAt(event.target)
      if (hex === undefined) return
      setEntry(hex)
      if (!(event.target as Element).matches(':focus-visible')) return
      const rim = outer * view.now().scale + 8
      view.reveal(onPaper(hex), { aside: rim, above: rim, below: rim })
      pointed.show(hex)
    },
  }
  const onClick = (event: MouseEvent): void => {
    const hex = hexAt(event.target)
    if (hex === undefined) pointed.show(undefined)
    else tap(hex, event.detail === 0)
  }
  return { entry, card: pointed.card, byKeyboard: byKeyboard.current, listeners, onClick }
}

/** The hex at which the keyboard enters the map: the last one that it was on, or one where something can be built. */
function useEntry(window: RefObject<HTMLElement | null>, firstEntry: string, legal: readonly string[]) {
  const [entry, setEntry] = useState(firstEntry)
  useEffect(() => {
    const [first] = legal
    if (first !== undefined && !window.current?.contains(document.activeElement)) setEntry(first)
  }, [legal])
  const focusHex = (hex: string): void =>
    window.current?.querySelector<SVGElement>(`[data-hex="${hex}"]`)?.focus()
  return { entry, setEntry, focusHex }
}

/** The hex whose card is shown is what the whole table looks at. */
function useCardAsFocus(card: string | undefined): void {
  const setFocus = useSetFocus()
  useEffect(() => {
    setFocus((before) =>
      card !== undefined ? { kind: 'hex', id: card } : before?.kind === 'hex' ? null : before,
    )
  }, [card])
}
