import { listed } from '@stellwerk/texts'
import { useLanguage, useSay } from '../../language/language.js'
import { Clock } from '../../online/clock/clock.js'
import { factsOf } from '../../online/facts.js'
import { waitingTexts } from '../../online/waiting/texts.js'
import { useWaiting } from '../../online/waiting/waiting.js'
import { titleName } from '../../titles/catalogue.js'
import { ago } from './ago.js'
import './waiting-games.css'

/** The tables that wait for whoever is here come before everything else. */
export function WaitingGames() {
  const say = useSay(waitingTexts)
  const language = useLanguage()
  const tables = useWaiting()
  if (tables.length === 0) return null
  return (
    <section class="waiting" aria-labelledby="home-waiting">
      <h2 id="home-waiting">
        {say('yourTurn')} <span class="waiting-count">{say('count', { count: tables.length })}</span>
      </h2>
      <ul class="waiting-games">
        {tables.map((table) => (
          <li key={table.id}>
            <a class="waiting-game" href={`/table/${table.id}`}>
              <strong>{table.name || titleName(language, table.title)}</strong>
              <span>{factsOf(table, language)}</span>
              <span>
                {listed(
                  language,
                  table.seats.map(({ name }) => name),
                )}
              </span>
              <time dateTime={new Date(table.turnSince).toISOString()}>
                {say('lastMove', { time: ago(language, table.turnSince, Date.now()) })}
              </time>
              {table.you.player !== null && <Clock table={table} player={table.you.player} brief />}
              <span class="waiting-play">{say('play')}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
