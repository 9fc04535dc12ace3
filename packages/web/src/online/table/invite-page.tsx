import { useEffect, useState } from 'preact/hooks'
import type { Table } from '@stellwerk/protocol'
import { Framed } from '../../app/framed.js'
import { useLanguage, useSay } from '../../language/language.js'
import { request } from '../api.js'
import { failureText } from '../failure.js'
import { TablePage } from './table-page.js'
import { onlineTexts } from './texts.js'

/** Where an invitation link leads: to its table, with the right to sit down there. */
export function InvitePage({ invite }: { readonly invite: string }) {
  const say = useSay(onlineTexts)
  const language = useLanguage()
  const [table, setTable] = useState<Table | undefined>()
  const [failure, setFailure] = useState('')
  useEffect(() => {
    request<Table>('GET', `/invites/${encodeURIComponent(invite)}`).then(setTable, (error: unknown) =>
      setFailure(failureText(language, error)),
    )
  }, [invite])
  if (table) return <TablePage id={table.id} invite={invite} startAt={undefined} line={undefined} />
  return (
    <Framed>
      <main class="online-page" aria-busy={failure === ''}>
        {failure && <h1>{say('failed')}</h1>}
        <p role={failure ? 'alert' : 'status'}>{failure || say('loading')}</p>
        {failure && (
          <p>
            <a class="button" href="/lobby">
              {say('toTables')}
            </a>
          </p>
        )}
      </main>
    </Framed>
  )
}
