import type { Table } from '@stellwerk/protocol'
import type { Moment, Now } from '../session/session.js'
import { isComputers } from './seats.js'

/** Own actions since somebody else decided can be taken back at once; further back the others are asked. */
export function undoLimits(
  table: Pick<Table, 'you' | 'undo' | 'state' | 'seats'>,
  line: readonly (Pick<Moment, 'action'> | undefined)[],
  length: number,
): Pick<Now, 'undoTo' | 'askTo'> {
  const { you, undo, state } = table
  if (you.player === null || undo === 'none' || state !== 'running') return { undoTo: length, askTo: length }
  let to = length
  const isFree = (action: Moment['action']): boolean =>
    action?.player === you.player || isComputers(table, action)
  while (to > 0 && isFree(line[to]?.action)) to--
  return { undoTo: to, askTo: 0 }
}
