import type { CoreState } from '@stellwerk/engine'
import type { ComponentType } from 'preact'
import type { Moments } from '../story/gather.js'
import { memo } from '../ui/memo.js'
import type { Board } from './board.js'
import { useBoard, useMoments } from './board.js'
import './panels.css'

export interface PanelProps<S extends CoreState> {
  readonly board: Board<S>
  /** The game up to the moment that is shown. */
  readonly moments: Moments<S>
}

/** A tab of the dock that is drawn anew when the board changes, and not whenever something is pointed at. */
export function panelOf<S extends CoreState>(content: ComponentType<PanelProps<S>>): ComponentType {
  const Content = memo(content)
  return function Panel() {
    return <Content board={useBoard<S>()} moments={useMoments<S>()} />
  }
}
