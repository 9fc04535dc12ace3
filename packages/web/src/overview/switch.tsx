import { useSay } from '../language/language.js'
import { switchTexts } from './switch-texts.js'
import type { OverviewState } from './use-overview.js'
import './switch.css'

/** Map or overview. */
export function OverviewSwitch({ overview: { isOpen, toggle } }: { readonly overview: OverviewState }) {
  const say = useSay(switchTexts)
  const choose = (open: boolean): void => {
    if (open !== isOpen) toggle()
  }
  return (
    <div class="overview-switch" role="group" aria-label={say('shown')}>
      <button type="button" aria-pressed={!isOpen} aria-keyshortcuts="m" onClick={() => choose(false)}>
        {say('map')} <kbd aria-hidden="true">M</kbd>
      </button>
      <button type="button" aria-pressed={isOpen} aria-keyshortcuts="o" onClick={() => choose(true)}>
        {say('overview')} <kbd aria-hidden="true">O</kbd>
      </button>
    </div>
  )
}
