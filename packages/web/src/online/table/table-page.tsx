import { useMemo, useRef } from 'preact/hooks'
import type { Table } from '@stellwerk/protocol'
import { Framed } from '../../app/framed.js'
import { useLanguage, useSay } from '../../language/language.js'
import { titleName } from '../../titles/catalogue.js'
import { Entrance } from '../account/entrance.js'
import { useMe } from '../account/me.js'
import { request } from '../api.js'
import { GameScreen } from './game-screen.js'
import type { OnlineTable } from './online.js'
import { OnlineContext } from './online.js'
import { onlineTexts } from './texts.js'
import { useUnread } from './unread.js'
import { useFollowedTable, useOpenedGame, useToldTable } from './use-online-table.js'
import { WaitingRoom } from './waiting-room.js'
import './table.css'

interface TablePageProps {
  readonly id: string
  readonly invite: string | undefined
  readonly startAt: number | undefined
  /** The variation to begin with. */
  readonly line: string | undefined
}

/** A table of the server, before, during and after its game. */
export function TablePage({ id, invite, startAt, line }: TablePageProps) {
  const say = useSay(onlineTexts)
  const language = useLanguage()
  const told = useToldTable({ id, invite })
  const { table, messages, setTable, failure } = told
  const hasGame = table !== undefined && (['running', 'finished'].includes(table.state) || table.length > 0)
  const session = useOpenedGame({ id, invite }, told, hasGame)
  useFollowedTable({ id, invite }, told, session !== undefined)

  const written: OnlineTable['written'] = useRef(new Map()).current
  const panel = useRef<string | null>(null)
  const { unread, see } = useUnread(id, messages)
  const online = useMemo(
    (): OnlineTable | undefined =>
      table && {
        table,
        messages,
        unread,
        see,
        invite,
        written,
        panel,
        async change(path, body, method = 'POST') {
          setTable(await request<Table>(method, `/tables/${id}/${path}`, body))
        },
      },
    [table, messages, unread, see, invite, id],
  )

  if (failure) return <Failed failure={failure} invite={invite} />
  if (!online || (hasGame && !session))
    return (
      <Framed>
        <main class="online-page" aria-busy="true">
          <p>{say('loading')}</p>
        </main>
      </Framed>
    )
  return (
    <OnlineContext.Provider value={online}>
      {session ? (
        <GameScreen session={session} startAt={startAt} wanted={line} />
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

interface FailedProps {
  readonly failure: string
  readonly invite: string | undefined
}

/** Why the table cannot be shown, and for whoever is not logged in, how it could be. */
function Failed({ failure, invite }: FailedProps) {
  const say = useSay(onlineTexts)
  const me = useMe()
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
}
