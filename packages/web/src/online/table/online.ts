import type { RefObject } from 'preact'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { ChatMessage, Table } from '@stellwerk/protocol'

/** What an online table has besides its game. */
export interface OnlineTable {
  readonly table: Table
  readonly messages: readonly ChatMessage[]
  /** How many of them came since the chat was last looked at. */
  readonly unread: number
  /** The chat is being looked at. */
  see(): void
  /** By what somebody may sit down who is not at the table yet. */
  readonly invite: string | undefined
  /** What was written and not sent yet; it stays while other tabs are looked at. */
  readonly written: Map<'chat' | 'notes' | 'substitute', string>
  /** The tab that was opened last; it stays open when somebody comes in or sits down and the board is opened anew. */
  readonly panel: RefObject<string | null>
  /** Asks the server for something about the table and takes over its answer. */
  change(path: string, body: unknown, method?: 'POST' | 'PUT' | 'DELETE'): Promise<void>
}

export const OnlineContext = createContext<OnlineTable | null>(null)

export function useOnline(): OnlineTable {
  const online = useContext(OnlineContext)
  if (!online) throw new Error('there is no online table around this component')
  return online
}
