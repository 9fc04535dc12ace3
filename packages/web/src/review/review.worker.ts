/** Looks back at a game beside the page, and tells how far it has come. */
import type { Played, Review } from '@stellwerk/bots'
import { Reviewing, tutorOf } from '@stellwerk/bots'
import { loadGame } from '../titles/games.js'

export interface ReviewQuestion {
  readonly title: string
  readonly line: readonly Played[]
}

export type ReviewNews = { readonly progress: number } | { readonly review: Review }

/** Milliseconds between two words on progress. */
const pause = 150

async function answer({ title: id, line }: ReviewQuestion): Promise<void> {
  const [game, tutor] = await Promise.all([loadGame(id), tutorOf(id)])
  if (!game) throw new Error(`no title ${id}`)
  const tell = (news: ReviewNews): void => postMessage(news)
  const steps = new Reviewing(tutor, game.title, line).steps()
  let told = 0
  for (;;) {
    const { done, value } = steps.next()
    if (done) return tell({ review: value })
    if (performance.now() - told < pause) continue
    told = performance.now()
    tell({ progress: value })
  }
}

addEventListener('message', ({ data }: MessageEvent<ReviewQuestion>) => void answer(data).catch(reportError))
