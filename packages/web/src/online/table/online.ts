import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { ChatMessage, Table } from '@stellwerk/protocol'

/** What an online table has besides its game. */
export interface OnlineTable {
  readonly table: Table
  readonly messages: readonly ChatMessage[]
  /** Asks the server for something about the table and takes over its answer. */
  change(path: string, body: unknown): Promise<void>
}

export const OnlineContext = createContext<OnlineTable | null>(null)

export function useOnline(): OnlineTable {
  const online = useContext(OnlineContext)
  if (!online) throw new Error('there is no online table around this component')
  return online
}
