/** Decides for a computer player beside the page. */
import { policyOf, situationOf } from '@stellwerk/bots'
import { loadGame } from '../titles/games.js'
import type { Question } from './deciding.js'

async function answer({ title: id, level, state, player, seed }: Question): Promise<void> {
  const game = await loadGame(id)
  if (!game) throw new Error(`no title ${id}`)
  const policy = await policyOf(id, level)
  postMessage(policy.decide(situationOf(game.title, state, player, seed)).action)
}

addEventListener('message', ({ data }: MessageEvent<Question>) => void answer(data).catch(reportError))
