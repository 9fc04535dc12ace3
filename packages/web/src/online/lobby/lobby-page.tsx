import { useEffect, useState } from 'preact/hooks'
import type { Table, TableState } from '@stellwerk/protocol'
import { useLanguage, useSay } from '../../language/language.js'
import { Button } from '../../ui/button.js'
import { againIn } from '../../session/again.js'
import { useMe } from '../account/me.js'
import { request } from '../api.js'
import { failureText } from '../failure.js'
import { NewTableForm } from './new-table-form.js'
import { TableRow } from './table-row.js'
import { lobbyTexts } from './texts.js'
import { UploadTable } from './upload-table.js'
import './lobby.css'

type Shown = TableState | 'mine'

/** The tables of this server. */
export function LobbyPage({ query }: { readonly query: URLSearchParams }) {
  const say = useSay(lobbyTexts)
  const language = useLanguage()
  const me = useMe()
  const again = againIn(query)
  const [shown, setShown] = useState<Shown>('open')
  const [tables, setTables] = useState<readonly Table[] | undefined>()
  const [more, setMore] = useState(false)
  const [failure, setFailure] = useState('')

  const load = async (before?: number): Promise<void> => {
    setFailure('')
    try {
      const filter = shown === 'mine' ? 'mine=true' : `state=${shown}`
      const page = await request<{ tables: Table[]; more: boolean }>(
        'GET',
        `/tables?${filter}&limit=30${before === undefined ? '' : `&before=${before}`}`,
      )
      setTables((known) => (before === undefined ? page.tables : [...(known ?? []), ...page.tables]))
      setMore(page.more)
    } catch (error) {
      setFailure(failureText(language, error))
    }
  }
  useEffect(() => {
    setTables(undefined)
    void load()
    const refresh = setInterval(() => document.visibilityState === 'visible' && void load(), 20_000)
    return () => clearInterval(refresh)
  }, [shown, me?.id])

  const tabs: readonly (readonly [Shown, string])[] = [
    ['open', say('open')],
    ['running', say('running')],
    ['finished', say('finished')],
    ...(me ? [['mine', say('mine')] as const] : []),
  ]
  return (
    <main class="lobby">
      <h1>{say('lobby')}</h1>
      {me ? (
        <div class="lobby-begin">
          <details class="lobby-new" open={again.title !== undefined}>
            <summary class="button button-primary">{say('create')}</summary>
            <NewTableForm again={again} />
          </details>
          <details class="lobby-new">
            <summary class="button">{say('upload')}</summary>
            <UploadTable />
          </details>
        </div>
      ) : (
        <p class="lobby-sign-in">
          {say('signInFirst')}{' '}
          <a class="button button-primary" href="/account">
            {say('signIn')}
          </a>
        </p>
      )}
      <div class="lobby-tabs" role="group" aria-label={say('state')}>
        {tabs.map(([id, label]) => (
          <Button key={id} pressed={shown === id} onPress={() => setShown(id)}>
            {label}
          </Button>
        ))}
      </div>
      {failure && (
        <div class="lobby-failure" role="alert">
          <p>{failure}</p>
          <Button onPress={() => void load()}>{say('retry')}</Button>
        </div>
      )}
      {!tables && !failure && <p class="lobby-state">{say('loading')}</p>}
      {tables?.length === 0 && <p class="lobby-state">{say('empty')}</p>}
      {tables && tables.length > 0 && (
        <ul class="lobby-tables">
          {tables.map((table) => (
            <TableRow table={table} key={table.id} />
          ))}
        </ul>
      )}
      {more && <Button onPress={() => void load(tables?.at(-1)?.changed)}>{say('more')}</Button>}
    </main>
  )
}
