import type { Warning } from '@stellwerk/bots'
import type { Action, CoreState } from '@stellwerk/engine'
import { askForWarning } from '../computers/deciding.js'
import type { Session } from '../session/session.js'
import { askedIn } from './use-advice.js'

/** Nobody waits longer than this for a friend's word. */
const patience = 4000

/** What the tutor has against a move; nothing if it could not look at it in time. */
export const warningOf = (session: Session, state: CoreState, action: Action): Promise<Warning | undefined> =>
  askForWarning(askedIn(session, state, action.player), action, AbortSignal.timeout(patience)).catch(
    () => undefined,
  )
