import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Headings } from '@stellwerk/texts'
import { headingIn } from '@stellwerk/texts'
import { manifestOf } from '@stellwerk/titles'
import { CourseFold } from '../guide/course.js'
import { useLanguage, useSay } from '../language/language.js'
import type { Message } from '../language/texts.js'
import { ReadingList } from '../readings/reading-list.js'
import { readingPageTexts } from '../readings/texts.js'
import { titleName } from '../titles/catalogue.js'
import { Button } from '../ui/button.js'
import { ChapterSection, chapterAnchor } from './chapter.js'
import type { Chapter } from './ledger.js'
import { parseLedger } from './ledger.js'
import { GlossarySection } from './glossary.js'
import { Sought } from './marked.js'
import { queryOf, search, searchTerms } from './search.js'
import { ruleBookOf } from './sources.js'
import { rulesTexts } from './texts.js'
import './page.css'

interface Read {
  readonly chapters: readonly Chapter[]
  readonly headings: Headings
  readonly glossary: readonly Message[]
}

/** The ledger of a title: every rule number has its place here. */
export function RulesPage({ title }: { readonly title: string }) {
  const say = useSay(rulesTexts)
  const sayReadings = useSay(readingPageTexts)
  const hasReadings = Object.keys(manifestOf(title)?.readings ?? {}).length > 0
  const language = useLanguage()
  const [query, setQuery] = useState('')
  const [attempt, setAttempt] = useState(0)
  const read = useRead(title, attempt)
  useEffect(() => {
    if (typeof read === 'object') goToHash()
  }, [read])
  useEffect(() => {
    // a number may lead to what the search has left out
    const follow = (): void => {
      if (isMissing()) setQuery('')
      requestAnimationFrame(goToHash)
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])

  const headingOf = (chapter: Chapter): string =>
    headingIn(language, typeof read === 'object' ? read.headings : {}, chapter)
  const [found, terms, sought] = useMemo(() => {
    const { chapters, glossary } = typeof read === 'object' ? read : { chapters: [], glossary: [] }
    const asked = queryOf(query, glossary)
    return [search(chapters, asked, headingOf), searchTerms(glossary, asked), asked] as const
  }, [read, query, language])

  if (read === 'loading') return <p class="rules-state">{say('loading')}</p>
  if (read === 'failed')
    return (
      <div class="rules-state" role="alert">
        <p>{say('failed')}</p>
        <Button onPress={() => setAttempt(attempt + 1)}>{say('retry')}</Button>
      </div>
    )
  const count = found.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'statement')).length
  return (
    <main class={query ? 'rules rules-searched' : 'rules'}>
      <header class="rules-head">
        <h1>{say('heading', { title: titleName(language, title) })}</h1>
        <CourseFold title={title} />
        <p>{say('intro')}</p>
        {manifestOf(title)?.options['edition'] && <p>{say('editions')}</p>}
        <search>
          <label class="rules-search">
            <span>{say('search')}</span>
            <input type="search" value={query} onInput={(event) => setQuery(event.currentTarget.value)} />
          </label>
          <p class="rules-count" role="status">
            {query &&
              (found.length + terms.length === 0
                ? say('nothing')
                : say('found', { count, terms: terms.length }))}
          </p>
        </search>
      </header>
      <nav class="rules-contents" aria-label={say('chapters')}>
        <ul>
          {found.map((chapter) => (
            <li key={chapterAnchor(chapter)} class={`rules-level-${chapter.level}`}>
              <a href={`#${chapterAnchor(chapter)}`}>
                {chapter.number} {headingOf(chapter)}
              </a>
            </li>
          ))}
          {!query && hasReadings && <FurtherPart anchor="readings" name={sayReadings('heading')} />}
          {terms.length > 0 && <FurtherPart anchor="glossary" name={say('glossary')} />}
        </ul>
      </nav>
      <div class="rules-body">
        <Sought.Provider value={sought}>
          {!query && hasReadings && (
            <section class="rules-chapter" aria-labelledby="readings">
              <h2 id="readings">{sayReadings('heading')}</h2>
              <p class="rules-text">{sayReadings('listIntro')}</p>
              <ReadingList title={title} />
            </section>
          )}
          {query && <GlossarySection terms={terms} />}
          {found.map((chapter) => (
            <ChapterSection chapter={chapter} heading={headingOf(chapter)} key={chapterAnchor(chapter)} />
          ))}
          {!query && <GlossarySection terms={terms} />}
        </Sought.Provider>
      </div>
    </main>
  )
}

/** A part of the page that is no chapter of the ledger, in the list of contents. */
const FurtherPart = ({ anchor, name }: { readonly anchor: string; readonly name: string }) => (
  <li class="rules-level-1">
    <a href={`#${anchor}`}>{name}</a>
  </li>
)

/** The ledger of a title; another attempt fetches it again. */
function useRead(title: string, attempt: number): Read | 'loading' | 'failed' {
  const [read, setRead] = useState<Read | 'loading' | 'failed'>('loading')
  useEffect(() => {
    let current = true
    const load = async (): Promise<Read> => {
      const { markdown, ...rest } = await ruleBookOf(title)
      return { chapters: parseLedger(markdown), ...rest }
    }
    load().then(
      (loaded) => current && setRead(loaded),
      () => current && setRead('failed'),
    )
    return () => {
      current = false
    }
  }, [title, attempt])
  return read
}

const addressed = (): HTMLElement | null =>
  document.getElementById(decodeURIComponent(location.hash.slice(1)))

const isMissing = (): boolean => location.hash !== '' && addressed() === null

/** The page was not there yet when the browser looked for the statement in the address. */
function goToHash(): void {
  const target = addressed()
  target?.scrollIntoView()
  for (const former of document.querySelectorAll('.rules-target')) former.classList.remove('rules-target')
  target?.classList.add('rules-target')
}
