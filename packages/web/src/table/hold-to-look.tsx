import { useSay } from '../language/language.js'
import { hold, useHeld } from './held.js'
import { handOverTexts } from './hand-over-texts.js'
import './hold-to-look.css'

const isHolding = (event: KeyboardEvent): boolean => event.key === ' ' || event.key === 'Enter'

/** Shows what is covered for as long as it is held, like the key H. */
export function HoldToLook() {
  const say = useSay(handOverTexts)
  const held = useHeld()
  const look = (): void => hold(true)
  const hide = (): void => hold(false)
  return (
    <button
      type="button"
      class="button hold-to-look"
      aria-pressed={held}
      aria-keyshortcuts="h"
      onPointerDown={look}
      onPointerUp={hide}
      onPointerLeave={hide}
      onPointerCancel={hide}
      onBlur={hide}
      // a finger that rests on it would open a menu
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => isHolding(event) && look()}
      onKeyUp={(event) => isHolding(event) && hide()}
    >
      {say(held ? 'hide' : 'look')} <kbd>H</kbd>
    </button>
  )
}
