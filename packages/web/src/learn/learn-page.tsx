import { useEffect, useState } from 'preact/hooks'
import type { Lesson, Message } from '@stellwerk/texts'
import { manifests } from '@stellwerk/titles'
import { useLanguage, useSay } from '../language/language.js'
import { Button } from '../ui/button.js'
import { useFailure } from '../ui/use-failure.js'
import { beginEvening } from './evenings.js'
import { learned } from './learned.js'
import { lessonTitle, loadLessons } from './open-lesson.js'
import { learnTexts } from './texts.js'
import '../pages/page.css'
import './learn-page.css'

/** All lessons, and which of them were taken. */
export function LearnPage() {
  const say = useSay(learnTexts)
  const language = useLanguage()
  const fail = useFailure()
  const [lessons, setLessons] = useState<readonly Lesson[]>([])
  const [taken] = useState(learned)
  useEffect(() => {
    loadLessons().then(setLessons, fail)
  }, [fail])
  const next = lessons.findIndex(({ id }) => !taken.includes(id))
  const done = lessons.filter(({ id }) => taken.includes(id)).length
  return (
    <main class="page learn">
      <h1>{say('heading')}</h1>
      <p class="page-lead">{say('lead')}</p>
      {lessons.length > 0 && <p class="page-hint">{say('progress', { done, all: lessons.length })}</p>}
      <ol class="learn-list">
        {lessons.map(({ id, heading, why }, i) => (
          <li key={id}>
            <a
              class={i === next ? 'learn-lesson learn-lesson-next' : 'learn-lesson'}
              href={`/learn/${i + 1}`}
            >
              <span class="learn-number" aria-hidden="true">
                {i + 1}
              </span>
              <strong>{heading[language]}</strong>
              {taken.includes(id) && (
                <>
                  <span class="learn-done">✓ {say('done')}</span>
                  <span class="learn-why">{why[language]}</span>
                </>
              )}
            </a>
          </li>
        ))}
      </ol>
      <FirstGames />
    </main>
  )
}

interface FirstGame {
  readonly id: string
  readonly name: Message
  readonly lead: Message
}

/** A guided start: with the practice game, then with each of the large ones. */
function FirstGames() {
  const say = useSay(learnTexts)
  const fail = useFailure()
  const [found, setFound] = useState<readonly FirstGame[]>([])
  useEffect(() => {
    const leads = manifests.map(async ({ id, name, evening }) => {
      const lead = (await evening?.())?.lead
      return lead ? [{ id, name, lead }] : []
    })
    Promise.all(leads).then((all) => setFound(all.flat()), fail)
  }, [fail])
  const practice = found.filter(({ id }) => id === lessonTitle)
  return (
    <>
      <FirstGameList heading={say('practice')} games={practice} />
      <FirstGameList heading={say('evenings')} games={found.filter((one) => !practice.includes(one))} />
    </>
  )
}

interface FirstGameListProps {
  readonly heading: string
  readonly games: readonly FirstGame[]
}

function FirstGameList({ heading, games }: FirstGameListProps) {
  const say = useSay(learnTexts)
  const language = useLanguage()
  const fail = useFailure()
  return (
    <section>
      <h2>{heading}</h2>
      {games.map(({ id, name, lead }) => (
        <div key={id} class="learn-evening">
          <p>{lead[language]}</p>
          <Button onPress={() => void beginEvening(id).catch(fail)}>
            {say('evening', { title: name[language] })}
          </Button>
        </div>
      ))}
    </section>
  )
}
