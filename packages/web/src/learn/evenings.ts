import { goTo } from '../app/router.js'
import { computersAmong } from '../pages/new-game/seats-asked-for.js'
import { shelve } from '../session/library.js'
import { drawSeed } from '../session/seed.js'
import { openGame } from '../titles/open-game.js'
import { keepEvening } from './evening-games.js'

const others = ['Borsig', 'Crampton', 'Ghega']

/** Begins a first evening: one person against three computers that play well, and goes there. */
export async function beginEvening(title: string, you: string): Promise<void> {
  const game = await openGame(title)
  if (!game) throw new Error(`no title ${title}`)
  const players = [you, ...others]
  const setup = { players, seed: drawSeed(), options: {} }
  const created = game.title.create(setup)
  if (!created.ok) throw new Error(created.refusal.rule)
  const seats = [{ name: you }, ...others.map((name) => ({ name, level: 'good' as const }))]
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
