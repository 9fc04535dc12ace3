import { useEffect, useState } from 'preact/hooks'
import type { ChatMessage, Table } from '@stellwerk/protocol'
import { useLanguage } from '../../language/language.js'
import { searchInWorker } from '../../session/search.js'
import { openGame } from '../../titles/open-game.js'
import { useMe } from '../account/me.js'
import { RequestFailed, request } from '../api.js'
import { failureText } from '../failure.js'
import { OnlineSession } from '../online-session.js'
import { live } from '../socket.js'

/** By what address a table is looked at. */
interface Looked {
  readonly id: string
  readonly invite: string | undefined
}

/** A table as the server told it last, with its chat. */
interface ToldTable {
  readonly table: Table | undefined
  readonly messages: readonly ChatMessage[]
  /** Why the table cannot be shown, in words; '' if it can. */
  readonly failure: string
  setTable(change: Table | ((known: Table | undefined) => Table | undefined)): void
  /** A message came, or one that is known came again. */
  add(message: ChatMessage): void
  tell(error: unknown): void
  read(): void
}

/** An address that no table can have leads nowhere, like one that no table has. */
const asMissing = (error: unknown): unknown =>
  error instanceof RequestFailed && error.code === 'malformed' ? new RequestFailed('not-found', '') : error

/** Asks the server for a table and its chat. */
export function useToldTable({ id, invite }: Looked): ToldTable {
  const language = useLanguage()
  const me = useMe()
  const [table, setTable] = useState<Table | undefined>()
  const [messages, setMessages] = useState<readonly ChatMessage[]>([])
  const [failure, setFailure] = useState('')
  const query = invite === undefined ? '' : `?invite=${invite}`
  const tell = (error: unknown): void => setFailure(failureText(language, asMissing(error)))
  const read = (): void => void request<Table>('GET', `/tables/${id}${query}`).then(setTable, tell)

  useEffect(() => {
    setFailure('')
    read()
    request<{ messages: ChatMessage[] }>('GET', `/tables/${id}/chat${query}`).then(
      (log) => setMessages(log.messages),
      () => setMessages([]),
    )
  }, [id, query, me?.id])

  const add = (message: ChatMessage): void =>
    // one that is known comes again when moderators hide or show it
    setMessages((known) =>
      known.some((one) => one.id === message.id)
        ? known.map((one) => (one.id === message.id ? message : one))
        : [...known, message],
    )
  return { table, messages, failure, setTable, add, tell, read }
}

/** Before the game there is no session: the page itself follows the table. */
export function useFollowedTable({ id, invite }: Looked, told: ToldTable, isPlayed: boolean): void {
  const { table, setTable, add } = told
  useEffect(() => {
    if (!table || isPlayed) return undefined
    return live.listen({
      connection: (connection) => {
        if (connection === 'online')
          live.send({
            type: 'watch',
            table: id,
            after: table.seq,
            ...(invite === undefined ? {} : { invite }),
          })
      },
      message: (message) => {
        if (message.type === 'table' && message.table.id === id) setTable(message.table)
        if (message.type === 'moved' && message.table === id)
          setTable((known) => known && { ...known, ...message.progress })
        if (message.type === 'chat' && message.table === id) add(message.message)
      },
    })
  }, [id, table?.id, isPlayed])
}

/** The session of the table's game; undefined while it is on its way. */
export function useOpenedGame(
  { id, invite }: Looked,
  told: ToldTable,
  hasGame: boolean,
): OnlineSession | undefined {
  const me = useMe()
  const [session, setSession] = useState<OnlineSession | undefined>()
  const { table, setTable, add, tell, read } = told
  useEffect(() => {
    if (!hasGame || !table) return undefined
    let opened: OnlineSession | undefined
    let isGone = false
    const open = async (): Promise<void> => {
      const game = await openGame(table.title)
      if (!game) return
      opened = await OnlineSession.open(
        game,
        searchInWorker,
        table,
        { table: setTable, chat: add, dismissed: read },
        invite,
      )
      if (isGone) opened.close()
      else setSession(opened)
    }
    open().catch(tell)
    return () => {
      isGone = true
      opened?.close()
      setSession(undefined)
    }
    // with another seat, or when its past is shown, the game is seen with other eyes
  }, [id, hasGame, me?.id, table?.you.player, table?.you.pastHidden])
  return session
}
