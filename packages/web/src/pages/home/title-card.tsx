import { manifestOf } from '@stellwerk/titles'
import { useLanguage, useSay } from '../../language/language.js'
import { titleName } from '../../titles/catalogue.js'
import { introductionOf, timeOf } from '../../titles/fronts.js'
import { Nothing, lazy } from '../../ui/lazy.js'
import { homeTexts } from './texts.js'
import { useGlimpse } from './use-glimpse.js'

const SmallBoard = lazy(async () => (await import('./small-board.js')).SmallBoard, Nothing)

/** What a title is about, for how many, a board of it, and the ways into it. */
export function TitleCard({ title }: { readonly title: string }) {
  const say = useSay(homeTexts)
  const language = useLanguage()
  const name = titleName(language, title)
  const seats = manifestOf(title)?.seats
  const glimpse = useGlimpse(`title ${title}`, title, () => Promise.resolve({ kind: 'title' }))
  return (
    <li class="home-title">
      <div class="home-title-board">{glimpse && <SmallBoard glimpse={glimpse} across={8.5} />}</div>
      <div class="home-title-words">
        <div class="home-title-head">
          <h3>{name}</h3>
          {seats && (
            <p class="page-hint">
              {say('seats', { ...seats, time: timeOf(title, language) ?? say('evening') })}
            </p>
          )}
        </div>
        <p>{introductionOf(title, language)}</p>
        <p class="home-title-ways">
          <a href={`/new?title=${title}`} aria-label={say('play', { title: name })}>
            {say('playShort')}
          </a>
          <a href={`/rules/${title}`} aria-label={say('rules', { title: name })}>
            {say('rulesShort')}
          </a>
        </p>
      </div>
    </li>
  )
}
