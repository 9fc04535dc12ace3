import { useEffect, useMemo, useState } from 'preact/hooks'
import { seatedIfSecret } from '../../session/seated.js'
import { HandOver } from '../../table/hand-over.js'
import type { CoreState } from '@stellwerk/engine'
import { gameFileText } from '@stellwerk/engine'
import type * as Computing from '../../computers/index.js'
import { Framed } from '../../app/framed.js'
import { useLanguage, useSay } from '../../language/language.js'
import { offerDownload } from '../../session/file-text.js'
import type { Opened } from '../../session/library.js'
import { followElsewhere, openLocal } from '../../session/library.js'
import type { LocalSession } from '../../session/local.js'
import { TableScreen } from '../../table/table-screen.js'
import { tableTexts } from '../../table/texts.js'
import { Nothing, lazy } from '../../ui/lazy.js'
import { useLoaded } from '../../ui/use-loaded.js'
import { withVariations } from '../../variations/file.js'
import { useLines } from '../../variations/use-lines.js'
import { momentIn } from '../../table/use-address-of-moment.js'
import { DeadEnd } from '../dead-end.js'
import { labelName } from '../home/label-name.js'
import { Loading } from './loading.js'
import { playTexts } from './texts.js'
import '../page.css'

const BrokenGame = lazy(async () => (await import('./broken.js')).BrokenGame)
const RenameDialog = lazy(async () => (await import('./rename.js')).RenameDialog, Nothing)

/** A game, and what computers need who play in it. */
type Found = Opened & { readonly computing?: typeof Computing }

async function find(id: string): Promise<Found> {
  const opened = await openLocal(id)
  if (opened.kind !== 'open' || !opened.session.computers) return opened
  return { ...opened, computing: await import('../../computers/index.js') }
}

/** A game of this browser: hot-seat or analysis. */
export function PlayPage({ id, query }: { readonly id: string; readonly query: URLSearchParams }) {
  const say = useSay(playTexts)
  const found = useLoaded(id, () => find(id))
  const later = useLoaded(found?.kind === 'open' ? id : '', () =>
    found?.kind === 'open' ? found.later : undefined,
  )
  const opened = later ?? found
  if (!opened) return <Loading />
  switch (opened.kind) {
    case 'missing':
      return (
        <Framed>
          <DeadEnd heading={say('missing')} why={say('missingWhy')} />
        </Framed>
      )
    case 'broken':
      return (
        <Framed>
          <BrokenGame broken={opened} />
        </Framed>
      )
    case 'open':
      return <LocalTable {...opened} startAt={momentIn(query)} wanted={query.get('line') ?? undefined} />
  }
}

interface LocalTableProps extends Pick<Found, 'computing'> {
  readonly session: LocalSession<CoreState>
  readonly lasting: boolean
  readonly startAt: number | undefined
  /** The variation to begin with. */
  readonly wanted: string | undefined
}

function LocalTable({ session, lasting, startAt, wanted, computing }: LocalTableProps) {
  const sayTable = useSay(tableTexts)
  const language = useLanguage()
  const [renaming, setRenaming] = useState(false)
  const computers = useMemo(() => computing?.computersOf(session), [session, computing])
  const seated = useMemo(() => seatedIfSecret(computers ?? session), [session, computers])
  useEffect(() => {
    const stops = [
      followElsewhere(session),
      ...(computing && computers ? [computing.driveAlone(computers)] : []),
    ]
    return () => {
      for (const stop of stops) stop()
      seated.close()
    }
  }, [session, computers, seated])
  const lines = useLines({ game: computers ?? session, key: session.id, wanted, seen: seatedIfSecret })
  const shown = lines.session ?? seated
  const name = labelName(session.label, language)
  if (!lines.isReady) return <Loading />

  const download = (): void => {
    const file = withVariations(session, lines.lines.variations)
    offerDownload(`${file.title}-${session.id}.json`, gameFileText(file), 'application/json')
  }
  return (
    <>
      <TableScreen
        session={shown}
        lines={lines.lines}
        name={name}
        startAt={startAt}
        items={[
          { label: sayTable('download'), onChoose: download },
          { label: sayTable('rename'), onChoose: () => setRenaming(true) },
        ]}
        notice={
          <>
            {computing && computers && !lines.lines.shown && <computing.PaceBar session={computers} />}
            {!lasting && <p>{sayTable('fleeting')}</p>}
          </>
        }
      />
      <HandOver session={shown} />
      {renaming && (
        <RenameDialog
          name={name}
          label={sayTable('renameLabel')}
          onClose={() => setRenaming(false)}
          onRename={(to) => {
            setRenaming(false)
            void session.rename(to)
          }}
        />
      )}
    </>
  )
}
