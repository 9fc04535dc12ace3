import { useMemo, useState } from 'preact/hooks'
import type { GameFile } from '@stellwerk/engine'
import { goTo } from '../../app/router.js'
import { useLanguage, useSay } from '../../language/language.js'
import { lineTo } from '../../session/copy.js'
import { gameFileText, offerDownload } from '../../session/file-text.js'
import { drawSeed, shelve } from '../../session/library.js'
import { OrderMark } from '../../table/order.js'
import { TableScreen } from '../../table/table-screen.js'
import { titleName } from '../../titles/catalogue.js'
import type { Panel } from '../../panels/index.js'
import { request } from '../api.js'
import { failureText } from '../failure.js'
import type { OnlineSession } from '../online-session.js'
import { ChatPanel } from './chat-panel.js'
import { NotesPanel } from './notes-panel.js'
import { useOnline } from './online.js'
import { MarkOf } from './presence.js'
import { RequestNotice } from './request-notice.js'
import { TablePanel } from './table-panel.js'
import { onlineTexts } from './texts.js'

const label =
  (key: 'chat' | 'notes' | 'table'): Panel['label'] =>
  (language) =>
    onlineTexts.in(language)(key)

/** What a table has besides its game; notes are for those who play. */
const panelsOf = (isSeated: boolean, unread: number): readonly Panel[] => [
  { id: 'table', label: label('table'), Panel: TablePanel },
  {
    id: 'chat',
    label: label('chat'),
    Panel: ChatPanel,
    ...(unread === 0
      ? {}
      : {
          news: { count: unread, label: (language) => onlineTexts.in(language)('unread', { count: unread }) },
        }),
  },
  ...(isSeated ? [{ id: 'notes', label: label('notes'), Panel: NotesPanel }] : []),
]

interface GameScreenProps {
  readonly session: OnlineSession
  readonly startAt: number | undefined
}

/** The game of an online table, with what the table has besides. */
export function GameScreen({ session, startAt }: GameScreenProps) {
  const say = useSay(onlineTexts)
  const language = useLanguage()
  const { table, unread, invite, panel } = useOnline()
  const isSeated = table.you.player !== null
  const panels = useMemo(() => panelsOf(isSeated, unread), [isSeated, unread])
  const [failure, setFailure] = useState('')
  const items = useMemo(() => {
    const query = invite === undefined ? '' : `?invite=${invite}`
    const download = (): void => {
      setFailure('')
      request<GameFile>('GET', `/tables/${table.id}/file${query}`).then(
        (file) => offerDownload(`${table.title}-${table.id}.json`, gameFileText(file), 'application/json'),
        // while a game runs, it may have no file yet
        (error: unknown) => setFailure(failureText(language, error)),
      )
    }
    return [{ label: say('download'), onChoose: download }]
  }, [say, language, table.id, invite])
  const tryFromHere = async (at: number): Promise<void> => {
    const names = Object.fromEntries(table.seats.map(({ player, name }) => [player, name]))
    const line = lineTo(session, at, undefined, drawSeed)
    if (!line) return
    const from = `/table/${table.id}?at=${at}`
    const id = await shelve({ kind: 'analysis', title: table.title, names, from, ...line })
    goTo(`/play/${id}`)
  }
  return (
    <OrderMark.Provider value={MarkOf}>
      <TableScreen
        session={session}
        name={table.name || titleName(language, table.title)}
        {...(startAt === undefined ? {} : { startAt })}
        tryFromHere={tryFromHere}
        items={items}
        panels={panels}
        keptPanel={panel}
        notice={
          <>
            <RequestNotice session={session} />
            {failure && (
              <p class="notice notice-warn" role="alert">
                {failure}
              </p>
            )}
          </>
        }
      />
    </OrderMark.Provider>
  )
}
