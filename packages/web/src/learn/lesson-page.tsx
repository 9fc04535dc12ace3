import { useEffect, useState } from 'preact/hooks'
import type { CoreState } from '@stellwerk/engine'
import type { Lesson } from '@stellwerk/texts'
import type { PlayedGame } from '@stellwerk/titles'
import { Framed } from '../app/framed.js'
import { useLanguage, useSay } from '../language/language.js'
import { DeadEnd } from '../pages/dead-end.js'
import { Loading } from '../pages/play/loading.js'
import { searchInWorker } from '../session/search.js'
import { useNow } from '../session/use-now.js'
import { TableScreen } from '../table/table-screen.js'
import { openGame } from '../titles/open-game.js'
import { useFailure } from '../ui/use-failure.js'
import { useLines } from '../variations/use-lines.js'
import { keepLearned } from './learned.js'
import { LessonBar } from './lesson-bar.js'
import type { LessonSession } from './lesson-session.js'
import { lessonTitle, loadLessons, openScene } from './open-lesson.js'
import { learnTexts } from './texts.js'

interface Opened {
  readonly game: PlayedGame
  readonly lessons: readonly Lesson[]
}

async function open(): Promise<Opened> {
  const [game, lessons] = await Promise.all([openGame(lessonTitle), loadLessons()])
  if (!game) throw new Error(`no title ${lessonTitle}`)
  return { game, lessons }
}

/** A lesson on the real board. */
export function LessonPage({ number }: { readonly number: number }) {
  const say = useSay(learnTexts)
  const fail = useFailure()
  const [opened, setOpened] = useState<Opened>()
  useEffect(() => {
    open().then(setOpened, fail)
  }, [fail])
  if (!opened) return <Loading />
  const { game, lessons } = opened
  const lesson = lessons[number - 1]
  return lesson ? (
    <Scenes game={game} lesson={lesson} number={number} isLast={number === lessons.length} />
  ) : (
    <Framed>
      <DeadEnd heading={say('missing')} why={say('missingWhy')} />
    </Framed>
  )
}

interface ScenesProps {
  readonly game: PlayedGame
  readonly lesson: Lesson
  readonly number: number
  readonly isLast: boolean
}

interface Shown {
  readonly scene: number
  /** Counts the boards that were set up. */
  readonly board: number
  readonly session: LessonSession<CoreState>
}

/** The scenes of a lesson, one board after another. */
function Scenes({ game, lesson, number, isLast }: ScenesProps) {
  const fail = useFailure()
  const [wanted, setWanted] = useState({ scene: 0, board: 0 })
  const [shown, setShown] = useState<Shown>()
  useEffect(() => {
    let current = true
    let session: LessonSession<CoreState> | undefined
    const scene = lesson.scenes[wanted.scene]
    if (scene)
      openScene(game, lesson, scene, searchInWorker).then((opened) => {
        session = opened
        if (current) setShown({ ...wanted, session })
      }, fail)
    return () => {
      current = false
      session?.close()
    }
  }, [game, lesson, wanted, fail])
  if (!shown) return <Loading />
  const toScene = (scene: number): void => setWanted({ scene, board: wanted.board + 1 })
  const { board, ...table } = shown
  return <LessonTable key={board} {...table} {...{ lesson, number, isLast, toScene }} />
}

interface LessonTableProps extends Omit<Shown, 'board'>, Omit<ScenesProps, 'game'> {
  toScene(scene: number): void
}

function LessonTable({ session, ...props }: LessonTableProps) {
  const { lesson, scene } = props
  const language = useLanguage()
  useNow(session)
  const isOver =
    scene === lesson.scenes.length - 1 && session.standing.task === lesson.scenes[scene]?.tasks.length
  useEffect(() => {
    if (isOver) keepLearned(lesson.id)
  }, [isOver, lesson])
  const { lines, session: variation } = useLines({
    game: session,
    key: session.id,
    wanted: undefined,
    seen: (one) => one,
  })
  return (
    <TableScreen
      session={variation ?? session}
      lines={lines}
      name={lesson.heading[language]}
      notice={!lines.shown && <LessonBar session={session} {...props} />}
    />
  )
}
