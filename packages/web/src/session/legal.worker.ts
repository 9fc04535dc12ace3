/** Looks for the choices of a state beside the page. */
import { openDecision } from '@stellwerk/engine'
import type { CoreState } from '@stellwerk/engine'
import { loadGame } from '../titles/games.js'

interface Question {
  readonly title: string
  readonly state: CoreState
}

async function answer({ title, state }: Question): Promise<void> {
  const game = await loadGame(title)
  if (!game) throw new Error(`no title ${title}`)
  postMessage(openDecision(game.title, state))
}

// an error must reach the page, which then looks by itself
addEventListener('message', ({ data }: MessageEvent<Question>) => void answer(data).catch(reportError))
