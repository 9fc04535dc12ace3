/** Looks for the choices of a state beside the page. */
import type { CoreState } from '@stellwerk/engine'
import { legal } from '@stellwerk/engine'
import { games } from '@stellwerk/titles'

addEventListener(
  'message',
  ({ data }: MessageEvent<{ readonly title: string; readonly state: CoreState }>) => {
    const game = games[data.title]
    if (!game) throw new Error(`no title ${data.title}`)
    postMessage(legal(game.title, data.state))
  },
)
