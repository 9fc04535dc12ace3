/** Decides for a computer player, or advises a person, beside the page. */
import { advise, policyOf, situationOf, tutorOf, warn } from '@stellwerk/bots'
import { loadGame } from '../titles/games.js'
import type { WorkerQuestion } from './deciding.js'

async function answer(question: WorkerQuestion): Promise<void> {
  const { title: id, state, player, seed } = question
  const game = await loadGame(id)
  if (!game) throw new Error(`no title ${id}`)
  const situation = situationOf(game.title, state, player, seed)
  switch (question.kind) {
    case 'decide':
      return postMessage((await policyOf(id, question.level)).decide(situation).action)
    case 'advise':
      return postMessage(advise(await tutorOf(id), situation))
    case 'warn':
      return postMessage(warn(await tutorOf(id), situation, question.action))
  }
}

addEventListener('message', ({ data }: MessageEvent<WorkerQuestion>) => void answer(data).catch(reportError))
