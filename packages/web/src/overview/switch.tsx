import { useSay } from '../language/language.js'
import type { ReviewPageState } from '../table/use-review-page.js'
import { switchTexts } from './switch-texts.js'
import type { OverviewState } from './use-overview.js'
import './switch.css'

interface SwitchProps {
  readonly overview: OverviewState
  readonly review: Pick<ReviewPageState, 'isPossible' | 'isOpen' | 'open' | 'close'>
}

/** Map, overview or review. */
export function OverviewSwitch({ overview: { isOpen, toggle }, review }: SwitchProps) {
  const say = useSay(switchTexts)
  const isReview = review.isOpen
  const choose = (open: boolean): void => {
    review.close()
    if (open !== isOpen) toggle()
  }
  return (
    <div class="overview-switch" role="group" aria-label={say('shown')}>
      {review.isPossible && (
        <button type="button" aria-pressed={isReview} aria-keyshortcuts="w" onClick={() => review.open()}>
          {say('review')} <kbd aria-hidden="true">W</kbd>
        </button>
      )}
      <button
        type="button"
        aria-pressed={!isReview && !isOpen}
        aria-keyshortcuts="m"
        onClick={() => choose(false)}
      >
        {say('map')} <kbd aria-hidden="true">M</kbd>
      </button>
      <button
        type="button"
        aria-pressed={!isReview && isOpen}
        aria-keyshortcuts="o"
        onClick={() => choose(true)}
      >
        {say('overview')} <kbd aria-hidden="true">O</kbd>
      </button>
    </div>
  )
}
