import type { CoreState } from '@stellwerk/engine'
import type { Lesson, Message, Params } from '@stellwerk/texts'
import { format } from '@stellwerk/texts'
import { useLanguage, useSay } from '../language/language.js'
import { useNow } from '../session/use-now.js'
import { Button } from '../ui/button.js'
import type { LessonSession } from './lesson-session.js'
import { lessonTitle } from './open-lesson.js'
import { learnTexts } from './texts.js'
import './lesson-bar.css'

interface LessonBarProps {
  readonly session: LessonSession<CoreState>
  readonly lesson: Lesson
  readonly number: number
  readonly scene: number
  readonly isLast: boolean
  toScene(scene: number): void
}

/** What is to be done, what a wrong move lacks, and what the right one did. */
export function LessonBar({ session, lesson, number, scene, isLast, toScene }: LessonBarProps) {
  const say = useSay(learnTexts)
  const language = useLanguage()
  useNow(session)
  const words = (message: Message, params?: Params): string =>
    format(language, { it: message[language] }, 'it', params)
  const tasks = lesson.scenes[scene]?.tasks ?? []
  const { task, done, wrong, next } = session.standing
  const [before, now] = [tasks[task - 1], tasks[task]]
  const isOver = !now && scene === lesson.scenes.length - 1
  const look = wrong ? 'lesson-bar lesson-bar-wrong' : 'lesson-bar'
  return (
    <section class={look} aria-label={say('lesson', { number })}>
      <div class="lesson-bar-words">
        <p class="lesson-bar-head">
          <strong>
            {say('lesson', { number })} · {lesson.heading[language]}
          </strong>{' '}
          {say('who', { name: lesson.learner })} <a href="/learn">{say('all')}</a>
        </p>
        {wrong && now?.instead ? (
          <p>{words(now.instead, now.figures(wrong))}</p>
        ) : (
          <>
            {before && done && <p>{words(before.happened, before.figures(done))}</p>}
            {now && <p>{words(now.ask)}</p>}
            {isOver && <p class="lesson-bar-why">{lesson.why[language]}</p>}
          </>
        )}
      </div>
      <div class="lesson-bar-ways">
        {wrong && (
          <Button look="primary" onPress={() => void session.undo(wrong.at)}>
            {say('takeBack')}
          </Button>
        )}
        {now && !now.isDone && !next && (
          <Button look="primary" onPress={() => session.watch()}>
            {say('watch')}
          </Button>
        )}
        {!now && !isOver && (
          <Button look="primary" onPress={() => toScene(scene + 1)}>
            {say('goOn')}
          </Button>
        )}
        {isOver && (
          <>
            <Button look="quiet" onPress={() => toScene(0)}>
              {say('again')}
            </Button>
            <a
              class="button button-primary"
              href={isLast ? `/new?against=good&title=${lessonTitle}` : `/learn/${number + 1}`}
            >
              {say(isLast ? 'play' : 'next')}
            </a>
          </>
        )}
      </div>
    </section>
  )
}
