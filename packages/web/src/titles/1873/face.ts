import type { State } from '@stellwerk/1873'
import { harzbahnFace, harzbahnTexts } from '@stellwerk/1873'
import type { BoardFace } from '../face.js'
import { panelsOf } from '../../panels/index.js'
import { Machines } from './slots/machines.js'
import { SwitcherMatrix } from './slots/switcher-matrix.js'

/** Harzbahn 1873 in a browser. */
export const face: BoardFace<State> = {
  id: '1873',
  described: harzbahnFace,
  slots: { switchers: SwitcherMatrix, machines: Machines },
  panels: panelsOf(harzbahnTexts),
}
