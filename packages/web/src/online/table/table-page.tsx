import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { ChatMessage, Table } from '@stellwerk/protocol'
import { Framed } from '../../app/framed.js'
import { useLanguage, useSay } from '../../language/language.js'
import { searchInWorker } from '../../session/search.js'
import { titleName } from '../../titles/catalogue.js'
import { openGame } from '../../titles/open-game.js'
import { Entrance } from '../account/entrance.js'
import { useMe } from '../account/me.js'
import { RequestFailed, request } from '../api.js'
import { failureText } from '../failure.js'
import { OnlineSession } from '../online-session.js'
import { live } from '../socket.js'
import { GameScreen } from './game-screen.js'
import { OnlineContext } from './online.js'
import { onlineTexts } from './texts.js'
import { useUnread } from './unread.js'
import { WaitingRoom } from './waiting-room.js'
import './table.css'

interface TablePageProps {
  readonly id: string
  readonly invite: string | undefined
  readonly startAt: number | undefined
  /** The variation to begin with. */
  readonly line: string | undefined
}

/** An address that no table can have leads nowhere, like one that no table has. */
const asMissing = (error: unknown): unknown =>
  error instanceof RequestFailed && error.code === 'malformed' ? new RequestFailed('not-found', '') : error

/** A table of the server, before, during and after its game. */
export function TablePage({ id, invite, startAt, line }: TablePageProps) {
  const say = useSay(onlineTexts)
  const language = useLanguage()
  const me = useMe()
  const [table, setTable] = useState<Table | undefined>()
  const [messages, setMessages] = useState<readonly ChatMessage[]>([])
  const [board, setBoard] = useState<OnlineSession | undefined>()
  const [failure, setFailure] = useState('')
  const query = invite === undefined ? '' : `?invite=${invite}`
  const hasGame = table !== undefined && (['running', 'finished'].includes(table.state) || table.length > 0)
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

  // before the game there is no session: the page itself follows the table
  useEffect(() => {
    if (!table || board) return undefined
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
  }, [id, table?.id, board])

  const add = (message: ChatMessage): void =>
    // one that is known comes again when moderators hide or show it
    setMessages((known) =>
      known.some((one) => one.id === message.id)
        ? known.map((one) => (one.id === message.id ? message : one))
        : [...known, message],
    )

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
      else setBoard(opened)
    }
    open().catch(tell)
    return () => {
      isGone = true
      opened?.close()
      setBoard(undefined)
    }
    // with another seat, or when its past is shown, the game is seen with other eyes
  }, [id, hasGame, me?.id, table?.you.player, table?.you.pastHidden])

  const written = useRef(new Map<'chat' | 'notes' | 'substitute', string>()).current
  const panel = useRef<string | null>(null)
  const { unread, see } = useUnread(id, messages)
  const online = useMemo(
    () =>
      table && {
        table,
        messages,
        unread,
        see,
        invite,
        written,
        panel,
        async change(path: string, body: unknown, method: 'POST' | 'PUT' | 'DELETE' = 'POST'): Promise<void> {
          setTable(await request<Table>(method, `/tables/${id}/${path}`, body))
        },
      },
    [table, messages, unread, see, invite, id],
  )

  if (failure)
    return (
      <Framed>
        <main class="online-page">
          <h1>{say('failed')}</h1>
          <p role="alert">{failure}</p>
          <p>
            <a class="button" href="/lobby">
              {say('toTables')}
            </a>
          </p>
          {me === null && <Entrance {...(invite === undefined ? {} : { invite })} />}
        </main>
      </Framed>
    )
  if (!online || (hasGame && !board))
    return (
      <Framed>
        <main class="online-page" aria-busy="true">
          <p>{say('loading')}</p>
        </main>
      </Framed>
    )
  return (
    <OnlineContext.Provider value={online}>
      {board ? (
        <GameScreen session={board} startAt={startAt} wanted={line} />
      ) : (
        <Framed>
          <main class="online-page">
            <h1>{online.table.name || titleName(language, online.table.title)}</h1>
            <WaitingRoom invite={invite} />
          </main>
        </Framed>
      )}
    </OnlineContext.Provider>
  )
}
