import type { Settings } from '@stellwerk/engine'
import { manifestOf } from '@stellwerk/titles'
import { useLanguage, useSay } from '../language/language.js'
import { readingPageTexts } from './texts.js'
import { useReadingTexts } from './use-reading-texts.js'
import './readings.css'

interface ReadingListProps {
  readonly title: string
  /** What a game plays; without one both sides of each reading are shown. */
  readonly played?: Settings
}

/** The readings of a title, for looking up. */
export function ReadingList({ title, played }: ReadingListProps) {
  const say = useSay(readingPageTexts)
  const language = useLanguage()
  const texts = useReadingTexts(title)
  const readings = manifestOf(title)?.readings ?? {}
  return (
    <dl class="reading-list">
      {Object.entries(texts ?? {}).map(([name, words]) => {
        const { ruling, values } = readings[name]!
        const shown = played ? [played[name] ?? values[0]] : values
        return (
          <div key={name} class="reading">
            <dt>
              {words.name[language]}{' '}
              <a class="rule-link" href={`/rules/${title}#${ruling}`}>
                {ruling}
              </a>
            </dt>
            {shown.map((value) => (
              <dd key={value} class={value === values[0] ? '' : 'reading-other'}>
                {words.values[value]?.[language]}
                {value === values[0] && <small class="reading-usual"> ({say('usual')})</small>}
              </dd>
            ))}
            <dd class="reading-sources">{words.sources[language]}</dd>
          </div>
        )
      })}
    </dl>
  )
}
