import { useEffect, useState } from 'preact/hooks'
import { titleIds } from '@stellwerk/titles'
import { useSay } from '../../language/language.js'
import { openShelf } from '../../session/browser-shelf.js'
import type { Label } from '../../session/shelf.js'
import { Doors } from './doors.js'
import { GameList } from './game-list.js'
import { LastGame } from './last-game.js'
import { homeTexts } from './texts.js'
import { TitleCard } from './title-card.js'
import { WaitingGames } from './waiting-games.js'
import '../page.css'
import './home.css'

interface Kept {
  readonly labels: readonly Label[]
  readonly lasting: boolean
}

/** Where one goes on with a game or begins one: what waits comes first, then the ways in, then what there is. */
export function HomePage() {
  const say = useSay(homeTexts)
  const [kept, setKept] = useState<Kept | null>(null)
  const load = async (): Promise<void> => {
    const { shelf, lasting } = await openShelf()
    setKept({ labels: await shelf.list(), lasting })
  }
  useEffect(() => {
    load().catch(() => setKept({ labels: [], lasting: false }))
  }, [])
  const last = kept?.labels.find(({ over }) => !over)
  return (
    <main class="page home">
      <header class="home-head">
        <h1>{say('heading')}</h1>
        <p class="page-lead">{say('lead')}</p>
      </header>
      <WaitingGames />
      {last && <LastGame label={last} />}
      <Doors />
      {kept && !kept.lasting && <p class="page-fault">{say('fleeting')}</p>}
      <section aria-labelledby="home-titles">
        <h2 id="home-titles" class="visually-hidden">
          {say('titles')}
        </h2>
        <ul class="home-titles">
          {titleIds.map((title) => (
            <TitleCard key={title} title={title} />
          ))}
        </ul>
      </section>
      {kept && kept.labels.length > 0 && (
        <section aria-labelledby="home-games">
          <h2 id="home-games">{say('onDevice')}</h2>
          <GameList labels={kept.labels} onChange={() => void load()} />
        </section>
      )}
    </main>
  )
}
