import { useLayoutEffect, useMemo } from 'preact/hooks'
import { isWriting } from '../ui/typing.js'

/** How long a new decision takes no press, in milliseconds. */
const settlingTime = 350

/** Where a press can decide something; panels, tabs and the timeline stay open to the pointer. */
const deciding = '.card, .table-map, .table-bar-button, .hand-over'

/** Keys that decide something anywhere on the screen; arrows, Tab and Escape never do. */
const isDecidingKey = (key: string): boolean => key === 'Enter' || /^[\p{L}\p{N} ]$/u.test(key)

const isIn = (target: EventTarget | null, places: string): boolean =>
  target instanceof Element && target.closest(places) !== null

/**
 * Keeps a press that was meant for one decision from making the next one: for a moment after each new decision nothing is
 * taken, nor the later clicks of a double click whose first click brought that decision, nor a key that is held down.
 */
class Settling {
  private changedAt = -Infinity
  private clicksSince = -Infinity

  constructor() {
    // first of all listeners: it is made before the components that have their own
    addEventListener('click', this.click, { capture: true })
    addEventListener('keydown', this.key, { capture: true })
  }

  /** Another decision is on the screen. */
  begin(): void {
    this.changedAt = performance.now()
  }

  end(): void {
    removeEventListener('click', this.click, { capture: true })
    removeEventListener('keydown', this.key, { capture: true })
  }

  private isEarly({ timeStamp }: Event): boolean {
    return timeStamp < this.changedAt + settlingTime
  }

  private readonly click = (event: MouseEvent): void => {
    if (event.detail <= 1) this.clicksSince = event.timeStamp
    const isLaterOfSeveral = event.detail > 1 && this.changedAt > this.clicksSince
    if ((this.isEarly(event) || isLaterOfSeveral) && isIn(event.target, deciding)) stop(event)
  }

  private readonly key = (event: KeyboardEvent): void => {
    const { key, target } = event
    if (event.ctrlKey || event.altKey || event.metaKey || !isDecidingKey(key)) return
    if (!this.isEarly(event) && !event.repeat) return
    // Enter and Space belong to what has the focus, letters to the field or the dialog in which one types
    const isElsewhere =
      key === 'Enter' || key === ' ' ? target !== document.body && !isIn(target, deciding) : isWriting(target)
    if (isElsewhere) return
    stop(event)
  }
}

function stop(event: Event): void {
  event.stopImmediatePropagation()
  event.preventDefault()
}

/** One for the game screen; `drawn` is what the decision is drawn from. */
export function useSettling(drawn: readonly unknown[]): void {
  const settling = useMemo(() => new Settling(), [])
  useLayoutEffect(() => () => settling.end(), [settling])
  useLayoutEffect(() => settling.begin(), drawn)
}
