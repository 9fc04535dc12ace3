import { useSay } from '../../language/language.js'
import { runsTexts } from './texts.js'

interface TakeHintProps {
  /** The place of several routes, of which one is to be chosen. */
  readonly asks: string | undefined
  /** Whether a route is under work already. */
  readonly isOpen: boolean
}

/** How a route is taken up, or that one of several has to be chosen. */
export function TakeHint({ asks, isOpen }: TakeHintProps) {
  const say = useSay(runsTexts)
  return (
    <p class="decision-hint" role="status">
      {asks !== undefined ? say('whichRoute', { place: asks }) : !isOpen && say('takeHint')}
    </p>
  )
}
