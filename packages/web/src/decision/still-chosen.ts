import type { Action } from '@stellwerk/engine'
import type { Row } from '@stellwerk/table'

/**
 * What was chosen, if it is still possible; where only one thing is possible, that one is. Nobody proposes something to the
 * others by a press of Enter.
 */
export function stillChosen(
  rows: readonly Row[],
  entered: Action | undefined,
  isPossible: (action: Action) => boolean,
): Action | undefined {
  if (entered && rows.some(({ action }) => action.type === entered.type) && isPossible(entered))
    return entered
  const [only, another] = rows
  return another || only?.asks !== undefined ? undefined : only?.action
}
