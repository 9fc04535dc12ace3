import { useState } from 'preact/hooks'
import { useLanguage, useSay } from '../../language/language.js'
import { Button } from '../../ui/button.js'
import { againIn } from '../../session/again.js'
import { useMe } from '../account/me.js'
import { failureText } from '../failure.js'
import type { Shown } from './filters.js'
import { Filters, noFilter, queryOf } from './filters.js'
import { NewTableForm } from './new-table-form.js'
import { TableRow } from './table-row.js'
import { lobbyTexts } from './texts.js'
import { UploadTable } from './upload-table.js'
import { useTables } from './use-tables.js'
import './lobby.css'

/** The tables of this server. */
export function LobbyPage({ query }: { readonly query: URLSearchParams }) {
  const say = useSay(lobbyTexts)
  const language = useLanguage()
  const me = useMe()
  const again = againIn(query)
  const [shown, setShown] = useState<Shown>('open')
  const [filter, setFilter] = useState(noFilter)
  const { tables, more, failure, load, loadMore } = useTables(queryOf(shown, filter), me?.id)

  const tabs: readonly (readonly [Shown, string])[] = [
    ['open', say('open')],
    ['running', say('running')],
    ['finished', say('finished')],
    ...(me ? [['mine', say('mine')] as const] : []),
  ]
  return (
    <main class="column lobby">
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
          <a
            class="button button-primary"
            href={`/account?to=${encodeURIComponent(`/lobby${location.search}`)}`}
          >
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
      <Filters shown={shown} filter={filter} onChange={setFilter} />
      {failure !== undefined && (
        <div class="lobby-failure" role="alert">
          <p>{failureText(language, failure)}</p>
          <Button onPress={() => void load()}>{say('retry')}</Button>
        </div>
      )}
      {!tables && failure === undefined && <p class="lobby-state">{say('loading')}</p>}
      {tables?.length === 0 && <p class="lobby-state">{say(filter === noFilter ? 'empty' : 'none')}</p>}
      {tables && tables.length > 0 && (
        <ul class="lobby-tables">
          {tables.map((table) => (
            <TableRow table={table} key={table.id} />
          ))}
        </ul>
      )}
      {more && <Button onPress={() => void loadMore()}>{say('more')}</Button>}
    </main>
  )
}
