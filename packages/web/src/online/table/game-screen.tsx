import { useMemo } from 'preact/hooks'
import { goTo } from '../../app/router.js'
import { useSay } from '../../language/language.js'
import { lineTo } from '../../session/copy.js'
import { drawSeed, shelve } from '../../session/library.js'
import { OrderMark } from '../../table/order.js'
import { TableScreen } from '../../table/table-screen.js'
import type { BoardFace, Panel } from '../../titles/face.js'
import type { OnlineSession } from '../online-session.js'
import { ChatPanel } from './chat-panel.js'
import { NotesPanel } from './notes-panel.js'
import { useOnline } from './online.js'
import { PresenceOf } from './presence.js'
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
  readonly face: BoardFace
  readonly startAt: number | undefined
}

/** The game of an online table, with what the table has besides. */
export function GameScreen({ session, face, startAt }: GameScreenProps) {
  const say = useSay(onlineTexts)
  const { table, unread } = useOnline()
  const isSeated = table.you.player !== null
  const panels = useMemo(() => panelsOf(isSeated, unread), [isSeated, unread])
  // where players choose in secret, the server gives the file when the game is over
  const hasFile = table.state !== 'running' || !session.game.title.secrets
  const items = useMemo(
    () => (hasFile ? [{ label: say('download'), href: `/api/tables/${table.id}/file` }] : []),
    [say, table.id, hasFile],
  )
  const tryFromHere = async (at: number): Promise<void> => {
    const names = Object.fromEntries(table.seats.map(({ player, name }) => [player, name]))
    const line = lineTo(session, at, undefined, drawSeed)
    if (!line) return
    const from = `/table/${table.id}?at=${at}`
    const id = await shelve({ kind: 'analysis', title: table.title, names, from, ...line })
    goTo(`/play/${id}`)
  }
  return (
    <OrderMark.Provider value={PresenceOf}>
      <TableScreen
        session={session}
        face={face}
        {...(startAt === undefined ? {} : { startAt })}
        tryFromHere={tryFromHere}
        items={items}
        panels={panels}
        notice={<RequestNotice session={session} />}
      />
    </OrderMark.Provider>
  )
}
