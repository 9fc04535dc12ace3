import { goTo } from '../app/router.js'
import { computersAmong } from '../pages/new-game/seats-asked-for.js'
import { shelve } from '../session/library.js'
import { drawSeed } from '../session/seed.js'
import { openGame } from '../titles/open-game.js'
import { keepEvening } from './evening-games.js'

/** Whoever learns is called as in the lessons: sentences about “You” would have verbs of their own. */
const learner = 'Ada'
const others = ['Borsig', 'Crampton', 'Ghega']

/** Begins a first evening: one person against three computers that play well, and goes there. */
export async function beginEvening(title: string): Promise<void> {
  const game = await openGame(title)
  if (!game) throw new Error(`no title ${title}`)
  const players = [learner, ...others]
  const setup = { players, seed: drawSeed(), options: {} }
  const created = game.title.create(setup)
  if (!created.ok) throw new Error(created.refusal.rule)
  const seats = [{ name: learner }, ...others.map((name) => ({ name, level: 'good' as const }))]
  const id = await shelve({
    kind: 'hot-seat',
    title,
    ...computersAmong(seats, players),
    origin: { ...setup, rules: game.title.rulesVersion },
    record: [],
    state: created.value,
    length: 0,
  })
  keepEvening(id)
  goTo(`/play/${id}`)
}
