import type { State } from '@stellwerk/1854'
import type { Board as AnyBoard } from '../../../panels/board.js'
import type { PanelProps as AnyPanelProps } from '../../../panels/panel.js'

export type Board = AnyBoard<State>
export type PanelProps = AnyPanelProps<State>
