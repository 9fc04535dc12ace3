import { manifestOf } from '@stellwerk/titles'
import { useLanguage, useSay } from '../../language/language.js'
import { titleName } from '../../titles/catalogue.js'
import { introductionOf, timeOf } from '../../titles/fronts.js'
import { homeTexts } from './texts.js'

/** What a title is about, for how many, and the ways into it. */
export function TitleCard({ title }: { readonly title: string }) {
  const say = useSay(homeTexts)
  const language = useLanguage()
  const name = titleName(language, title)
  const seats = manifestOf(title)?.seats
  return (
    <li class="home-title">
      <h3>{name}</h3>
      <p>{introductionOf(title, language)}</p>
      {seats && (
        <p class="page-hint">{say('seats', { ...seats, time: timeOf(title, language) ?? say('evening') })}</p>
      )}
      <p class="page-row">
        <a href={`/new?title=${title}`}>{say('play', { title: name })}</a>
        <a href={`/rules/${title}`}>{say('rules', { title: name })}</a>
      </p>
    </li>
  )
}
