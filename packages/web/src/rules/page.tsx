import { useEffect, useMemo, useState } from 'preact/hooks'
import { useLanguage, useSay } from '../language/language.js'
import type { Message } from '../language/texts.js'
import { Button } from '../ui/button.js'
import { ChapterSection, chapterAnchor } from './chapter.js'
import { headings } from './headings.js'
import type { Chapter } from './ledger.js'
import { parseLedger, search } from './ledger.js'
import { ruleBooks } from './sources.js'
import { rulesTexts } from './texts.js'
import './page.css'

interface Read {
  readonly chapters: readonly Chapter[]
  readonly glossary: readonly Message[]
}

/** The ledger of a title: every rule number has its place here. */
export function RulesPage({ title }: { readonly title: string }) {
  const say = useSay(rulesTexts)
  const language = useLanguage()
  const [read, setRead] = useState<Read | 'loading' | 'failed'>('loading')
  const [query, setQuery] = useState('')
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let current = true
    const load = async (): Promise<Read> => {
      const { markdown, glossary } = (await ruleBooks[title]?.()) ?? { markdown: '', glossary: [] }
      return { chapters: parseLedger(markdown), glossary }
    }
    load().then(
      (loaded) => current && setRead(loaded),
      () => current && setRead('failed'),
    )
    return () => {
      current = false
    }
  }, [title, attempt])

  useEffect(() => {
    if (typeof read === 'object') goToHash()
  }, [read])

  const found = useMemo(() => (typeof read === 'object' ? search(read.chapters, query) : []), [read, query])
  const headingOf = ({ number, title: english }: Chapter): string =>
    headings[title]?.[number || english]?.[language] ?? english

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
    <main class="rules">
      <header class="rules-head">
        <h1>{say('heading', { title })}</h1>
        <p>{say('intro')}</p>
        <search>
          <label class="rules-search">
            <span>{say('search')}</span>
            <input type="search" value={query} onInput={(event) => setQuery(event.currentTarget.value)} />
          </label>
          <p class="rules-count" role="status">
            {query && say('found', { count })}
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
          <li class="rules-level-1">
            <a href="#glossary">{say('glossary')}</a>
          </li>
        </ul>
      </nav>
      <div class="rules-body">
        {found.map((chapter) => (
          <ChapterSection chapter={chapter} heading={headingOf(chapter)} key={chapterAnchor(chapter)} />
        ))}
        {!query && <Glossary terms={read.glossary} />}
      </div>
    </main>
  )
}

function Glossary({ terms }: { readonly terms: readonly Message[] }) {
  const say = useSay(rulesTexts)
  return (
    <section class="rules-chapter" aria-labelledby="glossary">
      <h2 id="glossary">{say('glossary')}</h2>
      <div class="rules-table" tabIndex={0} role="group" aria-label={say('glossary')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('english')}</th>
              <th scope="col">{say('german')}</th>
              <th scope="col">{say('japanese')}</th>
            </tr>
          </thead>
          <tbody>
            {terms.map(({ en, de, ja }) => (
              <tr key={en}>
                <td lang="en">{en}</td>
                <td lang="de">{de}</td>
                <td lang="ja">{ja}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** The page was not there yet when the browser looked for the statement in the address. */
function goToHash(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  target?.scrollIntoView()
  target?.classList.add('rules-target')
}
