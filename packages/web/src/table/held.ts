import { useEffect, useState } from 'preact/hooks'
import { isWriting } from '../ui/typing.js'

/** Whether somebody holds the key or the button that shows what is otherwise covered. */
let held = false
const listeners = new Set<(is: boolean) => void>()

export function hold(is: boolean): void {
  if (is === held) return
  held = is
  for (const listener of listeners) listener(is)
}

const onKey = (event: KeyboardEvent): void => {
  if (event.key.toLowerCase() === 'h' && !isWriting(event.target)) hold(event.type === 'keydown')
}
const onAway = (): void => hold(false)

/** Follows the key H and the buttons that say "hold to look", for as long as there is something to look at. */
export function useHeld(): boolean {
  const [is, set] = useState(held)
  useEffect(() => {
    if (listeners.size === 0) {
      addEventListener('keydown', onKey)
      addEventListener('keyup', onKey)
      addEventListener('blur', onAway)
    }
    listeners.add(set)
    return () => {
      listeners.delete(set)
      if (listeners.size > 0) return
      removeEventListener('keydown', onKey)
      removeEventListener('keyup', onKey)
      removeEventListener('blur', onAway)
      held = false
    }
  }, [])
  return is
}
