import { useCallback, useEffect, useMemo, useState } from 'preact/hooks'
import { seatedIfSecret } from '../../session/seated.js'
import { computersOf } from '../../computers/computers-of.js'
import { driveAlone } from '../../computers/driving.js'
import { PaceBar } from '../../computers/pace-bar.js'
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
import { useFailure } from '../../ui/use-failure.js'
import { momentIn } from '../../table/use-address-of-moment.js'
import { DeadEnd } from '../dead-end.js'
import { labelName } from '../home/label-name.js'
import { BrokenGame } from './broken.js'
import { RenameDialog } from './rename.js'
import { playTexts } from './texts.js'
import '../page.css'

/** A game of this browser: hot-seat or analysis. */
export function PlayPage({ id, query }: { readonly id: string; readonly query: URLSearchParams }) {
  const say = useSay(playTexts)
  const [opened, setOpened] = useState<Opened | null>(null)
  const fail = useFailure()
  useEffect(() => {
    let current = true
    openLocal(id).then(
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

interface LocalTableProps {
  readonly session: LocalSession<CoreState>
  readonly lasting: boolean
  readonly startAt: number | undefined
}

function LocalTable({ session, lasting, startAt }: LocalTableProps) {
  const say = useSay(playTexts)
  const sayTable = useSay(tableTexts)
  const language = useLanguage()
  const [renaming, setRenaming] = useState(false)
  const computers = useMemo(() => computersOf(session), [session])
  const seated = useMemo(() => seatedIfSecret(computers ?? session), [session, computers])
  useEffect(() => {
    const stops = [followElsewhere(session), ...(computers ? [driveAlone(computers)] : [])]
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
            {computers && <PaceBar session={computers} />}
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
