import type { ComponentChildren } from 'preact'
import { useSay } from '../../language/language.js'
import type { Point } from '../geometry.js'
import { boardTexts } from '../texts.js'
import type { View } from '../use-view.js'
import { CostFact } from './cost-fact.js'
import { DraftPlace } from './draft-place.js'

interface StationPlaceProps {
  readonly view: View
  /** The hex on the paper. */
  readonly at: Point
  readonly title: string
  /** What the station costs, in words; absent if it is free. */
  readonly amount: string | undefined
  /** What else it would change, as items of a list. */
  readonly children?: ComponentChildren
  onConfirm(): void
  onCancel(): void
}

/** A station that is about to be built, and what it costs. */
export function StationPlace({ amount, children, ...place }: StationPlaceProps) {
  const say = useSay(boardTexts)
  return (
    <DraftPlace {...place} confirm={say('build')}>
      <ul class="map-facts">
        <li>
          <CostFact amount={amount} />
        </li>
        {children}
      </ul>
    </DraftPlace>
  )
}
