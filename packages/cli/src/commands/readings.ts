import { readingOf } from '@stellwerk/engine'
import type { CoreState } from '@stellwerk/engine'
import { manifestOf } from '@stellwerk/titles'
import type { Definition } from '../command.js'
import { exit } from '../exit.js'
import type { Game } from '../games.js'
import { findGame, gameIds } from '../games.js'
import { open } from '../session.js'

/** What the rules of a title leave open, and what a game plays. */
export const readings: Definition = {
  define(command, text) {
    command.argument('<title>', `${text('argument.readings')} (${gameIds().join(', ')})`)
  },
  async run({ world, out }, [given = '']) {
    const { game, state } = await lookUp(world.cwd, given)
    const texts = await manifestOf(game.id)?.readingTexts()
    const all = Object.entries(game.title.readings).map(([name, { ruling, values }]) => {
      const words = texts?.[name]
      const sentences = values.map((value) => ({ value, text: words?.values[value]?.[out.language] ?? '' }))
      return {
        name,
        ruling,
        about: words?.name[out.language] ?? '',
        played: readingOf(state, game.title.readings, name),
        values: sentences,
        sources: words?.sources[out.language] ?? '',
      }
    })
    if (out.json) out.data(all)
    else
      for (const { name, ruling, about, played, values, sources } of all) {
        out.line(`${out.paint.strong(about)} (${ruling})`)
        for (const { value, text } of values) {
          out.line(`  ${value === played ? '●' : '○'} ${text}`)
          out.line(`      --option "${name}=${value}"`)
        }
        out.line(`  ${out.paint.dim(sources)}`)
        out.line()
      }
    return exit.ok
  },
}

async function lookUp(
  cwd: string,
  given: string,
): Promise<{ game: Game; state: Pick<CoreState, 'readings'> }> {
  const title = await findGame(given)
  if (title) return { game: title, state: {} }
  const { game, history } = await open(cwd, given)
  return { game, state: history.state }
}
