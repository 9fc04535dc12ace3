import { useEffect, useState } from 'preact/hooks'
import type { PersonPage as Person } from '@stellwerk/protocol'
import { useLanguage, useSay } from '../../language/language.js'
import { titleName } from '../../titles/catalogue.js'
import { useMe } from '../account/me.js'
import { RequestFailed, request } from '../api.js'
import { failureText } from '../failure.js'
import { TableRow } from '../lobby/table-row.js'
import { useTables } from '../lobby/use-tables.js'
import '../lobby/lobby.css'
import { peopleTexts } from './texts.js'
import './people.css'

/** Somebody who plays here: their results by title, and their games. */
export function PersonPage({ name }: { readonly name: string }) {
  const say = useSay(peopleTexts)
  const language = useLanguage()
  const [person, setPerson] = useState<Person | undefined>()
  const [failure, setFailure] = useState('')
  useEffect(() => {
    request<Person>('GET', `/people/${encodeURIComponent(name)}`).then(setPerson, (error: unknown) => {
      const isMissing = error instanceof RequestFailed && error.code === 'not-found'
      setFailure(isMissing ? say('missing') : failureText(language, error))
    })
  }, [name])
  const since = new Intl.DateTimeFormat(language, { dateStyle: 'long' })
  return (
    <main class="column" aria-busy={!person && failure === ''}>
      <h1>{person?.name ?? (failure ? say('nobody') : name)}</h1>
      {failure && <p role="alert">{failure}</p>}
      {person && (
        <>
          <p>{say('since', { when: since.format(person.since) })}</p>
          {person.results.length > 0 && <Results person={person} />}
          <Games name={person.name} />
        </>
      )}
    </main>
  )
}

function Results({ person: { results } }: { readonly person: Person }) {
  const say = useSay(peopleTexts)
  const language = useLanguage()
  const places = Math.max(...results.map(({ ranks }) => ranks.length))
  const isRated = results.some(({ rating }) => rating !== null)
  const ranks = Array.from({ length: places }, (_, i) => i)
  return (
    <section aria-labelledby="person-results">
      <h2 id="person-results">{say('results')}</h2>
      <div class="person-table" role="region" aria-labelledby="person-results" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('title')}</th>
              <th scope="col">{say('played')}</th>
              <th scope="col">{say('won')}</th>
              {isRated && <th scope="col">{say('rating')}</th>}
              {ranks.slice(1).map((i) => (
                <th scope="col" key={i}>
                  {say('rank', { rank: i + 1 })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {results.map((one) => (
              <tr key={one.title}>
                <th scope="row">{titleName(language, one.title)}</th>
                <td>{one.played}</td>
                <td>{one.won}</td>
                {isRated && (
                  <td class="person-rating">{one.rating ? say('ratingRange', { ...one.rating }) : '–'}</td>
                )}
                {ranks.slice(1).map((i) => (
                  <td key={i}>{one.ranks[i] ?? 0}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isRated && <p class="field-help">{say('ratingHelp')}</p>}
    </section>
  )
}

function Games({ name }: { readonly name: string }) {
  const say = useSay(peopleTexts)
  const me = useMe()
  const { tables } = useTables(`state=finished&player=${encodeURIComponent(name)}`, me?.id)
  return (
    <section aria-labelledby="person-games">
      <h2 id="person-games">{say('games')}</h2>
      {tables?.length === 0 && <p>{say('noGames')}</p>}
      {tables && tables.length > 0 && (
        <ul class="lobby-tables">
          {tables.map((table) => (
            <TableRow key={table.id} table={table} />
          ))}
        </ul>
      )}
    </section>
  )
}
