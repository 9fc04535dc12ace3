import type { Table } from '@stellwerk/protocol'
import type { Moment, Now } from '../session/session.js'

/** Own actions since somebody else decided can be taken back at once; further back the others are asked. */
export function undoLimits(
  { you, undo, state }: Pick<Table, 'you' | 'undo' | 'state'>,
  line: readonly (Pick<Moment, 'action'> | undefined)[],
  length: number,
): Pick<Now, 'undoTo' | 'askTo'> {
  if (you.player === null || undo === 'none' || state !== 'running') return { undoTo: length, askTo: length }
  let to = length
  while (to > 0 && line[to]?.action?.player === you.player) to--
  return { undoTo: to, askTo: 0 }
}
