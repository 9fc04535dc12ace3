import type { ComponentType } from 'preact'
import { memo } from '../../../ui/memo.js'
import type { Moments } from '../story/gather.js'
import type { Board } from './board.js'
import { useBoard, useMoments } from './board.js'
import './panels.css'

export interface PanelProps {
  readonly board: Board
  /** The game up to the moment that is shown. */
  readonly moments: Moments
}

/** A tab of the dock that is drawn anew when the board changes, and not whenever something is pointed at. */
export function panelOf(content: ComponentType<PanelProps>): ComponentType {
  const Content = memo(content)
  return function Panel() {
    return <Content board={useBoard()} moments={useMoments()} />
  }
}
