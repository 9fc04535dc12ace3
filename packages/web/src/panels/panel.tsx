import type { CoreState } from '@stellwerk/engine'
import type { ComponentType } from 'preact'
import type { Moment, Now } from '../session/session.js'
import type { Chronicle } from '../story/chronicle.js'
import { chronicleOf } from '../story/chronicle.js'
import type { Moments } from '../story/gather.js'
import { useDescribed } from '../table/description.js'
import { useTable } from '../table/table.js'
import { memo } from '../ui/memo.js'
import type { Sight } from './sight.js'
import { useSight } from './sight.js'
import './panels.css'

export interface PanelProps {
  readonly sight: Sight
}

/** A tab of the dock that is drawn anew when the table changes, and not whenever something is pointed at. */
export function panelOf(content: ComponentType<PanelProps>): ComponentType {
  const Content = memo(content)
  return function Panel() {
    return <Content sight={useSight()} />
  }
}

/** The moments up to the shown one, as far back as they are loaded; another one is shown until its own is. */
function momentsUpTo(now: Now, at: number, shown: Moment): Moments<CoreState> {
  const moments: Moment[] = [now.at(at) ?? shown]
  for (let n = at - 1; n >= 0; n--) {
    const moment = now.at(n)
    if (!moment) break
    moments.push(moment)
  }
  return moments.reverse()
}

/** The game up to the moment that is shown, and what is told of it. */
export interface Past {
  readonly moments: Moments<CoreState>
  readonly chronicle: Chronicle
}

/** The last one that was told of each present: all panels tell of the same. */
const told = new WeakMap<Now, Past & { readonly at: number }>()

export function usePast(): Past {
  const { now, at, shown } = useTable()
  const { face } = useDescribed()
  const known = told.get(now)
  if (known?.at === at) return known
  const moments = momentsUpTo(now, at, shown)
  const past = { at, moments, chronicle: chronicleOf(face, moments) }
  told.set(now, past)
  return past
}
