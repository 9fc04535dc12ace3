import { useCallback, useEffect, useMemo, useState } from 'preact/hooks'
import { seatedIfSecret } from '../../session/seated.js'
import { HandOver } from '../../table/hand-over.js'
import type { CoreState } from '@stellwerk/engine'
import { Framed } from '../../app/framed.js'
import { goTo } from '../../app/router.js'
import { useLanguage, useSay } from '../../language/language.js'
import { lineTo } from '../../session/copy.js'
import { gameFileText, offerDownload } from '../../session/file-text.js'
import type { Opened } from '../../session/library.js'
import { drawSeed, followElsewhere, openLocal, shelve } from '../../session/library.js'
import type { LocalSession } from '../../session/local.js'
import { TableScreen } from '../../table/table-screen.js'
import { tableTexts } from '../../table/texts.js'
import { lazy } from '../../ui/lazy.js'
import { useFailure } from '../../ui/use-failure.js'
import { momentIn } from '../../table/use-address-of-moment.js'
import { DeadEnd } from '../dead-end.js'
import { labelName } from '../home/label-name.js'
import { playTexts } from './texts.js'
import '../page.css'

const BrokenGame = lazy(async () => (await import('./broken.js')).BrokenGame)
const RenameDialog = lazy(
  async () => (await import('./rename.js')).RenameDialog,
  () => null,
)

/** A game, and what computers need who play in it. */
type Found = Opened & { readonly computing?: typeof import('../../computers/index.js') }

async function find(id: string): Promise<Found> {
  const opened = await openLocal(id)
  if (opened.kind !== 'open' || !opened.session.computers) return opened
  return { ...opened, computing: await import('../../computers/index.js') }
}

/** A game of this browser: hot-seat or analysis. */
export function PlayPage({ id, query }: { readonly id: string; readonly query: URLSearchParams }) {
  const say = useSay(playTexts)
  const [opened, setOpened] = useState<Found | null>(null)
  const fail = useFailure()
  useEffect(() => {
    let current = true
    find(id).then(
      (found) => current && setOpened(found),
      (error: unknown) => current && fail(error),
    )
    return () => {
      current = false
    }
  }, [id, fail])
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
      return <LocalTable {...opened} startAt={momentIn(query)} />
  }
}

function Loading() {
  const say = useSay(playTexts)
  return (
    <div class="play-loading" role="status">
      {say('loading')}
    </div>
  )
}

interface LocalTableProps extends Pick<Found, 'computing'> {
  readonly session: LocalSession<CoreState>
  readonly lasting: boolean
  readonly startAt: number | undefined
}

function LocalTable({ session, lasting, startAt, computing }: LocalTableProps) {
  const say = useSay(playTexts)
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
  const name = labelName(session.label, language)

  const tryFromHere = useCallback(
    async (at: number) => {
      const line = lineTo(session, at, session.origin, drawSeed)
      if (!line) return
      const { title } = session.label
      const copy = say('copyName', { name, at })
      const from = `/play/${session.id}?at=${at}`
      const { names } = session
      goTo(`/play/${await shelve({ kind: 'analysis', title, name: copy, names, from, ...line })}`)
    },
    [session, name, say],
  )
  const download = (): void => {
    const file = session.file()
    if (file) offerDownload(`${file.title}-${session.id}.json`, gameFileText(file), 'application/json')
  }
  const hasFile = session.origin.kind === 'file'
  const { from } = session.label
  return (
    <>
      <TableScreen
        session={seated}
        name={name}
        startAt={startAt}
        tryFromHere={tryFromHere}
        items={[
          ...(from === undefined ? [] : [{ label: say('back'), href: from }]),
          {
            label: sayTable('download'),
            onChoose: download,
            ...(hasFile ? {} : { disabled: sayTable('noDownload') }),
          },
          { label: sayTable('rename'), onChoose: () => setRenaming(true) },
        ]}
        notice={
          <>
            {computing && computers && <computing.PaceBar session={computers} />}
            {!lasting && <p>{sayTable('fleeting')}</p>}
            {from !== undefined && (
              <p class="play-copy">
                {say('copy')} <a href={from}>{say('back')}</a>
              </p>
            )}
          </>
        }
      />
      <HandOver session={seated} />
      {renaming && (
        <RenameDialog
          name={name}
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
