import type { Table } from '@stellwerk/protocol'
import { listed } from '@stellwerk/texts'
import { useLanguage, useSay } from '../../language/language.js'
import { useMe } from '../account/me.js'
import { factsOf, standingsOf } from '../facts.js'
import { lobbyTexts } from './texts.js'

/** One table of a list: what is played, by whom, and what it waits for. */
export function TableRow({ table }: { readonly table: Table }) {
  const say = useSay(lobbyTexts)
  const language = useLanguage()
  const me = useMe()
  const free = table.seats.filter(({ person }) => person === null).length
  const names = table.seats.filter(({ person }) => person !== null).map(({ name }) => name)
  const deciding = table.seats.filter(({ player }) => table.turn.includes(player)).map(({ name }) => name)
  const isMyTurn = table.you.player !== null && table.turn.includes(table.you.player)
  const isAsked = table.seats.some(({ offered }) => offered !== null && offered.id === me?.id)
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li>
      <a class="lobby-table" href={`/table/${table.id}`}>
        <span class="lobby-name">
          {table.name || say('unnamed', { host: table.host?.name ?? '–' })}
          {isAsked && <strong class="lobby-turn">{say('asked')}</strong>}
          {isMyTurn && <strong class="lobby-turn">{say('yourTurn')}</strong>}
        </span>
        <span>{factsOf(table, language)}</span>
        <span>{listed(language, names)}</span>
        <span class="lobby-detail">
          {table.state === 'open' && say('free', { count: free })}
          {table.state === 'running' && say('turnOf', { names: listed(language, deciding) })}
          {[...(table.state === 'closed' ? [say('closed')] : []), ...standingsOf(table, language)].join(
            ' · ',
          )}
        </span>
        <time dateTime={new Date(table.changed).toISOString()}>{when.format(table.changed)}</time>
      </a>
    </li>
  )
}
