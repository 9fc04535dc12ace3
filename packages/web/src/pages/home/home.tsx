import { useEffect, useState } from 'preact/hooks'
import { titleIds } from '@stellwerk/titles'
import { useSay } from '../../language/language.js'
import { openShelf } from '../../session/browser-shelf.js'
import type { Label } from '../../session/shelf.js'
import { GameList } from './game-list.js'
import { homeTexts } from './texts.js'
import { TitleCard } from './title-card.js'
import { UploadButton } from './upload-button.js'
import { WaitingGames } from './waiting-games.js'
import '../page.css'
import './home.css'

interface Kept {
  readonly labels: readonly Label[]
  readonly lasting: boolean
}

/** Where one goes on with a game or begins one. */
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
  return (
    <main class="page home">
      <h1>{say('heading')}</h1>
      <p class="page-lead">{say('lead')}</p>
      <WaitingGames />
      <ul class="home-ways">
        <Way href="/new?against=good" heading={say('against')} text={say('againstText')} />
        <Way href="/new" heading={say('new')} text={say('newText')} look="primary" />
        <Way href="/lobby" heading={say('online')} text={say('onlineText')} />
        <Way href="/position" heading={say('position')} text={say('positionText')} />
        <li class="home-way">
          <UploadButton />
        </li>
      </ul>
      {kept && !kept.lasting && <p class="page-fault">{say('fleeting')}</p>}
      <section aria-labelledby="home-games">
        <h2 id="home-games">{say('games')}</h2>
        <div class="home-games" aria-busy={kept === null}>
          {kept &&
            (kept.labels.length === 0 ? (
              <p class="home-empty">{say('empty')}</p>
            ) : (
              <GameList labels={kept.labels} onChange={() => void load()} />
            ))}
        </div>
      </section>
      <section aria-labelledby="home-titles">
        <h2 id="home-titles">{say('titles')}</h2>
        <ul class="home-titles">
          {titleIds.map((title) => (
            <TitleCard key={title} title={title} />
          ))}
        </ul>
      </section>
    </main>
  )
}

interface WayProps {
  readonly href: string
  readonly heading: string
  readonly text: string
  readonly look?: 'primary'
}

const Way = ({ href, heading, text, look }: WayProps) => (
  <li class="home-way">
    <a class={look ? 'home-card home-card-primary' : 'home-card'} href={href}>
      <strong>{heading}</strong>
      <span>{text}</span>
    </a>
  </li>
)
