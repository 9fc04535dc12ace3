import type { CoreState, PlayerId } from '@stellwerk/engine'
import type { Lesson, Scene } from '@stellwerk/texts'
import type { PlayedGame } from '@stellwerk/titles'
import { manifestOf } from '@stellwerk/titles'
import type { Search } from '../session/decider.js'
import { LocalSession } from '../session/local.js'
import type { Shelved } from '../session/shelf.js'
import { MemoryShelf } from '../session/shelf.js'
import { LessonSession } from './lesson-session.js'

/** The title on which 18xx is learned. */
export const lessonTitle = 'vierhain'

export const loadLessons = async (): Promise<readonly Lesson[]> =>
  (await manifestOf(lessonTitle)?.lessons?.()) ?? []

/** Opens a scene on a board that lasts as long as the page. */
export async function openScene(
  game: PlayedGame,
  { id, learner }: Lesson,
  scene: Scene,
  search: Search,
  pause?: number,
): Promise<LessonSession<CoreState>> {
  const { position } = scene
  const { players } = position
  const shelf = new MemoryShelf()
  const shelved: Shelved = {
    label: {
      id: `lesson ${id}`,
      kind: 'hot-seat',
      name: '',
      title: game.title.id,
      players,
      round: '',
      over: false,
      length: 0,
      created: 0,
      changed: 0,
    },
    origin: { players, seed: 1, options: {}, rules: game.title.rulesVersion, position },
    names: {},
  }
  await shelf.add(shelved, [])
  const local = await LocalSession.open({ game, shelf, search }, shelved, [])
  if ('ok' in local) throw new Error(`lesson ${id}: ${local.refusal.rule}`)
  return new LessonSession(local, scene, learner as PlayerId, pause)
}
