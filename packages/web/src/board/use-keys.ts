import { useLayoutEffect } from 'preact/hooks'
import { isChoosing, isWriting } from '../ui/typing.js'
import type { Direction, Point } from './geometry.js'
import type { View } from './use-view.js'

export interface DraftKeys {
  turn(step: 1 | -1): void
  /** The same tile in another gauge, where there is one. */
  gauge?(): void
  confirm(): void
  cancel(): void
}

/** Whether Enter already means something else there: another button, a link, a field. */
const usesEnter = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('button, a, select, summary, [role=button]') !== null &&
  target.closest('[data-hex], .map-fan-tile[aria-pressed=true]') === null

/** While something is begun on the map its keys work wherever the focus is: R turns, G changes the gauge, Enter confirms, Escape cancels. */
export function useDraftKeys(keys: DraftKeys | undefined): void {
  // at once, not after painting: the next key may come before that
  useLayoutEffect(() => {
    if (!keys) return undefined
    const listener = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey || isWriting(event.target)) return
      const letter = isChoosing(event.target) ? '' : event.key
      if (letter === 'r' || letter === 'R') keys.turn(event.shiftKey ? -1 : 1)
      else if (letter === 'g') keys.gauge?.()
      else if (event.key === 'Enter' && !usesEnter(event.target)) keys.confirm()
      else if (event.key === 'Escape') keys.cancel()
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    // before the page's own shortcuts, and before a hex takes Enter for a tap
    addEventListener('keydown', listener, { capture: true })
    return () => removeEventListener('keydown', listener, { capture: true })
  }, [keys])
}

/** What keys do to the view while the map has the focus. */
export const zoomKeys: { readonly [key: string]: ((view: View) => void) | undefined } = {
  '+': (view) => view.zoom(1.25),
  '=': (view) => view.zoom(1.25),
  '-': (view) => view.zoom(0.8),
}

interface Arrow {
  readonly direction: Direction
  /** How the paper moves to show more on that side. */
  readonly by: Point
}

const step = 80

const arrows: { readonly [key: string]: Arrow | undefined } = {
  ArrowLeft: { direction: 'left', by: { x: step, y: 0 } },
  ArrowRight: { direction: 'right', by: { x: -step, y: 0 } },
  ArrowUp: { direction: 'up', by: { x: 0, y: step } },
  ArrowDown: { direction: 'down', by: { x: 0, y: -step } },
}

/** Shift with an arrow steps through the game and belongs to the page. */
export const arrowOf = ({ key, shiftKey }: KeyboardEvent): Arrow | undefined =>
  shiftKey ? undefined : arrows[key]
