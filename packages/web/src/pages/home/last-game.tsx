import { useLanguage, useSay } from '../../language/language.js'
import { openShelf } from '../../session/browser-shelf.js'
import type { Label } from '../../session/shelf.js'
import { titleName } from '../../titles/catalogue.js'
import { ago } from './ago.js'
import { GameCard } from './game-card.js'
import { labelName } from './label-name.js'
import { homeTexts } from './texts.js'
import { useGlimpse } from './use-glimpse.js'

/** The game that was played last on this device, with its board. */
export function LastGame({ label }: { readonly label: Label }) {
  const say = useSay(homeTexts)
  const language = useLanguage()
  const name = labelName(label, language)
  const glimpse = useGlimpse(`kept ${label.id} ${label.changed}`, label.title, async () => {
    const { shelf } = await openShelf()
    const stored = await shelf.read(label.id)
    return stored && { kind: 'kept', ...stored }
  })
  return (
    <section class="home-last" aria-label={say('last')}>
      <GameCard
        href={`/play/${label.id}`}
        name={name}
        facts={titleName(language, label.title)}
        aside={
          <time dateTime={new Date(label.changed).toISOString()}>
            {ago(language, label.changed, Date.now())}
          </time>
        }
        players={label.players}
        glimpse={glimpse}
        go={say('games')}
      />
    </section>
  )
}
