import type { CoreState, PlayerId } from '@stellwerk/engine'
import type { GameView, Table } from '@stellwerk/protocol'
import { useLanguage, useSay } from '../../language/language.js'
import { useMe } from '../../online/account/me.js'
import { request } from '../../online/api.js'
import { seatName } from '../../online/seats.js'
import { Clock } from '../../online/clock/clock.js'
import { waitingTexts } from '../../online/waiting/texts.js'
import { useWaiting } from '../../online/waiting/waiting.js'
import { titleName } from '../../titles/catalogue.js'
import { ago } from './ago.js'
import { GameCard } from './game-card.js'
import { useGlimpse } from './use-glimpse.js'

/** The tables that wait for whoever is here come before everything else. */
export function WaitingGames() {
  const say = useSay(waitingTexts)
  const tables = useWaiting()
  if (tables.length === 0) return null
  return (
    <section class="waiting" aria-labelledby="home-waiting">
      <h2 id="home-waiting">
        {say('yourTurn')} <span class="home-count">{say('count', { count: tables.length })}</span>
      </h2>
      <ul class="game-cards">
        {tables.map((table) => (
          <li key={table.id}>
            <WaitingGame table={table} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function WaitingGame({ table }: { readonly table: Table }) {
  const say = useSay(waitingTexts)
  const language = useLanguage()
  const me = useMe(false)
  const own = table.seats.find(({ person }) => person?.id === me?.id)?.player ?? null
  const glimpse = useGlimpse(`table ${table.id} ${table.seq}`, table.title, async () => {
    const { state } = await request<GameView>('GET', `/tables/${table.id}/game`)
    return { kind: 'view', state: state as unknown as CoreState, viewer: own as PlayerId | null }
  })
  const name = table.name || titleName(language, table.title)
  return (
    <GameCard
      isTurn
      href={`/table/${table.id}`}
      name={name}
      facts={titleName(language, table.title)}
      aside={
        <>
          <time dateTime={new Date(table.turnSince).toISOString()}>
            {say('lastMove', { time: ago(language, table.turnSince, Date.now()) })}
          </time>
          {own !== null && <Clock table={table} player={own} brief />}
        </>
      }
      players={table.seats.map(seatName)}
      glimpse={glimpse}
      go={say('play')}
    />
  )
}
