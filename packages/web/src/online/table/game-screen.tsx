import { useMemo, useState } from 'preact/hooks'
import type { PlayerId } from '@stellwerk/engine'
import { gameFileText } from '@stellwerk/engine'
import { useLanguage, useSay } from '../../language/language.js'
import { offerDownload } from '../../session/file-text.js'
import { seenBy } from '../../session/seated.js'
import type { Session } from '../../session/session.js'
import { OrderMark } from '../../table/order.js'
import { TableScreen } from '../../table/table-screen.js'
import { titleName } from '../../titles/catalogue.js'
import { useLines } from '../../variations/use-lines.js'
import type { Panel } from '../../panels/index.js'
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
  /** The variation to begin with. */
  readonly wanted: string | undefined
}

/** The game of an online table, with what the table has besides. */
export function GameScreen({ session, startAt, wanted }: GameScreenProps) {
  const say = useSay(onlineTexts)
  const language = useLanguage()
  const { table, unread, panel } = useOnline()
  const isSeated = table.you.player !== null
  const panels = useMemo(() => panelsOf(isSeated, unread), [isSeated, unread])
  const [failure, setFailure] = useState('')
  const items = useMemo(() => {
    const download = (): void => {
      setFailure('')
      session.fetchFile().then(
        (file) => offerDownload(`${table.title}-${table.id}.json`, gameFileText(file), 'application/json'),
        // while a game runs, it may have no file yet
        (error: unknown) => setFailure(failureText(language, error)),
      )
    }
    return [{ label: say('download'), onChoose: download }]
  }, [say, language, table.id, session])
  const seen = (variation: Session): Session => seenBy(variation, table.you.player as PlayerId | null)
  const lines = useLines({ game: session, key: `table ${table.id}`, wanted, seen })
  if (!lines.isReady) return <p aria-busy="true">{say('loading')}</p>
  return (
    <OrderMark.Provider value={MarkOf}>
      <TableScreen
        session={lines.session ?? session}
        lines={lines.lines}
        name={table.name || titleName(language, table.title)}
        {...(startAt === undefined ? {} : { startAt })}
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
