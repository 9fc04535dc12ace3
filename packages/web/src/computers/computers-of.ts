import type { CoreState } from '@stellwerk/engine'
import type { Session } from '../session/session.js'
import { ComputerSession } from './computer-session.js'
import { askInWorker } from './deciding.js'

/** The game as computers play in it; undefined if only people do. */
export const computersOf = (session: Session<CoreState>): ComputerSession<CoreState> | undefined =>
  session.computers && new ComputerSession(session, session.computers, askInWorker)
